### Vengeance: Roll & Fight in words: what may be answered, what happens, what is asked.
### Names of people, places and things carry their article where they have one.
### A comment "Silent" above a message names facts it leaves out on purpose.

## Heroes and their traits

hero-MAG = Magda
    .full = Magda Krol, the brawler
hero-ELI = Elias
    .full = Elias Quill, the gunslinger
hero-YUK = Yuki
    .full = Yuki Tanabe, the infiltrator
hero-BAS = Bastien
    .full = Bastien Okoye, the tank
hero-other = the hero “{ $id }”

trait-none = no drawback
    .name = No drawback
trait-never_guns = no Fire and no Shoot action, ever
    .name = Never guns
trait-haunted = the bonus action trains only 1 slot
    .name = Haunted
trait-hunted = begins with a crossed health slot
    .name = Hunted
trait-heavy = Sprint needs 3 runs
    .name = Heavy

## Skills

skill-SPRINT = Sprint
skill-STRIKE = Strike
skill-FIRE = Fire
skill-CHARGE = Charge
skill-MAG-S1 = Jab
skill-MAG-S2 = Haymaker
skill-MAG-S3 = Bull Rush
skill-MAG-S4 = Whirlwind
skill-MAG-S5 = Shoulder Through
skill-MAG-S6 = Bone Breaker
skill-MAG-S7 = Second Wind
skill-MAG-S8 = Adrenaline
skill-ELI-S1 = Snap Shot
skill-ELI-S2 = Double Tap
skill-ELI-S3 = Run and Gun
skill-ELI-S4 = Bullet Storm
skill-ELI-S5 = Pistol Whip
skill-ELI-S6 = Last Stand
skill-ELI-S7 = Armour Piercing
skill-ELI-S8 = Covering Fire
skill-YUK-S1 = Vault
skill-YUK-S2 = Slip By
skill-YUK-S3 = Silent Blade
skill-YUK-S4 = Smoke Screen
skill-YUK-S5 = Shadow Strike
skill-YUK-S6 = Throwing Knives
skill-YUK-S7 = Ghost Walk
skill-YUK-S8 = Sleight of Hand
skill-BAS-S1 = Battering Ram
skill-BAS-S2 = Blood Price
skill-BAS-S3 = Sawn-off
skill-BAS-S4 = Ground Slam
skill-BAS-S5 = Wrecking Ball
skill-BAS-S6 = Patch Up
skill-BAS-S7 = Iron Hide
skill-BAS-S8 = Grit
skill-other = “{ $id }”

about-skill = { $needs } → { $actions }
about-skill-once = { $needs } → { $actions }; once
about-skill-power = { $needs } → { $actions }, plus { $bonus } with a strong fist
about-second_wind = always: heal 1 in Resolution
about-adrenaline = always: one Hit more with each Strike begun with 2 wounds or more
about-armour_piercing = always: your shots deal 2 damage to a Tough
about-covering_fire = always: dodge 1 at the start of Combat
about-ghost_walk = always: Blockers cannot hold you
about-sleight_of_hand = always: 1 experience in Resolution if no active minion is in your room
about-iron_hide = always: one wound fewer in Resolution
about-grit = always: heal 1 at the start of Combat

## Items

item-MAG-I1 = the brass knuckles
item-MAG-I2 = the running shoes
item-MAG-I3 = the painkillers
item-MAG-I4 = the smoke bomb
item-ELI-I1 = the spare magazine
item-ELI-I2 = the flashbang
item-ELI-I3 = the field bandage
item-ELI-I4 = the side door
item-YUK-I1 = the grapnel
item-YUK-I2 = the garrotte
item-YUK-I3 = the caltrops
item-YUK-I4 = the herbal salve
item-BAS-I1 = the sledgehammer
item-BAS-I2 = the grenade
item-BAS-I3 = the energy drink
item-BAS-I4 = the flak vest
item-other = the item “{ $id }”

about-item-combat = { $actions }
about-item-start = start of Combat: { $actions }
about-item-resolution = Resolution: { $actions }
about-item-after-hit = after a Hit: { $actions }
about-item-after-shoot = after a Shoot: { $actions }

## Bosses and their effects

boss-BUTCHER = Vasile the Butcher
boss-AGATE = Mother Agate
boss-CORSO = Don Corso
boss-BROKER = the Broker
boss-RAZOR = Sister Razor
boss-PETROV = Iron Petrov
boss-LYS = Doctor Lys
boss-COLONEL = the Colonel
boss-ODUYA = Kingpin Oduya
boss-other = the Boss “{ $id }”
boss-hidden = the Boss

