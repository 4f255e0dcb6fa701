### Explorers of the Woodlands in words: what may be answered, what happens, what is asked.
### Names carry their article. A comment "Silent" above a message names facts it leaves out on purpose.

## Names

hero-xylia = Xylia
hero-klethor = Klethor
hero-shavi = { "Sha’Vi" }
hero-bethras = Bethras
hero-other = the Hero “{ $id }”

foe-mushroom = the Mushroom
foe-plant = the Plant
foe-spirit = the Spirit
foe-skeleton = the Skeleton
foe-snake = the Snake
foe-sporeback = Old Sporeback
foe-thornmother = the Thornmother
foe-choir = the Pale Choir
foe-warden = the Bone Warden
foe-coil_queen = the Coil Queen
foe-stag = the Hollow Stag
foe-other = the enemy “{ $id }”

tile-T01 = the Start tile
tile-T02 = the Boss tile
tile-T03 = the Inn
tile-T04 = the Campfire
tile-T05 = the Vortex
tile-T06 = the Energy Well
tile-T07 = the Merchant
tile-T08 = the Double dead-end
tile-T09 = the Fox Den
tile-T10 = the Bramble Den
tile-T11 = the Root Den
tile-T12 = the Oak Crossing
tile-T13 = the Thorn Crossing
tile-T14 = the Hunter’s Fork
tile-T15 = the Bone Fork
tile-T16 = the Whisper Fork
tile-T17 = the Briar Fork
tile-T18 = the Fern Bend
tile-T19 = the Hollow Bend
tile-T20 = the Tangled Bend
tile-T21 = the Long Trail
tile-T22 = the Old Trail
tile-T23 = the Misty Trail
tile-T24 = the Treasure Hollow
tile-other = the tile “{ $id }”
tile-none = no tile

loot-mace = the Mace
    .text = You roll 1 more Combat die in every combat you take part in.
loot-short_sword = the Short Sword
    .text = After your combat roll, reroll 1 of your own Combat dice.
loot-longbow = the Longbow
    .text = After your combat roll, add 1 to 1 of your own Combat dice.
loot-knives = the Throwing Knives
    .text = After your combat roll, inflict 1 more damage.
loot-green_staff = the Green Staff
    .text = Before a combat roll, add the green Power die.
loot-purple_staff = the Purple Staff
    .text = Before a combat roll, add the purple Power die.
loot-blue_staff = the Blue Staff
    .text = Before a combat roll, add the blue Power die.
loot-orange_staff = the Orange Staff
    .text = Before a combat roll, add the orange Power die.
loot-armour = the Reinforced Armour
    .text = Every attack on you deals 1 damage less.
loot-boots = the Boots
    .text = Move as with one Move die, also to flee.
loot-potion = the Healing Potion
    .text = A Hero on your tile regains 2 hearts, or stands up with 2.
loot-antidote = the Antidote
    .text = Remove all status tokens from a Hero on your tile.
loot-phial = the Orb Phial
    .text = Gain 2 orbs.
loot-lantern = the Lantern
    .text = Look at the top tile of the pile; leave it there or put it under the pile.
loot-shears = the Garden Shears
    .text = Brambles never immobilise you.
loot-smoke_bomb = the Smoke Bomb
    .text = When you flee, ignore all damage and losses.
loot-charm = the Lucky Charm
    .text = Change one Hero die that is not placed yet by 1.
loot-amulet = the Warding Amulet
    .text = Ignore lost orbs and discarded cards in the loss boxes of Monsters.
loot-other = the card “{ $id }”

eventcard-sap = Rising Sap
    .text = 1 Monster on every tile with a green or blue Rune.
eventcard-rattling = Rattling Dark
    .text = 1 Monster on every tile with a purple or orange Rune.
eventcard-healer = Hedge Healer
    .text = Each standing Hero on the tile regains 2 hearts.
eventcard-shower = Shower of Orbs
    .text = Every standing Hero gains 1 orb.
eventcard-magpie = Magpie Thief
    .text = You lose 2 orbs.
eventcard-vines = Grasping Vines
    .text = Each standing Hero on the tile takes a Brambles token.
eventcard-spores = Cloud of Spores
    .text = Each standing Hero on the tile takes a Poison token.
eventcard-backpack = Lost Backpack
    .text = You draw 1 Loot card.
eventcard-strap = Snapped Strap
    .text = You discard 1 Loot card.
eventcard-gathering = Gathering Shadow
    .text = The threat of each face-up Boss rises by 1; without one you lose 1 heart.
eventcard-trail = Hidden Trail
    .text = You may move to any linked place without enemies.
eventcard-shadow = Second Shadow
    .text = A Monster appears on your tile and is fought at once.
eventcard-other = “{ $id }”

colour-green = green
colour-purple = purple
colour-blue = blue
colour-orange = orange

slot-none = no slot
slot-rerolled = rerolled
slot-0 = Move
slot-1 = Focus
slot-2 = the 5+ special
slot-3 = the 6 special
slot-4 = Invocation
special-agility = Agility
    .text = You ignore Brambles this turn.
special-transport = Express transport
    .text = Heroes on your tile may go with you on your moves.
special-aura = Healing aura
    .text = Each Hero on your tile regains 1 heart.
special-remedy = Remedy
    .text = Remove one status token from a Hero on your tile.
special-precision = Precision
    .text = Each of your Combat dice counts 1 more this turn.
special-stance = Defensive stance
    .text = The next attack on you deals no damage.
special-frost = Frost bolt
    .text = A Monster on your tile deals no damage and no losses until your next turn.
special-brew = Brute’s brew
    .text = Each die here is one more Combat die.
power-extra_tile = Pathfinder
    .text = At the end of Phase 1 you may add one more tile.
power-distant_support = Distant support
    .text = You may support a combat one linked tile away.
power-reroll_one = Second swing
    .text = Once per combat, reroll one of your Combat dice.
power-reroll_many = Flurry
    .text = Once per combat, reroll any number of your Combat dice.
power-deep_focus = Deep focus
    .text = Your Focus gives 2 orbs.
power-swift_rite = Swift rite
    .text = Your Invocation needs 1 die.
power-iron_stomach = Iron stomach
    .text = You never take Poison or Brambles tokens.
power-lasting_brew = Lasting brew
    .text = Brew dice last until the end of your turn.
power-number = power { $power }
placed = { $slot } ({ $face })

side-0 = north
    .short = N
side-1 = east
    .short = E
side-2 = south
    .short = S
side-3 = west
    .short = W
cell-start = the start
cell-straight = the space { $steps } { $side } of the start
cell-corner = the space { $steps } { $side } and { $steps2 } { $side2 } of the start
lie-paths = Paths { $sides }
lie-split = Paths { $first } and { $second }, apart
lie-turned =
    { $degrees ->
        [0] Not turned
       *[other] Turned clockwise by { $degrees }°
    }

