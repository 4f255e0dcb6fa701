/** Descriptions of places: what lies there, who stands there, and its use. */
import type { NamePart } from '../../generated/protocol'
import type { BoardProps } from '../../lib/table/board'
import {
  campName,
  COLOURS,
  foeName,
  groundOf,
  heroName,
  kindAt,
  list,
  nodesOn,
  questName,
  questTokensUp,
  tileAt,
  tileName,
  type View,
  type WoodsBox,
} from './model'

type Say = BoardProps['t']

const name = (key: string, facts: NamePart['facts'] = {}): NamePart => ({ type: 'name', key, facts, otherwise: null })

/** Everything that lies and stands on a cell. */
function thingsAt(view: View, box: WoodsBox, cell: number): NamePart[] {
  const nodes = new Set(nodesOn(view, cell))
  const heroes = view.heroes.filter(({ node }) => nodes.has(node)).map(({ hero }) => heroName(box, hero))
  const foes = view.foes
    .filter(({ node }) => nodes.has(node))
    .map(({ kind }) => (kind === null ? name('board-hidden') : foeName(box, kind)))
  const lying = [...nodes].flatMap((node) => lyingOn(view, box, node))
  return [...heroes, ...foes, ...lying, ...questsAt(view, box, cell, nodes)]
}

/** What the chapter has laid there. */
function questsAt({ quest, foes }: View, box: WoodsBox, cell: number, nodes: ReadonlySet<number>): NamePart[] {
  const camps = quest.camps.filter(({ node }) => nodes.has(node))
  const thieves = quest.thieves.filter((thief) => foes.some(({ foe, node }) => foe === thief.foe && nodes.has(node)))
  return [
    ...quest.down.filter((node) => nodes.has(node)).map(() => name('board-quest-down')),
    ...questTokensUp(quest)
      .filter(({ node }) => nodes.has(node))
      .map(({ token }) => questName(box, token)),
    ...camps.map(({ camp, is_cleared }) =>
      is_cleared
        ? name('board-camp-cleared')
        : camp < 0
          ? name('board-camp-down')
          : name('board-camp-up', { camp: campName(box, camp) }),
    ),
    ...(nodes.has(quest.guard) ? [name('board-guard')] : []),
    ...thieves.map(() => name('board-thief')),
    ...(quest.corruption.includes(cell) ? [name('board-corrupted')] : []),
  ]
}

function lyingOn(view: View, box: WoodsBox, node: number): NamePart[] {
  const ground = groundOf(view, box, node)
  const chests = view.chests[node] ?? 0
  return [
    ...(view.boss_card === node ? [name('board-boss-card')] : []),
    ...(chests > 0 ? [name('board-chests', { n: chests })] : []),
    ...(view.event_tokens.includes(node) ? [name('board-event-token')] : []),
    ...(ground?.brambles ? [name('board-brambles')] : []),
    ...(ground?.rune && view.quest.totems.includes(COLOURS.indexOf(ground.rune)) ? [name('board-totem')] : []),
    ...(ground?.rune ? [name('board-rune', { colour: name(`colour-${ground.rune}`) })] : []),
  ]
}

/** One sentence about a cell. */
export function describePlace(view: View, box: WoodsBox, cell: number, t: Say): string {
  const laid = tileAt(view, cell)
  if (!laid) return view.quest.corruption.includes(cell) ? t('board-corrupted') : t('board-empty')
  const things = thingsAt(view, box, cell)
  const tile = tileName(box, laid.tile)
  return things.length > 0 ? t('board-place-with', { tile, things: list(things) }) : t('board-place', { tile })
}

/** The same with the rule of the tile: the note that a tap opens. */
export function tellPlace(view: View, box: WoodsBox, cell: number, t: Say): string {
  const [node] = nodesOn(view, cell)
  const special = node === undefined ? undefined : kindAt(view, box, node)?.special
  const rule = special && special !== 'none' ? t(`board-special-${special}`) : ''
  return [describePlace(view, box, cell, t), rule].filter(Boolean).join(' ')
}