effect-none = no effect
effect-butcher = gives 2 wounds in Resolution if you share a room
effect-agate = every room beside the Boss, except the entrance, has a Henchman more
effect-corso = cannot be shot
effect-broker = in the Flashback phase, Collect cannot cross a loot slot
effect-razor = the first damage to the Boss in each Combat costs you a wound
effect-petrov = the first damage to the Boss in each Combat is lost
effect-lys = after Resolution, recovers 1 if you are not in the room
effect-colonel = in Resolution, Gunners reach you from two doors away
effect-oduya = Brutes take two hits, like Toughs

## Lairs, rooms, minions and objectives

lair-L1A = the Dockside Warehouse
lair-L1B = the Cold Store
lair-L2A = the Neon Nightclub
lair-L2B = the Rooftop Casino
lair-L3A = the Old Abattoir
lair-L3B = the Subway Depot
lair-L4A = the Hillside Villa
lair-L4B = the Penthouse Tower
lair-L5A = the Rusted Tanker
lair-L5B = the Monastery Vault
lair-other = the lair “{ $id }”

room = { $name } ({ $number })
room-other = the room
room-L1A-0 = the gate
room-L1A-1 = the weighing office
room-L1A-2 = the loading bay
room-L1A-3 = the tool room
room-L1A-4 = the sorting hall
room-L1A-5 = the customs cage
room-L1A-6 = the long shed
room-L1A-7 = the foreman’s office
room-L1B-0 = the ramp
room-L1B-1 = the airlock
room-L1B-2 = the packing room
room-L1B-3 = the cutting room
room-L1B-4 = the machine room
room-L1B-5 = the ice store
room-L1B-6 = the deep freeze
room-L1B-7 = the truck yard
room-L1B-8 = the strongroom
room-L2A-0 = the queue
room-L2A-1 = the cloakroom
room-L2A-2 = the bar
room-L2A-3 = the DJ booth
room-L2A-4 = the kitchen
room-L2A-5 = the dance floor
room-L2A-6 = the VIP box
room-L2A-7 = the back room
room-L2B-0 = the lift
room-L2B-1 = the lobby
room-L2B-2 = the slot machines
room-L2B-3 = the corridor
room-L2B-4 = the cash desk
room-L2B-5 = the roulette salon
room-L2B-6 = the terrace
room-L2B-7 = the counting room
room-L3A-0 = the yard gate
room-L3A-1 = the pens
room-L3A-2 = the scales
room-L3A-3 = the wash house
room-L3A-4 = the hanging hall
room-L3A-5 = the tiled passage
room-L3A-6 = the boiler room
room-L3A-7 = the smokehouse
room-L3A-8 = the knife room
room-L3B-0 = the stairs
room-L3B-1 = the ticket hall
room-L3B-2 = the workshop
room-L3B-3 = the north platform
room-L3B-4 = the south platform
room-L3B-5 = the signal box
room-L3B-6 = the power room
room-L3B-7 = the old tunnel
room-L4A-0 = the drive
room-L4A-1 = the garage
room-L4A-2 = the pool
room-L4A-3 = the hall
room-L4A-4 = the library
room-L4A-5 = the kitchen
room-L4A-6 = the great salon
room-L4A-7 = the wine cellar
room-L4B-0 = the revolving door
room-L4B-1 = the reception
room-L4B-2 = the lift shaft
room-L4B-3 = the server room
room-L4B-4 = the gym
room-L4B-5 = the gallery
room-L4B-6 = the private bank
room-L4B-7 = the penthouse
room-L4B-8 = the post room
room-L5A-0 = the gangway
room-L5A-1 = the port deck
room-L5A-2 = the starboard deck
room-L5A-3 = the galley
room-L5A-4 = the pump room
room-L5A-5 = the companionway
room-L5A-6 = the bridge
room-L5A-7 = the radio room
room-L5A-8 = the tank
room-L5B-0 = the cloister gate
room-L5B-1 = the cloister
room-L5B-2 = the herb garden
room-L5B-3 = the scriptorium
room-L5B-4 = the crypt
room-L5B-5 = the refectory
room-L5B-6 = the reliquary
room-L5B-7 = the bell tower

minion = { $kind } in room { $number }
minion-B = the Brute
    .plural = Brutes
    .letter = B
minion-T = the Tough
    .plural = Toughs
    .letter = T
minion-K = the Blocker
    .plural = Blockers
    .letter = K
minion-H = the Henchman
    .plural = Henchmen
    .letter = H
minion-G = the Gunner
    .plural = Gunners
    .letter = G

