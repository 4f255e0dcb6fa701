/** Where the people of a room stand. */
import { roomNumber, type LairKind, type PlayerView } from '../model'
import { boxOf, floorOf, places, type Point } from './geometry'

const PAWN = 1.3
const BOSS = 1.5

export interface Figure {
  key: string
  at: Point
  scale: number
  minion?: PlayerView['minions'][number]
  isBoss?: boolean
}

/** Everyone in a room side by side; the Boss and the hero take more space. */
export function figuresIn(
  player: PlayerView,
  lair: LairKind,
  room: PlayerView['rooms'][number],
): { figures: Figure[]; pawn: Point | null; pawnScale: number } {
  const minions = player.minions.filter((one) => one.room === room.id)
  const hasBoss = player.boss !== null && player.boss.room === room.id
  const isHere = player.room === room.id
  const floor = floorOf(boxOf(lair.room[roomNumber(room.id)]!.at))
  const count = minions.length + (hasBoss ? 1 : 0) + (isHere ? 1 : 0)
  const { at, size } = places(floor, Math.max(1, count))
  const scale = Math.min(size, 96) / 60
  const figures: Figure[] = minions.map((minion, place) => ({
    key: `m${minion.id}`,
    at: at[place]!,
    scale: scale * 0.92,
    minion,
  }))
  if (hasBoss)
    figures.push({
      key: 'boss',
      at: at[minions.length]!,
      scale: Math.min(scale, 1.1) * (count > 4 ? 1 : BOSS * 0.72),
      isBoss: true,
    })
  return { figures, pawn: isHere ? at[count - 1]! : null, pawnScale: Math.min(scale, 1.2) * PAWN * 0.86 }
}
