import { fireEvent, render, screen } from '@testing-library/svelte'
import { describe, expect, it, vi } from 'vitest'
import type { GameInfo, TableInfo, TableOptionInfo } from '../../generated/protocol'
import en from '../../words/en.ftl?raw'
import { bundleOf, Speech } from '../words/speech'
import Agreed from './Agreed.svelte'
import AtTable from './AtTable.test.svelte'
import { table } from './samples'

const words = `
table-players = Players
table-fog = Fog
table-fog-thin = thin
table-fog-thick = thick
table-storms = Storms
table-storm_length = Length of a storm
table-patience = Patience
preset-hard = Hard
carried-luggage = { $coins } coins
`
const option = (field: string, given: Partial<TableOptionInfo>): TableOptionInfo => ({
  field,
  kind: 'set_up',
  values: [],
  default: '',
  among_strangers: '',
  clause: null,
  unit: '',
  least: null,
  most: null,
  needs: {},
  ...given,
})
const game = {
  name: 'g',
  options: [
    option('players', { unit: 'players', default: '2', least: 1, most: 4, values: ['1', '2', '3', '4'] }),
    option('fog', { values: ['thin', 'thick'], default: 'thin' }),
    option('storms', { kind: 'module', values: ['yes', 'no'], default: 'no' }),
    option('storm_length', { unit: 'rounds', default: '3', least: 1, most: 5, needs: { storms: ['yes'] } }),
    option('patience', { kind: 'limit', unit: 'seconds', default: '0', least: 0, most: 60 }),
  ],
  presets: [{ name: 'hard', options: { fog: 'thick' }, needs: {} }],
} as unknown as GameInfo
const options = { players: 2, fog: 'thick', storms: false, storm_length: 3, patience: 21, luggage: { coins: 5 } }

function show(given: Partial<TableInfo> = {}) {
  const act = vi.fn()
  const info = table({ status: 'gathering', options, ...given })
  const speech = new Speech('en', bundleOf('en', [en, words])).seating(['Ann', 'Bob'])
  render(AtTable, { Part: Agreed as never, given: { game, isBusy: false, act } as never, info, speech })
  return act
}
const said = (): string[] => [...document.querySelectorAll('dl > div')].map((line) => line.textContent.trim())

describe('the rules of a table', () => {
  it('are said in the words of the form: numbers with their unit, nothing raw, nothing that means nothing', () => {
    show({ preset: 'hard' })
    expect(said()).toEqual(['Difficulty Hard', 'Players 2 players', 'Patience 21 seconds', 'Fog thick', 'Storms no'])
  })

  it('tell what earlier games left behind', () => {
    show({ carried: [{ key: 'carried-luggage', facts: { coins: 5 } }] })
    expect(screen.getByText('5 coins')).toBeTruthy()
  })

  it('are changed by the host, while people gather', async () => {
    HTMLDialogElement.prototype.showModal ??= vi.fn()
    const act = show({ preset: 'hard' })
    await fireEvent.click(screen.getByRole('button', { name: 'Change the rules' }))
    await fireEvent.click(screen.getByLabelText('thin'))
    await fireEvent.submit(document.querySelector('dialog form')!)
    expect(act).toHaveBeenCalledWith('agree', {
      options: { players: '2', fog: 'thin', storms: 'no', patience: '21' },
    })
    expect(document.querySelector('dialog')).toBeNull()
  })

  it('are not changed by others', () => {
    show({ is_host: false })
    expect(screen.queryByRole('button')).toBeNull()
  })
})