objective-none = nothing
objective-kill = { $number } { $minions } killed
objective-clear1 = room cleared in one round
objective-health6 = a health bar of 6 slots
objective-adj_visited = all rooms around visited
objective-boss_hit = the Boss hit in person
objective-visit = { $number } rooms visited
objective-adj_kill = no { $minions } left next door

## Dice and actions

die-run =
    { $count ->
        [one] 1 run
       *[other] { $count } runs
    }
die-fist =
    { $count ->
        [one] 1 fist
       *[other] { $count } fists
    }
die-power =
    { $count ->
        [one] 1 strong fist
       *[other] { $count } strong fists
    }
die-gun =
    { $count ->
        [one] 1 gun
       *[other] { $count } guns
    }
die-wound =
    { $count ->
        [one] 1 wound
       *[other] { $count } wounds
    }
die-released =
    { $count ->
        [one] 1 freed wound
       *[other] { $count } freed wounds
    }
die-blank =
    { $count ->
        [one] 1 new die
       *[other] { $count } new dice
    }
die-either = { $one } or { $other }

flashback-train = Training
flashback-buy = Purchase
flashback-heal = Heal
flashback-anti = Anticipation
flashback-collect = Collect

action-move = Move
action-hit = Hit
action-shoot = Shoot
action-wound = Wound
action-heal = Heal
action-jump = Jump
action-dodge = Dodge
action-kill = Kill

actions-cut = { $actions } ({ $cut })
cut-short =
    { $done ->
        [0] not possible now
       *[other] ends before { $lost }
    }

## What may be answered, and what chance and the clock may say

option-deal_board = Lair board { $board }
option-deal_hero = { CAPITAL($hero) }
option-deal_boss = { CAPITAL($boss) }
# Silent: hero
option-choose_hero = Play { $full }: { $trait }
option-choose_side = Side { $side }: { $lair }
option-show_flashback = { $faces }
option-use_die = Use the die: { $face }
option-use_bonus = Use the bonus action
option-buy_skill = Buy { $skill } for { $cost } ({ $about })
option-discard_skill = Discard { $skill }
option-finish_flashback = Ready to roll
option-train =
    { $slots ->
        [one] Training: mark 1 experience slot
       *[other] Training: mark { $slots } experience slots
    }
option-buy_use = Purchase: { $item } ({ $about })
option-add_slot = Heal: mark an extra health slot
option-clean_slots =
    { $slots ->
        [one] Heal: clean 1 health slot
       *[other] Heal: clean { $slots } health slots
    }
option-anticipate = Anticipation: { $skill } ({ $about })
option-cross_loot = Collect: cross a loot slot
option-skip_action = Skip this action
option-roll = Roll { $dice }
option-assign =
    { $skill }: { $dice }{ $release ->
        [yes] ; free a wound
       *[no] {""}
    }{ $take ->
        [0] {""}
        [one] ; take 1 die
       *[other] ; take { $take } dice
    }
option-place_wound =
    { $take ->
        [0] Place a wound on your health bar
        [one] Place a wound on your health bar; take 1 die
       *[other] Place a wound on your health bar; take { $take } dice
    }
option-take_dice =
    { $count ->
        [one] Take 1 die
       *[other] Take { $count } dice
    }
option-stop = Stop rolling
option-come_back = Come back and go on rolling
option-show_faces = { $faces }
option-close_window = Serve { $order }, one die at a time
option-time_is_up = Time is up
option-stop_absent = Stop the absent player
option-use_passive = { $skill } takes effect ({ $about })
# Silent: power
option-use_group = { $skill }: { $actions }
option-use_anticipated = { $skill }, anticipated: { $actions }
option-use_item = Use { $item }: { $actions }
option-end_start = Use nothing more and begin to fight
option-end_combat = End your Combat
option-end_effects = Use nothing more
option-go_to = Go to { $room }
option-jump_to = Jump through { $via } to { $room }
option-aim =
    { $mark ->
        [dotted] { CAPITAL($minion) }, already hurt
        [dodged] { CAPITAL($minion) }, dodged
        [both] { CAPITAL($minion) }, hurt and dodged
       *[none] { CAPITAL($minion) }
    }
option-aim_at_boss = The Boss
option-use_modifier = Use { $item }: { $actions }
option-decline = Use nothing now
option-go_on = Continue
option-break_off = Break off here

## What happened

event-board_dealt = { $seat } receives lair board { $board }.
event-hero_received = { $seat } plays { $hero }.
event-boss_dealt = { $seat } is dealt a Boss, face down.
event-side_chosen = { $seat } goes to { $lair }.
event-boss_revealed =
    { $health ->
        [one] { $seat } will meet { $boss }: 1 health, { $effect }.
       *[other] { $seat } will meet { $boss }: { $health } health, { $effect }.
    }
