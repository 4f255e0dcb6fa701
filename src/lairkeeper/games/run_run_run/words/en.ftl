### Run Run Run! in words: what may be answered, what happens, what is asked.
### Names carry their article. A comment "Silent" above a message names facts it leaves out on purpose.

## Names

mummy-herald = the herald
mummy-runner = the runner
mummy-brute = the brute
mummy-snuffer = the snuffer
mummy-ravager = the ravager
mummy-silencer = the silencer
mummy-colossus = the colossus
mummy-other = the mummy “{ $id }”

cat-cartographer = the cartographer
cat-relic_hunter = the relic hunter
cat-brawler = the brawler
cat-lamplighter = the lamplighter
cat-other = the cat “{ $id }”

ability-draw_room = each “?” draws a Room card
ability-draw_token = each “?” may draw a Sarcophagus token
ability-extra_damage = each “?” deals one more damage
ability-gain_torch = each “?” adds a torch to the reserve

token-torches = a Torches token (+{ $value })
token-rooms = a Rooms token (+{ $value })
token-double = a Double token
token-shield = a shield
token-passage = a secret passage
token-trap = a trap

symbol-ankh = ankh
symbol-eye = eye
symbol-scarab = scarab
trait-torch = torch
trait-sarcophagus = sarcophagus

card =
    { $exits ->
        [one] Room { $id } with 1 exit ({ $sides }; { $traits })
       *[other] Room { $id } with { $exits } exits ({ $sides }; { $traits })
    }
card-plain =
    { $exits ->
        [one] Room { $id } with 1 exit ({ $sides })
       *[other] Room { $id } with { $exits } exits ({ $sides })
    }

side-0 = north
    .short = N
side-1 = north-east
    .short = NE
side-2 = south-east
    .short = SE
side-3 = south
    .short = S
side-4 = south-west
    .short = SW
side-5 = north-west
    .short = NW

hex = ({ $q }, { $r })
hex-vault = the Vault

share = { $seat } { $damage }

lie-exits = Exits { $sides }
lie-turned =
    { $degrees ->
        [0] Not turned
       *[other] Turned clockwise by { $degrees }°
    }

## What may be answered, and what chance may show

option-deal_cat = { CAPITAL($cat) }
option-choose_cat = Play { $cat }: { $ability }
option-play_first = { $seat } begins
option-explore = Explore: add a Room to the maze
option-fight = Fight: attack the mummies on a space
option-cooperate = Cooperate: call a regroup
option-pass = Pass
option-use_token = Use { $token }
option-close_window = Continue without a token
option-use_effect =
    { $effect ->
        [torches] { $value ->
            [one] Gain 1 torch
           *[other] Gain { $value } torches
        }
        [rooms] { $value ->
            [one] Draw 1 Room card
           *[other] Draw { $value } Room cards
        }
        [passage] Open a secret passage
       *[other] Use what the token shows
    }
option-teleport = Teleport to another Room
option-teleport_to = Teleport to { $hex }
option-passage_from = Start at { $hex }
option-passage_to = Lead to { $hex }
option-symbols =
    { $count ->
        [0] No symbol
        [one] 1 symbol
       *[other] { $count } symbols
    }
option-move_to = Go to { $hex }
option-turn_up = { CAPITAL($mummy) }
option-wake_at = Appear at { $hex }
option-split_damage = Share it out: { $shares }
option-raise_shield = Spend a shield
option-lower_shield = Take the damage
option-lose_card = { CAPITAL($card) }
option-pick_card = Place { $card }
option-pick_hex = Place it at { $hex }
# Silent: rotation
option-turn =
    { $passages ->
        [0] { $lie }
        [one] { $lie }, with a secret passage
       *[other] { $lie }, with { $passages } secret passages
    }
option-dig_passage = Open a secret passage to the { $side }
option-done =
    { $nothing ->
        [offered] Offer nothing
        [given] Give nothing
        [rolled] { $dice ->
            [one] Roll 1 die
           *[other] Roll { $dice } dice
        }
       *[more] Add nothing more
    }
