// Made by `npm run types` from the Python records: do not edit.

export type Option =
  | ChooseHero
  | PlayFirst
  | DrawTile
  | PlaceAt
  | Turn
  | PlaceExtra
  | PlaceNone
  | DrawMonster
  | DrawBoss
  | DrawLootCard
  | DrawEventCard
  | DrawOrbs
  | RollFaces
  | RollFace
  | Unlock
  | RollDice
  | AcceptDice
  | Reroll
  | PutOn
  | RollAgain
  | SetAside
  | TurnDie
  | LeaveDice
  | Move
  | Venture
  | UseVortex
  | OpenChest
  | TakeOrbs
  | Buy
  | Sell
  | Give
  | GiveNow
  | Accept
  | AcceptForTurn
  | Refuse
  | Raise
  | Heal
  | Remedy
  | UseLoot
  | UseLootOn
  | UseLootOnDie
  | EndTurn
  | KeepTile
  | BuryTile
  | KeepLoot
  | KeepInstead
  | LeaveLoot
  | Discard
  | FlipCard
  | Fight
  | Freeze
  | HoldFrost
  | Flee
  | FleeAstray
  | ThrowSmoke
  | FaceStrikes
  | Strike
  | Support
  | StayOut
  | AddPowerDie
  | AddBrew
  | RollCombat
  | RerollDie
  | RerollFree
  | MarkDie
  | MarkDice
  | RollMarked
  | Stop
  | GiveTo
  | TakeAlong
  | GoNow
  | WanderTo
  | StayHere
  | PlaceBossAt
  | Concede
  | PlayOn
  | RefuseToConcede
  | ProposeToConcede
  | EnterDen
  | JoinDen
  | GoDeeper
  | DrawEntrance
  | DrawChamber
  | BeServed
  | DrawInnCard
  | PutTile
  | HandOver
  | LayDown
  | GoOn
  | Awaken
  | Search
  | DrawQuest
  | TakeToken
  | TakeTokenInstead
  | LeaveToken
  | GiveToken
  | Brew
  | BearTwo
  | GiveOrbToken
  | LoseToken
  | PayOrbs
  | StepTo
  | DrawCamp
  | TakePack
  | PostGuard
  | EndChapter
  | LightTotem
  | LightDesperately
  | Purify
  | PurifyNone
export type Event =
  | HeroChosen
  | FirstPlayerChosen
  | RoundBegan
  | TileDrawn
  | TileRejected
  | TilePlaced
  | PileExhausted
  | TileScouted
  | TileBuried
  | MonsterPlaced
  | FoeRevealed
  | BossRevealed
  | ThreatRose
  | TurnBegan
  | TurnSkipped
  | TurnEnded
  | CardsTurnedUp
  | HeroDiceRolled
  | HeroDieTurned
  | DicePlaced
  | PowerUnlocked
  | HeroMoved
  | MoveFailed
  | OrbsGained
  | OrbsLost
  | OrbsSpent
  | LairkeeperGamesWoodlandsRecordsEventsHeartsLost
  | HeartsGained
  | HeroFell
  | HeroRose
  | StatusTaken
  | StatusRemoved
  | HeroImmobilised
  | NothingHappened
  | BramblesRolled
  | GoodsLaidOut
  | LootDrawn
  | LootKept
  | LootLeft
  | LootDiscarded
  | LootFlipped
  | LootUsed
  | LootGiven
  | GiftRefused
  | LootBought
  | LootSold
  | ChestOpened
  | OrbTokenTaken
  | EventDrawn
  | PileReshuffled
  | GameConceded
  | EncounterBegan
  | FoeFrozen
  | FoeThawed
  | HeroFled
  | FoeStruck
  | CombatBegan
  | SupportedFromAfar
  | SkillRolled
  | DefenceChanged
  | ImmunityGained
  | DiceTakenAway
  | ShieldGained
  | ShieldBroken
  | PowerDieAdded
  | BrewAdded
  | CombatDiceRolled
  | PowerDieRolled
  | CombatDieRerolled
  | CombatDieRaised
  | CombatResolved
  | FoeBeaten
  | FoeReturned
  | CombatLost
  | AttackCancelled
  | LossIgnored
  | FoeStruckFirst
  | FoeCameBack
  | DenEntered
  | DenJoined
  | EntranceRevealed
  | ChamberRevealed
  | DenDieRolled
  | DenDieMoved
  | DenFinished
  | DenFailed
  | HeroServed
  | InnDieRolled
  | AleTaken
  | AleDrunk
  | TilesArranged
  | ChapterBegan
  | ChapterWon
  | LootHandedOver
  | KindAwoke
  | KindStirred
  | TokenHidden
  | TokenFound
  | TokenTaken
  | TokenGiven
  | PotionBrewed
  | OrbTokenDealt
  | OrbTokenGiven
  | OrbTokenStolen
  | OrbTokenRecovered
  | OrbTokensGone
  | OrbTokensGivenUp
  | MonsterMoved
  | CampRevealed
  | GuardPosted
  | PackTaken
  | CardSpoiled
  | CorruptionSpread
  | ChestsSpoiled
  | MoveDieLost
  | TotemLit
  | Purified