event-minion_added = { CAPITAL($minion) } joins the lair of { $seat }.
event-round_began = Round { $round } begins.
event-first_dice_taken = { $seat } takes { $dice } dice; { $reserve } left in the Reserve.
event-flashback_rolled = The Flashback dice show { $faces }.
event-trained =
    { $slots ->
        [one] { $seat } trains and marks 1 experience slot.
       *[other] { $seat } trains and marks { $slots } experience slots.
    }
event-use_bought = { $seat } prepares { $item } for one use.
event-slot_added = { $seat } gets tougher: { $health } health slots.
event-healed =
    { $slots ->
        [one] { $seat } heals 1 wound.
       *[other] { $seat } heals { $slots } wounds.
    }
event-slot_anticipated = { $seat } anticipates { $skill } ({ $marked } of { $slots }).
event-loot_crossed =
    { $loot ->
        [one] { $seat } pockets the first loot.
       *[other] { $seat } pockets loot: { $loot } slots now.
    }
event-action_skipped = { $seat } skips an action.
event-skill_bought = { $seat } learns { $skill } for { $cost } experience.
event-skill_discarded = { $seat } discards { $skill }.
event-flashback_finished = { $seat } is prepared.
event-flashback_timed_out = The time for the Flashback phase is up.
event-roll_began = Get ready: { $reserve } dice in the Reserve.
event-counted_down = Three, two, one… go!
event-dice_rolled = { $seat } rolls { $faces }.
event-group_assigned =
    { $released ->
        [yes] { $seat } locks { $dice } on { $skill } and frees a wound.
       *[no] { $seat } locks { $dice } on { $skill }.
    }
event-wound_placed = { $seat } places a wound on the health bar.
event-dice_requested =
    { $count ->
        [one] { $seat } reaches for 1 die.
       *[other] { $seat } reaches for { $count } dice.
    }
event-dice_taken =
    { $count ->
        [0] { $seat } comes too late and gets no die; { $reserve } left in the Reserve.
        [one] { $seat } takes 1 die; { $reserve } left in the Reserve.
       *[other] { $seat } takes { $count } dice; { $reserve } left in the Reserve.
    }
event-reserve_closed =
    { $reserve ->
        [one] The Reserve closes with 1 die in it.
       *[other] The Reserve closes with { $reserve } dice in it.
    }
event-player_stopped =
    { $cause ->
        [time] { $seat } is stopped: time is up.
        [absence] { $seat } is away and is stopped.
        [passes] { $seat } has passed three times and is stopped.
        [hopeless] { $seat } stops: no skill can be reached any more.
       *[wish] { $seat } stops rolling.
    }
event-player_came_back = { $seat } is back and goes on rolling.
event-tick_passed = { $seat } passes.
event-orders_opened = Tick { $tick }: the orders are opened, beginning with { $first }.
event-roll_ended =
    { $reserve ->
        [one] The Roll phase is over; 1 die is in the Reserve.
       *[other] The Roll phase is over; { $reserve } dice are in the Reserve.
    }
event-wounds_crossed =
    { $slots ->
        [one] { $seat } crosses 1 health slot for the wounds rolled.
       *[other] { $seat } crosses { $slots } health slots for the wounds rolled.
    }
event-skill_used =
    { $source ->
        [anticipation] { $seat } uses { $skill }, as anticipated.
        [passive] { CAPITAL($skill) } helps { $seat }.
       *[dice] { $seat } uses { $skill }.
    }
event-item_used = { $seat } uses { $item }.
event-tile_ended = { CAPITAL($action) } is not possible for { $seat }: the rest is lost.
event-tile_broken_off = { $seat } breaks off.
event-hero_moved = { $seat } goes to { $room }.
event-hero_jumped = { $seat } jumps through { $via } to { $room }.
event-room_visited = { $seat } visits { $room } for the first time.
event-minion_dotted = { CAPITAL($minion) } staggers but stays up ({ $seat }).
event-minion_crossed = { CAPITAL($minion) } is down ({ $seat }).
event-minion_dodged = { CAPITAL($minion) } is dodged ({ $seat }).
event-boss_damaged = { $seat } hurts { $boss }: { $left } health left.
event-boss_unhurt = { CAPITAL($boss) } shrugs off the blow of { $seat }.
event-boss_died = { $seat } has taken revenge: { $boss } is dead!
event-boss_recovered = { CAPITAL($boss) } recovers: { $left } health left ({ $seat }).
event-slot_crossed =
    { $cause ->
        [trait] { $seat } starts with a wound.
        [razor] { $seat } is cut in return and crosses a health slot.
        [skill] { $seat } pays with a wound.
       *[dice] { $seat } crosses a health slot.
    }