option-spend_for_move = Discard { $card } to walk further
option-draw_room = { CAPITAL($card) }
option-draw_token = { CAPITAL($token) }
option-decline_token = Leave the token alone
option-take_token = Draw the token
option-trigger = Use the triangle { $rooms }
option-open_door_at = Link the Exit Door to the { $side } of { $hex }
option-target = Fight at { $hex }
option-add_card = Discard { $card } for dice
option-spend_double = Spend a Double token for twice the damage
option-keep_double = Keep the Double token
option-faces =
    { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $abilities } “?”, { $rooms ->
        [one] 1 hexagon
       *[other] { $rooms } hexagons
    }, { $steps ->
        [one] 1 footprint
       *[other] { $steps } footprints
    }
option-deal =
    { $hearts ->
        [0] Remove no heart
        [one] Remove 1 heart
       *[other] Remove { $hearts } hearts
    }
option-step_to = Step to { $hex }
option-stop_here = Stay here
option-join = Join the regroup
option-stay_away = Stay away
option-offer = Offer { $card }
option-sacrifice =
    { $torches ->
        [0] Sacrifice no torch
        [one] Sacrifice 1 torch
       *[other] Sacrifice { $torches } torches
    }
option-recover = { CAPITAL($card) }
option-give_to = Give it to { $seat }
option-give_token = Give { $token } to { $seat }
option-walk_to = Walk to { $hex }

## What happened

event-cat_received = { $seat } plays { $cat }.
event-first_player_chosen = { $seat } begins.
event-turn_began = Turn { $turn }: { $seat } is up.
event-mummy_dice_rolled =
    { $dice ->
        [one] { $seat } rolls 1 Mummy die
       *[other] { $seat } rolls { $dice } Mummy dice
    }: { $symbols ->
        [0] no symbol.
        [one] 1 symbol.
       *[other] { $symbols } symbols.
    }
event-mummy_moved = { CAPITAL($mummy) } moves from { $origin } to { $to }.
event-heart_placed =
    { $hearts ->
        [one] A heart is placed on the mummy pile, the first one there.
       *[other] A heart is placed on the mummy pile, which now has { $hearts }.
    }
event-mummy_woke = { CAPITAL($mummy) } wakes up.
event-mummy_appeared = { CAPITAL($mummy) } appears at { $hex }.
event-torches_lost =
    { $torches ->
        [one] The group loses 1 torch; { $reserve } left in the reserve.
       *[other] The group loses { $torches } torches; { $reserve } left in the reserve.
    }
event-torches_gained =
    { $torches ->
        [0] No torch is left to gain; the reserve stays at { $reserve }.
        [one] The group gains 1 torch; the reserve now has { $reserve }.
       *[other] The group gains { $torches } torches; the reserve now has { $reserve }.
    }
event-cats_attacked = { CAPITAL($mummy) } attacks every cat at { $hex }: { $damage } damage in all.
# Silent: seats
event-damage_split = The damage dealt by { $mummy } is shared out: { $shares }.
event-shield_raised = { $seat } spends a shield against { $mummy }.
event-card_lost = { $seat } loses a card at random: { $card }.
event-cat_killed = { $seat } would have to discard the last card: this cat is lost.
event-card_spent_for_move = { $seat } discards a card to walk further: { $card }.
# Silent: rotation
event-room_laid =
    { $passages ->
        [0] { $seat } places { $card } at { $hex }.
        [one] { $seat } places { $card } at { $hex } with a secret passage.
       *[other] { $seat } places { $card } at { $hex } with { $passages } secret passages.
    }
event-cat_moved = { $seat } goes from { $origin } to { $to }.
event-room_lit =
    { $reserve ->
        [one] The Room at { $hex } gets a torch; 1 is left in the reserve.
       *[other] The Room at { $hex } gets a torch; { $reserve } are left in the reserve.
    }
event-room_stayed_dark = There is no torch for the Room at { $hex }, which stays dark.
event-mummies_advanced = No card can take the heart: every mummy advances.
event-cards_drawn =
    { $count ->
        [one] { $seat } draws 1 Room card.
       *[other] { $seat } draws { $count } Room cards.
    }