export type Effect =
  | LinksMade
  | Fits
  | PathsOpen
  | BeatOdds
  | BeatOddsWithOrbs
  | HitsSoFar
  | DieHits
  | HeartsAtRisk
  | LairkeeperGamesWoodlandsRecordsEffectsHeartsLost
  | StruckFirst
  | GoesDown
  | StrikesSuffered
  | MonstersHidden
  | FoeWaits
  | BossWaits
  | BramblesThere
  | MoveLostThere
  | CardLostThere
  | EventThere
  | ChestsThere
  | OrbForRisk
  | MonsterAhead
  | OrbsPaid
  | OrbsEarned
  | MovesReady
  | FocusBrings
  | PowerDieReady
  | InvocationNeeds
  | MovesUnused

export interface WoodsView {
  seat: number | null
  options: TableOptions
  round: number
  phase: 'adventure' | 'growth' | 'round_end'
  first: number
  active: number
  heroes: HeroView[]
  dice: number[]
  board: number[][]
  is_standing_guard: boolean
  tiles: Laid[]
  nodes: NodeView[]
  drawn: number
  rejected: number[]
  pile: number
  tiles_left: number[]
  tiles_on_top: number[]
  tiles_below: number[]
  boss_from: number
  chests: number[]
  event_tokens: number[]
  well_tokens: number
  goods: number[] | null
  boss_card: number
  foes: FoeView[]
  monsters_unseen: number[]
  monsters_discarded: number[]
  loot_pile: number[]
  loot_discard: number[]
  event_pile: number[]
  event_discard: number[]
  boss_pile: number[]
  beaten: number[]
  encounter: 'fleeing' | 'none' | 'pending'
  to_fight: number[]
  combat: Combat | null
  enraged: number[]
  entrances: number[]
  chambers: number[]
  closed_dens: number[]
  den: Den | null
  inn_cards: number[]
  chapter: number
  story: string | null
  goals: Goal[]
  dangers: Danger[]
  quest: Quest
}
/**
 * Defaults are the rulings of the rulebook; each switch names its clause. One player plays two Heroes.
 *
 *     A limit of 0 seconds is none.
 */
export interface TableOptions {
  players: number
  first: number | null
  content: string
  chapter: 0 | 1 | 2 | 3 | 4 | 5
  carried: Carried
  start: 'by_group' | 'printed'
  difficulty: 'classic' | 'easy' | 'hard'
  enraged_monsters: boolean
  enraged_bosses: boolean
  dens: boolean
  inn: boolean
  answer_limit: number
  absence_limit: number
  stance_until: 'turn_end' | 'used'
  leave_boss_tile: 'after_the_fight' | 'never'
  support: 'chosen' | 'everybody'
  leaf_shield: 'one_damage' | 'one_hero'
  threat_on_skipped_turn: 'counts' | 'none'
  kept_dice: 'may_move' | 'stay'
  den_penalty: 'joined' | 'on_tile'
  well_check: 'after' | 'before'
  ch3_second_boss: 'not_placed' | 'placed'
  corruption_on_bosses: 'bosses_too' | 'monsters_only'
  desperate_cost: 'loot' | 'orbs'
  theft_on_start: 'next_round' | 'same_round'
  totem_when: 'anywhere' | 'on_the_rune'
  klethor_reroll: 'any' | 'own'
}
/**
 * What the chapters before have left. A chapter that is played alone has none of it.
 *
 *     `camps` were cleared in chapter 4; `attempt` counts how often the present chapter has been begun; types of Monster
 *     that were Enraged in it only are `stirred` in the next attempt as well.
 */
export interface Carried {
  heroes: HeroKept[]
  enraged: number[]
  camps: number
  attempt: number
  stirred: number[]
}
/**
 * What a Hero takes along from the previous chapter.
 */
export interface HeroKept {
  hero: number
  loot: number[]
  powers: number
  hearts: number
  orbs: number
}
export interface HeroView {
  seat: number
  hero: number
  node: number
  hearts: number
  orbs: number
  powers: number
  loot: number[]
  used_loot: number[]
  tokens: number[]
  is_poisoned: boolean
  is_entangled: boolean
  is_immobile: boolean
  is_inside: boolean
  has_ale: boolean
  served: number
}
/**
 * A tile on the table; `places` are the sides with a path, as it lies, of each of its places.
 */
export interface Laid {
  cell: number
  tile: number
  rotation: number
  places: number[]
}
/**
 * A place to stand: on which laid tile, which of its places, and the node linked on each side.
 */
export interface NodeView {
  laid: number
  place: number
  links: never[][]
}
/**
 * `kind` and the numbers are missing while the token lies face down.
 */
export interface FoeView {
  foe: number
  node: number
  kind: number | null
  defence: number
  hearts: number
  damage: number
  shields: number
  threat: number
  is_frozen: boolean
  is_inside: boolean
}
/**
 * A combat that goes on: the enemy, who supports the active Hero, and what has been rolled and added so far.
 *
 *     `hearts` are those of the active Hero when it began; it is repeated if a Monster of a Den was fought before.
 */
export interface Combat {
  foe: number
  allies: number[]
  afar: number
  colours: number[]
  brew: number
  dice: Die[]
  hits: number
  powers_used: (
    | 'deep_focus'
    | 'distant_support'
    | 'extra_tile'
    | 'iron_stomach'
    | 'lasting_brew'
    | 'reroll_many'
    | 'reroll_one'
    | 'swift_rite'
  )[]
  defence: number
  immune: number[]
  fewer: number
  hearts: number
  is_repeated: boolean
}
/**
 * A die of a combat: whose it is, what it shows and what is added; a Power die has a colour, others have -1.
 */
