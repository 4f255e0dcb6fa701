/** Notifications: this browser, quiet hours, holidays, and webhooks of a table. */
import type { HolidayInfo, NudgeChoices, QuietHours, WebhookInfo } from '../../generated/protocol'
import { settings } from '../shell/settings.svelte'
import { get, post } from './http'
import { keyOf } from './keys'

export const nudgeChoices = (): Promise<NudgeChoices> => get('/me/nudges')
export const setQuiet = (hours: QuietHours | null): Promise<NudgeChoices> => post('/me/nudges/quiet', { hours })
export const setHolidays = (holidays: HolidayInfo[]): Promise<NudgeChoices> => post('/me/nudges/holidays', { holidays })

export const webhooks = (table: string): Promise<WebhookInfo[]> => get(`/tables/${table}/webhooks`, keyOf(table, {}))
export const addWebhook = (table: string, url: string): Promise<WebhookInfo[]> =>
  post(`/tables/${table}/webhooks`, { url, language: settings.language }, keyOf(table, {}))
export const dropWebhook = (table: string, id: string): Promise<WebhookInfo[]> =>
  post(`/tables/${table}/webhooks/drop`, { id }, keyOf(table, {}))

export const canBePushed = (): boolean => 'PushManager' in window && 'serviceWorker' in navigator

async function manager(): Promise<PushManager | null> {
  const worker = canBePushed() ? await navigator.serviceWorker.getRegistration() : undefined
  return worker?.pushManager ?? null
}

export async function isPushed(): Promise<boolean> {
  return (await (await manager())?.getSubscription()) != null
}

/** False where the browser, or the person, does not allow it. */
export async function beginPush(): Promise<boolean> {
  const push = await manager()
  if (!push) return false
  const { key } = await nudgeChoices()
  return tell(await push.subscribe({ userVisibleOnly: true, applicationServerKey: key }).catch(() => null))
}

/** After somebody has signed in: this browser is told what waits for them, and no longer for the guest before. */
export async function carryPush(): Promise<void> {
  await tell((await (await manager())?.getSubscription()) ?? null)
}

async function tell(made: PushSubscription | null): Promise<boolean> {
  const { endpoint, keys } = made?.toJSON() ?? {}
  if (!endpoint || !keys?.p256dh || !keys.auth) return false
  await post('/me/nudges/devices', { endpoint, p256dh: keys.p256dh, auth: keys.auth, language: settings.language })
  return true
}

export async function endPush(): Promise<void> {
  const made = await (await manager())?.getSubscription()
  if (!made) return
  await post('/me/nudges/off', { endpoint: made.endpoint })
  await made.unsubscribe()
}