event-card_drawn = { $seat } has drawn { $card }.
event-pile_empty = The pile is empty: { $seat } cannot draw any further.
event-token_found = { $seat } finds { $token }.
event-trap_sprung = { $seat } springs the trap!
event-token_used = { $seat } uses { $token }.
event-cat_teleported = { $seat } teleports from { $origin } to { $to }.
event-passage_laid = { $seat } opens a secret passage between { $origin } and { $to }.
event-torch_mechanism_triggered = Torch mechanism at { $rooms }: the reserve now has { $reserve }.
event-door_mechanism_triggered =
    { $left ->
        [0] Door mechanism at { $rooms }: it was the last one, and the Exit Door opens.
        [one] Door mechanism at { $rooms }: 1 more opens the Exit Door.
       *[other] Door mechanism at { $rooms }: { $left } more open the Exit Door.
    }
event-door_opened = The Exit Door opens at { $hex }.
event-boss_appeared = The Boss steps out at { $hex }: it is { $mummy }!
event-fight_began =
    { $dice ->
        [one] { $seat } fights at { $hex } with 1 Combat die
       *[other] { $seat } fights at { $hex } with { $dice } Combat dice
    }{ $is_doubled ->
        [yes] {" "}and a Double token
       *[no] {""}
    }, discarding { $cards }.
event-combat_dice_rolled =
    { $seat } rolls { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $abilities } “?”, { $rooms ->
        [one] 1 hexagon
       *[other] { $rooms } hexagons
    } and { $steps ->
        [one] 1 footprint.
       *[other] { $steps } footprints.
    }
event-abilities_silenced = { $seat } cannot use any ability: they are silenced.
event-mummy_hurt =
    { $damage ->
        [one] { CAPITAL($mummy) } loses 1 heart; { $hearts } left.
       *[other] { CAPITAL($mummy) } loses { $damage } hearts; { $hearts } left.
    }
event-mummy_defeated = { CAPITAL($mummy) } is defeated and leaves the maze.
event-token_declined = { $seat } leaves the token alone.
event-regroup_called =
    { $tiles ->
        [one] { $seat } calls a regroup at { $hex }; 1 Regroup tile is left.
       *[other] { $seat } calls a regroup at { $hex }; { $tiles } Regroup tiles are left.
    }
event-cat_joined = { $seat } joins the regroup.
event-cards_offered =
    { $count ->
        [0] { $seat } offers no card.
        [one] { $seat } offers 1 card, face down.
       *[other] { $seat } offers { $count } cards, face down.
    }
event-torches_sacrificed =
    { $torches ->
        [one] The group sacrifices 1 torch; { $reserve } left in the reserve.
       *[other] The group sacrifices { $torches } torches; { $reserve } left in the reserve.
    }
event-card_recovered = A card comes back from the discard: { $card }.
event-pool_revealed = The pool is revealed: { $cards }.
event-card_shared = { $seat } takes { $card } from the pool.
event-answers_shown = Everyone has answered.
event-token_given = { $giver } gives { $token } to { $receiver }.
event-turn_passed = { $seat } passes.
event-game_won = The Exit Door is open and no mummy is left in the maze!
event-vault_reached = { CAPITAL($mummy) } enters the Vault!
event-hand_emptied = { $seat } has no card left.

## What is asked

question-choose_own_cat = Which Catventurer do you play?
question-choose_action = What do you do?
question-walk_and_pass = You pass. Where does your cat walk first?
question-move_mummy = Where does { $mummy } go?
question-place_mummy = Where does { $mummy } appear?
question-divide_damage = How do { $victims } share { $damage } damage from { $mummy }?
question-suffer_damage = Do you spend a shield against { $damage } damage from { $mummy }?
question-choose_room = Which Room do you place?
question-choose_hex = Where do you place { $card }?
question-choose_rotation = How does { $card } lie at { $hex }?
# Silent: rotation, passages
question-choose_passages = Do you open a secret passage from { $card } at { $hex }?
# Silent: card, hex, rotation, passages
question-choose_extra_move = The walk is long. Which card do you discard to get there?
question-token_window =
    { $moment ->
        [before_mummies] Before the mummies act, do you use a token?
        [before_action] Before you act, do you use a token?
       *[after_action] Before your turn ends, do you use a token?
    }