export interface Die {
  hero: number
  face: number
  bonus: number
  colour: number
}
/**
 * A Den that is being explored: below which node, by whom besides the active Hero, its cards, where the die lies.
 *
 *     `met` are its Monsters that have been fought, `won` those that were beaten in the present event.
 */
export interface Den {
  node: number
  joined: number[]
  entrance: number
  chamber: number
  space: number
  met: number[]
  won: number[]
}
/**
 * One thing a chapter asks for: `have` of `need`. All of them together win.
 */
export interface Goal {
  goal: 'boss' | 'bosses_left' | 'camps' | 'fire' | 'gathered' | 'monsters' | 'orbs' | 'potions' | 'totems'
  have: number
  need: number
}
/**
 * A way to lose a chapter: `have` reaches `limit`.
 */
export interface Danger {
  danger: 'corruption' | 'orbs_gone'
  have: number
  limit: number
}
/**
 * What a chapter of the campaign adds to the table; everybody knows all of it.
 *
 *     Chapter 1: quest tokens nobody has seen, per kind; nodes where one lies face `down`; those left face `up`; what each
 *     Hero `held`; `potions` brewed. Chapter 2: `thieves`, and Orb tokens `gone` for good. Chapter 3: whether a Boss came.
 *     Chapter 4: `camps`, sizes of free `packs`, what is known to be in the packs per card (`stash`), how many of their
 *     cards are unknown and so still counted with the pile (`reserved`), and the node with the +1 Shield token (`guard`).
 *     Chapter 5: `corruption` by cell, on tiles and empty spaces; colours of active `totems`; whether a second Boss came.
 *     Alone: types that are Enraged in this chapter only are `stirred`.
 *     `victors` took part on the tile when a Boss was beaten.
 */
export interface Quest {
  unseen: number[]
  down: number[]
  up: never[][]
  held: number[][]
  potions: number
  thieves: Thief[]
  gone: number
  has_boss_come: boolean
  camps: Campsite[]
  packs: number[]
  stash: number[]
  reserved: number
  guard: number
  corruption: number[]
  totems: number[]
  stirred: number[]
  victors: number[]
  is_won: boolean
}
/**
 * A Monster with Orb tokens of chapter 2, by value; those stolen in this round are `fresh`.
 */
export interface Thief {
  foe: number
  orbs: number[]
  fresh: number[]
  is_in_vortex: boolean
}
/**
 * A tile with a camp token of chapter 4; `camp` is -1 while it lies face down.
 *
 *     `pack` is the number of cards of the pack that lies here, -1 if none does; a cleared camp has yielded its pack.
 */
export interface Campsite {
  node: number
  camp: number
  pack: number
  is_cleared: boolean
}
/**
 * What the chapters before have left. A chapter that is played alone has none of it.
 *
 *     `camps` were cleared in chapter 4; `attempt` counts how often the present chapter has been begun; types of Monster
 *     that were Enraged in it only are `stirred` in the next attempt as well.
 */
export interface Carried1 {
  heroes: HeroKept[]
  enraged: number[]
  camps: number
  attempt: number
  stirred: number[]
}
export interface ChooseHero {
  type: 'choose_hero'
  hero: number
}
export interface PlayFirst {
  type: 'play_first'
  seat: number
}
export interface DrawTile {
  type: 'draw_tile'
  tile: number
}
/**
 * The space for the tile.
 */
export interface PlaceAt {
  type: 'place_at'
  cell: number
}
/**
 * The rotation of the tile, clockwise.
 */
export interface Turn {
  type: 'turn'
  rotation: number
}
/**
 * Add one more tile.
 */
export interface PlaceExtra {
  type: 'place_extra'
}
/**
 * Add no further tile.
 */
export interface PlaceNone {
  type: 'place_none'
}
export interface DrawMonster {
  type: 'draw_monster'
  kind: number
}
export interface DrawBoss {
  type: 'draw_boss'
  kind: number
}
export interface DrawLootCard {
  type: 'draw_loot_card'
  card: number
}
export interface DrawEventCard {
  type: 'draw_event_card'
  event: number
}
/**
 * The value of an Orb token.
 */
export interface DrawOrbs {
  type: 'draw_orbs'
  orbs: number
}
/**
 * What several dice show.
 */
export interface RollFaces {
  type: 'roll_faces'
  faces: number[]
}
/**
 * What one die shows.
 */
export interface RollFace {
  type: 'roll_face'
  face: number
}
/**
 * Slide the Power card.
 */
export interface Unlock {
  type: 'unlock'
  power: number
}
/**
 * Go on to the dice.
 */
export interface RollDice {
  type: 'roll_dice'
}
/**
 * Keep the whole roll.
 */
export interface AcceptDice {
  type: 'accept_dice'
}
/**
 * Keep some dice and roll the others again.
 */
export interface Reroll {
  type: 'reroll'
}
/**
 * A die goes on a slot.
 */
export interface PutOn {
  type: 'put_on'
  slot: number
}
/**
 * This die is rolled again.
 */
export interface RollAgain {
  type: 'roll_again'
}
/**
 * This die is not used.
 */
