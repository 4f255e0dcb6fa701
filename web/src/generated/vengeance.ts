// Made by `npm run types` from the Python records: do not edit.

export type Option =
  | DealBoard
  | DealHero
  | DealBoss
  | ChooseHero
  | ChooseSide
  | ShowFlashback
  | UseDie
  | UseBonus
  | BuySkill
  | DiscardSkill
  | FinishFlashback
  | Train
  | BuyUse
  | AddSlot
  | CleanSlots
  | Anticipate
  | CrossLoot
  | SkipAction
  | Roll
  | Assign
  | PlaceWound
  | TakeDice
  | Stop
  | ComeBack
  | ShowFaces
  | CloseWindow
  | TimeIsUp
  | StopAbsent
  | UsePassive
  | UseGroup
  | UseAnticipated
  | UseItem
  | EndStart
  | EndCombat
  | EndEffects
  | GoTo
  | JumpTo
  | Aim
  | AimAtBoss
  | UseModifier
  | Decline
  | GoOn
  | BreakOff
export type Event =
  | BoardDealt
  | HeroReceived
  | BossDealt
  | SideChosen
  | BossRevealed
  | MinionAdded
  | RoundBegan
  | FirstDiceTaken
  | FlashbackRolled
  | Trained
  | UseBought
  | SlotAdded
  | Healed
  | SlotAnticipated
  | LootCrossed
  | ActionSkipped
  | SkillBought
  | SkillDiscarded
  | FlashbackFinished
  | FlashbackTimedOut
  | RollBegan
  | CountedDown
  | DiceRolled
  | GroupAssigned
  | WoundPlaced
  | DiceRequested
  | DiceTaken
  | ReserveClosed
  | PlayerStopped
  | PlayerCameBack
  | TickPassed
  | OrdersOpened
  | RollEnded
  | WoundsCrossed
  | SkillUsed
  | ItemUsed
  | TileEnded
  | TileBrokenOff
  | HeroMoved
  | HeroJumped
  | RoomVisited
  | MinionDotted
  | MinionCrossed
  | MinionDodged
  | BossDamaged
  | BossUnhurt
  | BossDied
  | BossRecovered
  | SlotCrossed
  | ObjectiveMarked
  | CombatEnded
  | CombatTimedOut
  | LootFound
  | WoundsReceived
  | KnockedOut
  | HeroDied
  | ResolutionTimedOut
  | Scored
export type Effect =
  | ActionsDropped
  | UsesDropped
  | LootAhead
  | NoWoundsAhead
  | WoundsAhead
  | KnockOutAhead
  | DeathAhead
  | MayHeal
  | SlotsLeft
  | BarFilled

export interface VendettaView {
  options: TableOptions
  seat: number | null
  round: number
  rounds: number
  phase: 'fight' | 'flashback' | 'roll' | 'scored' | 'setup'
  reserve: number
  is_reserve_closed: boolean
  flashback: ('anti' | 'buy' | 'collect' | 'heal' | 'train')[]
  tick: number
  target: number | null
  own_order: (Roll | Assign | PlaceWound | TakeDice | Stop) | null
  players: PlayerView[]
}
/**
 * Defaults are the rulings of the rulebook; each switch names its clause. A limit of 0 seconds is none.
 */
export interface TableOptions {
  players: number
  content: string
  hero_choice: 'first_come' | 'in_turn' | 'random'
  solo_dice: 'easy' | 'hard' | 'medium'
  solo_time: 'easy' | 'hard' | 'medium'
  solo_target: 'easy' | 'hard' | 'medium'
  pace: 'no_rush' | 'real_time' | 'ticks'
  reserve_limit: number
  hand_limit: number
  absence_limit: number
  tick_limit: number
  flashback_limit: number
  combat_limit: number
  resolution_limit: number
  last_resolution: 'played' | 'skipped'
  forced_tile: 'may_stop' | 'whole'
  jump_blocked: 'blocked' | 'free'
  stopped_dice: 'kept' | 'returned'
  carry_anticipation: 'carried' | 'forbidden'
  clear_whole: 'all' | 'last_ones'
  full_track: 'end_value' | 'nothing'
  ko_four_dice: 'anticipated' | 'never'
  bonus_last: 'any_time' | 'last'
  objective_phase: 'any' | 'combat'
}
/**
 * Roll these dice; they are told apart only by what they show.
 */
