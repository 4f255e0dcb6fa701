/** Describes places and tiles for screen readers and for the notes on the board. */
import type { NamePart } from '../../generated/protocol'
import { lairOfRoom, skillOf, type LairKind, type PlayerView, type Skill, type VendettaBox } from './model'
import { actionName, bossName, list, minionName, needsOf, objectiveName, part, roomName, said, type Say } from './names'

/** The short marks of a minion. */
function minionPart(minion: PlayerView['minions'][number]): NamePart {
  const name = minionName(minion.kind)
  if (minion.is_crossed) return part('board-minion-crossed', { name })
  if (minion.is_dodged) return part('board-minion-dodged', { name })
  return minion.is_dotted ? part('board-minion-dotted', { name }) : name
}

/** One room in one sentence: what it is, what there is to gain, and, for screen readers, who is there. */
export function describeRoom(
  box: VendettaBox,
  player: PlayerView,
  lair: LairKind,
  number: number,
  isOffered: boolean,
  t: Say,
  isSeen = false,
): string {
  const room = player.rooms[number]
  const kind = lair.room[number]
  if (!room || !kind) return ''
  const inside = player.minions.filter((minion) => minion.room === room.id).map(minionPart)
  if (player.boss?.room === room.id) inside.unshift(bossName(box, player.boss.id))
  const facts: NamePart[] = []
  if (player.room === room.id) facts.push(part('board-you-here'))
  if (room.is_visited) facts.push(part('board-visited'))
  if (inside.length > 0 && !isSeen) facts.push(part('board-inside', { who: list(inside) }))
  if (kind.loot > 0) facts.push(part(room.is_looted ? 'board-looted' : 'board-loot-here', { n: kind.loot }))
  if (kind.objective.kind !== 'none') {
    const task = objectiveName(kind.objective)
    const key = room.is_objective_marked ? 'board-task-done' : 'board-task-open'
    facts.push(part(key, { task, points: kind.objective.points }))
  }
  const doors = kind.doors.map((to) => roomName(box, (lairOfRoom(room.id) << 4) | to))
  if (!isSeen) facts.push(part('board-doors', { rooms: list(doors) }))
  if (isOffered) facts.push(part('board-can-choose'))
  if (facts.length === 0) return t('board-place-plain', { room: roomName(box, room.id) })
  return t('board-place', { room: roomName(box, room.id), facts: list(facts) })
}

const actionsOf = (actions: readonly string[]) => list(actions.map(actionName))

/** What a skill does and needs: the printed dice, unless those of a certain hero are given. */
export function aboutSkill(box: VendettaBox, skill: number, t: Say, needs: readonly string[] = []): string {
  const printed = skillOf(box, skill)
  const kind = needs.length > 0 ? { ...printed, dice: [...needs] } : printed
  return said(t, aboutPart(kind, box.tiles[skill - box.board.skill.length]?.passive ?? 'none'))
}

function aboutPart(kind: Skill, passive: string): NamePart {
  if (kind.isPassive) return part(`about-${passive}`)
  const facts = { needs: needsOf(kind.dice), actions: actionsOf(kind.actions) }
  if (kind.power.length > 0) return part('about-skill-power', { ...facts, bonus: actionsOf(kind.power) })
  return part(kind.isOnce ? 'about-skill-once' : 'about-skill', facts)
}

export function aboutItem(box: VendettaBox, item: number, t: Say): string {
  const kind = box.items[item]
  if (!kind) return ''
  const when = kind.after === 'none' ? kind.timing : `after-${kind.after}`
  return said(t, part(`about-item-${when}`, { actions: actionsOf(kind.actions) }))
}