question-choose_use = What do you use { $token } for?
# Silent: token
question-choose_teleport = Where does your cat teleport?
# Silent: token
question-choose_passage_start = Where does the secret passage start?
# Silent: token
question-choose_passage_end = Where does the secret passage lead?
question-trigger_torch_mechanism = Which triangle triggers the Torch mechanism?
question-trigger_door_mechanism = Which triangle triggers the Door mechanism?
question-place_exit_door = Where is the Exit Door linked to the maze?
question-choose_target = Where do you fight?
# Silent: target
question-choose_fight_move = The walk is long. Which card do you discard to get there?
# Silent: cards, target
question-choose_fight_cards =
    { $dice ->
        [0] Which card do you discard for dice?
        [one] You have 1 die. Which other card do you discard?
       *[other] You have { $dice } dice. Which other card do you discard?
    }
# Silent: dice, target
question-choose_double = Do you double the damage of this fight?
question-share_damage = { $damage } damage left to deal: how many hearts does { $mummy } lose?
question-step_away =
    { $steps ->
        [one] You may take 1 step. Where do you go?
       *[other] You may take { $steps } steps. Where do you go first?
    }
question-offer_token = Do you draw a Sarcophagus token? It may be a trap.
question-ask_to_join = Does your cat join the regroup?
question-offer_card =
    { $offered ->
        [0] Which card do you offer?
       *[other] Which other card do you offer?
    }
question-sacrifice_torches = How many torches do you sacrifice, for two more cards each?
question-share_pool =
    { $left ->
        [one] Who gets the last card of the pool, { $card }?
       *[other] Who gets { $card }? { $left } cards are left in the pool.
    }
question-offer_gift =
    { $given ->
        [0] Do you give a token away?
       *[other] Do you give another token away?
    }

## Draws, as asked at a table with its own dice and cards

draw-deal_one_cat = Which Catventurer does { $seat } get?
draw-choose_first_player = Who begins?
draw-roll_mummy_dice =
    { $dice ->
        [one] { $seat } rolls 1 Mummy die. How many symbols does it show?
       *[other] { $seat } rolls { $dice } Mummy dice. How many symbols do they show?
    }
draw-wake_mummy = { $seat } turns up the top card of the mummy pile. Who is it?
draw-lose_random_card = { $seat } loses a card at random. Which one is it?
draw-draw_one_room = { $seat } draws a Room card. Which one is it?
draw-draw_one_token = { $seat } draws a Sarcophagus token. Which one is it?
draw-reveal_boss = { $seat } turns up the Boss card. Who is it?
draw-roll_combat_dice =
    { $dice ->
        [one] { $seat } rolls 1 Combat die. What does it show?
       *[other] { $seat } rolls { $dice } Combat dice. What do they show?
    }
draw-recover_card = { $seat } draws a card from the discard at random. Which one is it?

## How a game ends

# Silent: scores
outcome-victory = Victory! The Exit Door is open, the maze is free of mummies: daylight for { $winners }!
    .short = Victory: everybody gets away
# Silent: winners, scores
outcome-vault = Defeat: a mummy has entered the Vault.
# Silent: winners, scores
outcome-last_card = Defeat: a cat had to give up its last card.
# Silent: winners, scores
outcome-empty_hand = Defeat: a player has no card left.

## What a table agrees on

table-players = Players
    .help = One to four players, who win or lose together.
table-first = First player
    .help = Who takes the first turn; if nobody is named, chance decides.
table-first-none = drawn at random
    .help = Chance names the first player.
table-content = Components
    .help = The mark of the cards, tokens and dice this table plays with.

table-stay_attack = Attacks without entering
    .help = What a mummy does that shares a space with cats and has not attacked.
table-stay_attack-on_entering = only on entering
    .help = A mummy attacks only when it enters a space with cats.
table-stay_attack-also_staying = also when staying
    .help = At the end of the Mummies’ Actions, mummies beside cats that have not attacked do so.
