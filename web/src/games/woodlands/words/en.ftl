### What only the board of Explorers of the Woodlands says.

## Places

board-name = { CAPITAL($name) }
board-forest = The forest. Arrow keys move from tile to tile, Enter chooses, plus, minus and 0 zoom.
board-empty = Empty ground
board-place = { CAPITAL($tile) }
board-place-with = { CAPITAL($tile) }: { $things }
board-offered = { $place }. Can be chosen.
board-hidden = a Monster face down
board-boss-card = the Boss’s card
board-chests =
    { $n ->
        [one] a Chest
       *[other] { $n } Chests
    }
board-event-token = an Event token
board-brambles = Brambles
board-rune = a Rune ({ $colour })
board-special-start = You began here. The Vortex leads back here.
board-special-boss = The Boss waits here. Nobody leaves the tile while it lives.
board-special-inn = For 1 orb a Hero is served here, twice a game.
board-special-campfire = A Hero who begins a turn here has all hearts again.
board-special-vortex = For 1 orb it carries a Hero back to the Start tile.
board-special-well = Each Hero may take one Orb token here.
board-special-merchant = Items cost 3 orbs, your own cards bring 1.
board-special-den = With the Dens in play it can be explored: three events, then a bonus.

board-tiles-left =
    { $n ->
        [one] tile left
       *[other] tiles left
    }
board-hunt = Find the Boss together and beat it.
board-hunt-later =
    { $n ->
        [one] It cannot be the next tile.
       *[other] It is not among the next { $n } tiles.
    }
board-hunt-soon = It may be the very next tile.
board-hunt-found = It waits in the forest, face down.
board-powers =
    { $n ->
        [0] { CAPITAL($hero) } has unlocked no power yet.
        [1] { CAPITAL($hero) } has unlocked the first power.
       *[other] { CAPITAL($hero) } has unlocked both powers.
    }

## Laying a tile

board-elsewhere = Elsewhere
board-new-tile = Golden squares show where it fits.

## Heroes

