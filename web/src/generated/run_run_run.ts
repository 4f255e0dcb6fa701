// Made by `npm run types` from the Python records: do not edit.

export type Option =
  | DealCat
  | ChooseCat
  | PlayFirst
  | Explore
  | Fight
  | Cooperate
  | Pass
  | UseToken
  | CloseWindow
  | UseEffect
  | Teleport
  | TeleportTo
  | PassageFrom
  | PassageTo
  | Symbols
  | MoveTo
  | TurnUp
  | WakeAt
  | SplitDamage
  | RaiseShield
  | LowerShield
  | LoseCard
  | PickCard
  | PickHex
  | Turn
  | DigPassage
  | Done
  | SpendForMove
  | DrawRoom
  | DrawToken
  | DeclineToken
  | TakeToken
  | Trigger
  | OpenDoorAt
  | Target
  | AddCard
  | SpendDouble
  | KeepDouble
  | Faces
  | Deal
  | StepTo
  | StopHere
  | Join
  | StayAway
  | Offer
  | Sacrifice
  | Recover
  | GiveTo
  | GiveToken
  | WalkTo
export type Event =
  | CatReceived
  | FirstPlayerChosen
  | TurnBegan
  | MummyDiceRolled
  | MummyMoved
  | HeartPlaced
  | MummyWoke
  | MummyAppeared
  | TorchesLost
  | TorchesGained
  | CatsAttacked
  | DamageSplit
  | ShieldRaised
  | CardLost
  | CatKilled
  | CardSpentForMove
  | RoomLaid
  | CatMoved
  | RoomLit
  | RoomStayedDark
  | MummiesAdvanced
  | CardsDrawn
  | CardDrawn
  | PileEmpty
  | TokenFound
  | TrapSprung
  | TokenUsed
  | CatTeleported
  | PassageLaid
  | TorchMechanismTriggered
  | DoorMechanismTriggered
  | DoorOpened
  | BossAppeared
  | FightBegan
  | CombatDiceRolled
  | AbilitiesSilenced
  | MummyHurt
  | MummyDefeated
  | TokenDeclined
  | RegroupCalled
  | CatJoined
  | CardsOffered
  | TorchesSacrificed
  | CardRecovered
  | PoolRevealed
  | CardShared
  | AnswersShown
  | TokenGiven
  | TurnPassed
  | GameWon
  | VaultReached
  | HandEmptied
export type Effect =
  | WalkCosts
  | TorchSpent
  | StaysDark
  | PassagesSpent
  | CardsComing
  | CardsUpTo
  | DoorMechanism
  | TorchMechanism
  | SarcophagusOpens
  | MummyReaches
  | OutOfReach
  | FightTarget
  | DiceRolled
  | DamageOdds
  | DefeatOdds
  | TorchesGiven
  | CardsShared

export interface PyramidView {
  seat: number | null
  options: TableOptions
  active: number
  turn: number
  hand: number[]
  offer: number[]
  cats: CatView[]
  spaces: SpaceView[]
  passages: PassageView[]
  mechanisms: TriangleView[]
  reserve: number
  supply: number
  pile: number
  discard: number[]
  stack: number
  spent_tokens: number[]
  torch_tokens: number
  door_tokens: number
  regroup_tiles: number
  asleep: number[]
  hearts: number
  awake: MummyView[]
  mummy_dice: number
  participants: number[]
  pool: number[]
}
/**
 * Defaults are the rulings of the rulebook; each switch names its clause.
 */
export interface TableOptions {
  players: number
  first: number | null
  content: string
  stay_attack: 'also_staying' | 'on_entering'
  stop_length: 'phase' | 'step'
  heart_overflow: 'darkness' | 'every_heart'
  extra_move: 'every_turn' | 'with_symbol'
  wake_on_cats: 'attacks' | 'peaceful'
  silencer_reach: 'everywhere' | 'same_space'
  shield_turn: 'any' | 'own'
  full_torches: 'spared' | 'triggered'
  last_card: 'if_one_is_drawn' | 'never'
  passage_alone: 'allowed' | 'with_a_room'
  mummy_faces: 'easy' | 'five' | 'four' | 'hard' | 'normal' | 'printed' | 'six' | 'two'
  vault_exits: 'printed' | 'six'
}
/**
 * The public data of a player: the number of cards, not the cards.
 */