export interface SetAside {
  type: 'set_aside'
}
/**
 * A Hero die that shows this is turned to the other number.
 */
export interface TurnDie {
  type: 'turn_die'
  face: number
  to: number
}
/**
 * Change no die.
 */
export interface LeaveDice {
  type: 'leave_dice'
}
export interface Move {
  type: 'move'
  side: number
}
/**
 * A risky move through an open path.
 */
export interface Venture {
  type: 'venture'
  side: number
}
/**
 * Pay for the way back to the Start tile.
 */
export interface UseVortex {
  type: 'use_vortex'
}
/**
 * Take the treasure.
 */
export interface OpenChest {
  type: 'open_chest'
}
/**
 * Take an Orb token from the Well.
 */
export interface TakeOrbs {
  type: 'take_orbs'
}
export interface Buy {
  type: 'buy'
  card: number
}
export interface Sell {
  type: 'sell'
  card: number
}
export interface Give {
  type: 'give'
  card: number
  hero: number
}
/**
 * Hand over everything in the gift.
 */
export interface GiveNow {
  type: 'give_now'
}
/**
 * Agree.
 */
export interface Accept {
  type: 'accept'
}
/**
 * Agree until the end of the turn.
 */
export interface AcceptForTurn {
  type: 'accept_for_turn'
}
/**
 * Do not agree.
 */
export interface Refuse {
  type: 'refuse'
}
/**
 * First aid for a Hero who is down.
 */
export interface Raise {
  type: 'raise'
  hero: number
}
/**
 * The Healing aura.
 */
export interface Heal {
  type: 'heal'
}
export interface Remedy {
  type: 'remedy'
  hero: number
  status: 'brambles' | 'poison'
}
export interface UseLoot {
  type: 'use_loot'
  card: number
}
/**
 * A card for a Hero.
 */
export interface UseLootOn {
  type: 'use_loot_on'
  card: number
  hero: number
}
/**
 * A card for a die of the combat.
 */
export interface UseLootOnDie {
  type: 'use_loot_on_die'
  card: number
  die: number
  face: number
}
/**
 * Do nothing more in this turn.
 */
export interface EndTurn {
  type: 'end_turn'
}
/**
 * Leave the tile on the pile.
 */
export interface KeepTile {
  type: 'keep_tile'
}
/**
 * Put the tile under the pile.
 */
export interface BuryTile {
  type: 'bury_tile'
}
/**
 * Keep the new card.
 */
export interface KeepLoot {
  type: 'keep_loot'
}
/**
 * Keep the new card and discard this one.
 */
export interface KeepInstead {
  type: 'keep_instead'
  card: number
}
/**
 * Do not keep the new card.
 */
export interface LeaveLoot {
  type: 'leave_loot'
}
export interface Discard {
  type: 'discard'
  card: number
}
export interface FlipCard {
  type: 'flip_card'
  card: number
}
export interface Fight {
  type: 'fight'
  foe: number
  kind: number
}
export interface Freeze {
  type: 'freeze'
  foe: number
  kind: number
}
/**
 * Do not use the Frost bolt now.
 */
export interface HoldFrost {
  type: 'hold_frost'
}
/**
 * Leave by a path that is linked.
 */
export interface Flee {
  type: 'flee'
  side: number
  means: 'boots' | 'die'
}
/**
 * Leave by an open path, as a risky move.
 */
export interface FleeAstray {
  type: 'flee_astray'
  side: number
  means: 'boots' | 'die'
}
/**
 * Use a card that ends all strikes.
 */
export interface ThrowSmoke {
  type: 'throw_smoke'
  card: number
}
/**
 * Flee without help.
 */
export interface FaceStrikes {
  type: 'face_strikes'
}
/**
 * The next Monster to strike.
 */
export interface Strike {
  type: 'strike'
  foe: number
  kind: number
}
/**
 * Take part.
 */
export interface Support {
  type: 'support'
}
/**
 * Take no part.
 */
export interface StayOut {
  type: 'stay_out'
}
/**
 * The invoked Power die.
 */
export interface AddPowerDie {
  type: 'add_power_die'
  colour: number
}
/**
 * One more brew die.
 */
export interface AddBrew {
  type: 'add_brew'
}
/**
 * Add nothing more and roll.
 */
export interface RollCombat {
  type: 'roll_combat'
}
/**
 * A Combat die for an orb.
 */
export interface RerollDie {
  type: 'reroll_die'
  die: number
  face: number
}
/**
 * A Combat die with the power.
 */
export interface RerollFree {
  type: 'reroll_free'
  die: number
  face: number
}
/**
 * A die for the reroll of several.
 */
export interface MarkDie {
  type: 'mark_die'
  die: number
  face: number
}
/**
 * Choose dice to reroll together.
 */
export interface MarkDice {
  type: 'mark_dice'
}
/**
 * Reroll what is marked.
 */
export interface RollMarked {
  type: 'roll_marked'
}
/**
 * Change nothing more.
 */
export interface Stop {
  type: 'stop'
}
/**
 * The Hero who receives it.
 */
export interface GiveTo {
  type: 'give_to'
  hero: number
}
export interface TakeAlong {
  type: 'take_along'
  hero: number
}
/**
 * Take nobody else along.
 */
export interface GoNow {
  type: 'go_now'
}
export interface WanderTo {
  type: 'wander_to'
  node: number
  tile: number
}
/**
 * Do not move.
 */
