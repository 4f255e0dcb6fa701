/**
 * The dice in front of a player. The rules tell dice apart only by what they show, but eyes do not: a die that was not
 * touched stays where it is, and those that were thrown come to rest where they lay.
 */
export interface Die {
  id: number
  face: number
  isKept: boolean
  /** Grows with every throw of this die, so that each is seen to tumble. */
  throws: number
}

/** The same dice as they lie now; `thrown` names those that were rolled since. */
export function settled(dice: readonly Die[], faces: readonly number[], thrown: readonly number[]): Die[] {
  const left = [...faces]
  const stays = dice.map((die) => !thrown.includes(die.id) && taken(left, die.face))
  const next = dice.flatMap((die, place): Die[] => {
    if (stays[place]) return [die]
    const face = left.shift()
    const throws = thrown.includes(die.id) ? die.throws + 1 : die.throws
    return face === undefined ? [] : [{ id: die.id, face, isKept: false, throws }]
  })
  const fresh = Math.max(-1, ...dice.map(({ id }) => id)) + 1
  return [...next, ...left.map((face, place) => ({ id: fresh + place, face, isKept: false, throws: 0 }))]
}

/** Takes one such face out of the list, if it is there. */
function taken(faces: number[], face: number): boolean {
  const place = faces.indexOf(face)
  if (place < 0) return false
  faces.splice(place, 1)
  return true
}

export const facesOf = (dice: readonly Die[]): number[] => dice.map(({ face }) => face).toSorted((a, b) => a - b)

/** How many of the wanted faces are among these. */
export function common(one: readonly number[], other: readonly number[]): number {
  const left = [...other]
  return one.filter((face) => taken(left, face)).length
}

/** The dice that make up these faces: kept ones first, and among the rest those that lie furthest left. */
export function picked(dice: readonly Die[], faces: readonly number[]): number[] {
  const left = [...faces]
  const inOrder = [...dice.filter(({ isKept }) => isKept), ...dice.filter(({ isKept }) => !isKept)]
  return inOrder.filter(({ face }) => taken(left, face)).map(({ id }) => id)
}
