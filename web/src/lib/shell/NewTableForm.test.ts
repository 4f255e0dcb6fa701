import { fireEvent, render, screen } from '@testing-library/svelte'
import { expect, it } from 'vitest'
import type { GameInfo } from '../../generated/protocol'
import { bundleOf, Speech } from '../words/speech'
import NewTableForm from './NewTableForm.svelte'

const words = `
table-patience = Patience
table-patience-0 = for ever
table-patience-60 = a minute
joining-invited = Invited people
joining-anyone = Anybody
`
const game: GameInfo = {
  name: 'waiting',
  version: 1,
  least_players: 2,
  most_players: 4,
  options: [
    {
      field: 'patience',
      kind: 'limit',
      values: ['0', '60'],
      default: '0',
      among_strangers: '60',
      clause: null,
      unit: 'seconds',
      least: 0,
      most: 600,
      needs: {},
    },
  ],
  presets: [],
  open_information: false,
  has_teams: false,
  bots: ['random'],
}

it('offers what is usual among strangers where anybody may join, and keeps what was chosen', async () => {
  render(NewTableForm, { game, speech: new Speech('en', bundleOf('en', [words]), []) })
  const patience = () => screen.getByLabelText<HTMLInputElement>('a minute').checked
  expect(patience()).toBe(false)
  await fireEvent.click(screen.getByLabelText(/Anybody/))
  expect(patience()).toBe(true)
  await fireEvent.click(screen.getByLabelText('for ever'))
  await fireEvent.click(screen.getByLabelText(/Invited/))
  await fireEvent.click(screen.getByLabelText(/Anybody/))
  expect(patience()).toBe(false)
})
