import { fireEvent, render, screen } from '@testing-library/svelte'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { GameInfo, NewTable, TableOptionInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import NewTableForm from './NewTableForm.svelte'

const words = `
seat-player = Player { $number }
table-players = Players
table-first = First player
table-first-none = at random
table-fog = Fog
table-fog-thin = thin
table-fog-thick = thick
table-path = Own path
table-storms = Storms
table-storm_length = Length of a storm
table-patience = Patience
table-trees = Fallen trees
table-trees-climbed = climbed
table-trees-blocked = in the way
preset-easy = Easy
preset-hard = Hard
`
const option = (
  field: string,
  kind: TableOptionInfo['kind'],
  values: string,
  given: Partial<TableOptionInfo>,
): TableOptionInfo => ({
  field,
  kind,
  values: values.split(' '),
  default: values.split(' ')[0]!,
  among_strangers: given.default ?? values.split(' ')[0]!,
  clause: null,
  unit: '',
  least: null,
  most: null,
  needs: {},
  ...given,
})
const game: GameInfo = {
  name: 'waiting',
  version: 1,
  least_players: 1,
  most_players: 4,
  options: [
    option('players', 'set_up', '1 2 3 4', { unit: 'players', least: 1, most: 4, default: '2' }),
    option('first', 'set_up', 'none 0 1 2 3', { unit: 'seat' }),
    option('fog', 'set_up', 'thin thick', {}),
    option('path', 'set_up', '', { unit: 'text', values: [], default: '', needs: { fog: ['thick'] } }),
    option('storms', 'module', 'yes no', { default: 'no' }),
    option('storm_length', 'module', '1 2 3', { unit: 'rounds', least: 1, most: 5, needs: { storms: ['yes'] } }),
    option('patience', 'limit', '0 60', { unit: 'seconds', least: 0, most: 600, among_strangers: '60' }),
    option('trees', 'reading', 'climbed blocked', {}),
  ],
  presets: [
    { name: 'easy', options: { fog: 'thin', storms: 'no' }, needs: {} },
    { name: 'hard', options: { fog: 'thick', storms: 'yes' }, needs: {} },
  ],
  has_teams: false,
  bots: ['random'],
}
let sent: NewTable[]

beforeEach(() => {
  sent = []
  vi.stubGlobal('fetch', (address: string, how: RequestInit) => {
    if (address === '/api/tables') sent.push(JSON.parse(String(how.body)) as NewTable)
    return Promise.resolve(new Response(JSON.stringify({ id: 't', name: 'Ann', token: '', seats: [] })))
  })
})

const show = (shown = game): void => {
  render(NewTableForm, { game: shown, speech: new Speech('en', bundleOf('en', [en, words]), []) })
}
const radio = (name: string | RegExp): HTMLInputElement => screen.getByRole<HTMLInputElement>('radio', { name })
const number = (name: string): HTMLInputElement => screen.getByRole<HTMLInputElement>('spinbutton', { name })

async function create(): Promise<NonNullable<NewTable['options']>> {
  await fireEvent.submit(document.querySelector('form')!)
  await vi.waitFor(() => expect(sent).toHaveLength(1))
  return sent[0]!.options!
}

describe('the form of a new table', () => {
  it('begins with the difficulty, and folds house rules away', () => {
    show()
    expect(document.querySelector('legend')?.textContent).toBe('Difficulty')
    expect(radio('Easy').checked).toBe(true)
    expect(radio('climbed').closest('details')?.textContent).toContain('House rules')
    expect(radio('climbed').closest('details')?.open).toBe(false)
  })

  it('takes all options of a preset at once, and says when they amount to none', async () => {
    show()
    await fireEvent.click(radio('Hard'))
    expect(radio('thick').checked).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('switch', { name: /Storms/ }).checked).toBe(true)
    await fireEvent.click(radio('thin'))
    expect(radio('Custom').checked).toBe(true)
    await fireEvent.click(radio('thick'))
    expect(radio('Hard').checked).toBe(true)
    expect(screen.queryByText('Custom')).toBeNull()
  })

  it('takes what is written where nothing can be listed', async () => {
    show()
    expect(screen.queryByRole('textbox', { name: /^Own path/ })).toBeNull()
    await fireEvent.click(radio('thick'))
    await fireEvent.input(screen.getByRole('textbox', { name: /^Own path/ }), { target: { value: ' 3-4-5 ' } })
    expect(await create()).toMatchObject({ fog: 'thick', path: '3-4-5' })
  })

  it('neither shows nor sends what means nothing', async () => {
    show()
    expect(screen.queryByText('Length of a storm')).toBeNull()
    await fireEvent.click(radio('Hard'))
    await fireEvent.click(screen.getByRole('button', { name: 'More: Length of a storm' }))
    await fireEvent.click(radio('Easy'))
    expect(screen.queryByText('Length of a storm')).toBeNull()
    expect(await create()).toEqual({
      players: '2',
      first: 'none',
      fog: 'thin',
      storms: 'no',
      patience: '0',
      trees: 'climbed',
    })
  })

  it('counts numbers in their unit, within their bounds, and never as seats', async () => {
    show()
    expect(screen.getByText('no limit')).toBeTruthy()
    await fireEvent.click(screen.getByRole('button', { name: 'More: Patience' }))
    expect(screen.getByText('60 seconds')).toBeTruthy()
    await fireEvent.change(number('Patience'), { target: { value: '5000' } })
    expect(number('Patience').value).toBe('600')
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'More: Patience' }).disabled).toBe(true)
    expect(screen.getAllByText(/^Player \d$/)).toHaveLength(2)
    expect((await create()).patience).toBe('600')
  })

  it('offers no seat that nobody will sit on, and forgets it when fewer play', async () => {
    show()
    await fireEvent.click(radio('3'))
    await fireEvent.click(radio('Player 3'))
    await fireEvent.click(radio('2'))
    expect(screen.queryByText('Player 3')).toBeNull()
    expect((await create()).first).toBe('none')
  })

  it('offers what is usual among strangers where anybody may join, and keeps what was chosen', async () => {
    show()
    await fireEvent.click(radio(/Public/))
    expect(number('Patience').value).toBe('60')
    await fireEvent.change(number('Patience'), { target: { value: '0' } })
    await fireEvent.click(radio(/Invite/))
    await fireEvent.click(radio(/Public/))
    expect(number('Patience').value).toBe('0')
  })

  it('plays in the language of who opens the table, unless another is chosen', async () => {
    show({ ...game, options: [option('tongue', 'set_up', 'fr en', { unit: 'language' })] })
    expect(radio('en').checked).toBe(true)
    await fireEvent.click(radio('fr'))
    expect((await create()).tongue).toBe('fr')
  })
})
