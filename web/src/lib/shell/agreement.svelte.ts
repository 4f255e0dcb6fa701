/** The table options in form and table room: a game's declared options with their values. */
import type { GameInfo, PresetInfo, TableOptionInfo } from '../../generated/protocol'
import type { Language, Speech } from '../words/speech'

/** Values by field, as lists show them and as they may be sent: `yes`, `no`, `none`, names, numbers. */
export type Words = Record<string, string>

const PLAYERS = 'players'
const MOST_SIDE_BY_SIDE = 8
const TIMES: readonly string[] = ['seconds', 'minutes']

export const asWord = (value: unknown): string => {
  if (typeof value === 'boolean') return value ? 'yes' : 'no'
  return Array.isArray(value) ? value.join('\n') : String(value ?? 'none')
}

/** Written by hand, or pasted with one entry a line. */
export const isWritten = ({ unit }: TableOptionInfo): boolean => unit === 'text' || unit === 'lines'
export const linesOf = (text: string): string[] => text.split('\n').filter((line) => line.trim() !== '')

export const isMet = (needs: TableOptionInfo['needs'], values: Words): boolean =>
  Object.entries(needs).every(([field, allowed]) => allowed.includes(values[field] ?? ''))

/** The default options; the language is that of the person who opens the table, where there is a choice. */
export const usualWord =
  (language: Language, isPublic = false) =>
  ({ unit, values, among_strangers, default: standard }: TableOptionInfo): string => {
    if (unit === 'language' && values.includes(language)) return language
    return isPublic ? among_strangers : standard
  }

/** A value in words: the game's own, or the number with its unit. Only options that mean a seat name one. */
export function said({ field, unit }: TableOptionInfo, word: string, speech: Speech): string {
  const key = `table-${field}-${word}`
  if (speech.canSay(key)) return speech.t(key)
  if (word === '') return speech.t('choice-none')
  if (['yes', 'no', 'none'].includes(word)) return speech.t(`choice-${word}`)
  if (unit === 'seat') return speech.seat(Number(word))
  if (unit === '' || unit === 'text' || unit === 'language') return word
  if (unit === 'lines') return speech.t('unit-lines', { n: linesOf(word).length })
  return TIMES.includes(unit) && word === '0'
    ? speech.t('unit-unlimited')
    : speech.t(`unit-${unit}`, { n: Number(word) })
}

/** The details of a message, if it has any. */
export const helpOf = (key: string, speech: Speech): string =>
  speech.canSay(`${key}.help`) ? speech.t(`${key}.help`) : ''

/** A number that is counted up and down; a handful of players stand side by side. */
export const isStepped = ({ least, unit, values }: TableOptionInfo): boolean =>
  least !== null && unit !== 'seat' && (unit !== 'players' || values.length > MOST_SIDE_BY_SIDE)

export const isSwitch = ({ values }: TableOptionInfo): boolean =>
  values.length > 0 && values.every((word) => word === 'yes' || word === 'no')

/** The next number worth offering; beyond those the last distance goes on. */
export function stepped({ least, most, values }: TableOptionInfo, from: number, way: 1 | -1): number {
  const offered = values.map(Number).filter(Number.isFinite)
  const ahead = offered.filter((number) => (number - from) * way > 0).sort((one, other) => (one - other) * way)
  const gap = Math.abs((offered.at(-1) ?? 1) - (offered.at(-2) ?? 0)) || 1
  const next = ahead[0] ?? from + way * gap
  return Math.min(most ?? next, Math.max(least ?? next, next))
}

export class Agreement {
  readonly game: GameInfo
  readonly options: readonly TableOptionInfo[]
  chosen = $state<Words>({})
  private readonly standard: (option: TableOptionInfo) => string

  /** `standard` are the default options; `given` are the options agreed on before. */
  constructor(game: GameInfo, standard: (option: TableOptionInfo) => string, given: Words = {}) {
    this.game = game
    this.options = withPlayers(game)
    this.standard = standard
    this.chosen = given
  }

  values = $derived.by<Words>(() =>
    Object.fromEntries(this.options.map((option) => [option.field, this.valueOf(option)])),
  )
  /** Options that have an effect now, and more than one value. */
  shown = $derived.by<TableOptionInfo[]>(() =>
    this.options.filter(
      (option) =>
        isMet(option.needs, this.values) && (isWritten(option) || option.least !== null || option.values.length > 1),
    ),
  )
  presets = $derived.by<PresetInfo[]>(() => this.game.presets.filter(({ needs }) => isMet(needs, this.values)))
  /** The preset that equals the chosen options, if any. */
  preset = $derived.by<PresetInfo | undefined>(() =>
    this.presets.find(({ options }) =>
      Object.entries(options).every(([field, word]) => this.isIdle(field) || this.values[field] === word),
    ),
  )
  sent = $derived<Words>(Object.fromEntries(this.shown.map(({ field }) => [field, this.values[field] ?? ''])))

  take(preset: PresetInfo): void {
    this.chosen = { ...this.chosen, ...preset.options }
  }

  choose(option: TableOptionInfo, word: string): void {
    this.chosen = { ...this.chosen, [option.field]: word }
  }

  isUsual = (option: TableOptionInfo): boolean => this.valueOf(option) === this.standard(option)

  /** Unused seats are not offered. */
  wordsOf = (option: TableOptionInfo): string[] =>
    option.values.filter((word) => option.unit !== 'seat' || !(Number(word) >= this.players))

  private get players(): number {
    const counted = this.options.find(({ field }) => field === PLAYERS)
    return counted ? Number(this.chosen[PLAYERS] ?? this.standard(counted)) : Infinity
  }

  private valueOf(option: TableOptionInfo): string {
    const word = this.chosen[option.field]
    const isFree = option.unit !== 'seat' || !(Number(word) >= this.players)
    return word !== undefined && isFree ? word : this.standard(option)
  }

  /** The option has no effect with the other choices. */
  private isIdle(field: string): boolean {
    const option = this.options.find((one) => one.field === field)
    return option !== undefined && !isMet(option.needs, this.values)
  }
}

/** How many play is always asked, even where a game has declared no such option. */
function withPlayers({ options, least_players: least, most_players: most }: GameInfo): TableOptionInfo[] {
  if (options.some(({ unit }) => unit === 'players') || least === most) return options
  const values = Array.from({ length: most - least + 1 }, (_, extra) => String(least + extra))
  const usual = String(Math.max(least, Math.min(2, most)))
  const counted: TableOptionInfo = {
    field: PLAYERS,
    kind: 'set_up',
    values,
    default: usual,
    among_strangers: usual,
    clause: null,
    unit: 'players',
    least,
    most,
    needs: {},
  }
  return [counted, ...options]
}