event-objective_marked =
    { $points ->
        [one] { $seat } reaches an objective in { $room }, { $objective }: 1 point.
       *[other] { $seat } reaches an objective in { $room }, { $objective }: { $points } points.
    }
event-combat_ended = { $seat } stops fighting.
event-combat_timed_out = The time for the Combat phase is up.
event-loot_found =
    { $symbols ->
        [one] { $seat } finds 1 loot symbol in { $room }.
       *[other] { $seat } finds { $symbols } loot symbols in { $room }.
    }
# Silent: boss, henchmen, gunners, kept_off
event-wounds_received =
    { $wounds ->
        [0] { $seat } comes away without a wound.
        [one] { $seat } receives 1 wound (health slots crossed: { $crossed }).
       *[other] { $seat } receives { $wounds } wounds (health slots crossed: { $crossed }).
    }
event-knocked_out = { $seat } is knocked out: fresh health bar, but only 3 dice from now on.
event-hero_died = { $seat } is knocked out once more and dies.
event-resolution_timed_out = The time for the Resolution phase of { $seat } is up.
event-scored =
    { $seat } scores { $total }: loot { $loot }, training { $training }, Boss { $boss }, kill { $kill }, objectives { $objectives }, way out { $exit ->
        [0] free.
       *[other] −{ $exit }.
    }

## What is asked

question-choose_own_hero = Which hero do you play?
question-choose_own_side = Which side of your lair board do you choose? Your Boss is turned up afterwards.
question-prepare = How do you prepare?
# Silent: hero
question-choose_flashback_action =
    { $source ->
        [bonus] What is your bonus action?
        [train] What do you do with a Training die?
        [buy] What do you do with a Purchase die?
        [heal] What do you do with a Heal die?
        [anti] What do you do with this Anticipation die?
       *[collect] What do you do with a Collect die?
    }
question-choose_discard = You own as many skills as you may. Which one makes room for { $skill }?
question-command = What do you do with your dice?
question-give_order = Tick { $tick }: what do you do with your dice?
# Silent: ends
question-choose_start = Combat starts. What do you use first?
# Silent: ends, rush
question-choose_use = What do you use?
# Silent: ends
question-choose_effect = Resolution: what do you use?
# Silent: at, item, of, skill
question-move = Where do you go?
# Silent: at, item, of, skill
question-jump = Where do you jump?
# Silent: at, item, of, skill
question-hit = Whom do you hit?
# Silent: at, item, of, skill
question-shoot = Whom do you shoot?
# Silent: at, item, of, skill
question-dodge = Whom do you dodge?
# Silent: at, item, of, skill
question-kill = Whom do you kill?
# Silent: at, item, of, skill
question-offer_modifier = { CAPITAL($action) } is done. Do you add an item?
# Silent: at, item, of, skill
question-go_on_with_tile = { CAPITAL($action) } comes next. Continue?
# Silent: hero
question-collect =
    { $left ->
        [one] Loot: what do you take for the last symbol?
       *[other] Loot: what do you take? { $left } symbols are left.
    }

## What the clock is asked

question-await_dice = Who gets dice first? { $seat } is waiting.
question-count_down = Has everybody counted down to zero?
question-close_reserve = Is it time to close the Reserve?
question-stop_rolling = Is the time for the dice in hand up?
question-solo_timer = Is the time of the challenge up?
question-end_tick = Is the time for this tick up?
question-end_flashback_in_time = Is the time for the Flashback phase up?
question-end_combat_in_time = Is the time for the Combat phase up?
question-end_resolution_in_time = Is the time for the Resolution phase of { $seat } up?
question-watch_absence = Has { $seat } been away for too long?
question-watch_return = Is { $seat } back?

## Draws, as asked at a table with its own dice and cards

draw-deal_one_board = Which lair board does { $seat } get?
draw-deal_one_hero = Which hero does { $seat } get?
draw-deal_one_boss = Which Boss card does { $seat } get?
draw-roll_flashback = Roll the Flashback dice. What do they show?
draw-roll_dice =
    { $dice ->
        [one] { $seat } rolls 1 die. What does it show?
       *[other] { $seat } rolls { $dice } dice. What do they show?
    }

## How a game ends

# Silent: scores
outcome-most_points = { $winners } wins: most points among the living.
    .short = One player has most points