export interface CatView {
  seat: number
  cat: number
  hex: number
  cards: number
  offered: number
  tokens: number[]
}
/**
 * `card` is the kind of Room, -1 for the Vault, -2 for the Exit Door.
 */
export interface SpaceView {
  hex: number
  exits: number
  card: number
  rotation: number
  has_torch: boolean
}
export interface PassageView {
  origin: number
  to: number
}
export interface TriangleView {
  opens_door: boolean
  /**
   * @minItems 3
   * @maxItems 3
   */
  rooms: never[]
}
export interface MummyView {
  mummy: number
  hex: number
  hearts: number
}
export interface DealCat {
  type: 'deal_cat'
  cat: number
}
export interface ChooseCat {
  type: 'choose_cat'
  cat: number
}
export interface PlayFirst {
  type: 'play_first'
  seat: number
}
/**
 * Extend the maze.
 */
export interface Explore {
  type: 'explore'
}
/**
 * Spend cards for dice.
 */
export interface Fight {
  type: 'fight'
}
/**
 * Call a regroup.
 */
export interface Cooperate {
  type: 'cooperate'
}
/**
 * Do nothing, where nothing else must be done.
 */
export interface Pass {
  type: 'pass'
}
export interface UseToken {
  type: 'use_token'
  token: number
}
/**
 * Use no further token now.
 */
export interface CloseWindow {
  type: 'close_window'
}
/**
 * Use the token for what it shows.
 */
export interface UseEffect {
  type: 'use_effect'
}
/**
 * Use the token to jump elsewhere.
 */
export interface Teleport {
  type: 'teleport'
}
export interface TeleportTo {
  type: 'teleport_to'
  hex: number
}
export interface PassageFrom {
  type: 'passage_from'
  hex: number
}
export interface PassageTo {
  type: 'passage_to'
  hex: number
}
/**
 * What the Mummy dice show.
 */
export interface Symbols {
  type: 'symbols'
  count: number
}
/**
 * The next space of a mummy.
 */
export interface MoveTo {
  type: 'move_to'
  hex: number
}
/**
 * The Mummy or Boss card on top.
 */
export interface TurnUp {
  type: 'turn_up'
  mummy: number
}
export interface WakeAt {
  type: 'wake_at'
  hex: number
}
/**
 * Damage per attacked cat, in the order of the question.
 */
export interface SplitDamage {
  type: 'split_damage'
  shares: number[]
}
/**
 * Spend a shield.
 */
export interface RaiseShield {
  type: 'raise_shield'
}
/**
 * Take the damage.
 */
export interface LowerShield {
  type: 'lower_shield'
}
/**
 * The card a random discard hits.
 */
export interface LoseCard {
  type: 'lose_card'
  card: number
}
/**
 * The Room card to lay.
 */
export interface PickCard {
  type: 'pick_card'
  card: number
}
export interface PickHex {
  type: 'pick_hex'
  hex: number
}
/**
 * The rotation of the Room; `passages` tells how many secret passages it costs.
 */
export interface Turn {
  type: 'turn'
  rotation: number
  passages: number
}
export interface DigPassage {
  type: 'dig_passage'
  side: number
}
/**
 * Add nothing more.
 */
export interface Done {
  type: 'done'
}
/**
 * The card discarded for more movement.
 */
export interface SpendForMove {
  type: 'spend_for_move'
  card: number
}
export interface DrawRoom {
  type: 'draw_room'
  card: number
}
export interface DrawToken {
  type: 'draw_token'
  token: number
}
/**
 * Leave the sarcophagus closed.
 */
export interface DeclineToken {
  type: 'decline_token'
}
/**
 * Open the sarcophagus.
 */
export interface TakeToken {
  type: 'take_token'
}
/**
 * Three Rooms around an intersection.
 */
export interface Trigger {
  type: 'trigger'
  /**
   * @minItems 3
   * @maxItems 3
   */
  rooms: never[]
}
export interface OpenDoorAt {
  type: 'open_door_at'
  hex: number
  side: number
}
/**
 * The space to fight in.
 */
export interface Target {
  type: 'target'
  hex: number
}
/**
 * A card discarded for dice.
 */
export interface AddCard {
  type: 'add_card'
  card: number
}
/**
 * Double the damage of this fight.
 */
export interface SpendDouble {
  type: 'spend_double'
}
/**
 * Keep the token.
 */
export interface KeepDouble {
  type: 'keep_double'
}
/**
 * What the Combat dice show.
 */