table-stop_length = Length of a stop
    .help = How long a mummy stands still after meeting a cat.
table-stop_length-phase = until the end of the phase
    .help = A mummy that has met a cat stands still for the rest of the phase.
table-stop_length-step = for that step only
    .help = The next symbol or the extra move takes the mummy on.
table-heart_overflow = Hearts without a card
    .help = What happens to a heart when all mummies are awake.
table-heart_overflow-darkness = only darkness counts
    .help = Only a heart due to darkness makes the mummies advance.
table-heart_overflow-every_heart = every heart counts
    .help = Hearts of the dice make the mummies advance too, until the Boss appears.
table-extra_move = Extra move
    .help = When the runner and the Boss make their extra move.
table-extra_move-every_turn = on every turn
    .help = The extra move comes on every turn, whatever the dice show.
table-extra_move-with_symbol = with a symbol only
    .help = The extra move comes only on a turn with at least one symbol.
table-wake_on_cats = Waking beside cats
    .help = What a mummy does that wakes on a Room with cats.
table-wake_on_cats-peaceful = no attack
    .help = Appearing is not entering: the mummy does not attack.
table-wake_on_cats-attacks = attack at once
    .help = A mummy that wakes on a Room with cats attacks them at once.
table-silencer_reach = Reach of the silencer
    .help = Which cats cannot use their ability because of the silencer.
table-silencer_reach-everywhere = the whole maze
    .help = No ability works while the silencer is in the maze.
table-silencer_reach-same_space = its own space
    .help = Only cats on the space of the silencer cannot use their ability.
table-shield_turn = Shields
    .help = On whose turn a shield may be used.
table-shield_turn-any = on any turn
    .help = A shield works on anybody’s turn.
table-shield_turn-own = on the owner’s turn
    .help = A shield works on the turn of its owner only.
table-full_torches = Full reserve
    .help = What three identical symbols do when the reserve is full.
table-full_torches-spared = not triggered
    .help = The Torch mechanism is not triggered, and its Rooms stay unused.
table-full_torches-triggered = triggered
    .help = The Torch mechanism is triggered, its Rooms are used, and no torch is gained.
table-last_card = Last card
    .help = Whether the last card of a hand may be placed.
table-last_card-if_one_is_drawn = if a card is drawn
    .help = The last card may be placed if a card will be drawn for it.
table-last_card-never = never
    .help = Explore always needs two cards in hand.
table-passage_alone = Secret passages alone
    .help = Whether a secret passage may be opened without placing a Room.
table-passage_alone-allowed = allowed
    .help = A secret passage may connect two spaces that are already there.
table-passage_alone-with_a_room = only with a Room
    .help = A secret passage is opened only together with placing a Room.

table-mummy_faces = Mummy dice
    .help = How many of the six faces show a symbol: the more, the harder.
table-mummy_faces-two = two symbols
    .help = Two faces of six show a symbol, one fewer than on the dice of the box.
table-mummy_faces-printed = as in the box
    .help = The dice are those of the components in use.
table-mummy_faces-four = four symbols
    .help = Four faces of six show a symbol, one more than on the dice of the box.
table-mummy_faces-five = five symbols
    .help = Five faces of six show a symbol, two more than on the dice of the box.
table-mummy_faces-six = six symbols
    .help = Every face shows a symbol: there is no respite.
table-mummy_faces-easy = easy, by group size
    .help = Symbols on each Mummy die, and torches, set for how many of you play: good players win four games of five.
table-mummy_faces-normal = normal, by group size
    .help = Symbols on each Mummy die, and torches, set for how many of you play: good players win every other game.
table-mummy_faces-hard = hard, by group size
    .help = Symbols on each Mummy die, and torches, set for how many of you play: good players win one game of four.
table-vault_exits = Exits of the Vault
    .help = How many ways lead into the Vault.
table-vault_exits-printed = as in the box
    .help = The Vault has the exits of the components in use.
table-vault_exits-six = all six
    .help = The Vault is open on all six sides.

preset-printed = As in the box
    .help = The gentlest mummies: three symbols on each mummy die.