# Silent: scores
outcome-most_health = { $winners } wins the tie: equal in points, but in better health.
    .short = A tie is broken by health
# Silent: scores
outcome-shared_victory = { $winners } share the victory: equal in points and in health.
    .short = The victory is shared
# Silent: winners, scores
outcome-all_dead = Nobody is left alive, and nobody wins.
# Silent: winners
outcome-target_reached = Challenge won! You reach { $scores } points.
    .short = The target is reached
# Silent: winners
outcome-target_missed = The challenge is lost: you reach { $scores } points, which is not enough.
    .short = The target is missed
# Silent: winners
outcome-solo_dead = The challenge is lost: your hero is dead. Points: { $scores }.
    .short = The hero is dead

## What a table agrees on

table-players = Players
    .help = Two to four rivals, or one player who takes up a challenge.
table-content = Components
    .help = The mark of the dice, tiles, Bosses and lairs this table plays with.
table-hero_choice = Heroes
    .help = How each player comes by a hero.
table-hero_choice-in_turn = in the order of seats
    .help = Players choose one after the other, in the order of their seats.
table-hero_choice-first_come = first come, first served
    .help = All choose at the same time, and the quickest gets the hero.
table-hero_choice-random = at random
    .help = Heroes are dealt.

table-solo_dice = Solo: dice
    .help = How many dice are in the Reserve when you play alone.
table-solo_dice-easy = 20 dice
    .help = The Reserve holds 20 dice. The rulebook calls this easy.
table-solo_dice-medium = 16 dice
    .help = The Reserve holds 16 dice. The rulebook calls this medium.
table-solo_dice-hard = 12 dice
    .help = The Reserve holds 12 dice. The rulebook calls this hard.
table-solo_time = Solo: time
    .help = How long dice may be taken in each Roll phase when you play alone.
table-solo_time-easy = 45 seconds
    .help = The Reserve closes 45 seconds after the first roll. The rulebook calls this easy.
table-solo_time-medium = 30 seconds
    .help = The Reserve closes 30 seconds after the first roll. The rulebook calls this medium.
table-solo_time-hard = 25 seconds
    .help = The Reserve closes 25 seconds after the first roll. The rulebook calls this hard.
table-solo_target = Solo: target
    .help = How many points you need when you play alone.
table-solo_target-easy = 18 points
    .help = The challenge is won with 18 points. The rulebook calls this easy.
table-solo_target-medium = 23 points
    .help = The challenge is won with 23 points. The rulebook calls this medium.
table-solo_target-hard = 28 points
    .help = The challenge is won with 28 points. The rulebook calls this hard.

table-pace = Pace of the Roll phase
    .help = How the players race for dice.
table-pace-real_time = a race
    .help = Everybody rolls at the same time, as fast as they can.
table-pace-no_rush = no rush
    .help = Everybody rolls at the same time, but dice take longer to shake, so that speed hardly matters.
table-pace-ticks = in ticks
    .help = In every tick each player gives one order; then all orders are carried out.
table-reserve_limit = Time for the Reserve
    .help = After so many seconds no more dice may be taken; 0 means no limit.
table-hand_limit = Time for the last dice
    .help = Seconds to finish once the Reserve has closed; 0 means no limit.
table-absence_limit = Patience
    .help = In real time, a player without connection is stopped after so many seconds; 0 means never. In ticks, the time for a tick counts instead.
table-tick_limit = Time for a tick
    .help = Seconds to give an order; 0 means no limit.
table-flashback_limit = Time for the Flashback phase
    .help = After so many seconds the remaining actions are lost; 0 means no limit.
table-combat_limit = Time for the Combat phase
    .help = After so many seconds Combat ends; 0 means no limit.
table-resolution_limit = Time for the Resolution phase
    .help = After so many seconds the remaining loot goes to the loot track; 0 means no limit.

table-last_resolution = Last Resolution
    .help = Whether round 4 has a Resolution phase before the scores are counted.
table-last_resolution-played = played
    .help = Round 4 is a complete round, with last loot and last wounds.
table-last_resolution-skipped = skipped
    .help = Scores are counted right after the Combat phase of round 4.
table-forced_tile = Begun tiles
    .help = Whether a tile must be carried through once it is begun.
table-forced_tile-whole = carried through
    .help = Every action that can be done must be done.
table-forced_tile-may_stop = may be broken off
    .help = A tile may be ended early, but not to avoid a Wound.
table-jump_blocked = Blockers and Jump
    .help = What a Blocker does to a hero who wants to jump out of its room.