export interface StayHere {
  type: 'stay_here'
}
export interface PlaceBossAt {
  type: 'place_boss_at'
  node: number
  tile: number
}
/**
 * Give the game up.
 */
export interface Concede {
  type: 'concede'
}
/**
 * Do not stop here.
 */
export interface PlayOn {
  type: 'play_on'
}
/**
 * Do not give up; what bots think of it does not count.
 */
export interface RefuseToConcede {
  type: 'refuse_to_concede'
}
/**
 * Ask everybody whether to give the game up.
 */
export interface ProposeToConcede {
  type: 'propose_to_concede'
}
/**
 * Explore what lies below the tile.
 */
export interface EnterDen {
  type: 'enter_den'
}
/**
 * Go down with the active Hero.
 */
export interface JoinDen {
  type: 'join_den'
}
/**
 * On to the next event of the Den.
 */
export interface GoDeeper {
  type: 'go_deeper'
}
export interface DrawEntrance {
  type: 'draw_entrance'
  entrance: number
}
export interface DrawChamber {
  type: 'draw_chamber'
  chamber: number
}
/**
 * Pay for what the Inn offers.
 */
export interface BeServed {
  type: 'be_served'
}
export interface DrawInnCard {
  type: 'draw_inn_card'
  inn_card: number
}
/**
 * The tile that comes next in the pile.
 */
export interface PutTile {
  type: 'put_tile'
  tile: number
}
/**
 * Between two chapters cards change hands freely.
 */
export interface HandOver {
  type: 'hand_over'
  giver: number
  card: number
  hero: number
}
/**
 * A Hero with too many cards discards one.
 */
export interface LayDown {
  type: 'lay_down'
  hero: number
  card: number
}
/**
 * Everybody keeps what they have: on to the next chapter.
 */
export interface GoOn {
  type: 'go_on'
}
/**
 * The type of Monster that becomes Enraged.
 */
export interface Awaken {
  type: 'awaken'
  kind: number
}
/**
 * Turn up the quest token on the tile.
 */
export interface Search {
  type: 'search'
}
export interface DrawQuest {
  type: 'draw_quest'
  quest: number
}
export interface TakeToken {
  type: 'take_token'
  quest: number
}
/**
 * Discard a card to make room for the quest token.
 */
export interface TakeTokenInstead {
  type: 'take_token_instead'
  quest: number
  card: number
}
/**
 * The token stays on the tile, face up.
 */
export interface LeaveToken {
  type: 'leave_token'
}
export interface GiveToken {
  type: 'give_token'
  quest: number
  hero: number
}
/**
 * Three mushrooms, a vial and two orbs make a potion.
 */
export interface Brew {
  type: 'brew'
}
/**
 * The Hero who gets two Orb tokens.
 */
export interface BearTwo {
  type: 'bear_two'
  hero: number
}
export interface GiveOrbToken {
  type: 'give_orb_token'
  orbs: number
  hero: number
}
/**
 * The Orb token that the Monster gets.
 */
export interface LoseToken {
  type: 'lose_token'
  orbs: number
}
export interface PayOrbs {
  type: 'pay_orbs'
  orbs: number
}
/**
 * Where a Monster goes next.
 */
export interface StepTo {
  type: 'step_to'
  foe: number
  node: number
  tile: number
}
export interface DrawCamp {
  type: 'draw_camp'
  camp: number
}
/**
 * One of the packs, by the number of its cards.
 */
export interface TakePack {
  type: 'take_pack'
  cards: number
}
/**
 * The tile for the +1 Shield token.
 */
export interface PostGuard {
  type: 'post_guard'
  node: number
  tile: number
}
/**
 * Enough camps are cleared.
 */
export interface EndChapter {
  type: 'end_chapter'
}
/**
 * The invoked Power die is put on the Rune.
 */
export interface LightTotem {
  type: 'light_totem'
  colour: number
}
/**
 * A totem of another colour, for everything the Hero has.
 */
export interface LightDesperately {
  type: 'light_desperately'
  colour: number
}
export interface Purify {
  type: 'purify'
  cell: number
}
/**
 * Leave the corruption as it is.
 */
export interface PurifyNone {
  type: 'purify_none'
}
export interface HeroChosen {
  type: 'hero_chosen'
  seat: number
  hero: number
}
export interface FirstPlayerChosen {
  type: 'first_player_chosen'
  seat: number
}
export interface RoundBegan {
  type: 'round_began'
  round: number
}
export interface TileDrawn {
  type: 'tile_drawn'
  hero: number
  tile: number
}
/**
 * It would close the forest, so it goes under the pile.
 */
export interface TileRejected {
  type: 'tile_rejected'
  tile: number
}
export interface TilePlaced {
  type: 'tile_placed'
  hero: number
  tile: number
  cell: number
  rotation: number
}
export interface PileExhausted {
  type: 'pile_exhausted'
  hero: number
}
/**
 * The top tile of the pile, for all to see.
 */
export interface TileScouted {
  type: 'tile_scouted'
  hero: number
  tile: number
}
export interface TileBuried {
  type: 'tile_buried'
  tile: number
}
/**
 * Face down.
 */
