/** The four worlds of the house: their names, their scenes, and whether one can already play there. */
import type { Component } from 'svelte'
import RunRunRun from './scenes/RunRunRun.svelte'
import Trapwords from './scenes/Trapwords.svelte'
import Vengeance from './scenes/Vengeance.svelte'
import Woodlands from './scenes/Woodlands.svelte'

export interface World {
  game: string
  title: string
  words: string
  Scene: Component
}

export const WORLDS: World[] = [
  { game: 'run-run-run', title: 'Run Run Run!', words: 'world-run', Scene: RunRunRun },
  { game: 'explorers-of-the-woodlands', title: 'Explorers of the Woodlands', words: 'world-wood', Scene: Woodlands },
  { game: 'trapwords', title: 'Trapwords', words: 'world-trap', Scene: Trapwords },
  { game: 'vengeance', title: 'Vengeance: Roll & Fight', words: 'world-race', Scene: Vengeance },
]