table-jump_blocked-blocked = no Jump
    .help = An active Blocker in the room you start from prevents a Jump.
table-jump_blocked-free = no effect
    .help = A Jump pays no attention to Blockers.
table-stopped_dice = Dice of those who stopped
    .help = Where the loose dice of a player go who has stopped.
table-stopped_dice-kept = stay out
    .help = They go back when the phase ends.
table-stopped_dice-returned = back at once
    .help = They go back to the Reserve at once, for the others to take.
table-carry_anticipation = Anticipation for loot
    .help = Whether loot may be turned into an Anticipation in Resolution.
table-carry_anticipation-carried = for the next round
    .help = The mark stays and serves the next round.
table-carry_anticipation-forbidden = not allowed
    .help = Anticipation cannot be chosen in Resolution.
table-clear_whole = Clear in one round
    .help = Which minions must fall for this objective.
table-clear_whole-all = all of them
    .help = All minions of the room must fall or be dodged in the same round.
table-clear_whole-last_ones = the last ones
    .help = It is enough that the last ones do; earlier losses do not matter.
table-full_track = Full tracks
    .help = What a loot or training track scores that is completely filled.
table-full_track-end_value = the last number
    .help = A full track scores the number at its end.
table-full_track-nothing = nothing
    .help = A full track scores nothing, as the letter of the rule has it.
table-ko_four_dice = Four dice after a knock-out
    .help = What becomes of skills that take 4 dice when only 3 may be held.
table-ko_four_dice-anticipated = can be anticipated
    .help = They take no dice any more but can be anticipated.
table-ko_four_dice-never = out of use
    .help = They can neither take dice nor be anticipated.
table-bonus_last = Bonus action
    .help = When the bonus action of the Flashback phase may be used.
table-bonus_last-any_time = at any time
    .help = The four Flashback actions come in any order.
table-bonus_last-last = last
    .help = Only after the three dice were used or skipped.
table-objective_phase = Objectives
    .help = In which phases an objective can be marked.
table-objective_phase-any = in any phase
    .help = An objective is marked as soon as its condition holds.
table-objective_phase-combat = in Combat only
    .help = An objective is marked only during Combat.

preset-printed = As printed
    .help = What the rulebook calls easy: 18 points with 20 dice, and 45 seconds to take them.
preset-easy = Easy
    .help = Reach 18 points with 12 dice, and 45 seconds to take them.
preset-normal = Normal
    .help = Reach 28 points with 20 dice, and 45 seconds to take them.
preset-hard = Hard
    .help = Reach 28 points with 16 dice, and 30 seconds to take them.

## The game itself, and its picture in a terminal

game-title = Vengeance: Roll & Fight
game-about = A race for dice, a lair full of thugs, and a Boss who has it coming: four rounds to settle the score.

picture-room = { $name }
picture-round = Round { $round }/{ $rounds }
picture-phase-setup = Setup
picture-phase-flashback = Flashback
picture-phase-roll = Roll
picture-phase-fight = Combat and Resolution
picture-phase-scored = Final score
picture-reserve = Reserve { $dice }
picture-reserve-closed = Reserve { $dice }, closed
picture-flashback = Dice: { $dice }
picture-target = Target { $points }
picture-score-loot = Loot
picture-score-training = Training
picture-score-boss = Wounds of the Boss
picture-score-kill = Boss killed
picture-score-objectives = Objectives
picture-score-exit = Way out
picture-score-total = Total
picture-dead = dead
picture-in-room = in room { $number }
picture-boss-left = Boss { $health }
picture-no-dice = no dice
picture-groups =
    { $groups ->
        [one] 1 group
       *[other] { $groups } groups
    }
picture-standing-ready = ready
picture-standing-rolling = rolling
picture-standing-stopped = stopped
picture-standing-absent = away
picture-standing-stuck = stuck
picture-points =
    { $points ->
        [one] 1 point
       *[other] { $points } points
    }
picture-board = Hero
picture-boss = Boss
picture-objectives = Objectives
picture-dice = Dice
picture-skills = Skills
picture-items = Items
picture-knock-outs = KO { $count }/{ $most }
picture-loot = Loot { $loot }/{ $slots }
picture-training = Experience { $trained } ({ $unspent } to spend)
picture-objective = { $number }: { $objective } (+{ $points })
picture-hero = { $hero }: { $trait }
picture-tile =
    { $cost ->
        [0] { $skill }: { $about }
       *[other] { $skill }, { $cost } experience: { $about }
    }
