/**
 * The doors of the lobby. A game's folder holds its own in `door/`: a scene, an accent and a few words in each language,
 * small enough to be there before anybody has chosen a game.
 */
import type { Component } from 'svelte'
import { folderOf } from '../table/boards'
import { bundleOf, Speech, type Language } from '../words/speech'

export interface Door {
  /** Its place among the doors. */
  order: number
  Scene: Component
}

const doors = import.meta.glob<Door>('../../games/*/door/index.ts', { eager: true, import: 'default' })
const words = import.meta.glob<string>('../../games/*/door/*.ftl', { eager: true, query: '?raw', import: 'default' })
const LAST = Number.MAX_SAFE_INTEGER

export const doorOf = (game: string): Door | undefined => doors[`../../games/${folderOf(game)}/door/index.ts`]

/** The words of a door: `door-title`, `door-facts`, `door-about`; null for a game without any. */
export function doorSpeech(language: Language, game: string): Speech | null {
  const text = words[`../../games/${folderOf(game)}/door/${language}.ftl`]
  return text === undefined ? null : new Speech(language, bundleOf(language, [text]))
}

/** Every game with a door, and every other one that can be played here, in the order of the doors. */
export function gamesWithDoors(playable: readonly string[]): string[] {
  const drawn = Object.keys(doors).map((path) => (path.split('/').at(-3) ?? '').replaceAll('_', '-'))
  return [...new Set([...drawn, ...playable])].toSorted((a, b) => placeOf(a) - placeOf(b))
}

const placeOf = (game: string): number => doorOf(game)?.order ?? LAST

export const titleOf = (language: Language, game: string): string => doorSpeech(language, game)?.t('door-title') ?? game
