/** Signals "It is your turn": in the title of the tab, and as a notification. */

export const canNotify = (): boolean => 'Notification' in window

export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Signals are given only while the page is hidden. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  const content = { body, tag, icon: '/icons/icon-192.png' }
  if (worker) await worker.showNotification(title, content)
  else new Notification(title, content)
}