picture-item = { CAPITAL($item) } ({ $about })
picture-legend =
    Heavy lines are walls, dashed ones doors. @ your hero · ♛5 the Boss and his health · ✓ visited · $ loot
    B Brute · T Tough · K Blocker · H Henchman · G Gunner · small letter: dodged · T′ hurt · × down
    ◎3 an objective and its points · ◉3 reached · ‹2› answer 2 leads or aims there
    Dice: → run · † fist · ‡ strong fist · ¬ gun · ● wound · ○ wound you may roll again · □ not rolled yet
    ♥ free health slot · × wound · · extra slot to come · ◆◇ anticipation · ■ use bought · □ use to buy

## What an answer costs, brings or risks, before it is given

preview-actions_dropped =
    { $count ->
        [one] Drops 1 unused action
       *[other] Drops { $count } unused actions
    }
preview-uses_dropped =
    { $count ->
        [one] Drops 1 unused skill
       *[other] Drops { $count } unused skills
    }
preview-loot_ahead =
    { $symbols ->
        [one] 1 loot symbol to collect
       *[other] { $symbols } loot symbols to collect
    }
preview-no_wounds_ahead = No enemy wounds you here
preview-wounds_ahead =
    { $wounds ->
        [one] End here: 1 wound, health left: { $left }
       *[other] End here: { $wounds } wounds, health left: { $left }
    }
preview-knock_out_ahead =
    { $wounds ->
        [0] End here: knocked out, { $dice } dice from then on
        [one] End here: 1 wound, knocked out, { $dice } dice from then on
       *[other] End here: { $wounds } wounds, knocked out, { $dice } dice from then on
    }
preview-death_ahead =
    { $wounds ->
        [0] End here: your hero dies
        [one] End here: 1 wound, and your hero dies
       *[other] End here: { $wounds } wounds, and your hero dies
    }
preview-may_heal = Healing in the Resolution phase can still prevent it
preview-slots_left =
    { $left ->
        [one] 1 health slot left
       *[other] { $left } health slots left
    }
preview-bar_filled = Your last health slot: knocked out at the end of the round unless you heal

## Tips for a first game, each shown once

tip-aim = Four rounds to make the most points: fight through your lair to the Boss, and live. First prepare: each Flashback die is an action.
tip-race = All dice come from one Reserve. Lock dice on a skill as soon as they show what it needs, and take new ones.
tip-first-group = That group is one use of the skill in Combat. The more groups, the longer your fight.
tip-first-wound-die = A wound die on your health bar becomes a wound when Combat begins, but it frees your other wound dice to be rolled again.
tip-combat = Use your groups in any order. Watch what ends the round: Henchmen in your room and Gunners next door wound you.
tip-first-objective = An objective is met: its points are yours for good.
tip-first-loot = A room that you visited and cleared gives its loot at the end of the round.
tip-first-wounds = Enemies still standing around you wound you at the end of each round. Clear them, dodge them, or end somewhere else.
tip-knock-out = Knocked out: your wounds are gone, but you roll only 3 dice from now on. A second knock-out is death.
tip-boss-hurt = Every wound on the Boss is worth points. The last one kills him and stops his special rule.
tip-boss-dead = The Boss is dead. Now count your way out: every room with an enemy on it costs a point.

## What a table is worth: the terms of its value, more of each and (.less) less

term-points = more points made
    .less = fewer points made
term-way_out = a longer way out of the lair
    .less = a shorter way out of the lair
term-boss = a better prospect against the Boss
    .less = a worse prospect against the Boss
term-loot = more loot in prospect
    .less = less loot in prospect
term-objectives = better prospects for objectives
    .less = worse prospects for objectives
term-fallen = more minions defeated
    .less = fewer minions defeated
term-skills = stronger skills
    .less = weaker skills
term-experience = more experience to spend
    .less = less experience to spend
term-items = more uses of items left
    .less = fewer uses of items left
term-ready = more prepared for Combat
    .less = less prepared for Combat
term-dice = more to hope for from the dice
    .less = less to hope for from the dice
term-free_slots = more free health slots
    .less = fewer free health slots
term-cornered = a Hero without a free health slot
    .less = a health slot kept free
term-knocked_out = more knock-outs
    .less = fewer knock-outs
term-dead = a higher risk to die
    .less = a lower risk to die
term-is_rolling = the Roll phase already begun
    .less = the Roll phase still ahead
term-is_fighting = Combat already begun
    .less = Combat still ahead

## What is counted in many games

measure-boss_killed = Bosses killed, of all heroes
measure-knocked_out = Knock-outs, of all heroes
measure-died = Heroes killed
facet-hero = Heroes
facet-boss = Bosses
facet-lair = Lairs
