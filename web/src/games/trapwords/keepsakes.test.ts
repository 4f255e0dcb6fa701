import { expect, it } from 'vitest'
import { keepsakesOf } from './keepsakes'

const t = (key: string) => key

it('gives the pasted words back line by line', () => {
  const [kept] = keepsakesOf({ options: { word_list: ['lantern', 'old bridge'] } }, t)
  expect(kept).toMatchObject({ key: 'board-words-download', lines: ['lantern', 'old bridge'] })
})

it('leaves nothing where our own lists were played and nothing was decided', () => {
  expect(keepsakesOf({ options: { word_list: [] } }, t)).toEqual([])
})