## What may be answered, and what chance may show

option-choose_hero = Play { $hero }
option-play_first = { $seat } is first
option-draw_tile = { CAPITAL($tile) }
option-place_at = Place it on { $cell }
# Silent: rotation
option-turn = { $lie }
option-place_extra = Add one more tile
option-place_none = Add no further tile
option-draw_monster = { CAPITAL($kind) }
option-draw_boss = { CAPITAL($kind) }
option-draw_loot_card = { CAPITAL($card) }
option-draw_event_card = { CAPITAL($event) }
option-draw_orbs =
    { $orbs ->
        [one] 1 orb
       *[other] { $orbs } orbs
    }
option-roll_faces = Showing { $faces }
option-roll_face = Showing { $face }
# Silent: power
option-unlock = Unlock { $name }
option-roll_dice = Roll the dice
option-accept_dice = Accept this roll
option-reroll = Keep some dice and reroll the others
option-put_on = Put it on { $slot }
option-roll_again = Reroll it
option-set_aside = Set it aside
option-turn_die = Turn a { $face } into a { $to }
option-leave_dice = Change no die
option-move = Move { $side }
option-venture = Venture { $side }, onto a new tile
option-use_vortex = Take the Vortex to the Start tile
option-open_chest = Open a Chest
option-take_orbs = Take an Orb token from the Well
option-buy = Buy { $card }
option-sell = Sell { $card }
option-give = Give { $card } to { $hero }
option-give_now = Hand it over
option-accept = Agree
option-accept_for_turn = Agree for the whole turn
option-refuse = Refuse
option-raise = Give { $hero } first aid
option-heal = Use the Healing aura
option-remedy =
    { $status ->
        [poison] Remove { $hero }’s Poison token
       *[brambles] Remove { $hero }’s Brambles token
    }
option-use_loot = Use { $card }
option-use_loot_on = Use { $card } for { $hero }
# Silent: die
option-use_loot_on_die = Use { $card } on the die that shows { $face }
option-end_turn = End the turn
option-keep_tile = Leave the tile on the pile
option-bury_tile = Put the tile under the pile
option-keep_loot = Keep the card
option-keep_instead = Keep it and discard { $card }
option-leave_loot = Do not keep it
option-discard = Discard { $card }
option-flip_card = Turn { $card } face down
# Silent: foe
option-fight = Fight { $kind }
# Silent: foe
option-freeze = Freeze { $kind }
option-hold_frost = Keep the Frost bolt
option-flee =
    { $means ->
        [boots] Flee { $side } with the Boots
       *[die] Flee { $side }
    }
option-flee_astray =
    { $means ->
        [boots] Flee { $side } with the Boots, onto a new tile
       *[die] Flee { $side }, onto a new tile
    }
option-throw_smoke = Use { $card }
option-face_strikes = Flee without help
# Silent: foe
option-strike = { CAPITAL($kind) } strikes next
option-support = Take part
option-stay_out = Stay out
option-add_power_die = Add the { $colour } Power die
option-add_brew = Add a brew die
option-roll_combat = Roll the combat dice
# Silent: die
option-reroll_die = Reroll the { $face } with orbs
# Silent: die
option-reroll_free = Reroll the { $face } with Second swing
# Silent: die
option-mark_die = Mark the { $face }
option-mark_dice = Reroll several dice with Flurry
option-roll_marked = Reroll what is marked
option-stop = Leave the dice as they are
option-give_to = Give it to { $hero }
option-take_along = Take { $hero } along
option-go_now = Go now
# Silent: node
option-wander_to = Go to { $tile }
option-stay_here = Stay here
# Silent: node
option-place_boss_at = On { $tile }
option-concede = Give the game up
option-play_on = Play on
option-refuse_to_concede = Play on
option-propose_to_concede = Propose to give up

## What has happened

event-hero_chosen = { $seat } plays { $hero }.
event-first_player_chosen = { $seat } is first in every round.
event-round_began = Round { $round } begins.
event-tile_drawn = { CAPITAL($hero) } reveals { $tile }.
event-tile_rejected = { CAPITAL($tile) } would close the forest: another tile is drawn.
# Silent: rotation
event-tile_placed = { CAPITAL($hero) } places { $tile } on { $cell }.
event-pile_exhausted = There is no tile left for { $hero }.
event-tile_scouted = { CAPITAL($hero) } looks at the pile: { $tile } is on top.
event-tile_buried = { CAPITAL($tile) } goes under the pile.
# Silent: foe, node
event-monster_placed = A Monster lies face down on { $tile }.
# Silent: foe, node
event-foe_revealed = { CAPITAL($kind) } appears on { $tile }.
# Silent: foe, node
event-boss_revealed = The Boss shows itself on { $tile }: { $kind }!
# Silent: foe
event-threat_rose =
    { $cause ->
        [turn] Turn over: the threat of { $kind } rises to { $threat } of { $track }.
        [round] Round over: the threat of { $kind } rises to { $threat } of { $track }.
       *[effect] The threat of { $kind } rises to { $threat } of { $track }.
    }
event-turn_began = Round { $round }: { $hero }’s turn.
event-turn_skipped = { CAPITAL($hero) } is down and takes no turn.
event-turn_ended = { CAPITAL($hero) } ends the turn.
event-cards_turned_up = { CAPITAL($hero) } turns up { $cards }.
event-hero_dice_rolled = { CAPITAL($hero) } rolls { $faces }.
event-hero_die_turned = { CAPITAL($hero) } turns a { $face } into a { $to }.
# Silent: faces
event-dice_placed = { CAPITAL($hero) } places dice: { $slots }.
# Silent: power
event-power_unlocked = { CAPITAL($hero) } unlocks { $name }.
# Silent: node
event-hero_moved = { CAPITAL($hero) } moves to { $tile }.
event-move_failed = No tile fits there: { $hero } stays.
event-orbs_gained =
    { $orbs ->
        [one] { CAPITAL($hero) } gains 1 orb
       *[other] { CAPITAL($hero) } gains { $orbs } orbs
    }{ $source ->
        [focus] {" "}(Focus)
        [risk] {" "}(risky move)
        [sale] {" "}(sale)
        [well] {" "}(Energy Well)
       *[effect] {""}
    } and has { $left }.
event-orbs_lost =
    { $orbs ->
        [one] { CAPITAL($hero) } loses 1 orb and has { $left }.
       *[other] { CAPITAL($hero) } loses { $orbs } orbs and has { $left }.
    }
event-orbs_spent =
    { $orbs ->
        [one] { CAPITAL($hero) } spends 1 orb and has { $left }.
       *[other] { CAPITAL($hero) } spends { $orbs } orbs and has { $left }.
    }
event-hearts_lost =
    { $hearts ->
        [one] { CAPITAL($hero) } loses 1 heart
       *[other] { CAPITAL($hero) } loses { $hearts } hearts
    } { $cause ->
        [attack] in the attack
        [poison] to the poison
       *[effect] at once
    } and has { $left }.
