/** Chapters of the rulebook with a picture and a worked example. */
import type { Illustrations } from '../../../lib/table/board'
import Chapter from './Chapter.svelte'
import Paints from './Paints.svelte'
import type { Scene } from './scenes'

const OF: Record<string, { name: Scene; key: string }> = {
  turn: { name: 'turn', key: 'board-example-turn' },
  explore: { name: 'explore', key: 'board-example-explore' },
  sarcophagus: { name: 'sarcophagi', key: 'board-example-sarcophagus' },
  mechanisms: { name: 'mechanisms', key: 'board-example-mechanisms' },
  exit: { name: 'win', key: 'board-example-exit' },
  fight: { name: 'fight', key: 'board-example-fight' },
  cooperate: { name: 'cooperate', key: 'board-example-cooperate' },
  ending: { name: 'lose', key: 'board-example-ending' },
}

export const chapters: Illustrations = { Picture: Chapter, Paints, of: OF }