export interface MonsterPlaced {
  type: 'monster_placed'
  foe: number
  node: number
  tile: number
}
export interface FoeRevealed {
  type: 'foe_revealed'
  foe: number
  kind: number
  node: number
  tile: number
}
export interface BossRevealed {
  type: 'boss_revealed'
  foe: number
  kind: number
  node: number
  tile: number
}
export interface ThreatRose {
  type: 'threat_rose'
  foe: number
  kind: number
  threat: number
  track: number
  cause: 'effect' | 'round' | 'turn'
}
export interface TurnBegan {
  type: 'turn_began'
  hero: number
  round: number
}
/**
 * The Hero is down.
 */
export interface TurnSkipped {
  type: 'turn_skipped'
  hero: number
}
export interface TurnEnded {
  type: 'turn_ended'
  hero: number
}
export interface CardsTurnedUp {
  type: 'cards_turned_up'
  hero: number
  cards: number[]
}
export interface HeroDiceRolled {
  type: 'hero_dice_rolled'
  hero: number
  faces: number[]
}
export interface HeroDieTurned {
  type: 'hero_die_turned'
  hero: number
  face: number
  to: number
}
/**
 * Which faces lie on which slots.
 */
export interface DicePlaced {
  type: 'dice_placed'
  hero: number
  slots: number[]
  faces: number[]
}
export interface PowerUnlocked {
  type: 'power_unlocked'
  hero: number
  power: number
}
export interface HeroMoved {
  type: 'hero_moved'
  hero: number
  node: number
  tile: number
}
/**
 * No tile fits there.
 */
export interface MoveFailed {
  type: 'move_failed'
  hero: number
}
export interface OrbsGained {
  type: 'orbs_gained'
  hero: number
  orbs: number
  left: number
  source: 'effect' | 'focus' | 'risk' | 'sale' | 'well'
}
export interface OrbsLost {
  type: 'orbs_lost'
  hero: number
  orbs: number
  left: number
}
export interface OrbsSpent {
  type: 'orbs_spent'
  hero: number
  orbs: number
  left: number
}
export interface LairkeeperGamesWoodlandsRecordsEventsHeartsLost {
  type: 'hearts_lost'
  hero: number
  hearts: number
  left: number
  cause: 'attack' | 'effect' | 'poison'
}
export interface HeartsGained {
  type: 'hearts_gained'
  hero: number
  hearts: number
  left: number
}
export interface HeroFell {
  type: 'hero_fell'
  hero: number
}
export interface HeroRose {
  type: 'hero_rose'
  hero: number
  left: number
}
export interface StatusTaken {
  type: 'status_taken'
  hero: number
  status: 'brambles' | 'poison'
}
export interface StatusRemoved {
  type: 'status_removed'
  hero: number
  status: 'brambles' | 'poison'
}
export interface HeroImmobilised {
  type: 'hero_immobilised'
  hero: number
}
/**
 * An effect that changes nothing for this Hero, and what prevents it.
 */
export interface NothingHappened {
  type: 'nothing_happened'
  hero: number
  reason: 'boss' | 'brambles' | 'immobile' | 'poison' | 'shears' | 'stomach'
}
export interface BramblesRolled {
  type: 'brambles_rolled'
  hero: number
  faces: number[]
}
export interface GoodsLaidOut {
  type: 'goods_laid_out'
  cards: number[]
}
export interface LootDrawn {
  type: 'loot_drawn'
  hero: number
  card: number
}
export interface LootKept {
  type: 'loot_kept'
  hero: number
  card: number
}
export interface LootLeft {
  type: 'loot_left'
  hero: number
  card: number
}
export interface LootDiscarded {
  type: 'loot_discarded'
  hero: number
  card: number
}
export interface LootFlipped {
  type: 'loot_flipped'
  hero: number
  card: number
}
export interface LootUsed {
  type: 'loot_used'
  hero: number
  card: number
}
export interface LootGiven {
  type: 'loot_given'
  giver: number
  card: number
  hero: number
}
export interface GiftRefused {
  type: 'gift_refused'
  hero: number
  giver: number
}
export interface LootBought {
  type: 'loot_bought'
  hero: number
  card: number
}
export interface LootSold {
  type: 'loot_sold'
  hero: number
  card: number
}
export interface ChestOpened {
  type: 'chest_opened'
  hero: number
}
export interface OrbTokenTaken {
  type: 'orb_token_taken'
  hero: number
  orbs: number
}
export interface EventDrawn {
  type: 'event_drawn'
  hero: number
  event: number
}
export interface PileReshuffled {
  type: 'pile_reshuffled'
  pile: 'events' | 'loot' | 'monsters'
}
/**
 * The group gives up.
 */
export interface GameConceded {
  type: 'game_conceded'
}
export interface EncounterBegan {
  type: 'encounter_began'
  hero: number
  kinds: number[]
}
export interface FoeFrozen {
  type: 'foe_frozen'
  hero: number
  foe: number
  kind: number
}
export interface FoeThawed {
  type: 'foe_thawed'
  foe: number
  kind: number
}
export interface HeroFled {
  type: 'hero_fled'
  hero: number
  kinds: number[]
}
/**
 * A Monster strikes a Hero who flees.
 */