event-hearts_gained =
    { $hearts ->
        [one] { CAPITAL($hero) } regains 1 heart and has { $left }.
       *[other] { CAPITAL($hero) } regains { $hearts } hearts and has { $left }.
    }
event-hero_fell = { CAPITAL($hero) } is down.
event-hero_rose =
    { $left ->
        [one] { CAPITAL($hero) } stands up with 1 heart.
       *[other] { CAPITAL($hero) } stands up with { $left } hearts.
    }
event-status_taken =
    { $status ->
        [poison] { CAPITAL($hero) } takes a Poison token.
       *[brambles] { CAPITAL($hero) } takes a Brambles token.
    }
event-status_removed =
    { $status ->
        [poison] { CAPITAL($hero) } no longer has a Poison token.
       *[brambles] { CAPITAL($hero) } no longer has a Brambles token.
    }
event-hero_immobilised = { CAPITAL($hero) } cannot move this turn.
event-nothing_happened =
    { $reason ->
        [stomach] Iron stomach: { $hero } takes no Poison or Brambles token.
        [poison] { CAPITAL($hero) } has a Poison token already.
        [brambles] { CAPITAL($hero) } has a Brambles token already.
        [shears] The Garden Shears free { $hero } from the Brambles.
        [boss] { CAPITAL($hero) } cannot leave the Boss’s tile anyway.
       *[immobile] { CAPITAL($hero) } is immobilised already.
    }
event-brambles_rolled = { CAPITAL($hero) } rolls for the Brambles: { $faces }.
event-goods_laid_out = The Merchant lays out { $cards }.
event-loot_drawn = { CAPITAL($hero) } draws { $card }.
event-loot_kept = { CAPITAL($hero) } keeps { $card }.
event-loot_left = { CAPITAL($hero) } does not keep { $card }.
event-loot_discarded = { CAPITAL($hero) } discards { $card }.
event-loot_flipped = { CAPITAL($hero) } turns { $card } face down.
event-loot_used = { CAPITAL($hero) } uses { $card }.
event-loot_given = { CAPITAL($giver) } gives { $card } to { $hero }.
event-gift_refused = { CAPITAL($hero) } refuses the gift from { $giver }.
event-loot_bought = { CAPITAL($hero) } buys { $card }.
event-loot_sold = { CAPITAL($hero) } sells { $card }.
event-chest_opened = { CAPITAL($hero) } opens a Chest.
event-orb_token_taken =
    { $orbs ->
        [one] { CAPITAL($hero) } takes an Orb token worth 1 orb.
       *[other] { CAPITAL($hero) } takes an Orb token worth { $orbs } orbs.
    }
event-event_drawn = { CAPITAL($hero) } draws an Event: { $event }.
event-encounter_began = { CAPITAL($hero) } must face { $kinds }.
# Silent: foe
event-foe_frozen = { CAPITAL($hero) } freezes { $kind }.
# Silent: foe
event-foe_thawed = { CAPITAL($kind) } thaws.
event-hero_fled = { CAPITAL($hero) } flees from { $kinds }.
# Silent: foe
event-foe_struck = { CAPITAL($kind) } strikes at { $hero }, who flees.
# Silent: foe
event-combat_began =
    { $support ->
        [0] { CAPITAL($hero) } fights { $kind }.
       *[other] { CAPITAL($hero) } fights { $kind } together with { $allies }.
    }
event-supported_from_afar = { CAPITAL($hero) } supports from afar.
event-skill_rolled = { CAPITAL($kind) }’s skill die: { $face }.
event-defence_changed = { CAPITAL($kind) }’s defence is now { $defence }.
event-immunity_gained = { CAPITAL($kind) } is now immune to these Power dice: { $colours }.
event-dice_taken_away =
    { $dice ->
        [one] { CAPITAL($kind) } takes 1 Combat die from every Hero here.
       *[other] { CAPITAL($kind) } takes { $dice } Combat dice from every Hero here.
    }
# Silent: foe
event-shield_gained =
    { $shields ->
        [one] { CAPITAL($kind) } now has 1 Leaf Shield.
       *[other] { CAPITAL($kind) } now has { $shields } Leaf Shields.
    }
# Silent: foe
event-shield_broken =
    { $shields ->
        [0] { CAPITAL($kind) }’s Leaf Shields are broken.
       *[other] { CAPITAL($kind) } loses Leaf Shields: { $shields } left.
    }
event-power_die_added = { CAPITAL($hero) } adds the { $colour } Power die.
event-brew_added =
    { $dice ->
        [one] { CAPITAL($hero) } uses 1 brew die.
       *[other] { CAPITAL($hero) } uses { $dice } brew dice.
    }
event-combat_dice_rolled = { CAPITAL($hero) } rolls { $faces } in combat.
event-power_die_rolled = { CAPITAL($hero) }’s { $colour } Power die: { $face }.
# Silent: die
event-combat_die_rerolled = { CAPITAL($hero) } rerolls a die: { $face }.
# Silent: die
event-combat_die_raised = One of { $hero }’s dice now counts { $face }.
event-combat_resolved =
    { $hits ->
        [0] No hit against { $kind }, which has { $hearts ->
            [one] 1 heart.
           *[other] { $hearts } hearts.
        }
        [one] 1 hit against { $kind }, which has { $hearts ->
            [one] 1 heart.
           *[other] { $hearts } hearts.
        }
       *[other] { $hits } hits against { $kind }, which has { $hearts ->
            [one] 1 heart.
           *[other] { $hearts } hearts.
        }
    }
# Silent: foe
event-foe_beaten = { CAPITAL($kind) } is beaten!
event-foe_returned = { CAPITAL($kind) } goes back into the pile.
# Silent: foe
event-combat_lost = { CAPITAL($kind) } is not beaten.
event-attack_cancelled = The Defensive stance saves { $hero }.
event-loss_ignored = The Warding Amulet protects { $hero } from the loss.
event-pile_reshuffled =
    { $pile ->
        [monsters] The discarded Monsters are shuffled into a new pile.
        [loot] The discarded Loot cards are shuffled into a new deck.
       *[events] The discarded Event cards are shuffled into a new deck.
    }
event-game_conceded = The group gives up.

## What is asked

question-pick_hero = Which Hero do you play?
question-offer_extra_tile = { CAPITAL($hero) } (Pathfinder): add one more tile?
question-choose_space = { CAPITAL($hero) }: where does { $tile } go?
question-choose_rotation = { CAPITAL($hero) }: which way does { $tile } face on { $cell }?
question-prepare_roll = { CAPITAL($hero) }: roll the Hero dice?
question-choose_reroll = { CAPITAL($hero) }: accept the roll, or reroll once?
# Silent: is_reroll
question-keep_dice = { CAPITAL($hero) }, die { $place }: keep the { $face }?{ $place ->
        [1] { "" }
       *[other] { " " }So far: { $slots }.
    }
