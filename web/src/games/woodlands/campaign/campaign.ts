/** The campaign: which chapter is played, what is carried over, and which Monsters are Enraged. */
import type { View } from '../model'

export interface Campaign {
  /** The chapter that is played: 1 to 5, 6 once all are won. */
  chapter: number
  attempt: number
  heroes: { hero: number; loot: number[]; powers: number }[]
  /** The kinds of Monster that are Enraged: in this chapter, or once it is won in those to come. */
  enraged: number[]
  isWon: boolean
}

export const CHAPTERS = 5
/** Message keys of the stories of the chapters. */
export const STORIES = ['mushrooms', 'tree', 'well', 'camps', 'corruption'] as const

export function campaignOf(view: View): Campaign {
  const isWon = view.quest.is_won
  return {
    chapter: view.chapter + Number(isWon),
    attempt: view.options.carried.attempt,
    heroes: view.heroes.map(({ hero, loot, used_loot, powers }) => ({ hero, loot: [...loot, ...used_loot], powers })),
    enraged: isWon ? view.enraged.filter((kind) => !view.quest.stirred.includes(kind)) : view.enraged,
    isWon,
  }
}

const TOLD = 'woodlands-story'

/** Whether a story is shown for the first time in this tab (a reload does not repeat it). */
export function isFirstTime(tale: string): boolean {
  if (sessionStorage.getItem(TOLD) === tale) return false
  sessionStorage.setItem(TOLD, tale)
  return true
}
