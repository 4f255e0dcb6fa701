/** An update as a sequence of beats: the contract between a game and the playback queue. */
import type { LogLine } from '../../generated/protocol'

/** Something that is seen for a moment. */
export interface Beat {
  /** How many of the update's lines are told once this beat is over: none before the board has shown it. */
  told: number
  /** Milliseconds; at normal speed where a film says it, as long as it really lasts where a board is given it. */
  time: number
  /** The view as it looks meanwhile. */
  view: Record<string, unknown>
  /** The animation for the board to draw: a die that rolls, a figure that is hurt. */
  event: unknown
  /** A moment that decides something: it stays until somebody taps, or three seconds. */
  isHeld?: boolean
}

/** One update: the view before it, the view after it, and the lines that tell what happened in between. */
export interface Scene {
  before: Record<string, unknown>
  view: Record<string, unknown>
  lines: readonly LogLine[]
}

/** A game's way to show an update. Without one, updates are shown at once. */
export type Film = (scene: Scene) => Beat[]

interface Plot<V, E> {
  /** How long an event is looked at, in milliseconds; 0 where there is nothing to see. */
  time(event: E): number
  /** Whether it decides so much that it is held until somebody taps. */
  holds?(event: E): boolean
  /**
   * The view once this event has happened, as far as it can be seen; several views for a walk. What a step leaves out
   * is shown when the update is over, for then the view itself is shown.
   */
  step(shown: V, event: E, end: V): V | V[]
}

/** A film for a game that tells, event by event, what changes. An event that takes no time is told with the next. */
export function filmOf<V extends object, E>(plot: Plot<V, E>): Film {
  return ({ before, view, lines }) => {
    let shown = before as unknown as V
    const end = view as unknown as V
    return lines.flatMap((line, place) => {
      const event = line.event as E
      const frames = [plot.step(shown, event, end)].flat() as V[]
      shown = frames.at(-1) ?? shown
      const time = plot.time(event)
      if (time === 0) return []
      return frames.map((frame, at) => ({
        told: at === frames.length - 1 ? place + 1 : place,
        time,
        view: frame as Record<string, unknown>,
        event,
        isHeld: at === frames.length - 1 && (plot.holds?.(event) ?? false),
      }))
    })
  }
}