question-use_charm = { CAPITAL($hero) }: change a die by 1 with the Lucky Charm?
question-place_dice = { CAPITAL($hero) }, die { $place }: where does the { $face } go?{ $place ->
        [1] { "" }
       *[other] { " " }So far: { $slots }.
    }
question-choose_step = { CAPITAL($hero) }: which way?
question-choose_action = { CAPITAL($hero) }: what next?
question-offer_rides = Who comes along?
question-answer_ride = { CAPITAL($hero) }: go along with { $giver }?
question-turn_risky_tile = { CAPITAL($hero) }: which way does { $tile } face on { $cell }?
question-share_card = Who gets { $card }?
question-keep_card = { CAPITAL($hero) }: keep { $card }?
question-choose_discard = { CAPITAL($hero) }: which card do you discard?
question-choose_flip = { CAPITAL($hero) }: which card do you turn face down?
question-fill_gift = { CAPITAL($giver) }: add anything to the gift for { $hero }?
question-make_room =
    { $count ->
        [0] { CAPITAL($hero) }: discard a card to make room for the tokens from { $giver }?
       *[other] { CAPITAL($hero) }: discard a card to make room for { $cards } from { $giver }?
    }
question-give_up_card = { CAPITAL($hero) }: which card do you give up for another attempt?
question-decide_on_tile = { CAPITAL($hero) }: leave { $tile } on the pile?
question-choose_wandering = { CAPITAL($hero) }: where does the Hidden Trail lead?
question-choose_fight = { CAPITAL($hero) }: fight or flee?
question-face_ambush = { CAPITAL($hero) }: a Frost bolt before the fight with { $kind }?
question-ask_support = { CAPITAL($hero) }: take part in the fight with { $kind }?
question-ask_distant_support = { CAPITAL($hero) }: support the fight with { $kind } from afar?
question-arm_hero = { CAPITAL($hero) }: which dice against { $kind }?
question-adjust_dice =
    { $orbs ->
        [one] { CAPITAL($hero) }: change the dice? You have 1 orb.
       *[other] { CAPITAL($hero) }: change the dice? You have { $orbs } orbs.
    }
question-adjust_as_supporter = { CAPITAL($hero) }: use a power on your dice?
question-choose_dice = { CAPITAL($hero) }: which dice do you reroll?
question-share_orbs =
    { $orbs ->
        [one] Who gets the orb?
       *[other] { $orbs } orbs to share: who gets the next one?
    }
question-react_with_frost = { CAPITAL($hero) }: freeze it before it strikes?
question-suffer_flight = { CAPITAL($hero) }: flee without help?
question-choose_strike = { CAPITAL($hero) }: who strikes next?
question-choose_boss_place = Where does the Boss appear?
question-agree_to_concede = Give the game up?

draw-choose_first_player = Who is first?
draw-draw_next_tile = { CAPITAL($hero) } draws a tile.
draw-roll_hero_dice =
    { $dice ->
        [one] { CAPITAL($hero) } rolls 1 Hero die.
       *[other] { CAPITAL($hero) } rolls { $dice } Hero dice.
    }
draw-draw_loot_for = { CAPITAL($hero) } draws a Loot card.
draw-take_orb_token = { CAPITAL($hero) } takes an Orb token.
draw-look_at_tile = { CAPITAL($hero) } looks at the top tile.
draw-roll_brambles =
    { $dice ->
        [one] { CAPITAL($hero) } rolls the Brambles die.
       *[other] { CAPITAL($hero) } rolls { $dice } Brambles dice.
    }
draw-lay_out_card = The Merchant lays out a card.
draw-draw_event = { CAPITAL($hero) } draws an Event card.
draw-place_monster = A Monster is put on { $tile }.
draw-ambush_hero = A Monster jumps at { $hero }.
draw-roll_combat_dice =
    { $dice ->
        [one] { CAPITAL($hero) } rolls 1 Combat die.
       *[other] { CAPITAL($hero) } rolls { $dice } Combat dice.
    }
draw-roll_power_die = { CAPITAL($hero) } rolls the { $colour } Power die.
draw-reroll_one = { CAPITAL($hero) } rerolls a die.
draw-reveal_boss = The Boss card is turned up.
draw-roll_skill = { CAPITAL($hero) } rolls { $kind }’s skill die.

## The modules: Enraged Monsters and Bosses, Dens, the Inn

rage-comes_back = Once beaten it comes back at once and must be fought again.
rage-poisons = It poisons every Hero who fights it on its tile.
rage-no_rerolls = Combat dice cannot be rerolled against it.
rage-leaf_shield = It appears with a Leaf Shield.
rage-first_strike = It deals its damage before the dice are rolled.
rage-tough = It has 1 heart more.
rage-dear_rerolls = Against it a reroll costs 2 orbs per die.
rage-early_threat = Its threat starts on space 4.

entrance-burrow = the Mossy Burrow
    .text = Soft moss swallows every step; something breathes further in.
    .rule = No orbs for rerolls in this Den.
entrance-tunnel = the Flooded Tunnel
    .text = Cold water stands knee-deep and hides the floor.
    .rule = Those who joined roll 1 Combat die at most.
entrance-crypt = the Echoing Crypt
    .text = Every whisper comes back a little later than it should.
    .rule = Skeletons and Spirits have +1 defence in this Den.
entrance-hollow = the Warm Hollow
    .text = A pleasant warmth rises from below. Too pleasant.
    .rule = After every completed event the active Hero regains 1 heart.
entrance-other = the Den “{ $id }”
chamber-hoard = the Hoard Chamber
    .bonus = 2 Loot cards.
    .penalty = Each loses 1 heart.
chamber-nest = the Queen’s Nest
    .bonus = 1 Loot card and 3 orbs.
    .penalty = Each takes a Poison token.
chamber-altar = the Drowned Altar
    .bonus = 2 Loot cards.
    .penalty = Each loses 2 orbs.
chamber-throne = the Root Throne
    .bonus = 1 Loot card, and every explorer regains all hearts.
    .penalty = Each discards 1 Loot card.
chamber-other = the chamber “{ $id }”
inncard-stew = Hearty Stew
    .text = Regain 3 hearts.
inncard-ale = Miner’s Ale
    .text = Roll 1 more Combat die in your next combat.
inncard-tales = Traveller’s Tales
    .text = Look at the top 3 tiles of the pile and put them back in any order.
inncard-bath = Herbal Bath
    .text = Discard all your status tokens and regain 1 heart.
inncard-cards = Game of Cards
    .text = Roll a die. 1 or 2: lose 1 orb. 3 or 4: gain 2 orbs. 5 or 6: draw 1 Loot card.
inncard-other = “{ $id }”