export interface Roll {
  type: 'roll'
  dice: number[]
}
/**
 * Lock a group on a skill, perhaps release a wound die, and take so many dice.
 */
export interface Assign {
  type: 'assign'
  skill: number
  dice: number[]
  release: boolean
  take: number
}
/**
 * Put a wound die on the health bar, and take so many dice.
 */
export interface PlaceWound {
  type: 'place_wound'
  take: number
}
export interface TakeDice {
  type: 'take_dice'
  count: number
}
/**
 * Be done with the Roll phase.
 */
export interface Stop {
  type: 'stop'
}
export interface PlayerView {
  seat: number
  hero: number | null
  board: number | null
  lair: number | null
  boss: BossView | null
  is_dead: boolean
  knock_outs: number
  room: number | null
  rooms: RoomView[]
  minions: MinionView[]
  health: number
  extra_slots: number
  wounds: number
  bar_dice: number
  loot: number
  trained: number
  spent: number
  skills: SkillView[]
  for_sale: number[]
  items: ItemView[]
  flashback: ('anti' | 'buy' | 'collect' | 'heal' | 'train')[]
  has_bonus: boolean
  standing: 'ready' | 'rolling' | 'stopped'
  is_absent: boolean
  is_stuck: boolean
  hand: number[]
  hand_limit: number
  groups: Group[]
  taken: number
  requested: number
  has_ordered: boolean
  stage: 'combat' | 'done' | 'preparing' | 'resolution'
  unclaimed: number
  score: ScoreView | null
}
/**
 * A Boss who was turned up; `wounds` of his `health` slots are crossed.
 */
export interface BossView {
  id: number
  room: number
  health: number
  wounds: number
  is_dead: boolean
}
export interface RoomView {
  id: number
  is_visited: boolean
  is_cleared: boolean
  is_looted: boolean
  is_objective_marked: boolean
}
export interface MinionView {
  id: number
  kind: string
  room: number
  is_crossed: boolean
  is_dodged: boolean
  is_dotted: boolean
}
/**
 * A base skill or a bought one: the dice of a group, marked anticipation slots of so many, and the groups on it.
 */
export interface SkillView {
  id: number
  needs: string[]
  marked: number
  slots: number
  is_anticipated: boolean
  groups: number[][]
}
/**
 * Use boxes: marked and still to use, crossed, and neither.
 */
export interface ItemView {
  id: number
  marked: number
  crossed: number
  free: number
}
/**
 * Dice locked on a skill until it is used.
 */
export interface Group {
  skill: number
  dice: number[]
}
/**
 * What the boards are worth if the game ended now; `exit` is taken off.
 */
export interface ScoreView {
  loot: number
  training: number
  boss: number
  kill: number
  objectives: number
  exit: number
  total: number
}
/**
 * A lair board, by its number.
 */
export interface DealBoard {
  type: 'deal_board'
  board: number
}
export interface DealHero {
  type: 'deal_hero'
  hero: number
}
export interface DealBoss {
  type: 'deal_boss'
  boss: number
}
export interface ChooseHero {
  type: 'choose_hero'
  hero: number
}
export interface ChooseSide {
  type: 'choose_side'
  lair: number
}
/**
 * What the Flashback dice show.
 */
export interface ShowFlashback {
  type: 'show_flashback'
  faces: ('anti' | 'buy' | 'collect' | 'heal' | 'train')[]
}
/**
 * Act with a Flashback die.
 */
