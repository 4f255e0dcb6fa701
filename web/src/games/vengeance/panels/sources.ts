import type { FlashbackFace } from '../model'

export interface SourceShown {
  face: FlashbackFace
  isUsed: boolean
}

/** The dice that were rolled for all, and which of them this player has used; equal ones are used from the right. */
export function sourcesOf(rolled: readonly FlashbackFace[], left: readonly FlashbackFace[]): SourceShown[] {
  const free = [...left]
  return rolled.map((face) => {
    const place = free.indexOf(face)
    if (place >= 0) free.splice(place, 1)
    return { face, isUsed: place < 0 }
  })
}