option-enter_den = Explore the Den
option-join_den = Join in the Den
option-go_deeper = Continue
option-draw_entrance = { CAPITAL($entrance) }
option-draw_chamber = { CAPITAL($chamber) }
option-be_served = Be served at the Inn
option-draw_inn_card = { CAPITAL($inn_card) }
option-put_tile = { CAPITAL($tile) }

# Silent: foe
event-foe_struck_first = { CAPITAL($kind) } strikes first, at { $hero }.
# Silent: foe
event-foe_came_back = { CAPITAL($kind) } comes back and must be fought again!
event-den_entered = { CAPITAL($hero) } goes down into the Den below { $tile }.
event-den_joined = { CAPITAL($hero) } follows into the Den.
event-entrance_revealed = This way in leads through { $entrance }.
event-chamber_revealed = Further on waits { $chamber }.
event-den_die_rolled =
    { $space ->
        [1] Space I of the Den: the die shows { $face }.
        [2] Space II of the Den: the die shows { $face }.
       *[other] Space III of the Den: the die shows { $face }.
    }
event-den_die_moved =
    { $space ->
        [1] The way leads back to space I.
        [2] The way leads back to space II.
       *[other] The way leads to space III.
    }
event-den_finished = { CAPITAL($hero) } has explored the Den to its end!
event-den_failed = The exploration has failed: { $hero } is down.
event-hero_served = { CAPITAL($hero) } is served at the Inn: { $inn_card }.
event-inn_die_rolled = { CAPITAL($hero) } tries a game of cards at the Inn: { $face }.
event-ale_taken = { CAPITAL($hero) } takes the +1 Combat die token.
event-ale_drunk = { CAPITAL($hero) } gives the +1 Combat die token back.
event-tiles_arranged = { CAPITAL($hero) } puts tiles back on the pile, the top one first: { $tiles }.

question-ask_to_join = { CAPITAL($hero) }: join in exploring the Den?
question-pause_in_den =
    { $space ->
        [1] { CAPITAL($hero) }: on to space I of the Den?
        [2] { CAPITAL($hero) }: on to space II of the Den?
       *[other] { CAPITAL($hero) }: on to space III of the Den?
    }
question-order_tiles =
    { $place ->
        [1] { CAPITAL($hero) }: which tile lies on top?
       [2] { CAPITAL($hero) }: which tile comes second?
       *[other] { CAPITAL($hero) }: which tile comes third?
    }

draw-reveal_entrance = The first card of the Den is revealed.
draw-reveal_chamber = The second card of the Den is revealed.
draw-roll_den_die =
    { $space ->
        [1] { CAPITAL($hero) } rolls for space I of the Den.
        [2] { CAPITAL($hero) } rolls for space II of the Den.
       *[other] { CAPITAL($hero) } rolls for space III of the Den.
    }
draw-draw_den_monster = A Monster comes at { $hero } in the Den.
draw-reveal_inn_card = The Inn serves { $hero }.
draw-roll_inn_die = { CAPITAL($hero) } rolls a die at the Inn.
draw-peek_at_tile = { CAPITAL($hero) } looks at a tile of the pile.

## The campaign

quest-red_mushroom = the red mushroom
quest-yellow_mushroom = the yellow mushroom
quest-blue_mushroom = the blue mushroom
quest-vial = the empty vial
quest-other = the token “{ $id }”
camp-horn = the Horn
    .text = All enemies within 3 tiles come here at once.
camp-ashes = the Ashes
    .text = One pack keeps only 1 card, and it lies here now.
camp-sentinel = the Sentinel
    .text = Enemies at one camp have 1 more defence.
camp-trap = the Trap
    .text = You lose 2 hearts and take a Brambles token.
camp-other = the camp “{ $id }”

option-hand_over = { CAPITAL($giver) } gives { $card } to { $hero }
option-lay_down = { CAPITAL($hero) } discards { $card }
option-go_on = Everybody keeps what they have
option-awaken = { CAPITAL($kind) }
option-search = Search the tile
option-draw_quest = { CAPITAL($quest) }
option-take_token = Take { $quest }
option-take_token_instead = Discard { $card } and take { $quest }
option-leave_token = Leave it on the tile
option-give_token = Give { $quest } to { $hero }
option-brew = Brew a potion
option-bear_two = { CAPITAL($hero) } gets two
option-give_orb_token =
    { $orbs ->
        [one] Give the Orb token worth 1 orb to { $hero }
       *[other] Give the Orb token worth { $orbs } orbs to { $hero }
    }
option-lose_token =
    { $orbs ->
        [one] The token worth 1 orb
       *[other] The token worth { $orbs } orbs
    }
option-pay_orbs =
    { $orbs ->
        [0] Pay nothing
        [one] Pay 1 orb
       *[other] Pay { $orbs } orbs
    }
# Silent: foe, node
option-step_to = To { $tile }
option-draw_camp = { CAPITAL($camp) }
option-take_pack =
    { $cards ->
        [0] An empty pack
        [one] A pack of 1 card
       *[other] A pack of { $cards } cards
    }
# Silent: node
option-post_guard = On { $tile }
option-end_chapter = End the chapter
option-light_totem = Put the { $colour } Power die on the totem
option-light_desperately = Light the { $colour } totem with all you have
option-purify = Purify { $cell }
option-purify_none = Purify nothing

event-chapter_began =
    { $attempt ->
        [one] Chapter { $chapter } begins.
       *[other] Chapter { $chapter } begins anew: attempt { $attempt }.
    }
event-chapter_won = Chapter { $chapter } is won!
event-loot_handed_over = { CAPITAL($giver) } hands { $card } over to { $hero }.
event-kind_stirred = { CAPITAL($kind) } is Enraged in this game.
event-kind_awoke = The forest awakes: { $kind } is Enraged for the rest of the campaign.
# Silent: node
event-token_hidden = A quest token lies face down on { $tile }.
event-token_found = { CAPITAL($hero) } finds { $quest }.
event-token_taken = { CAPITAL($hero) } takes { $quest }.
event-token_given = { CAPITAL($giver) } gives { $quest } to { $hero }.
event-potion_brewed =
    { $potions ->
        [one] { CAPITAL($hero) } brews the first potion.
       *[other] { CAPITAL($hero) } brews a potion: there are { $potions } now.
    }
event-orb_token_dealt =
    { $orbs ->
        [one] { CAPITAL($hero) } gets an Orb token worth 1 orb.
       *[other] { CAPITAL($hero) } gets an Orb token worth { $orbs } orbs.
    }
event-orb_token_given =
    { $orbs ->
        [one] { CAPITAL($giver) } gives { $hero } the Orb token worth 1 orb.
       *[other] { CAPITAL($giver) } gives { $hero } the Orb token worth { $orbs } orbs.
    }
# Silent: foe
event-orb_token_stolen =
    { $orbs ->
        [one] { CAPITAL($kind) } steals an Orb token worth 1 orb from { $hero }.
       *[other] { CAPITAL($kind) } steals an Orb token worth { $orbs } orbs from { $hero }.
    }