export interface UseDie {
  type: 'use_die'
  face: 'anti' | 'buy' | 'collect' | 'heal' | 'train'
}
/**
 * Act with the bonus action of the Flashback tile.
 */
export interface UseBonus {
  type: 'use_bonus'
}
export interface BuySkill {
  type: 'buy_skill'
  skill: number
}
/**
 * Make room for the skill that is bought.
 */
export interface DiscardSkill {
  type: 'discard_skill'
  skill: number
}
/**
 * Skip the rest of the Flashback phase.
 */
export interface FinishFlashback {
  type: 'finish_flashback'
}
/**
 * Mark so many experience slots.
 */
export interface Train {
  type: 'train'
  slots: number
}
/**
 * Mark a use box of an item.
 */
export interface BuyUse {
  type: 'buy_use'
  item: number
}
/**
 * Mark an extra health slot.
 */
export interface AddSlot {
  type: 'add_slot'
}
/**
 * Clean so many crossed health slots.
 */
export interface CleanSlots {
  type: 'clean_slots'
  slots: number
}
/**
 * Mark an anticipation slot.
 */
export interface Anticipate {
  type: 'anticipate'
  skill: number
}
/**
 * Cross a loot slot.
 */
export interface CrossLoot {
  type: 'cross_loot'
}
/**
 * Let a Flashback action or a Collect go.
 */
export interface SkipAction {
  type: 'skip_action'
}
/**
 * Go on rolling after an absence.
 */
export interface ComeBack {
  type: 'come_back'
}
/**
 * What rolled dice show.
 */
export interface ShowFaces {
  type: 'show_faces'
  faces: number[]
}
/**
 * Serve the requests for scarce dice, one die at a time in this order.
 */
export interface CloseWindow {
  type: 'close_window'
  order: number[]
}
/**
 * A limit has run out.
 */
export interface TimeIsUp {
  type: 'time_is_up'
}
/**
 * A player has been without connection for too long.
 */
export interface StopAbsent {
  type: 'stop_absent'
}
/**
 * Let a passive skill take effect.
 */
export interface UsePassive {
  type: 'use_passive'
  skill: number
}
/**
 * Spend a group; `power` if one of its dice adds something.
 */
export interface UseGroup {
  type: 'use_group'
  skill: number
  power: boolean
}
export interface UseAnticipated {
  type: 'use_anticipated'
  skill: number
}
export interface UseItem {
  type: 'use_item'
  item: number
}
/**
 * Use nothing more at the start of Combat.
 */
export interface EndStart {
  type: 'end_start'
}
/**
 * Use nothing more in Combat.
 */
export interface EndCombat {
  type: 'end_combat'
}
/**
 * Use nothing more in Resolution.
 */
export interface EndEffects {
  type: 'end_effects'
}
export interface GoTo {
  type: 'go_to'
  room: number
}
export interface JumpTo {
  type: 'jump_to'
  via: number
  room: number
}
/**
 * At a minion; those of a kind in a room that carry the same marks are alike.
 */
export interface Aim {
  type: 'aim'
  minion: number
  mark: 'both' | 'dodged' | 'dotted' | 'none'
}
export interface AimAtBoss {
  type: 'aim_at_boss'
}
/**
 * Use an item in reaction to what was just done.
 */
export interface UseModifier {
  type: 'use_modifier'
  item: number
}
/**
 * Use no item in reaction.
 */
export interface Decline {
  type: 'decline'
}
/**
 * Carry on with the tile that was begun.
 */
export interface GoOn {
  type: 'go_on'
}
/**
 * End the tile that was begun.
 */
export interface BreakOff {
  type: 'break_off'
}
export interface BoardDealt {
  type: 'board_dealt'
  seat: number
  board: number
}
export interface HeroReceived {
  type: 'hero_received'
  seat: number
  hero: number
}
/**
 * Face down.
 */
