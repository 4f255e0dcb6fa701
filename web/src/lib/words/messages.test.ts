import { FluentBundle, FluentNumber, FluentResource } from '@fluent/bundle'
import { expect, it } from 'vitest'
import { Messages, Numeral } from './messages'

const files = import.meta.glob<string>(['../../**/*.ftl', '../../../../src/lairkeeper/**/*.ftl'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

it('says of every message of every file what a bundle says that has read it whole', () => {
  for (const file of Object.values(files)) {
    const [messages, whole] = [new Messages('en'), new FluentBundle('en', { useIsolating: false })]
    messages.add(file)
    const resource = new FluentResource(file)
    whole.addResource(resource)
    const ids = resource.body.map(({ id }) => id).filter((id) => !id.startsWith('-'))
    expect(ids.map((id) => messages.pattern(id))).toEqual(ids.map((id) => whole.getMessage(id)?.value))
  }
})

it('reads terms and messages that a message names, also by a function', () => {
  const messages = new Messages('en')
  messages.add(
    '-cat = the cat\nfirst = { CAPITAL(-cat) } { second }\nsecond = { $n ->\n    [one] runs\n   *[other] run\n}',
  )
  const pattern = messages.pattern('first')
  expect(pattern && messages.format(pattern, { n: 1 })).toBe('The cat runs')
})

it('lets a later file win, also over what was said already', () => {
  const messages = new Messages('en')
  messages.add('key = before\n    .you = mine')
  expect(messages.pattern('key')).toBe('before')
  messages.add('key = after')
  expect([messages.pattern('key'), messages.pattern('key.you'), messages.pattern('none')]).toEqual([
    'after',
    null,
    null,
  ])
})

it.each(['en', 'fr'])('writes numbers as the browser would in %s', (language) => {
  const messages = new Messages(language)
  messages.add('count = { $n ->\n    [one] { $n } step\n   *[other] { $n } steps\n}')
  const pattern = messages.pattern('count')!
  for (const value of [-1000, -7, 0, 1, 2, 0.5, 999, 1000, 1_234_567])
    expect(messages.format(pattern, { n: new Numeral(value) })).toBe(
      messages.format(pattern, { n: new FluentNumber(value) }),
    )
})