event-orb_token_recovered =
    { $orbs ->
        [one] { CAPITAL($hero) } has the Orb token worth 1 orb back.
       *[other] { CAPITAL($hero) } has the Orb token worth { $orbs } orbs back.
    }
# Silent: foe
event-orb_tokens_gone =
    { $gone ->
        [one] A thief escapes: 1 Orb token is gone for good.
       *[other] A thief escapes: { $gone } Orb tokens are gone for good.
    }
event-orb_tokens_given_up =
    { $orbs ->
        [one] { CAPITAL($hero) }’s Orb tokens go into the Well, worth 1 orb.
       *[other] { CAPITAL($hero) }’s Orb tokens go into the Well, worth { $orbs } orbs.
    }
# Silent: foe, node
event-monster_moved = A Monster goes to { $tile }.
event-camp_revealed = The camp on { $tile }: { $camp }!
# Silent: node
event-guard_posted = Enemies on { $tile } have 1 more defence.
event-pack_taken =
    { $cards ->
        [0] { CAPITAL($hero) } clears the camp: no pack is left.
        [one] { CAPITAL($hero) } clears the camp and finds a pack of 1 card.
       *[other] { CAPITAL($hero) } clears the camp and finds a pack of { $cards } cards.
    }
event-card_spoiled = { CAPITAL($card) } has burned.
event-corruption_spread = The corruption spreads to { $cells }: level { $level }.
event-chests_spoiled = The Chests on { $tile } are spoiled.
event-move_die_lost = The corruption slows { $hero } down: 1 move is lost.
event-totem_lit = { CAPITAL($hero) } lights the { $colour } totem on { $tile }!
event-purified = { CAPITAL($hero) } purifies { $cell }.

question-exchange_loot = Exchange cards before the next chapter?
question-share_treasure = A treasure of the Boss: who gets { $card }?
question-decide_on_token = { CAPITAL($hero) }: take { $quest }?
question-deal_orb_tokens = Who gets two Orb tokens?
question-steal_token = { CAPITAL($hero) }: which Orb token is stolen?
question-recover_token =
    { $orbs ->
        [one] Who gets the Orb token worth 1 orb?
       *[other] Who gets the Orb token worth { $orbs } orbs?
    }
question-pay_share =
    { $orbs ->
        [one] 1 orb still to pay: how many does { $hero } pay?
       *[other] { $orbs } orbs still to pay: how many does { $hero } pay?
    }
question-advance_monster = Which way does the Monster on { $tile } go?
question-rake_ashes = { CAPITAL($hero) }: which pack burns down to 1 card?
question-post_sentinel = { CAPITAL($hero) }: where does the +1 Shield token go?
question-clear_camp = { CAPITAL($hero) }: which pack do you take?
question-ask_to_end = Enough camps are cleared: end the chapter?
question-purify_tile = { CAPITAL($hero) }: purify a tile?
question-choose_shadow_place = Where does the second Boss appear?

draw-draw_treasure = A treasure of the Boss is drawn.
draw-stir_kind = A type of Monster is Enraged in this game.
draw-awaken_kind = A type of Monster awakes.
draw-turn_up_token = { CAPITAL($hero) } turns up the quest token.
draw-deal_orb_token = { CAPITAL($hero) } gets an Orb token.
draw-add_to_stolen = A card of the deck is stolen as well.
draw-turn_up_camp = The camp on { $tile } is turned up.
draw-spoil_card = A card of the pack is discarded.
draw-take_card = { CAPITAL($hero) } takes a card out of the pack.
draw-reveal_shadow = A second Boss appears.

## How it ends

# Silent: winners, scores
outcome-victory = The Boss is beaten: the woods are saved!
# Silent: winners, scores
outcome-all_down = All Heroes are down: the woods are lost.
# Silent: winners, scores
outcome-threat = The threat is complete: the woods are lost.
# Silent: winners, scores
outcome-conceded = The group has given up.
# Silent: winners, scores
outcome-chapter_won = The chapter is won!
# Silent: winners, scores
outcome-orbs_gone = All Orb tokens are lost: the Tree of Life withers.
# Silent: winners, scores
outcome-well_lost = The Monsters have taken the Well.
# Silent: winners, scores
outcome-corrupted = The corruption has taken the forest.
# Silent: winners, scores
outcome-out_of_reach = The forest is closed: what the chapter needs is out of reach.

## What a table agrees on

table-players = Players
    .help = One to four players, who win or lose together; one player plays two Heroes.
table-first = First player
    .help = Who is first in every round; if nobody is named, chance decides.
table-first-none = drawn at random
    .help = Chance names the first player.
table-content = Components
    .help = The mark of the tiles, cards and tokens this table plays with.
table-chapter = Game
    .help = The standard game, or a chapter of the campaign; a won chapter leads to the next one.
table-chapter-0 = standard game
    .help = Find the Boss and beat it.
table-chapter-1 = chapter 1, mushrooms for the elder
    .help = Search the forest for mushrooms and brew two potions at the Campfire.
table-chapter-2 = chapter 2, the Tree of Life
    .help = Bring enough orbs to the Energy Well; Monsters are after them.
table-chapter-3 = chapter 3, the Well
    .help = Hold the Energy Well, beat many Monsters and a Boss.
table-chapter-4 = chapter 4, footsteps in the night
    .help = Win the stolen equipment back from the camps.
table-chapter-5 = chapter 5, the corruption
    .help = Light four totems before the corruption takes the forest.
table-carried = Carried over
    .help = What the Heroes have from the chapters before.
# Silent: heroes, stirred
carried-carried =
    { $attempt ->
        [one] Enraged: { $enraged }. Camps cleared: { $camps }.
       *[other] Attempt { $attempt }. Enraged: { $enraged }. Camps cleared: { $camps }.
    }
table-start = Handicap
    .help = What a group begins with, so that large and small groups have the same chance.
table-start-printed = as printed
    .help = Everybody begins with nothing; in chapter 3 small groups draw Loot cards.
table-start-by_group = by group size
    .help = Small groups get cards, orbs or fewer enemies; large ones meet stronger Monsters.
table-difficulty = Brambles
    .help = How much Brambles hurt.
table-difficulty-easy = mild
    .help = Half of the results do nothing.
table-difficulty-classic = classic
    .help = Every result hurts a little.
table-difficulty-hard = sharp
    .help = Some results hurt twice.
table-enraged_monsters = Enraged Monsters
    .help = Each type of Monster has an extra ability.
table-enraged_monsters-yes = yes
    .help = The Enraged Monsters card is in play.
table-enraged_monsters-no = no
    .help = Monsters are as their profiles say.
table-enraged_bosses = Enraged Bosses
    .help = Each Boss has an extra ability.
table-enraged_bosses-yes = yes
    .help = The Enraged Bosses card is in play.