preset-easy = Easy
    .help = The Mummy dice are set for how many of you play: good players win four games of five.
preset-normal = Normal
    .help = Mummies wake often, and the dice are set for how many of you play: good players win every other game.
preset-hard = Hard
    .help = Hardly any respite, set for how many of you play: good players win one game of four.

## The game itself, and its picture in a terminal

game-title = Run Run Run!
game-about = Cats build a maze card by card, wake mummies, and win or lose together.

picture-vault = VAULT
picture-door = DOOR
picture-turn = Turn { $turn }: { $seat }
picture-torches =
    { $reserve ->
        [one] { $sign } 1 torch
       *[other] { $sign } { $reserve } torches
    }
picture-pile = Pile { $pile }
picture-discard = Discard { $discard }
picture-tokens = Tokens { $stack }
picture-regroups = Regroups { $tiles }
picture-dice = Mummy dice { $dice }
picture-asleep = Asleep { $mummies } { $hearts }
picture-door-tokens = { $sign } Door { $laid }/{ $all }
picture-torch-tokens = { $sign } Torch { $laid }/{ $all }
picture-cat =
    { $cards ->
        [one] { $seat }, { $hero }: 1 card
       *[other] { $seat }, { $hero }: { $cards } cards
    }
picture-cat-with-tokens =
    { $cards ->
        [one] { $seat }, { $hero }: 1 card, { $tokens }
       *[other] { $seat }, { $hero }: { $cards } cards, { $tokens }
    }
picture-mummy =
    { $steps ->
        [one] { CAPITAL($mummy) } { $hearts } damage { $damage }, 1 step from the Vault
       *[other] { CAPITAL($mummy) } { $hearts } damage { $damage }, { $steps } steps from the Vault
    }
picture-hand = Hand
picture-offer = Offer
picture-pool = Pool
picture-turns = As placed
picture-legend =
    Walls are lines, exits are dots. ☥ ◉ Ж symbols · ☼ lit · ☾ dark · ▯ sarcophagus · = secret passage
    ^1^ the cat of seat 1 · M1♥5 a mummy with its hearts · B the Boss · ◆ Door mechanism · ◇ Torch mechanism
    ‹3› answer 3 leads there · ⚑1 reserved by seat 1 · on a small card the strokes are its exits

## What an answer costs and brings, before it is given

preview-walk_costs =
    { $exits ->
        [one] Costs another card with at least 1 exit: { $steps } steps away
       *[other] Costs another card with at least { $exits } exits: { $steps } steps away
    }
preview-torch_spent =
    { $left ->
        [0] Uses your last torch
        [one] Uses a torch, 1 is left
       *[other] Uses a torch, { $left } are left
    }
preview-stays_dark = No torch left: it stays dark and the mummies gain a heart
preview-passages_spent =
    { $count ->
        [one] Uses 1 secret passage
       *[other] Uses { $count } secret passages
    }
preview-cards_coming =
    { $count ->
        [0] No card to draw
        [one] Draw 1 card
       *[other] Draw { $count } cards
    }
preview-cards_up_to = Draw { $least } to { $most } cards
preview-door_mechanism =
    { $left ->
        [0] Completes the last mechanism: the Exit Door opens
        [one] Completes a Door mechanism, 1 more to go
       *[other] Completes a Door mechanism, { $left } more to go
    }
preview-torch_mechanism = Completes a Torch mechanism: back to { $reserve } torches
preview-sarcophagus_opens =
    { $percent ->
        [0] A token from the sarcophagus, and no trap is left
       *[other] A token from the sarcophagus, a trap in { $percent }% of cases
    }
preview-mummy_reaches =
    { $percent ->
        [100] { CAPITAL($mummy) } will reach you next
       *[other] { CAPITAL($mummy) } may reach you next: { $percent }%
    }
preview-out_of_reach = No mummy can reach you next
preview-fight_target =
    { $hearts ->
        [one] { CAPITAL($mummy) }, 1 heart
       *[other] { CAPITAL($mummy) }, { $hearts } hearts
    }
preview-dice_rolled =
    { $dice ->
        [0] No die yet
        [one] You roll 1 die
       *[other] You roll { $dice } dice
    }
