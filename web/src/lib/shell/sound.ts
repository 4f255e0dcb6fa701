/** A small set of sounds, made by the device itself: nothing is loaded, and nothing is heard unless it is switched on. */
import { settings } from './settings.svelte'

export type Sound = 'dice' | 'card' | 'heart' | 'win' | 'loss' | 'turn'

/** A tone that rises or falls, or a rattle of noise. */
interface Tone {
  at: number
  lasts: number
  from: number
  to?: number
  kind: OscillatorType | 'noise'
  gain: number
}

const sine = (at: number, from: number, lasts = 0.5, gain = 0.12): Tone => ({ at, lasts, from, kind: 'sine', gain })

export const SOUNDS: Record<Sound, Tone[]> = {
  dice: [0, 0.07, 0.13, 0.22].map((at) => ({ at, lasts: 0.05, from: 2400, kind: 'noise', gain: 0.22 })),
  card: [{ at: 0, lasts: 0.09, from: 5200, kind: 'noise', gain: 0.1 }],
  heart: [
    { at: 0, lasts: 0.16, from: 72, to: 48, kind: 'sine', gain: 0.4 },
    { at: 0.2, lasts: 0.2, from: 64, to: 42, kind: 'sine', gain: 0.32 },
  ],
  win: [523, 659, 784, 1047].map((from, place) => sine(place * 0.13, from, 0.7)),
  loss: [
    { at: 0, lasts: 0.5, from: 220, to: 196, kind: 'triangle', gain: 0.16 },
    { at: 0.4, lasts: 1, from: 165, to: 110, kind: 'triangle', gain: 0.16 },
  ],
  turn: [sine(0, 440), sine(0.14, 660)],
}

let audio: AudioContext | null = null
let noise: AudioBuffer | null = null

/** A hidden tab is silent, but for the call to come back. */
export function play(name: Sound): void {
  if (!settings.sound || settings.volume <= 0 || (document.hidden && name !== 'turn')) return
  audio ??= new AudioContext()
  for (const note of SOUNDS[name]) sounded(audio, note)
}

function sounded(audio: AudioContext, { at, lasts, from, to = from, kind, gain }: Tone): void {
  const starts = audio.currentTime + at
  const volume = new GainNode(audio, { gain: 0 })
  volume.gain.linearRampToValueAtTime(gain * settings.volume, starts + 0.015)
  volume.gain.exponentialRampToValueAtTime(0.0005, starts + lasts)
  const source = kind === 'noise' ? rattle(audio, from, volume) : tone(audio, kind, from, to, starts + lasts, volume)
  volume.connect(audio.destination)
  source.start(starts)
  source.stop(starts + lasts + 0.05)
}

function tone(audio: AudioContext, type: OscillatorType, from: number, to: number, ends: number, out: AudioNode) {
  const source = new OscillatorNode(audio, { type, frequency: from })
  source.frequency.linearRampToValueAtTime(to, ends)
  source.connect(out)
  return source
}

function rattle(audio: AudioContext, frequency: number, out: AudioNode) {
  noise ??= whiteNoise(audio)
  const source = new AudioBufferSourceNode(audio, { buffer: noise })
  source.connect(new BiquadFilterNode(audio, { type: 'bandpass', frequency, Q: 1.2 })).connect(out)
  return source
}

function whiteNoise(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 4, audio.sampleRate)
  const samples = buffer.getChannelData(0)
  for (let place = 0; place < samples.length; place += 1) samples[place] = Math.random() * 2 - 1
  return buffer
}