table-enraged_bosses-no = no
    .help = Bosses are as their cards say.
table-dens = Dens
    .help = Caves that Heroes can explore for treasure.
table-dens-yes = yes
    .help = The Dens mini-expansion is in play.
table-dens-no = no
    .help = The Den icon is ignored.
table-inn = Inn
    .help = A tile where orbs buy help.
table-inn-yes = yes
    .help = The Inn mini-expansion is in play.
table-inn-no = no
    .help = The Inn tile stays out of the game.

table-answer_limit = Time to answer
    .help = When you are asked something in another player’s turn; then the usual answer counts.
table-absence_limit = Wait for absent players
    .help = How long the game waits for somebody without a connection in another player’s turn.
table-stance_until = Defensive stance
    .help = How long Klethor’s stance lasts.
table-stance_until-turn_end = until the end of the turn
    .help = It ends with his turn.
table-stance_until-used = until it is used
    .help = It lasts until it is used, at most until his next roll of Hero dice.
table-leave_boss_tile = Leaving the Boss tile
    .help = Whether a Hero may leave a living Boss.
table-leave_boss_tile-never = never
    .help = Nobody leaves the tile while the Boss lives.
table-leave_boss_tile-after_the_fight = after the fight
    .help = A Hero who has fought everything there this turn may leave unhurt.
table-support = Support
    .help = Who supports the active Hero in a combat.
table-support-everybody = everybody there
    .help = Every Hero who stands there supports.
table-support-chosen = volunteers
    .help = Each player chooses; a Hero who stays out takes no damage and no share.
table-leaf_shield = Leaf Shields
    .help = How much a Leaf Shield absorbs.
table-leaf_shield-one_damage = 1 damage
    .help = One shield absorbs 1 damage.
table-leaf_shield-one_hero = one Hero’s damage
    .help = One shield cancels all damage of the first Hero whose dice would hurt.
table-threat_on_skipped_turn = Threat on skipped turns
    .help = Whether the skipped turn of a Hero who is down adds threat.
table-threat_on_skipped_turn-none = no
    .help = No turn took place, so no threat is added.
table-threat_on_skipped_turn-counts = yes
    .help = It adds 1 like any other turn.
table-kept_dice = Kept dice
    .help = What happens to dice that were kept before the reroll.
table-kept_dice-stay = stay on their slots
    .help = They cannot be moved any more.
table-kept_dice-may_move = may be moved
    .help = They may go to another matching slot when the final result is placed.
table-den_penalty = Den penalty
    .help = Who suffers a Den’s penalty.
table-den_penalty-joined = those who joined
    .help = Only the Heroes who joined.
table-den_penalty-on_tile = everybody on the tile
    .help = Every other Hero on the Den tile.
table-well_check = Losing the Well
    .help = In chapter 3: when Monsters on the Well cost you the chapter.
table-well_check-before = before they advance
    .help = The Well is looked at before the Monsters advance.
table-well_check-after = after they advance
    .help = A Monster that reaches the Well costs you the chapter at once.
table-ch3_second_boss = Second Boss in chapter 3
    .help = Whether a Boss comes at the end of round 5 after one was beaten.
table-ch3_second_boss-placed = placed
    .help = It is placed even after an earlier victory.
table-ch3_second_boss-not_placed = not placed
    .help = No Boss is placed once one has been beaten.
table-corruption_on_bosses = Corrupted Bosses
    .help = In chapter 5: who grows stronger in the corruption.
table-corruption_on_bosses-monsters_only = Monsters only
    .help = Bosses stay as they are.
table-corruption_on_bosses-bosses_too = Bosses too
    .help = Bosses become stronger as Monsters do.
table-desperate_cost = Price of a desperate invocation
    .help = In chapter 5: what a desperate invocation costs.
table-desperate_cost-orbs = all orbs
    .help = All orbs, at least 1.
table-desperate_cost-loot = all Loot cards
    .help = All Loot cards, at least 1.
table-theft_on_start = Theft on the Start tile
    .help = In chapter 2: when an Orb token stolen on the Start tile is lost.
table-theft_on_start-same_round = the same round
    .help = It is lost at the end of the same round.
table-theft_on_start-next_round = the next round
    .help = It is lost at the end of the next round, if it is still there.
table-totem_when = Way to a totem
    .help = In chapter 5: where a Hero must stand when placing the dice for a totem.
table-totem_when-anywhere = anywhere
    .help = The Hero may walk to the Rune tile after placing the dice.
table-totem_when-on_the_rune = on the Rune tile
    .help = The Hero must stand on the Rune tile when placing the dice.
table-klethor_reroll = Klethor’s power I
    .help = Which Combat die Klethor may reroll with his first power.
table-klethor_reroll-own = his own
    .help = One of his own Combat dice.
table-klethor_reroll-any = any
    .help = Any Combat die of this combat, also that of a supporter.


## The game itself, and its picture in a terminal

game-title = { "Explorers of the Woodlands" }
game-about = Small heroes lay out a corrupted forest tile by tile, gather gear and hunt the Boss together.

woods-turn = Round { $round }: { $hero }
woods-pile = Pile { $pile }
woods-monsters = Monsters { $pile }
woods-loot = Loot { $pile }
woods-events = Events { $pile }
woods-hero = { $seat }, { $hero } { $hearts } orbs { $orbs } powers { $powers }: { $cards }
woods-status-poison = poisoned
woods-status-brambles = Brambles
woods-status-down = down
woods-foe = { CAPITAL($kind) } defence { $defence } { $hearts } damage { $damage }
woods-boss = { CAPITAL($kind) } defence { $defence } { $hearts } damage { $damage }, threat { $threat }/{ $track }
woods-dice = Dice
woods-goods = Goods: { $cards }
woods-goal-potions = Potions { $have }/{ $need }
woods-goal-fire = Campfire without Monsters { $have }/{ $need }
woods-goal-orbs = Orbs gathered { $have }/{ $need }
woods-goal-gathered = Heroes at the Energy Well { $have }/{ $need }
woods-goal-monsters = Monsters beaten { $have }/{ $need }
woods-goal-boss = Bosses beaten { $have }/{ $need }
woods-goal-camps = Camps cleared { $have }/{ $need }
woods-goal-totems = Totems { $have }/{ $need }
woods-goal-bosses_left = No Boss left { $have }/{ $need }
woods-danger-orbs_gone = Orb tokens lost { $have }/{ $limit }
woods-danger-corruption = Corrupted tiles { $have }/{ $limit }
woods-orb-token = Orb token { $orbs }
woods-combat = Against { $kind } a { $defence } hits: { $dice }
woods-turns = As laid
woods-legend =
    Paths are gaps in the walls. 1 2 3 4 the Heroes, × one who is down · m a Monster, M one face down · B the Boss, b its
    card face down · □ Chest · ⁂ Event token · ♣ Brambles · ◊ Rune · ◦ quest token · ▲ camp, △
    cleared · ▒ corruption · ‹3› answer 3 leads there