export interface FoeStruck {
  type: 'foe_struck'
  foe: number
  kind: number
  hero: number
}
export interface CombatBegan {
  type: 'combat_began'
  hero: number
  foe: number
  kind: number
  allies: number[]
}
export interface SupportedFromAfar {
  type: 'supported_from_afar'
  hero: number
}
export interface SkillRolled {
  type: 'skill_rolled'
  kind: number
  face: number
}
export interface DefenceChanged {
  type: 'defence_changed'
  kind: number
  defence: number
}
export interface ImmunityGained {
  type: 'immunity_gained'
  kind: number
  colours: number[]
}
export interface DiceTakenAway {
  type: 'dice_taken_away'
  kind: number
  dice: number
}
export interface ShieldGained {
  type: 'shield_gained'
  foe: number
  kind: number
  shields: number
}
export interface ShieldBroken {
  type: 'shield_broken'
  foe: number
  kind: number
  shields: number
}
export interface PowerDieAdded {
  type: 'power_die_added'
  hero: number
  colour: number
}
export interface BrewAdded {
  type: 'brew_added'
  hero: number
  dice: number
}
export interface CombatDiceRolled {
  type: 'combat_dice_rolled'
  hero: number
  faces: number[]
}
export interface PowerDieRolled {
  type: 'power_die_rolled'
  hero: number
  colour: number
  face: number
}
export interface CombatDieRerolled {
  type: 'combat_die_rerolled'
  hero: number
  die: number
  face: number
}
export interface CombatDieRaised {
  type: 'combat_die_raised'
  hero: number
  die: number
  face: number
}
/**
 * How many hits there were, and how many hearts they had to reach.
 */
export interface CombatResolved {
  type: 'combat_resolved'
  kind: number
  hits: number
  hearts: number
}
export interface FoeBeaten {
  type: 'foe_beaten'
  foe: number
  kind: number
}
/**
 * Shuffled into the pile instead of discarded.
 */
export interface FoeReturned {
  type: 'foe_returned'
  kind: number
}
export interface CombatLost {
  type: 'combat_lost'
  foe: number
  kind: number
}
/**
 * The Defensive stance cancels an attack.
 */
export interface AttackCancelled {
  type: 'attack_cancelled'
  hero: number
}
export interface LossIgnored {
  type: 'loss_ignored'
  hero: number
}
/**
 * An Enraged enemy strikes before the dice are rolled.
 */
export interface FoeStruckFirst {
  type: 'foe_struck_first'
  foe: number
  kind: number
  hero: number
}
/**
 * Beaten once, it must be fought again.
 */
export interface FoeCameBack {
  type: 'foe_came_back'
  foe: number
  kind: number
}
export interface DenEntered {
  type: 'den_entered'
  hero: number
  tile: number
}
export interface DenJoined {
  type: 'den_joined'
  hero: number
}
export interface EntranceRevealed {
  type: 'entrance_revealed'
  entrance: number
}
export interface ChamberRevealed {
  type: 'chamber_revealed'
  chamber: number
}
export interface DenDieRolled {
  type: 'den_die_rolled'
  space: number
  face: number
}
/**
 * The next event is for this space.
 */
export interface DenDieMoved {
  type: 'den_die_moved'
  space: number
}
export interface DenFinished {
  type: 'den_finished'
  hero: number
}
/**
 * The active Hero is down.
 */
export interface DenFailed {
  type: 'den_failed'
  hero: number
}
export interface HeroServed {
  type: 'hero_served'
  hero: number
  inn_card: number
}
export interface InnDieRolled {
  type: 'inn_die_rolled'
  hero: number
  face: number
}
/**
 * The +1 Combat die token.
 */
export interface AleTaken {
  type: 'ale_taken'
  hero: number
}
/**
 * The token goes back after the roll.
 */
export interface AleDrunk {
  type: 'ale_drunk'
  hero: number
}
/**
 * The top tiles of the pile lie in this order now.
 */
export interface TilesArranged {
  type: 'tiles_arranged'
  hero: number
  tiles: number[]
}
export interface ChapterBegan {
  type: 'chapter_began'
  chapter: number
  attempt: number
}
export interface ChapterWon {
  type: 'chapter_won'
  chapter: number
}
export interface LootHandedOver {
  type: 'loot_handed_over'
  giver: number
  card: number
  hero: number
}
/**
 * A type of Monster is Enraged for the rest of the campaign.
 */
export interface KindAwoke {
  type: 'kind_awoke'
  kind: number
}
/**
 * A type of Monster is Enraged in this chapter.
 */
export interface KindStirred {
  type: 'kind_stirred'
  kind: number
}
/**
 * A quest token lies face down on a tile.
 */
export interface TokenHidden {
  type: 'token_hidden'
  node: number
  tile: number
}
export interface TokenFound {
  type: 'token_found'
  hero: number
  quest: number
}
export interface TokenTaken {
  type: 'token_taken'
  hero: number
  quest: number
}
export interface TokenGiven {
  type: 'token_given'
  giver: number
  quest: number
  hero: number
}
export interface PotionBrewed {
  type: 'potion_brewed'
  hero: number
  potions: number
}
export interface OrbTokenDealt {
  type: 'orb_token_dealt'
  hero: number
  orbs: number
}
export interface OrbTokenGiven {
  type: 'orb_token_given'
  giver: number
  orbs: number
  hero: number
}
export interface OrbTokenStolen {
  type: 'orb_token_stolen'
  hero: number
  foe: number
  kind: number
  orbs: number
}
export interface OrbTokenRecovered {
  type: 'orb_token_recovered'
  hero: number
  orbs: number
}
/**
 * A Monster has carried Orb tokens away from the Start tile.
 */
