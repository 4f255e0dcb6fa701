/** All pages, loaded on demand; the lobby is part of the first bundle. */
import type { Route } from '../lib/shell/router.svelte'
import Lobby from './Lobby.svelte'

interface Module {
  default: unknown
}

export const pages: Record<Route['page'], () => Module | Promise<Module>> = {
  lobby: () => ({ default: Lobby }),
  new: () => import('./NewTable.svelte'),
  table: () => import('./Table.svelte'),
  join: () => import('./Join.svelte'),
  screen: () => import('./Screen.svelte'),
  replay: () => import('./Replay.svelte'),
  rules: () => import('./Rules.svelte'),
  learn: () => import('./Learn.svelte'),
  first: () => import('./First.svelte'),
  find: () => import('./Find.svelte'),
  games: () => import('./Games.svelte'),
  daily: () => import('./Daily.svelte'),
  person: () => import('./Person.svelte'),
  privacy: () => import('./Privacy.svelte'),
  settings: () => import('./Settings.svelte'),
  admin: () => import('./Admin.svelte'),
  missing: () => import('./Missing.svelte'),
}