## Named sets of options

preset-easy = Easy
    .help = Brambles often do nothing, and the Inn sells help.
preset-normal = Normal
    .help = Brambles hurt more, the Boss has an extra ability, and so have some Monsters in larger groups.
preset-hard = Hard
    .help = Brambles hurt more, and every Monster and Boss has an extra ability.
preset-printed = Basic game
    .help = As the rulebook recommends for a first game: no extra abilities, no extra tiles.
preset-everything = All modules
    .help = Extra abilities for all enemies, Dens to explore, and the Inn.

## What is known before an answer

preview-links_made =
    { $links ->
        [one] Joins 1 path
       *[other] Joins { $links } paths
    }
# Silent: rotation
preview-fits =
    { $ways ->
        [one] Fits one way
       *[other] Fits { $ways } ways
    }
preview-paths_open =
    { $paths ->
        [0] No path stays open
        [one] 1 path stays open
       *[other] { $paths } paths stay open
    }
preview-beat_odds =
    { $dice ->
        [one] { $percent }% to win with 1 die
       *[other] { $percent }% to win with { $dice } dice
    }
preview-beat_odds_with_orbs =
    { $orbs ->
        [one] { $percent }% with 1 orb for a reroll
       *[other] { $percent }% with up to { $orbs } orbs for rerolls
    }
preview-hits_so_far = { $hits } of { $needed } hits
preview-die_hits = { $percent }% to hit
preview-hearts_at_risk =
    { $hearts ->
        [one] Lose: −1 heart
       *[other] Lose: −{ $hearts } hearts
    }
preview-hearts_lost =
    { $hearts ->
        [one] Not beaten: you lose 1 heart
       *[other] Not beaten: you lose { $hearts } hearts
    }
preview-struck_first =
    { $hearts ->
        [one] It strikes first: 1 heart
       *[other] It strikes first: { $hearts } hearts
    }
preview-goes_down = Those are your last hearts: you would go down
preview-strikes_suffered =
    { $hearts ->
        [one] Costs 1 heart on the way out
       *[other] Costs { $hearts } hearts on the way out
    }
preview-monsters_hidden =
    { $monsters ->
        [one] A Monster lies there face down
       *[other] { $monsters } Monsters lie there face down
    }
preview-foe_waits = { CAPITAL($foe_kind) } waits there
preview-boss_waits = The Boss waits there
preview-brambles_there = Brambles: { $percent }% risk of harm
preview-move_lost_there = The corruption takes a move
preview-card_lost_there = The corruption takes a Loot card and brings a Monster
preview-event_there = An Event
preview-chests_there =
    { $chests ->
        [one] A Chest
       *[other] { $chests } Chests
    }
preview-orb_for_risk =
    { $orbs ->
        [one] 1 orb at once
       *[other] { $orbs } orbs at once
    }
preview-monster_ahead = { $percent }% risk of enemies on the new tile
preview-orbs_paid =
    { $orbs ->
        [one] 1 orb, { $left } left
       *[other] { $orbs } orbs, { $left } left
    }
preview-orbs_earned =
    { $orbs ->
        [one] 1 orb, then you have { $left }
       *[other] { $orbs } orbs, then you have { $left }
    }
preview-moves_ready =
    { $moves ->
        [one] 1 move
       *[other] { $moves } moves
    }
preview-focus_brings =
    { $orbs ->
        [one] 1 orb at the end of the turn
       *[other] { $orbs } orbs at the end of the turn
    }
preview-power_die_ready = The { $colour } Power die for every combat of this turn
preview-invocation_needs =
    { $dice ->
        [one] 1 more die calls the Power die
       *[other] { $dice } more dice call the Power die
    }
preview-moves_unused =
    { $moves ->
        [one] 1 move is not used
       *[other] { $moves } moves are not used
    }

## What a newcomer is told, once each

tip-first-orb = Orbs pay for many things: a reroll in combat, an item from the Merchant, first aid; and 3 of them unlock a power.
tip-first-loot = You can hold three Loot cards. Cards with an arrow turn face down when used and come back in your next turn.
tip-first-loss = A Monster that is not beaten stays, at full strength again. Come back with more dice, or with a friend.
tip-first-down = A Hero with no hearts lies down but is not lost: a friend on the tile can raise it with orbs or a potion.
tip-first-brambles = Brambles: a die decides. A 2 keeps you where you are this turn.
tip-first-boss = The Boss is here, and its thorn grows after every turn and every round. When it reaches the last space, the woods are lost.
tip-first-poison = Poison takes a heart at the start of each of your turns, until it is cured.
tip-first-power = Power dice know their enemies: plus 1 against a weakness, minus 1 against a resistance, nothing where it is immune.
tip-first-den = A Den has three spaces. You leave it when all are done, or when the Hero who went first goes down.
tip-first-inn = At the Inn every Hero is served twice in a game, once a round at most.
tip-first-risky = A risky move leads onto a tile that nobody has seen. It brings an orb, and maybe more than that.

## What is counted in many games

measure-beaten = Enemies beaten, of all fights
measure-lost = Fights lost, of all fights
facet-hero = Heroes
facet-kind = Bosses revealed
facet-foe_kind = Monsters beaten
facet-chapter = Chapters

## What a table is worth: the terms of its value, more of each and (.less) less

term-rounds_played = more rounds played
    .less = fewer rounds played
term-hearts = more hearts
    .less = fewer hearts
term-hurt = more Heroes close to falling
    .less = fewer Heroes close to falling
term-down = more Heroes down
    .less = fewer Heroes down
term-last_standing = only one Hero left standing
    .less = company for the last Hero standing
term-orbs = more orbs
    .less = fewer orbs
term-powers = more powers unlocked
    .less = fewer powers unlocked
term-gear = better equipment
    .less = poorer equipment
term-poisoned = more Heroes poisoned
    .less = fewer Heroes poisoned
term-strength = better odds against the Boss
    .less = worse odds against the Boss
term-time_left = more time for the Boss
    .less = less time for the Boss
term-late = Heroes further from the Boss than the time allows
    .less = Heroes closer to the Boss
term-at_boss = more Heroes with the Boss
    .less = fewer Heroes with the Boss
term-monsters = more Monsters in the forest
    .less = fewer Monsters in the forest
term-pile = more Forest tiles left
    .less = fewer Forest tiles left
term-first_goal = closer to the chapter’s first goal
    .less = further from the chapter’s first goal
term-second_goal = closer to the chapter’s second goal
    .less = further from the chapter’s second goal
term-nearly = a single goal of the chapter left
    .less = more than one goal of the chapter left
term-danger = the chapter closer to being lost
    .less = the chapter safer
term-tokens = more tokens held
    .less = fewer tokens held
term-enraged_monsters = more types of Monster Enraged
    .less = fewer types of Monster Enraged
