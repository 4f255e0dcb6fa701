/** The leaves of the drawer. */
import type { IconName } from '../shell/icons'

export type DrawerTab = 'log' | 'rules' | 'chat'

export const TAB_ICONS: Record<DrawerTab, IconName> = { log: 'list', rules: 'book', chat: 'chat' }
