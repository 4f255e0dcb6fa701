/** "It is your turn", told where people are: the title of the tab, a small tone, a notification. */

let sounds: AudioContext | null = null

/** Two soft tones, a fifth apart. */
export function chime(): void {
  sounds ??= new AudioContext()
  tone(sounds, 440, 0)
  tone(sounds, 660, 0.14)
}

function tone(audio: AudioContext, pitch: number, after: number): void {
  const starts = audio.currentTime + after
  const source = new OscillatorNode(audio, { type: 'sine', frequency: pitch })
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.linearRampToValueAtTime(0.12, starts + 0.02)
  volume.gain.exponentialRampToValueAtTime(0.001, starts + 0.5)
  source.connect(volume).connect(audio.destination)
  source.start(starts)
  source.stop(starts + 0.55)
}

export const canNotify = (): boolean => 'Notification' in window

export async function allowNotifications(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted'
}

/** Only for those who look elsewhere. */
export async function notify(title: string, body: string, tag: string): Promise<void> {
  if (!document.hidden || !canNotify() || Notification.permission !== 'granted') return
  const worker = await navigator.serviceWorker?.getRegistration()
  const content = { body, tag, icon: '/icons/icon-192.png' }
  if (worker) await worker.showNotification(title, content)
  else new Notification(title, content)
}