export interface Faces {
  type: 'faces'
  hits: number
  abilities: number
  rooms: number
  steps: number
}
/**
 * Hearts taken from one mummy.
 */
export interface Deal {
  type: 'deal'
  hearts: number
}
export interface StepTo {
  type: 'step_to'
  hex: number
}
/**
 * Take no further step.
 */
export interface StopHere {
  type: 'stop_here'
}
/**
 * Come to the regroup.
 */
export interface Join {
  type: 'join'
}
/**
 * Keep out of the regroup.
 */
export interface StayAway {
  type: 'stay_away'
}
export interface Offer {
  type: 'offer'
  card: number
}
export interface Sacrifice {
  type: 'sacrifice'
  torches: number
}
/**
 * A card drawn at random from the discard.
 */
export interface Recover {
  type: 'recover'
  card: number
}
/**
 * Who gets the next card of the pool.
 */
export interface GiveTo {
  type: 'give_to'
  seat: number
}
export interface GiveToken {
  type: 'give_token'
  token: number
  seat: number
}
export interface WalkTo {
  type: 'walk_to'
  hex: number
}
export interface CatReceived {
  type: 'cat_received'
  seat: number
  cat: number
}
export interface FirstPlayerChosen {
  type: 'first_player_chosen'
  seat: number
}
export interface TurnBegan {
  type: 'turn_began'
  seat: number
  turn: number
}
export interface MummyDiceRolled {
  type: 'mummy_dice_rolled'
  seat: number
  dice: number
  symbols: number
}
export interface MummyMoved {
  type: 'mummy_moved'
  mummy: number
  origin: number
  to: number
}
/**
 * On the top card of the mummy pile, which now carries so many.
 */
export interface HeartPlaced {
  type: 'heart_placed'
  hearts: number
}
export interface MummyWoke {
  type: 'mummy_woke'
  mummy: number
}
export interface MummyAppeared {
  type: 'mummy_appeared'
  mummy: number
  hex: number
}
export interface TorchesLost {
  type: 'torches_lost'
  torches: number
  reserve: number
}
export interface TorchesGained {
  type: 'torches_gained'
  torches: number
  reserve: number
}
export interface CatsAttacked {
  type: 'cats_attacked'
  mummy: number
  hex: number
  damage: number
}
export interface DamageSplit {
  type: 'damage_split'
  mummy: number
  seats: number[]
  shares: number[]
}
export interface ShieldRaised {
  type: 'shield_raised'
  seat: number
  mummy: number
}
/**
 * Discarded at random.
 */
export interface CardLost {
  type: 'card_lost'
  seat: number
  card: number
}
export interface CatKilled {
  type: 'cat_killed'
  seat: number
}
export interface CardSpentForMove {
  type: 'card_spent_for_move'
  seat: number
  card: number
}
export interface RoomLaid {
  type: 'room_laid'
  seat: number
  card: number
  hex: number
  rotation: number
  passages: number
}
export interface CatMoved {
  type: 'cat_moved'
  seat: number
  origin: number
  to: number
}
export interface RoomLit {
  type: 'room_lit'
  hex: number
  reserve: number
}
export interface RoomStayedDark {
  type: 'room_stayed_dark'
  hex: number
}
/**
 * A heart found no card, so every mummy moves.
 */
export interface MummiesAdvanced {
  type: 'mummies_advanced'
}
/**
 * How many, for everyone.
 */
export interface CardsDrawn {
  type: 'cards_drawn'
  seat: number
  count: number
}
/**
 * Which card, for the player who drew it.
 */
