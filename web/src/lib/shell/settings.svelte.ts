/** The settings of this device. */
import { LANGUAGES, type Language } from '../words/speech'

export interface Settings {
  language: Language
  theme: 'auto' | 'light' | 'dark'
  motion: 'auto' | 'full' | 'reduced'
  patterns: boolean
  sound: boolean
  /** From 0 to 1. */
  volume: number
  notifications: boolean
  /** How fast things are shown: slower, as they are, quicker, or not at all. */
  speed: 'slow' | 'normal' | 'fast' | 'none'
  /** Whether ids of clauses and cards are shown. */
  ids: boolean
  /** Also ask questions that most people pass over. */
  asks: boolean
  guide: boolean
  /** Whether quick reactions are shown and offered. */
  reactions: boolean
  /** Remarks of the guide that were shown already, as `game/key`. */
  guided: string[]
  /** Progress in the guided first game, by game. */
  lessons: Record<string, number>
  /** The level (preset) last chosen, by game. */
  levels: Record<string, string>
}

const SHELF = 'lairkeeper-settings'

function spokenHere(): Language {
  const spoken = navigator.languages.map((tag) => tag.slice(0, 2) as Language)
  return spoken.find((language) => LANGUAGES.includes(language)) ?? 'en'
}

function read(): Settings {
  const first: Settings = {
    language: spokenHere(),
    theme: 'auto',
    motion: 'auto',
    patterns: false,
    sound: false,
    volume: 0.6,
    notifications: false,
    speed: 'normal',
    ids: false,
    asks: false,
    guide: true,
    reactions: true,
    guided: [],
    lessons: {},
    levels: {},
  }
  try {
    return { ...first, ...(JSON.parse(localStorage.getItem(SHELF) ?? '{}') as Partial<Settings>) }
  } catch {
    return first
  }
}

export const settings = $state<Settings>(read())

const calm = matchMedia('(prefers-reduced-motion: reduce)')
const dark = matchMedia('(prefers-color-scheme: dark)')
let systemIsCalm = $state(calm.matches)
let systemIsDark = $state(dark.matches)

export const motion = (): 'full' | 'reduced' =>
  settings.motion === 'auto' ? (systemIsCalm ? 'reduced' : 'full') : settings.motion
export const theme = (): 'light' | 'dark' =>
  settings.theme === 'auto' ? (systemIsDark ? 'dark' : 'light') : settings.theme

/** Keeps the page and the shelf in step with the settings. */
export function followSettings(): void {
  calm.addEventListener('change', () => (systemIsCalm = calm.matches))
  dark.addEventListener('change', () => (systemIsDark = dark.matches))
  $effect.root(() => {
    $effect(() => {
      const { dataset } = document.documentElement
      dataset.theme = theme()
      dataset.motion = motion()
      dataset.patterns = String(settings.patterns)
    })
    $effect(() => keep(JSON.stringify(settings)))
  })
}

function keep(text: string): void {
  try {
    localStorage.setItem(SHELF, text)
  } catch {
    return
  }
}
