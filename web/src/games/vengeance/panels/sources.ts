import type { FlashbackFace } from '../model'

export interface SourceShown {
  face: FlashbackFace
  isUsed: boolean
}

/** The shared dice, and which of them this player has used; of equal dice, the rightmost are used first. */
export function sourcesOf(rolled: readonly FlashbackFace[], left: readonly FlashbackFace[]): SourceShown[] {
  const free = [...left]
  return rolled.map((face) => {
    const place = free.indexOf(face)
    if (place >= 0) free.splice(place, 1)
    return { face, isUsed: place < 0 }
  })
}