export interface CardDrawn {
  type: 'card_drawn'
  seat: number
  card: number
}
export interface PileEmpty {
  type: 'pile_empty'
  seat: number
}
export interface TokenFound {
  type: 'token_found'
  seat: number
  token: number
}
export interface TrapSprung {
  type: 'trap_sprung'
  seat: number
}
export interface TokenUsed {
  type: 'token_used'
  seat: number
  token: number
}
export interface CatTeleported {
  type: 'cat_teleported'
  seat: number
  origin: number
  to: number
}
export interface PassageLaid {
  type: 'passage_laid'
  seat: number
  origin: number
  to: number
}
export interface TorchMechanismTriggered {
  type: 'torch_mechanism_triggered'
  /**
   * @minItems 3
   * @maxItems 3
   */
  rooms: never[]
  reserve: number
}
export interface DoorMechanismTriggered {
  type: 'door_mechanism_triggered'
  /**
   * @minItems 3
   * @maxItems 3
   */
  rooms: never[]
  left: number
}
export interface DoorOpened {
  type: 'door_opened'
  hex: number
}
export interface BossAppeared {
  type: 'boss_appeared'
  mummy: number
  hex: number
}
export interface FightBegan {
  type: 'fight_began'
  seat: number
  hex: number
  cards: number[]
  dice: number
  is_doubled: boolean
}
export interface CombatDiceRolled {
  type: 'combat_dice_rolled'
  seat: number
  hits: number
  abilities: number
  rooms: number
  steps: number
}
export interface AbilitiesSilenced {
  type: 'abilities_silenced'
  seat: number
}
export interface MummyHurt {
  type: 'mummy_hurt'
  mummy: number
  damage: number
  hearts: number
}
export interface MummyDefeated {
  type: 'mummy_defeated'
  mummy: number
}
export interface TokenDeclined {
  type: 'token_declined'
  seat: number
}
export interface RegroupCalled {
  type: 'regroup_called'
  seat: number
  hex: number
  tiles: number
}
export interface CatJoined {
  type: 'cat_joined'
  seat: number
}
/**
 * How many, for everyone.
 */
export interface CardsOffered {
  type: 'cards_offered'
  seat: number
  count: number
}
export interface TorchesSacrificed {
  type: 'torches_sacrificed'
  torches: number
  reserve: number
}
export interface CardRecovered {
  type: 'card_recovered'
  card: number
}
export interface PoolRevealed {
  type: 'pool_revealed'
  cards: number[]
}
export interface CardShared {
  type: 'card_shared'
  seat: number
  card: number
}
/**
 * Several were asked at once and all have answered: nobody changes theirs after seeing the others'.
 */
export interface AnswersShown {
  type: 'answers_shown'
}
export interface TokenGiven {
  type: 'token_given'
  giver: number
  token: number
  receiver: number
}
export interface TurnPassed {
  type: 'turn_passed'
  seat: number
}
/**
 * The Door is open and the maze is free of mummies.
 */
export interface GameWon {
  type: 'game_won'
}
export interface VaultReached {
  type: 'vault_reached'
  mummy: number
}
export interface HandEmptied {
  type: 'hand_emptied'
  seat: number
}
/**
 * One other card is discarded to walk so far.
 */
export interface WalkCosts {
  type: 'walk_costs'
  steps: number
  exits: number
}
export interface TorchSpent {
  type: 'torch_spent'
  left: number
}
/**
 * No torch is left: a heart for the mummies.
 */
export interface StaysDark {
  type: 'stays_dark'
}
export interface PassagesSpent {
  type: 'passages_spent'
  count: number
}
/**
 * One card for each connection.
 */
export interface CardsComing {
  type: 'cards_coming'
  count: number
}
/**
 * The same where it depends on the rotation, or on secret passages that may be dug with it.
 */
export interface CardsUpTo {
  type: 'cards_up_to'
  least: number
  most: number
}
export interface DoorMechanism {
  type: 'door_mechanism'
  left: number
}
export interface TorchMechanism {
  type: 'torch_mechanism'
  reserve: number
}
/**
 * A token; by such a chance it is a trap.
 */
export interface SarcophagusOpens {
  type: 'sarcophagus_opens'
  percent: number
}
/**
 * The next time the mummies act this one can attack the cat, by such a chance.
 */
export interface MummyReaches {
  type: 'mummy_reaches'
  mummy: number
  percent: number
}
/**
 * No awake mummy can attack the cat the next time they act.
 */
export interface OutOfReach {
  type: 'out_of_reach'
}
export interface FightTarget {
  type: 'fight_target'
  mummy: number
  hearts: number
}
export interface DiceRolled {
  type: 'dice_rolled'
  dice: number
}
/**
 * The chance of exactly so many hits.
 */
export interface DamageOdds {
  type: 'damage_odds'
  damage: number
  percent: number
}
/**
 * The chance that all mummies there are defeated.
 */
export interface DefeatOdds {
  type: 'defeat_odds'
  percent: number
}
export interface TorchesGiven {
  type: 'torches_given'
  torches: number
  left: number
}
/**
 * Joining a regroup: the cat walks there, its cards may be offered and shared out.
 */
export interface CardsShared {
  type: 'cards_shared'
}
export type View = PyramidView
