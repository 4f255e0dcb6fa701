export type DrawerTab = 'log' | 'rules' | 'chat'