export interface OrbTokensGone {
  type: 'orb_tokens_gone'
  foe: number
  gone: number
}
/**
 * The Orb tokens of a Hero go into the Well.
 */
export interface OrbTokensGivenUp {
  type: 'orb_tokens_given_up'
  hero: number
  orbs: number
}
export interface MonsterMoved {
  type: 'monster_moved'
  foe: number
  node: number
  tile: number
}
export interface CampRevealed {
  type: 'camp_revealed'
  tile: number
  camp: number
}
/**
 * All enemies on the tile have +1 defence.
 */
export interface GuardPosted {
  type: 'guard_posted'
  node: number
  tile: number
}
export interface PackTaken {
  type: 'pack_taken'
  hero: number
  cards: number
}
/**
 * A card of a pack is discarded.
 */
export interface CardSpoiled {
  type: 'card_spoiled'
  card: number
}
export interface CorruptionSpread {
  type: 'corruption_spread'
  cells: number[]
  level: number
}
export interface ChestsSpoiled {
  type: 'chests_spoiled'
  tile: number
}
export interface MoveDieLost {
  type: 'move_die_lost'
  hero: number
}
export interface TotemLit {
  type: 'totem_lit'
  hero: number
  colour: number
  tile: number
}
export interface Purified {
  type: 'purified'
  hero: number
  cell: number
}
/**
 * So many paths of the tile meet paths of its neighbours.
 */
export interface LinksMade {
  type: 'links_made'
  links: number
}
/**
 * The tile may be turned so many ways there; `rotation` is the first of them.
 */
export interface Fits {
  type: 'fits'
  ways: number
  rotation: number
}
/**
 * So many paths lead out of the forest afterwards.
 */
export interface PathsOpen {
  type: 'paths_open'
  paths: number
}
/**
 * The chance to beat the enemy with the dice as they are, without any reroll.
 */
export interface BeatOdds {
  type: 'beat_odds'
  dice: number
  percent: number
}
/**
 * The same if every orb is spent on rerolls as long as that helps.
 */
export interface BeatOddsWithOrbs {
  type: 'beat_odds_with_orbs'
  orbs: number
  percent: number
}
/**
 * What the dice inflict as they lie, and what it takes.
 */
export interface HitsSoFar {
  type: 'hits_so_far'
  hits: number
  needed: number
}
/**
 * The chance that this die hits once it is rolled again.
 */
export interface DieHits {
  type: 'die_hits'
  percent: number
}
/**
 * What the active Hero loses if the enemy is not beaten.
 */
export interface HeartsAtRisk {
  type: 'hearts_at_risk'
  hearts: number
}
/**
 * What the active Hero loses because the enemy is not beaten.
 */
export interface LairkeeperGamesWoodlandsRecordsEffectsHeartsLost {
  type: 'hearts_lost'
  hearts: number
}
/**
 * What the enemy takes before the first die is rolled.
 */
export interface StruckFirst {
  type: 'struck_first'
  hearts: number
}
/**
 * The last hearts of the active Hero are among them.
 */
export interface GoesDown {
  type: 'goes_down'
}
/**
 * What the Monsters left behind deal together.
 */
export interface StrikesSuffered {
  type: 'strikes_suffered'
  hearts: number
}
/**
 * So many Monsters lie there face down.
 */
export interface MonstersHidden {
  type: 'monsters_hidden'
  monsters: number
}
export interface FoeWaits {
  type: 'foe_waits'
  foe_kind: number
}
/**
 * The card of the Boss lies there face down.
 */
export interface BossWaits {
  type: 'boss_waits'
}
/**
 * The Brambles die is rolled; by such a chance it harms.
 */
export interface BramblesThere {
  type: 'brambles_there'
  percent: number
}
/**
 * The corruption takes an unused Move die.
 */
export interface MoveLostThere {
  type: 'move_lost_there'
}
/**
 * The corruption takes a Loot card and brings a Monster.
 */
export interface CardLostThere {
  type: 'card_lost_there'
}
export interface EventThere {
  type: 'event_there'
}
export interface ChestsThere {
  type: 'chests_there'
  chests: number
}
/**
 * A risky move brings an orb at once.
 */
export interface OrbForRisk {
  type: 'orb_for_risk'
  orbs: number
}
/**
 * The chance that the unseen tile brings Monsters.
 */
export interface MonsterAhead {
  type: 'monster_ahead'
  percent: number
}
export interface OrbsPaid {
  type: 'orbs_paid'
  orbs: number
  left: number
}
export interface OrbsEarned {
  type: 'orbs_earned'
  orbs: number
  left: number
}
/**
 * So many moves with this die on its slot.
 */
export interface MovesReady {
  type: 'moves_ready'
  moves: number
}
/**
 * Orbs at the end of the turn.
 */
export interface FocusBrings {
  type: 'focus_brings'
  orbs: number
}
export interface PowerDieReady {
  type: 'power_die_ready'
  colour: number
}
/**
 * So many more dice until the Power die is ready.
 */
export interface InvocationNeeds {
  type: 'invocation_needs'
  dice: number
}
export interface MovesUnused {
  type: 'moves_unused'
  moves: number
}
export type View = WoodsView