export interface BossDealt {
  type: 'boss_dealt'
  seat: number
}
export interface SideChosen {
  type: 'side_chosen'
  seat: number
  lair: number
}
export interface BossRevealed {
  type: 'boss_revealed'
  seat: number
  boss: number
  health: number
}
export interface MinionAdded {
  type: 'minion_added'
  seat: number
  minion: number
}
export interface RoundBegan {
  type: 'round_began'
  round: number
}
export interface FirstDiceTaken {
  type: 'first_dice_taken'
  seat: number
  dice: number
  reserve: number
}
export interface FlashbackRolled {
  type: 'flashback_rolled'
  faces: ('anti' | 'buy' | 'collect' | 'heal' | 'train')[]
}
export interface Trained {
  type: 'trained'
  seat: number
  slots: number
}
export interface UseBought {
  type: 'use_bought'
  seat: number
  item: number
}
export interface SlotAdded {
  type: 'slot_added'
  seat: number
  health: number
}
export interface Healed {
  type: 'healed'
  seat: number
  slots: number
}
/**
 * So many of its anticipation slots are marked now.
 */
export interface SlotAnticipated {
  type: 'slot_anticipated'
  seat: number
  skill: number
  marked: number
  slots: number
}
export interface LootCrossed {
  type: 'loot_crossed'
  seat: number
  loot: number
}
export interface ActionSkipped {
  type: 'action_skipped'
  seat: number
}
export interface SkillBought {
  type: 'skill_bought'
  seat: number
  skill: number
  cost: number
}
export interface SkillDiscarded {
  type: 'skill_discarded'
  seat: number
  skill: number
}
export interface FlashbackFinished {
  type: 'flashback_finished'
  seat: number
}
export interface FlashbackTimedOut {
  type: 'flashback_timed_out'
}
export interface RollBegan {
  type: 'roll_began'
  reserve: number
}
/**
 * Everybody may roll.
 */
export interface CountedDown {
  type: 'counted_down'
}
export interface DiceRolled {
  type: 'dice_rolled'
  seat: number
  faces: number[]
}
export interface GroupAssigned {
  type: 'group_assigned'
  seat: number
  skill: number
  dice: number[]
  released: boolean
}
export interface WoundPlaced {
  type: 'wound_placed'
  seat: number
}
export interface DiceRequested {
  type: 'dice_requested'
  seat: number
  count: number
}
/**
 * None, where others were faster.
 */
export interface DiceTaken {
  type: 'dice_taken'
  seat: number
  count: number
  reserve: number
}
export interface ReserveClosed {
  type: 'reserve_closed'
  reserve: number
}
export interface PlayerStopped {
  type: 'player_stopped'
  seat: number
  cause: 'absence' | 'hopeless' | 'passes' | 'time' | 'wish'
}
export interface PlayerCameBack {
  type: 'player_came_back'
  seat: number
}
export interface TickPassed {
  type: 'tick_passed'
  seat: number
}
/**
 * The orders of a tick are carried out, beginning with this seat.
 */
export interface OrdersOpened {
  type: 'orders_opened'
  tick: number
  first: number
}
export interface RollEnded {
  type: 'roll_ended'
  reserve: number
}
/**
 * Slots with dice on them are crossed at the start of Combat.
 */
export interface WoundsCrossed {
  type: 'wounds_crossed'
  seat: number
  slots: number
}
export interface SkillUsed {
  type: 'skill_used'
  seat: number
  skill: number
  source: 'anticipation' | 'dice' | 'passive'
}
export interface ItemUsed {
  type: 'item_used'
  seat: number
  item: number
}
/**
 * This action could not be resolved, and the rest of the tile is lost.
 */