board-party = The group
board-choose-hero = Choose your Hero
board-role-xylia = Speed and precision
board-role-klethor = Protection and transport
board-role-shavi = Healing and orbs
board-role-bethras = Remedies and brute force
board-power-die = Power die: { $colour }
board-hero-look = Look at { $hero }’s board
board-hero-board = { CAPITAL($hero) }’s board
board-hearts = { $n } of { $most } hearts. With none left a Hero lies down.
board-hearts-short =
    { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
board-orbs = { $n } of { $most } orbs: for rerolls in combat, powers, items and first aid.
board-orbs-short =
    { $n ->
        [one] 1 orb
       *[other] { $n } orbs
    }
board-ail-poison = Poisoned: a heart is lost at the start of each turn.
board-ail-poison-short = Poison
board-ail-brambles = Brambles token: in Brambles this Hero rolls a second die.
board-ail-brambles-short = Brambles
board-ail-rooted = Immobilised: no moves this turn.
board-ail-rooted-short = Immobilised
board-ail-ale = Ale: one more Combat die in the next combat.
board-ail-ale-short = Ale
board-power-open = { $name }: { $rule }
board-power-locked = Locked, { $orbs } orbs unlock it. { $name }: { $rule }
board-loot = Loot cards
board-loot-says = { $text }
board-loot-used = Face down until your next turn. { $text }
board-loot-new =
    { $n ->
        [one] The new card
       *[other] The new cards
    }
board-loot-instead = Choose the card to discard
board-loot-free = Room for a Loot card
board-fact-hearts =
    { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
board-fact-orbs =
    { $n ->
        [one] 1 orb
       *[other] { $n } orbs
    }

## Hero dice

board-slots = Dice slots
board-slot-move = Move
board-slot-move-rule = Each die is one move.
board-slot-focus = Focus
board-slot-focus-rule = An orb at the end of the turn.
board-slot-invoke = Invocation
board-slot-invoke-rule = Two dice of any number call your Power die for every combat of this turn.
board-slot-says = { $name }, takes { $takes }. { $rule }
board-tray = Hero dice
board-tray-rolls = { CAPITAL($hero) } rolls the dice
board-tray-roll = Accept this roll, or reroll some dice once?
board-tray-keep = Keep the golden die on a slot, or reroll it
board-tray-place = Put the golden die on a slot
board-tray-charm = Tap a golden die to change it by 1
board-tray-later = Dice are placed one after the other: first the golden one.
board-tray-done = This die has been placed.
board-tray-die = This die shows { $face }. Tap a golden slot below, or drag it there.
board-die = A die that shows { $face }
board-die-now = The die to place shows { $face }

## Fights

board-encounter = Enemies here
board-encounter-story =
    { $n ->
        [one] An enemy stands in your way.
       *[other] { $n } enemies stand in your way, one combat each.
    }
board-encounter-later = It comes later: the lowest defence is fought first.
board-encounter-flee = Fight, or tap a golden tile to flee.
board-encounter-stay = There is no way out: fight.
board-encounter-escape =
    { $n ->
        [one] The enemy strikes as you flee.
       *[other] The { $n } enemies strike as you flee.
    }
board-encounter-strikes = Choose which of the { $n } enemies strikes next.
board-combat = The combat
board-combat-arm =
    { $heroes }: every die that shows { $defence } or more is a hit. { $needed ->
        [one] 1 hit wins.
       *[other] { $needed } hits win.
    }
board-combat-hopeless =
    Cannot be won with { $dice ->
        [one] { $dice } die
       *[other] { $dice } dice
    }: { $needed } hits are needed.
board-combat-defeat = Defeat { $foe }
board-combat-won = { $hits } of { $needed } hits: enough!
board-combat-short = { $hits } of { $needed } hits: not enough yet. Tap a golden die to reroll it.
board-step-arm = Choose dice
board-step-roll = Roll
board-step-change = Reroll
board-step-end = Result
board-combat-lost = { $hits } of { $needed } hits: not enough.
board-verdict-won = { CAPITAL($foe) } is beaten!
board-verdict-lost = Not enough hits: { $foe } strikes back.
board-verdict-hurt =
    { $n ->
        [one] { CAPITAL($hero) } loses 1 heart.
       *[other] { CAPITAL($hero) } loses { $n } hearts.
    }
board-verdict-guarded = { CAPITAL($hero) }’s stance stops the attack.
board-verdict-fell = { CAPITAL($hero) } goes down.
board-percent = { $n }%
board-die-bonus = Precision adds { $n }.
board-reroll =
    { $orbs ->
        [0] Reroll for free: { $percent }% to hit
        [one] Reroll for 1 orb: { $percent }% to hit
       *[other] Reroll for { $orbs } orbs: { $percent }% to hit
    }
board-gain-game = You win the game.
board-loss-hearts =
    { $n ->
        [one] Lose 1 heart.
       *[other] Lose { $n } hearts, each supporter 1.
    }
board-die-hits = { $sum } makes { $total }: it reaches the defence of { $defence } and hits.
board-die-misses = { $sum } makes { $total }: less than the defence of { $defence }, so it misses.
board-defence = Defence { $n }: a die that shows { $n } or more is a hit.
board-foe-hearts =
    { $n ->
        [one] 1 heart: one hit beats it.
       *[other] { $n } hearts: it takes { $n } hits in one combat.
    }
board-damage =
    { $n ->
        [one] Damage 1: if it is not beaten, the active Hero loses 1 heart.
       *[other] Damage { $n }: if it is not beaten, the active Hero loses { $n } hearts, every supporter 1.
    }
board-leaf-shields =
    { $n ->
        [one] A Leaf Shield: it absorbs 1 damage.
       *[other] { $n } Leaf Shields: each absorbs 1 damage.
    }
board-weak = Weak: a { $colour } Power die counts 1 more.
board-resists = Resists: a { $colour } Power die counts 1 less.
board-immune = Immune: a { $colour } Power die cannot be used.
board-enraged = Enraged
board-gain = If beaten:
board-loss = If not:
board-skill = { CAPITAL($boss) }’s skill
board-threat = { CAPITAL($boss) }’s threat: { $threat } of { $track }. It rises after every turn and every round; on the last space the woods are lost.

## Drawers

board-acts = What you can do here
board-pile =
    { $safe ->
        [0] { $n } tiles are left, and the Boss may be the next one.
       *[other] { $n } tiles are left. The Boss comes after { $safe } more at the earliest.
    }
board-merchant = The Merchant
board-merchant-rule = Each item costs { $price } orbs. A card of your own brings { $sale }.
board-merchant-empty = Everything is sold.
board-merchant-sell = Sell
board-inn = The Inn
board-inn-rule =
    { $price ->
        [one] For 1 orb you are served one of these, { $visits } times a game.
       *[other] For { $price } orbs you are served one of these, { $visits } times a game.
    }
board-inn-served = { CAPITAL($hero) }: { $n } of { $most }
board-den = The Den
board-den-explorers = Down here: { $heroes }
board-den-spaces = The spaces of the Den
board-den-bonus = At the end:
board-den-penalty = If the first Hero goes down, for those who joined:
board-book = Field book
board-book-signs = Signs
board-book-foes = Monsters
board-book-bosses = Bosses
board-book-brambles = Brambles

## What cards and enemies do

board-all-colours = all colours
board-do-nothing = Nothing happens.
board-do-gain_orbs =
    { $who ->
        [here] Each explorer gains
        [all] Every Hero gains
       *[other] Gain
    } { $n ->
        [one] 1 orb.
       *[other] { $n } orbs.
    }
board-do-lose_orbs =
    { $who ->
        [here] Each Hero here loses
        [joined] Each who joined loses
       *[other] Lose
    } { $n ->
        [one] 1 orb.
       *[other] { $n } orbs.
    }
board-do-heal =
    { $who ->
        [here] Each Hero here regains
       *[other] Regain
    } { $n ->
        [one] 1 heart.
        [99] all hearts.
       *[other] { $n } hearts.
    }
board-do-lose_hearts =
    { $who ->
        [all] Every Hero loses
        [here] Each Hero here loses
        [joined] Each who joined loses
       *[other] Lose
    } { $n ->
        [one] 1 heart.
       *[other] { $n } hearts.
    }
board-do-poison =
    { $who ->
        [you] Take a Poison token.
       *[other] Each Hero here takes a Poison token.
    }
board-do-entangle =
    { $who ->
        [you] Take a Brambles token.
       *[other] Each Hero here takes a Brambles token.
    }
board-do-cure = Remove all status tokens.
board-do-immobilise = No move this turn.
board-do-draw_loot =
    { $n ->
        [one] Draw a Loot card.
       *[other] Draw { $n } Loot cards.
    }
board-do-discard_loot =
    { $who ->
        [you] Discard a Loot card.
       *[other] Each Hero here discards a Loot card.
    }
board-do-flip_loot = Each Hero here turns a Loot card face down.
board-do-draw_event = Draw an Event card.
board-do-return = It goes back into the pile.
board-do-rune_monsters = A Monster on every tile with a Rune: { $colours }.
board-do-threat = The threat rises by { $n }.
board-do-wander = Move to any safe place.
board-do-ambush = A Monster appears and is fought.
board-do-brambles = The Brambles die is rolled.
board-do-defence = Its defence is { $n }.
board-do-immune = Immune to { $colours }.
board-do-fewer_dice =
    { $n ->
        [one] Every Hero here rolls 1 Combat die fewer.
       *[other] Every Hero here rolls { $n } Combat dice fewer.
    }
board-do-rise = The threat rises by { $n }.
board-do-leaf_shield = It gains a Leaf Shield.
board-do-summon = A Monster appears and is fought first.
board-do-orb_drain = Every Hero in the combat loses an orb, and the threat rises by as many.
board-do-fight =
    { $n ->
        [one] Fight a Monster.
       *[other] Fight { $n } Monsters.
    }
board-do-back =
    { $n ->
        [2] Back to space II.
       *[other] Back to space { $n }.
    }
board-do-ale = One more Combat die in the next combat.
board-do-arrange = Look at { $n } tiles and put them back in any order.

## The campaign

board-campaign-title = The campaign
board-campaign-chapter = Chapter { $n }
board-campaign-state-done = won
board-campaign-state-now = now
board-campaign-state-ahead = still to come
board-campaign-carried = What the Heroes carry
board-campaign-nothing = Nothing yet
board-campaign-enraged = Enraged
board-campaign-powers =
    { $n ->
        [0] no power
        [one] 1 power
       *[other] { $n } powers
    }

board-campaign-attempt = Attempt { $n }: each Hero gives up a card and you begin again.
board-story = The story
board-begin = Into the forest
board-chapter-1 = Mushrooms for the elder
board-chapter-2 = The Tree of Life
board-chapter-3 = The Well
board-chapter-4 = Footsteps in the night
board-chapter-5 = The corruption
board-goals = What this chapter asks for
board-goal-potions = { $have } of { $need } potions are brewed. On the Campfire tile one takes a red, a yellow and a blue mushroom, a vial and 2 orbs.
board-goal-potions-short = potions
board-goal-fire = No Monster may be left on the Campfire tile when both potions are brewed.
board-goal-fire-short = fire safe
board-goal-orbs = You hold { $have } of the { $need } orbs that the Energy Well needs. Orb tokens count with their number.
board-goal-orbs-short = orbs
board-goal-gathered = { $have } of { $need } Heroes are on the Energy Well tile. All must be there, with no fight ahead.
board-goal-gathered-short = at the well
board-goal-monsters = { $have } of { $need } Monsters are beaten. Spirits go back into the pile and do not count.
board-goal-monsters-short = Monsters
board-goal-boss = A Boss must be beaten as well.
board-goal-boss-short = Boss
board-goal-camps = { $have } of { $need } camps are cleared: face up, and without Monsters.
board-goal-camps-short = camps
board-goal-totems = { $have } of { $need } totems burn. Stand on the Rune of your colour and put your invoked Power die on it.
board-goal-totems-short = totems
board-goal-bosses_left = No Boss may be left in the forest, face up or face down.
board-goal-bosses_left-short = no Boss
board-danger-orbs_gone = { $have } of { $limit } Orb tokens are gone for good. With the last one the chapter is lost.
board-danger-orbs_gone-short = stolen
board-danger-corruption = { $have } of { $limit } tiles are corrupted. With { $limit } the forest is lost. From 4 on Heroes lose a move there and Monsters are stronger.
board-danger-corruption-short = corrupted
board-orb-token-short = Orb token, { $n }
board-orb-token = An Orb token worth { $n }: it counts at the Energy Well. Monsters come after the Hero who carries it.
board-quest-held = { CAPITAL($name) }. At the Campfire three colours, a vial and 2 orbs make a potion.
board-quest-down = a quest token face down
board-camp-down = a camp nobody has seen yet
board-camp-up = { $camp }
board-camp-cleared = a cleared camp
board-guard = a +1 Shield token
board-corrupted = Corruption
board-totem = a burning totem
board-thief = a thief with Orb tokens
board-exchange = Rest at the fire
board-exchange-rule = Tap a card to hand it over. Everything on the Hero boards comes along into the next chapter.
board-exchange-too-many = A Hero carries { $n } cards at most: hand some over, or lay them down.

## The end

board-end-rounds =
    { $n ->
        [one] { $n } round
       *[other] { $n } rounds
    }
board-end-tiles =
    { $n ->
        [one] { $n } tile in the forest
       *[other] { $n } tiles in the forest
    }
board-end-foes =
    { $n ->
        [one] { $n } enemy beaten
       *[other] { $n } enemies beaten
    }
board-end-lost =
    { $n ->
        [one] { $n } fight lost
       *[other] { $n } fights lost
    }
board-end-hearts =
    { $n ->
        [one] { $n } heart lost
       *[other] { $n } hearts lost
    }
board-end-orbs =
    { $n ->
        [one] { $n } orb gained
       *[other] { $n } orbs gained
    }
board-end-loot =
    { $n ->
        [one] { $n } Loot card found
       *[other] { $n } Loot cards found
    }

## The first turns

guide-aim = You win together: get strong in the forest, find the Boss and beat it in one combat. If all Heroes lie down at once or the threat is complete, the woods are lost.
guide-chapter = A chapter of the campaign has goals of its own: they stand above the forest, and a tap on one says more. If all Heroes lie down at once, the chapter is lost.
guide-hero = Choose your Hero. Each has a Power die of its own colour and two special actions.
guide-space = A new tile! Golden squares show where it can go. { $pointer ->
        [finger] Tap one.
       *[mouse] Click one.
    }
guide-rotation = Turn the tile if you like; green marks show which paths meet. Then place it.
guide-reroll = Your four dice. You may keep some and reroll the others once.
guide-keep = Keep the golden die on a slot, or reroll it.
guide-dice = Put the golden die on a slot of your board. Low dice move you, high ones bring orbs and special actions.
guide-action = Golden tiles are where you can go. A question mark is a risky move onto a tile nobody knows: it brings an orb.
guide-fight = Enemies! Look at the chances below their names, then fight, or flee to a golden tile.
guide-arm = You can add Power dice before you roll. When you have all you want, roll.
guide-adjust = { $pointer ->
        [finger] Tap a die
       *[mouse] Click a die
    } to reroll it for an orb, or leave the dice as they are.
guide-wait = Now the others play: everything they do is shown here.

## Two minutes

minutes-title = Explorers of the Woodlands in two minutes
minutes-goal = What you are here for
minutes-goal-text = Something corrupts the forest. Explore it together, become strong, and beat the Boss in one single combat.
minutes-growth = The forest grows
minutes-growth-text = Every round begins with new tiles, one for each of you. Paths must meet. Monsters, Chests and Events come with the tiles.
minutes-dice = Four dice
minutes-dice-text = In your turn you roll four dice and put them on your board: 1 to 3 move you, 4 to 6 bring an orb, 5 and 6 are for your special actions. One reroll of some of them is free.
minutes-moves = Known ways and risky ones
minutes-moves-text = A move takes you to a linked tile. A risky move reveals a new tile and takes you onto it, and brings an orb at once.
minutes-combat = Combat
minutes-combat-text = Each die that reaches the defence is a hit. With enough hits in one roll you beat the enemy; if not, it strikes you and stays. Heroes on the same tile help, and an orb rerolls a die.
minutes-power = Power dice
minutes-power-text = Any two of your dice call your Power die for the turn. It counts more against a weakness, less against a resistance, and not at all where the enemy is immune.
minutes-loot = Loot and orbs
minutes-loot-text = You can hold three cards. The Merchant sells some for orbs, and orbs unlock the two powers of your Hero.
minutes-down = Down, not out
minutes-down-text = A Hero without hearts lies down. A friend on the tile can raise it, a potion or the Campfire as well. If all lie down, you have lost.
minutes-boss = The Boss
minutes-boss-text = It is one of the last three tiles. Once it is revealed, its threat rises after every turn and every round: beat it before the thorn reaches the end.

## What every sign means

board-sign-heart = Heart
board-sign-heart-rule = A Hero has 5 at most; with none left it lies down. On an enemy: how many hits it takes in one combat.
board-sign-orb = Orb
board-sign-orb-rule = Energy, 10 at most: rerolls in combat, powers, items, first aid.
board-sign-shield = Defence
board-sign-shield-rule = A die hits if it shows this number or more.
board-sign-sword = Damage
board-sign-sword-rule = What the active Hero loses if the enemy is not beaten; supporters lose 1.
board-sign-weak = Weakness
board-sign-weak-rule = A Power die of this colour counts 1 more.
board-sign-resist = Resistance
board-sign-resist-rule = A Power die of this colour counts 1 less.
board-sign-immune = Immunity
board-sign-immune-rule = A Power die of this colour cannot be used.
board-sign-leaf = Leaf Shield
board-sign-leaf-rule = Absorbs 1 damage and is gone.
board-sign-rage = Enraged
board-sign-rage-rule = This enemy has a further ability.
board-sign-threat = Threat
board-sign-threat-rule = Rises by 1 after every turn and every round while a Boss is face up. On the last space the game is lost.
board-sign-down = Down
board-sign-down-rule = A Hero without hearts lies down, and its turn is over.
board-sign-poison = Poison
board-sign-poison-rule = Costs a heart at the start of each turn until it is removed.
board-sign-brambles = Brambles
board-sign-brambles-rule = A die decides what happens to those who enter. A Brambles token adds a second die.
board-sign-rooted = Immobilised
board-sign-rooted-rule = This Hero cannot move this turn.
board-sign-chest = Chest
board-sign-chest-rule = On a tile without enemies it can be opened: one Loot card.
board-sign-event = Event
board-sign-event-rule = The first Hero who comes here draws an Event card, after any fight.
board-sign-rune = Rune
board-sign-rune-rule = Some Events put Monsters on tiles with Runes of their colour.
board-sign-monster = Monster
board-sign-monster-rule = A Monster lies here face down. It is turned up when a Hero comes.
board-sign-boss = Boss
board-sign-boss-rule = Its card is turned up when a Hero enters. Nobody leaves the tile while it lives.
board-sign-campfire = Campfire
board-sign-campfire-rule = At the start of a turn here a Hero has all hearts again, even one who lies down.
board-sign-well = Energy Well
board-sign-well-rule = An Orb token for each Hero who comes here, once.
board-sign-vortex = Vortex
board-sign-vortex-rule = For 1 orb back to the Start tile.
board-sign-merchant = Merchant
board-sign-merchant-rule = Three items for 3 orbs each; you sell your own cards for 1 orb.
board-sign-den = Den
board-sign-den-rule = Three events below the ground, and a bonus at the end.
board-sign-inn = Inn
board-sign-inn-rule = For 1 orb a Hero is served a card, twice a game.
board-sign-ale = Ale
board-sign-ale-rule = One more Combat die in the next combat.
board-sign-move = Move
board-sign-move-rule = Each die here is one move to a linked tile, or a risky move onto a new one.
board-sign-focus = Focus
board-sign-focus-rule = An orb at the end of the turn.
board-sign-five = 5+ special
board-sign-five-rule = What your Hero can do with a 5 or a 6.
board-sign-six = 6 special
board-sign-six-rule = What your Hero can do with a 6.
board-sign-invoke = Invocation
board-sign-invoke-rule = Two dice call the Hero’s Power die for every combat of the turn.
board-sign-permanent = Permanent card
board-sign-permanent-rule = It always counts.
board-sign-flip = Card that flips
board-sign-flip-rule = Turned face down when used, and up again before your next dice roll.
board-sign-discard = Card that is used up
board-sign-discard-rule = Discarded when used.
board-sign-lock = Locked power
board-sign-lock-rule = 3 orbs unlock the first one, 5 more the second.
board-sign-pile = Forest pile
board-sign-pile-rule = The tiles that are still to come. The Boss is one of the last three.
board-sign-mushroom = Quest token
board-sign-mushroom-rule = In chapter 1 one lies on every tile with a Rune: mushrooms of three colours and vials. Search the tile to turn it up.
board-sign-potion = Potion
board-sign-potion-rule = Brewed on the Campfire tile from three mushrooms, a vial and 2 orbs.
board-sign-camp = Camp
board-sign-camp-rule = In chapter 4: turned up when its tile is free of Monsters. Then its own Monsters come.
board-sign-pack = Pack
board-sign-pack-rule = Stolen Loot cards. A Hero who clears a camp takes one.
board-sign-corruption = Corruption
board-sign-corruption-rule = In chapter 5 it spreads along the paths after every round. Ten corrupted tiles lose the game.

## The guided first game

lesson-space = You play two Heroes, Xylia and Bethras. Every round begins with the forest: a new tile, the Fern Bend. Golden squares show where it can go, and the sign on them how many paths would meet. Place it north of the Start tile.
lesson-rotation = Turn the tile with the arrows. Green marks show paths that meet. Place it so that one path meets the Start tile.
lesson-grow-done = The forest has grown, and a Monster lies on the new tile, face down. Nobody knows what it is until a Hero goes there. Now it is Xylia’s turn.
lesson-reroll = Four dice, every turn. You may reroll some of them once. This roll is good: accept it.
lesson-move = The slots say which numbers they take. 1 to 3 are for Move: put the 1 there.
lesson-focus = The 4 goes on Focus: it brings you an orb at the end of your turn. Orbs pay for many things, as you will see.
lesson-invoke = Any two dice call your Power die. Put the 5 on Invocation…
lesson-invoke-two = …and the 6. Your green Power die now helps in every fight of this turn.
lesson-go = Golden tiles are where you can go. The signs tell what waits there. Go north.
lesson-arm = A Skeleton! Defence 4: a die that shows 4 or more is a hit. It has 2 hearts, so you need 2 hits in one combat. It is weak to green, your colour: add your green Power die, which then counts 1 more.
lesson-orb = The green 3 counts as 4: a hit. The black 2 misses. An orb rerolls a die: tap the die with the golden frame.
lesson-hits = A 5: the second hit. That is enough: now defeat the Skeleton.
lesson-turn-done = The Skeleton is beaten, and you draw a Loot card, a Mace. Your die on Focus brings 1 orb at the end of the turn. With too few hits the Skeleton would have struck you and stayed.
lesson-unlock = Two rounds later Xylia has 5 orbs and two Move dice. Orbs unlock powers for the rest of the game: choose Pathfinder, for 3 orbs.
lesson-venture = Now a risky move: walk out of the forest onto a tile that nobody has seen. It brings an orb at once, but anything may wait there: the signs show the chances. Go east.
lesson-buy = You are lucky: the Merchant! Each card costs 3 orbs, and you may sell your own for 1. Buy the Armour, or what you like better.
lesson-leave = One Move die is left, but let us stop here: end the turn.
lesson-venture-done = Powers, cards and full hearts make Heroes strong. Without them nobody beats the Boss. But now Bethras needs you.
lesson-chest = Two rounds later, one tile further east. The Monsters here are beaten, but Bethras has no heart left: he is down. First the chest on this tile: open it.
lesson-raise = A Blue Staff! Now help Bethras: a Hero on the same tile raises him for 2 orbs. A potion or the Campfire helps, too.
lesson-down-done = Bethras stands again, with 1 heart. A Hero who is down skips every turn, and when all are down you have lost. Now for the end of the game.
lesson-boss = Three rounds later: both Heroes have rested, Bethras has found a Mace, and you stand before the Boss. Its threat climbs after every turn and every round; at the end of the track you lose. It has 4 hearts, and all 4 hits must come in one combat. It is weak to blue: use your Blue Staff.
lesson-boss-arm = The blue die is there. You have called your green one as well: add it.
lesson-boss-roll = Four hits, and the blue 3 is one of them because of the weakness. Enough! Now defeat the Boss.
lesson-boss-done = The Boss is beaten: you have won together! Remember: get strong first, go to the Boss together, and beat it in one combat before its threat reaches the end. Never let all Heroes lie down.

journey-next =
    { $won ->
        [yes] Next chapter
       *[other] Try the chapter again
    }

board-named-place = Place it on { $cell }