preview-damage_odds =
    { $damage ->
        [0] No hit: { $percent }%
        [one] 1 hit: { $percent }%
       *[other] { $damage } hits: { $percent }%
    }
preview-defeat_odds = { $percent }% to defeat everything there
preview-torches_given =
    { $torches ->
        [0] Keeps all torches: { $left } left
        [one] Gives 1 torch: { $left } left
       *[other] Gives { $torches } torches: { $left } left
    }
preview-cards_shared = Your cat walks there for free, and you may share cards and tokens

## Tips for newcomers, each shown once

tip-first-heart = A heart for the mummy pile. The fifth one wakes a mummy.
tip-first-mummy = A mummy is awake. It walks the shortest way to the Vault: fight it on its way, or keep out of its path.
tip-first-attack = A mummy that enters a cat’s space attacks. Every hit costs a card, and a cat without cards loses the game for everybody.
tip-dark-room = No torch was left, so this Room stays dark and the mummies gained a heart. Three identical symbols around one corner bring torches back.
tip-torch-spent = A Room without a printed torch takes one from your reserve. Rooms with a printed torch are free.
tip-door-mechanism = Three different symbols around one corner: that is a Door mechanism. Three of them open the Exit Door.
tip-torch-mechanism = Three identical symbols around one corner: a Torch mechanism. Your torches are back at five.
tip-first-token = A token! It glows when you can use it. Almost any token can also be spent to teleport to another Room.
tip-trap = A trap: one token in the sarcophagi wakes a mummy at once.
tip-door = The Exit Door is open and its Boss has come. Defeat every mummy in the maze now, and you have won.
tip-first-regroup = A regroup: cats walk together for free, share cards and tokens, and go on. There are only a few of them.
tip-first-fight = Discard cards to roll dice: one die for each exit on them, six at most. Watch the odds before you roll.
tip-few-cards = You lost a card. Rooms with several connections refill your hand: one card for each.

## What a table is worth: the terms of its value, more of each and (.less) less

term-doors = more Door mechanisms triggered
    .less = fewer Door mechanisms triggered
term-door_prospects = more chances of a Door mechanism
    .less = fewer chances of a Door mechanism
term-torch_prospects = more chances of a Torch mechanism
    .less = fewer chances of a Torch mechanism
term-torches = more torches in reserve
    .less = fewer torches in reserve
term-hearts_on_pile = the next mummy closer to waking
    .less = the next mummy further from waking
term-awake = more mummies awake
    .less = fewer mummies awake
term-awake_hearts = more hearts left on the mummies
    .less = fewer hearts left on the mummies
term-extra_dice = more Mummy dice
    .less = fewer Mummy dice
term-pressure = mummies closer to the Vault
    .less = mummies further from the Vault
term-readiness = a better position in the race against the Boss
    .less = a worse position in the race against the Boss
term-fighters = more cats within reach of a mummy
    .less = fewer cats within reach of a mummy
term-hands = fuller hands
    .less = emptier hands
term-smallest_hand = a fuller smallest hand
    .less = an emptier smallest hand
term-strength = stronger cards for fights
    .less = weaker cards for fights
term-wounds = more cards at risk in the next attack
    .less = fewer cards at risk in the next attack
term-doubles = more tokens that double hits
    .less = fewer tokens that double hits
term-shields = more shields
    .less = fewer shields
term-other_tokens = more tokens
    .less = fewer tokens
term-depth = mummies that wake further from the Vault
    .less = mummies that wake closer to the Vault
term-open_hexes = more ways open into the maze
    .less = fewer ways open into the maze
term-regroup_tiles = more Regroup tiles left
    .less = fewer Regroup tiles left
term-danger = more danger in the next roll
    .less = less danger in the next roll
term-turns = more turns played
    .less = fewer turns played
term-cards_in_pile = more Rooms left in the pile
    .less = fewer Rooms left in the pile

## What is counted in many games

measure-door = Games in which the Exit Door opened
measure-defeated = Creatures defeated, of all fights
facet-mummy = Mummies that woke up
facet-cat = Cats