export interface TileEnded {
  type: 'tile_ended'
  seat: number
  action: 'dodge' | 'heal' | 'hit' | 'jump' | 'kill' | 'move' | 'shoot' | 'wound'
}
export interface TileBrokenOff {
  type: 'tile_broken_off'
  seat: number
}
export interface HeroMoved {
  type: 'hero_moved'
  seat: number
  room: number
}
export interface HeroJumped {
  type: 'hero_jumped'
  seat: number
  via: number
  room: number
}
export interface RoomVisited {
  type: 'room_visited'
  seat: number
  room: number
}
export interface MinionDotted {
  type: 'minion_dotted'
  seat: number
  minion: number
}
export interface MinionCrossed {
  type: 'minion_crossed'
  seat: number
  minion: number
}
export interface MinionDodged {
  type: 'minion_dodged'
  seat: number
  minion: number
}
export interface BossDamaged {
  type: 'boss_damaged'
  seat: number
  boss: number
  left: number
}
/**
 * The damage was cancelled.
 */
export interface BossUnhurt {
  type: 'boss_unhurt'
  seat: number
  boss: number
}
export interface BossDied {
  type: 'boss_died'
  seat: number
  boss: number
}
export interface BossRecovered {
  type: 'boss_recovered'
  seat: number
  boss: number
  left: number
}
/**
 * One health slot, outside Resolution.
 */
export interface SlotCrossed {
  type: 'slot_crossed'
  seat: number
  cause: 'dice' | 'razor' | 'skill' | 'trait'
}
export interface ObjectiveMarked {
  type: 'objective_marked'
  seat: number
  room: number
  points: number
}
export interface CombatEnded {
  type: 'combat_ended'
  seat: number
}
export interface CombatTimedOut {
  type: 'combat_timed_out'
}
/**
 * A room that is visited and cleared gives its loot symbols.
 */
export interface LootFound {
  type: 'loot_found'
  seat: number
  room: number
  symbols: number
}
/**
 * So many at the end of the round, of which so many found a free slot; by source, less what was kept off.
 */
export interface WoundsReceived {
  type: 'wounds_received'
  seat: number
  wounds: number
  crossed: number
  boss: number
  henchmen: number
  gunners: number
  kept_off: number
}
/**
 * The hero goes on with a smaller hand.
 */
export interface KnockedOut {
  type: 'knocked_out'
  seat: number
}
/**
 * Told instead of the last knock-out.
 */
export interface HeroDied {
  type: 'hero_died'
  seat: number
}
export interface ResolutionTimedOut {
  type: 'resolution_timed_out'
  seat: number
}
/**
 * The final score, source by source; `exit` counts the rooms on the way out that hold an enemy.
 */
export interface Scored {
  type: 'scored'
  seat: number
  loot: number
  training: number
  boss: number
  kill: number
  objectives: number
  exit: number
  total: number
}
/**
 * Flashback dice and the bonus, not used.
 */
export interface ActionsDropped {
  type: 'actions_dropped'
  count: number
}
/**
 * Groups and anticipated skills, not used in this Combat.
 */
export interface UsesDropped {
  type: 'uses_dropped'
  count: number
}
/**
 * Loot symbols of rooms that are visited and cleared.
 */
export interface LootAhead {
  type: 'loot_ahead'
  symbols: number
}
export interface NoWoundsAhead {
  type: 'no_wounds_ahead'
}
/**
 * Wounds at the end of the round, and the health slots that stay free.
 */
export interface WoundsAhead {
  type: 'wounds_ahead'
  wounds: number
  left: number
}
/**
 * The wounds fill the health bar; the hero goes on with so many dice.
 */
export interface KnockOutAhead {
  type: 'knock_out_ahead'
  wounds: number
  dice: number
}
/**
 * The wounds fill the health bar for the second time.
 */
export interface DeathAhead {
  type: 'death_ahead'
  wounds: number
}
/**
 * Something in Resolution could still heal before the knock-out is checked.
 */
export interface MayHeal {
  type: 'may_heal'
}
/**
 * Health slots that stay free after this wound.
 */
export interface SlotsLeft {
  type: 'slots_left'
  left: number
}
/**
 * The last free health slot goes.
 */
export interface BarFilled {
  type: 'bar_filled'
}
export type View = VendettaView
