/** Turning points in words, for the panel and for the card that people share. */
import type { Phrase, TurningPointInfo } from '../../generated/protocol'
import type { GameModule } from '../table/board'
import type { Speech } from '../words/speech'
import { shown, type Kind } from './curve'

export interface Told {
  /** The event, or the chosen answer. */
  what: string
  /** By how much it moved the curve. */
  by: string
  /** The better answer. */
  better: string | null
  why: string | null
}

type Named = GameModule['named']
/** Who a curve belongs to: a seat or its team. */
type SideOf = (seat: number) => string

const value = (amount: number, kind: Kind, { t, language }: Speech, isChange = false): string =>
  t('analysis-value', { kind, n: shown(amount, language, isChange) })

/** An answer with its place in words, since no board is shown here. */
const answerOf = (phrase: Phrase, speech: Speech, named: Named): string =>
  named?.(phrase, speech.t) ?? speech.say(phrase)

export function told(
  point: TurningPointInfo,
  kind: Kind,
  speech: Speech,
  named: Named = undefined,
  sideOf: SideOf = speech.seat,
): Told {
  const { t, language } = speech
  return {
    what: point.kind === 'turn' ? turnOf(point, speech, sideOf) : whatOf(point, speech, named),
    by: t('analysis-by', { amount: value(point.amount, kind, speech, true), error: shown(point.error, language) }),
    better: betterOf(point, kind, speech, named),
    why: point.reason && speech.say(point.reason),
  }
}

/** Two curves may move in one turn, so the side is named. */
const turnOf = (point: TurningPointInfo, { t, say }: Speech, sideOf: SideOf): string =>
  t('analysis-point-turn', { told: point.told.map(say).join(' '), side: sideOf(point.curve ?? 0) })

function whatOf(point: TurningPointInfo, speech: Speech, named: Named): string {
  if (point.kind === 'luck' || !point.chosen)
    return [speech.t('analysis-point-luck'), ...point.told.map(speech.say)].join(' ')
  const answer = answerOf(point.chosen, speech, named)
  return speech.t('analysis-point-choice', { name: speech.seat(point.seat), answer })
}

function betterOf(point: TurningPointInfo, kind: Kind, speech: Speech, named: Named): string | null {
  const { chosen, better } = point
  if (!better) return null
  const answer = answerOf(better, speech, named)
  const isSame = chosen !== null && answerOf(chosen, speech, named) === answer
  const by = { amount: value(point.gain, kind, speech), error: shown(point.gain_error, speech.language) }
  return speech.t(isSame ? 'analysis-better-elsewhere' : 'analysis-better', { answer, ...by })
}

/** The two points that moved the curve most, as lines of a card. */
export function cardLines(
  points: readonly TurningPointInfo[],
  kind: Kind,
  speech: Speech,
  named: Named = undefined,
  sideOf: SideOf = speech.seat,
): string[] {
  const numbered = points.map((point, place) => ({ point, number: place + 1 }))
  const greatest = numbered.sort((one, other) => Math.abs(other.point.amount) - Math.abs(one.point.amount)).slice(0, 2)
  return greatest
    .sort((one, other) => one.number - other.number)
    .map(({ point, number }) => {
      const { what, by, better } = told(point, kind, speech, named, sideOf)
      return [`${number}. ${what} ${by}`, better].filter(Boolean).join(' ')
    })
}
