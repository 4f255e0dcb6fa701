## Setup

chapter-setup = Setup
WDL-SET1 = Each player picks a Hero, and no Hero is played twice. With the Hero come its board, its Power card, its meeple, one red cube and one blue cube.
WDL-SET2 = Every Hero starts with 5 hearts and never has more; hearts beyond the fifth are lost.
WDL-SET3 = Every Hero starts with 0 orbs and never has more than 10; orbs beyond the tenth are lost.
WDL-SET4 = The Power card starts hidden under the left of the board: both powers are still locked.
WDL-SET5 = The Start, Inn and Boss tiles are put aside. The Start tile, known by its different back, is laid on the table.
WDL-SET6 = The other 21 tiles are shuffled into the pile. Two of them, taken unseen, are shuffled with the Boss tile and the three go under the pile: it has 22 tiles, and the Boss is one of the last three.
WDL-SET7 = The 20 Monster tokens are shuffled face down into the Monster pile.
WDL-SET8 = Loot, Event and Boss cards are shuffled into three separate face-down decks.
WDL-SET9 = All tokens and dice form one supply for everybody.
WDL-SET10 = The group chooses one Brambles card, easy, classic or hard, and lays it face up. The other two are not used.
WDL-SET11 = The group names the first player, who goes first in every round of the game. The most experienced player is a good choice.
WDL-SET12 = The game starts with Phase 1 of the first round, first player first.
WDL-SET13 = All Heroes start standing on the Start tile.
WDL-SET14 = Turns go clockwise in seat order, from the first player, in both phases.
WDL-SET15 = Four modules can be switched on at setup: Enraged Monsters, Enraged Bosses, Dens and the Inn. All are off unless the group wants them.
WDL-SET16 = Poison, Brambles, Leaf Shield and +1 Shield tokens never run out. Only the 20 Monster tokens, the 10 Corruption tokens, the 4 Orb tokens and the 6 Boss cards are limited.
WDL-SET17 = If the Loot cards, Event cards or Monster tokens have run out when one must be drawn, their discard pile is shuffled into a new face-down supply; if that is empty too, nothing is drawn. A card whose effect is still going on is not in the discard pile yet.
WDL-SET18 = Every die is a fair six-sided die. Where a rule says “a die” without a colour, an extra die is rolled, and no Hero or Combat die is used up by it.
WDL-SET19 = Where the group decides, the first player enters the choice after talking it over (if that seat is a bot, the first person in turn order; in solo, the player). Everybody sees it before it is final.
WDL-SET20 = If a seat that is not the active one does not answer in time, the game goes on with a safe answer: no distant support, no more rerolls, no ride (but a Hero who is down is carried), a gift accepted only into a free slot, no joining a Den, and for a lost card the one drawn last. A seat that has lost its connection plays the same way.

## Phase 1: Forest Growth

chapter-growth = Phase 1: Forest Growth
WDL-GRO1 = A round is Phase 1, Forest Growth, followed by Phase 2, Adventure.
WDL-GRO2 = In turn order each player draws the top tile of the pile, shows it and adds it to the forest, choosing its space and how it is turned.
WDL-GRO3 = The new tile must lie beside a tile in play and be linked to the forest by at least one path.
WDL-GRO4 = If the chosen space touches several tiles, the new tile must be turned so that it links to as many of them as possible. Dead ends are to be avoided as far as possible.
WDL-GRO5 = The legal placements are found in four steps: take every space and rotation with at least one link; leave out those that would close the forest; for each space keep only the rotations with the most links; and of these only the ones with the fewest blocked paths. Among what remains, and between the spaces, the player is free.
WDL-GRO6 = A tile that cannot be linked to any path goes under the pile and another one is drawn, as often as needed. Since every tile has a path, this happens only when no usable open path is left.
WDL-GRO7 = A tile that would close the forest, leaving no open path, is not placed: tiles are drawn until one keeps the forest open, and the rejected ones go under the pile. A tile is rejected only if every way of linking it would close the forest.
WDL-GRO8 = Rejected tiles go under the pile in the order they were drawn, once the tile to place has been found.
WDL-GRO9 = The very last tile may close the forest: when neither the pile nor the tiles just rejected hold another one, there is nothing left to keep it open for.
WDL-GRO10 = If a player must add a tile, the pile is empty and the Boss card is still hidden, the Boss card is turned face up and its threat cube is set on the first space.
WDL-GRO11 = Once the Boss card is face up, not being able to add a tile has no further effect: an empty pile never raises the threat by itself.
WDL-GRO12 = Should the Boss tile not be in play when the pile runs out, a Boss card is drawn and put on the tile farthest from the Start tile among those that can be reached; the group chooses between equally distant ones.
WDL-GRO13 = As soon as a tile is placed, the tokens its icons ask for are put on it.
WDL-GRO14 = Phase 1 ends when every player has placed a tile, and after Xylia’s first power if it is used. Then Phase 2 starts.
WDL-GRO15 = Players whose Hero is down place a tile like everybody else.
WDL-GRO16 = An example: a crossing may go to any space where it can be linked, but if the chosen space touches two paths, it must be turned to join both.
WDL-GRO17 = If in Phase 1 every tile of the pile is rejected, one of them may close the forest after all: the Boss tile if it is in the pile, otherwise the first one rejected. When the forest has no usable open path any more, the pile counts as empty.
WDL-GRO18 = Rotations that bring the same sides of a tile to the same neighbours are one placement, named by the smallest angle.

## Phase 2: Adventure

chapter-adventure = Phase 2: Adventure
WDL-ADV1 = In turn order each player takes one turn: rolls the 4 Hero dice and plays the Hero with what they show.
WDL-ADV2 = A turn goes in this order: a Hero who is down may wake at the Campfire; Poison; used Loot cards are turned up again, and powers may be unlocked; roll, reroll and placing of the dice; encounter, if enemies share the Hero’s place; actions in any order; end of the turn. Before the encounter no other action and no Loot card but the Lucky Charm is possible.
WDL-ADV3 = Before rolling, the active player looks whether the Hero is poisoned.
WDL-ADV4 = Before rolling, the active player turns the used Loot cards face up again.
WDL-ADV5 = All 4 Hero dice are rolled together.
WDL-ADV6 = The player accepts the roll or rerolls, once per turn at most.
WDL-ADV7 = To reroll, at least one die of the first roll must be kept and placed on a matching slot at once. All the other dice are rerolled together.
WDL-ADV8 = The result of a reroll must be accepted.
WDL-ADV9 = Dice placed before the reroll stay on their slots and cannot be moved afterwards.
WDL-ADV10 = A slot takes a die only if its face matches. A slot with a maximum takes no more dice than that; an unlimited slot takes any number.
WDL-ADV11 = A die that fits no free slot, or that the player does not want to place, is set aside and does nothing.
WDL-ADV12 = Invocation works only if two dice lie on its slot when all dice are placed (one for Sha’Vi with power II). A single die there is lost, but counts from the moment power II is unlocked later in the turn.
WDL-ADV13 = After placing the dice the player uses them for the matching actions, in any order, other actions in between.
WDL-ADV14 = No die has to be used. Those left at the end of the turn are simply given back.
WDL-ADV15 = Hero dice serve four kinds of action: Move, Focus, the two specials of the Hero, and Invocation.
WDL-ADV16 = When everybody has had a turn the round is over. The same first player starts the next one with Phase 1.
WDL-ADV17 = At the end of a round the effects of the chapter come first, then the threat.
WDL-ADV18 = At the end of a turn, in this order: the Focus orb is gained; the Campfire heals; the invoked Power die and all used dice go back; immobilisation, stance and all effects of the turn end; the threat rises. A Hero who went down during the turn gets neither orb nor healing.

## Movement

chapter-movement = Movement
WDL-MOV1 = Each die on Move lets the Hero go once to an adjacent linked tile. The die is discarded when used.
WDL-MOV2 = The face of a Move die does not matter: one die, one tile.
WDL-MOV3 = Moves and other actions may alternate freely.
WDL-MOV4 = On entering a tile, its effects must be resolved before the Hero moves on.
WDL-MOV5 = A combat started by a move must be fought out before the Hero moves on.
WDL-MOV6 = On entering, things happen in this order: corruption; Brambles; the Merchant lays out goods; hidden Monsters or the Boss card are turned up; the encounter; a camp token; an Event token, if no enemy is left. Then come the free actions: Chest, Orb token, Merchant, Den, Inn and quests.
WDL-MOV7 = Any number of Heroes may share a tile, but only the active Hero sets off what happens on entering.
WDL-MOV8 = Nobody can go through a blocked path, nor onto an empty space except by a risky move.

## Risky move

chapter-risky = Risky move
WDL-RSK1 = A Move may lead through an open path to a space without a tile: that is a risky move.
WDL-RSK2 = First the Hero gains 1 orb for its courage.
WDL-RSK3 = If several paths lead out, the player says which one is taken before any tile is seen. The new tile will go there.
WDL-RSK4 = Then the top tile of the pile is shown and placed on that space, with the tokens it asks for.
WDL-RSK5 = At last the Hero moves onto the new tile, its effects happen, and the turn goes on.
WDL-RSK6 = The active player turns the tile, so that it is linked to the tile the Hero comes from and otherwise follows the rules of placement. On the Double dead-end the Hero enters the half it comes to.
WDL-RSK7 = A tile that does not fit there, or only by closing the forest, is replaced as in Phase 1. If none fits, the move fails: the die is spent, the orb is kept. In a flight the damage and losses stand, the Hero stays and the encounter goes on.
WDL-RSK8 = With an empty pile no risky move can be started: no orb is gained and no Boss is revealed.
WDL-RSK9 = The orb can be used at once, for instance for a reroll in the combat that follows.

## Focus

chapter-focus = Focus
WDL-FOC1 = One die, and only one, showing 4 or more may be placed on Focus. It gives 1 orb at the end of the turn.
WDL-FOC2 = That orb cannot be used in the turn in which it is gained, only from the Hero’s next turn on.
WDL-FOC3 = A Hero who goes down during its turn gains no Focus orb.

## Special actions

chapter-specials = Special actions
WDL-SPC1 = Each Hero has two special actions of its own, one for dice of 5 or 6 and one for a 6.
WDL-SPC2 = For Agility, Precision and Express transport the die stays on the board as a reminder, and the effect lasts for the whole turn.
WDL-SPC3 = For Healing aura, Frost bolt and Remedy the die is discarded after use.
WDL-SPC4 = During an encounter only these may be used: Frost bolt, brew dice, effects that are always on, and the Loot cards that speak of a combat roll or a flight. Everything else, healing, gifts, trade, Chests or the Vortex, waits until the encounter is over.
WDL-SPC5 = Agility, Precision, Express transport, Defensive stance, brew dice and the invoked Power die need no action: they work from the moment the dice are placed to the end of the turn, also in the encounter at its start. Only Healing aura, Remedy and Frost bolt are actions.

## Invocation

chapter-invocation = Invocation
WDL-INV1 = Any two Hero dice, whatever they show, may be placed on Invocation. The Hero then has its Power die until the end of the turn.
WDL-INV2 = These two dice serve nothing else that turn.
WDL-INV3 = The invoked Power die is rolled with the Hero’s Combat dice in every combat of that turn.
WDL-INV4 = At the end of the turn the Power die goes back to the supply.
WDL-INV5 = Each Power die counts only once per combat: an invoked green die and a Green Staff cannot both be used in the same one.
WDL-INV6 = Monsters and Bosses may have a Weakness, a Resistance or an Immunity to a colour of Power die.
WDL-INV7 = There is only one Power die of each colour. One that lies on a totem can no longer be invoked, nor fetched with a Staff.

## Loot cards

chapter-loot = Loot cards
WDL-LOOT1 = Loot cards are used in Phase 2 only.
WDL-LOOT2 = Permanent cards, those without an icon, always count, even outside their owner’s turn. Reinforced Armour is one of them.
WDL-LOOT3 = Cards to flip and cards to discard may be used only by the active player, in that player’s own turn.
WDL-LOOT4 = A card to flip is turned face down when used and turned up again at the start of its owner’s next turn, just before the Hero dice are rolled. The Boots are one of them.
WDL-LOOT5 = A card to discard is used once and discarded, like the Healing Potion.
WDL-LOOT6 = A Hero has 3 slots for Loot. On drawing a fourth card its player keeps it and discards another one, or leaves it.
WDL-LOOT7 = Cards that are not kept and cards used up go to the Loot discard pile.
WDL-LOOT8 = When Heroes share a tile without any Monster, the active player may give one or more face-up Loot cards of the active Hero to another Hero there.
WDL-LOOT9 = A gift needs no consent, and several cards and tokens can be given in one go. Only a receiver who would hold more than 3 cards is asked: discard down to 3, or refuse the gift. A refusal concerns that gift alone: other cards, tokens and receivers stay open. Nobody takes or swaps on their own initiative. A Hero who is down may receive cards.
WDL-LOOT10 = A Boss on the tile forbids gifts just as a Monster does.
WDL-LOOT11 = Who must discard a Loot card chooses it, face up or face down, unless it is said to be random. Without a card, nothing happens.
WDL-LOOT12 = An attack is the damage of an enemy’s sword: after a lost combat, the 1 damage of a supporter included, on a flight, or as a first strike. Armour and stance help against attacks only. Hearts lost to Poison, Brambles, Events, Boss skills, Dens or the Trap of a camp are no attacks.
WDL-LOOT13 = A Hero with quest tokens uses one of the 3 slots for all of them, and so holds at most 2 Loot cards. Orb tokens, Poison, Brambles and the +1 Combat die token use no slot.
WDL-LOOT14 = A reroll changes the face of a die only: the +1 of the Longbow or of Precision stays with it. The damage of Throwing Knives is added to the hits before Leaf Shields take theirs away.
WDL-LOOT15 = Equal cards of one Hero add up: two Maces give 2 dice, two Armours take 2 damage off each attack.

## Orbs

chapter-orbs = Orbs
WDL-ORB1 = The blue cube shows the Hero’s orbs, from 0 to 10.
WDL-ORB2 = Orbs have five uses: rerolling Combat dice, buying from the Merchant, using the Vortex, raising a Hero who is down, and unlocking powers.
WDL-ORB3 = The active player may reroll 1 Combat die for each orb spent. Power dice are never rerolled with orbs.
WDL-ORB4 = Powers may be unlocked at any moment of the Hero’s own turn, except during a combat.
WDL-ORB5 = Power I costs 3 orbs. The Power card then slides out by one step.
WDL-ORB6 = Power II comes only after power I and costs 5 more orbs. The Power card then slides out completely.
WDL-ORB7 = Both may be unlocked in the same turn, for 8 orbs in all.
WDL-ORB8 = An unlocked power stays for the rest of the game.
WDL-ORB9 = Powers may be unlocked before the roll, before the final dice are placed and during the actions. Enemies on the Hero’s place do not forbid it before the encounter starts; once it has started, it must be over first.
WDL-ORB10 = Orb tokens on a Hero’s board are not orbs and cannot be spent.

## Forest tiles

chapter-tiles = Forest tiles
WDL-TILE1 = If a tile has both Brambles and Monsters, the Brambles always come first.
WDL-TILE2 = Treasure: when the tile is placed, it gets 1 Chest token for each Treasure icon.
WDL-TILE3 = An active Hero on a tile with a Chest and no Monster may discard the Chest to draw 1 Loot card at once.
WDL-TILE4 = Several Chests may be opened in one turn. It costs nothing, and the Hero need not have just arrived.
WDL-TILE5 = Event: when the tile is placed, it gets 1 Event token.
WDL-TILE6 = An active Hero who moves onto a tile with an Event token must, once all Monsters there are beaten, discard the token and resolve the top Event card, read aloud.
WDL-TILE7 = If an Event or another effect takes away something a player does not have, nothing happens for that part.
WDL-TILE8 = A resolved Event card is discarded face up beside the deck.
WDL-TILE9 = The Event also happens when an active Hero beats the last enemy of the tile in a later turn, or starts a turn on a tile with an Event token and no enemy, after placing the dice.
WDL-TILE10 = Monster: when the tile is placed, 1 random Monster token for each Monster icon is put on it face down.
WDL-TILE11 = When a player moves onto the tile for the first time, all its Monsters are turned up.
WDL-TILE12 = An active Hero who moves onto a tile with Monsters must fight them at once; one who starts the turn there does so after rolling and placing the dice.
WDL-TILE13 = Monsters that arrive where a Hero stands are turned up at once. The active Hero there fights them immediately, other Heroes at the start of their turn. During an encounter the newcomers join it; after one, a new encounter starts with them alone.
WDL-TILE14 = Boss: when the Boss tile is placed, 1 random Boss card is put face down beside it.
WDL-TILE15 = The Boss card is turned up when a player first enters the Boss tile, or when a tile is due and the pile is empty.
WDL-TILE16 = An active Hero who starts the turn on a tile with a Boss, or moves onto one, must fight.
WDL-TILE17 = In the standard game, beating the Boss is the only way to win.
WDL-TILE18 = Den: without the Dens module the icon means nothing. All other icons of the tile work as usual.
WDL-TILE19 = Vortex: an active Hero on this tile may spend 1 orb to be carried to the Start tile.
WDL-TILE20 = Each Hero goes through the Vortex alone; nobody can be taken along.
WDL-TILE21 = The Vortex needs no Move die and works even when immobilised. Leaving by it is a flight if undefeated Monsters are there, and arriving is entering the Start tile. The orb is paid first, and is lost if the Hero goes down on the way out.
WDL-TILE22 = Energy Well: when the tile is placed, as many random Orb tokens as there are Heroes are put on it, face down.
WDL-TILE23 = An active Hero on the Well without Monsters may take 1 Orb token for free, turn it up, gain its value in orbs and keep the token as a reminder.
WDL-TILE24 = Each Hero takes only one Orb token in this way in the whole game.
WDL-TILE25 = Campfire: an active Hero who ends the turn here regains all hearts.
WDL-TILE26 = A Hero who is down on the Campfire regains all hearts at the start of its turn.
WDL-TILE27 = Outside chapter 1, Monsters on the Campfire do not keep it from healing.
WDL-TILE28 = Brambles: when an active Hero enters the tile, its player rolls 1 die at once, before anything else. The result on the Brambles card hits all Heroes on the tile.
WDL-TILE29 = An example: a 2 immobilises the Hero for the rest of the turn.
WDL-TILE30 = An immobilised Hero cannot use Move dice or Boots until the end of the turn, not even to flee, and cannot be carried. The Vortex, Hidden Trail and all other actions stay possible. Where being immobilised changes nothing, the log says so.
WDL-TILE31 = Brambles hit standing Heroes only, and only on entering: starting a turn on them is harmless.
WDL-TILE32 = A part of a Brambles result that cannot be applied is skipped.
WDL-TILE33 = Runes do nothing by themselves. Some Events put Monsters on Rune tiles, and some chapters use them.
WDL-TILE34 = Merchant: when a Hero enters this tile for the first time in the game, 3 Loot cards are laid out face up as goods.
WDL-TILE35 = Each of these cards costs 3 orbs. They stay until bought and are not replaced.
WDL-TILE36 = Loot cards may be sold to the Merchant: discard the card, gain 1 orb for each.
WDL-TILE37 = A Hero must be on the Merchant’s tile to buy or sell.
WDL-TILE38 = Only the active Hero trades, and only while no enemy is there. Any of its Loot cards may be sold, face up or face down; they go to the discard pile.
WDL-TILE39 = Double dead-end: the player who places it chooses which of its two sides is linked to the forest, within the rules of placement. Where both can be linked, both are.
WDL-TILE40 = A Hero who enters it meets only what is on the side it comes from.
WDL-TILE41 = No tile may be added as a continuation of the side that is not linked. That side can be reached only by a path that comes from elsewhere in the forest.
WDL-TILE42 = The two halves are separate places: Heroes and Monsters in different halves do not meet, help or hinder one another, and each half is left by its own side only. A half without a link is no open path, yet a tile placed beside it is turned as if it could be linked there.
WDL-TILE43 = Both halves are prepared when the tile is placed: the Monster lies face down in its half.
WDL-TILE44 = The price of goods is always 3 orbs.
WDL-TILE45 = Where a rule asks that no Monster be there, for Chests, Events, Orb tokens, Search or gifts, a living Boss forbids it too.
WDL-TILE46 = Following the Hidden Trail from undefeated Monsters is a flight without a Move: damage and losses apply, a Smoke Bomb helps, and the encounter is over. Where fleeing is forbidden, the card does nothing.
WDL-TILE47 = The Monster of Second Shadow is fought next, before all others of the encounter and whatever its defence. In a Den it joins the Monsters of the current event.
WDL-TILE48 = In a Den, “your tile” and “on the tile” mean the explorers, for Events, cards, specials, first aid and gifts alike. Those who stayed outside are elsewhere.

## The four Heroes

chapter-heroes = The four Heroes
WDL-HERO1 = Xylia invokes the green Power die.
WDL-HERO2 = Xylia’s Agility (5 or 6): she ignores Brambles during her turn. Her allies do not.
WDL-HERO3 = With Agility the Brambles die is rolled only if another standing Hero is on the tile, and hits only the others. Xylia’s own Brambles token causes no second die, and the Brambles of a Boss do not touch her either.
WDL-HERO4 = Xylia’s Precision (6): each of her Combat dice counts 1 more for the whole turn. Power dice do not.
WDL-HERO5 = Xylia’s power I: once per round, after the last player of Phase 1, she may place one extra tile. With an empty pile nothing happens and no Boss is revealed. She may use it while she is down.
WDL-HERO6 = Xylia’s power II: in Phase 2 she may support the active Hero in a combat one tile away, if the two tiles are linked. Her player decides combat by combat.
WDL-HERO7 = When she supports from a distance, Xylia loses no hearts and has no share of the gains.
WDL-HERO8 = Klethor invokes the purple Power die.
WDL-HERO9 = Klethor’s Express transport (5 or 6): each time he moves this turn, Heroes of his tile may come along. Each of their players accepts or refuses, move by move.
WDL-HERO10 = Klethor can also carry a Hero who is down.
WDL-HERO11 = Carried Heroes set off nothing on entering and suffer nothing in a flight, but on the new tile they are there for Brambles and combat. Risky moves carry too. An immobilised Hero cannot be carried.
WDL-HERO12 = Klethor’s Defensive stance (6): the die waits on its slot. When Klethor is attacked it is discarded and all damage of that attack is cancelled, once.
WDL-HERO13 = The stance works by itself on the first attack that would still cost a heart after Armour. It cancels damage but no losses, also the damage of one Monster in a flight, and ends with Klethor’s turn.
WDL-HERO14 = Klethor’s power I: once per combat he may reroll one of his own Combat dice. A reroll is not a new combat roll. A table option lets him reroll any Combat die of the combat.
WDL-HERO15 = Klethor’s power II: once per combat he may reroll any number of his Combat dice, before or after power I.
WDL-HERO16 = Klethor may use both powers on his own dice even when he is not the active Hero.
WDL-HERO17 = Sha’Vi invokes the blue Power die.
WDL-HERO18 = Sha’Vi’s Healing aura (5 or 6): each Hero on her tile, herself included, regains 1 heart. It does not raise Heroes who are down. The die is discarded.
WDL-HERO19 = Sha’Vi’s Frost bolt (6): she puts the Frost token on a Monster of her tile. The die is discarded.
WDL-HERO20 = A frozen Monster deals neither damage nor losses, after a combat or in a flight, until the start of Sha’Vi’s next turn.
WDL-HERO21 = The Frost bolt may be used before a combat, or right after a lost one before the Monster strikes.
WDL-HERO22 = A frozen Monster can still be attacked. Bosses cannot be frozen.
WDL-HERO23 = A frozen Monster does not hurt supporters, and neither the first strike of an Enraged Mushroom nor the poison of an Enraged Snake works; in the chapters it still moves. The token goes when Sha’Vi’s turn would start, even if she is down.
WDL-HERO24 = Sha’Vi’s power I, Deep focus: her Focus gives 2 orbs instead of 1.
WDL-HERO25 = Sha’Vi’s power II, Swift rite: her Invocation needs only 1 Hero die.
WDL-HERO26 = Bethras invokes the orange Power die.
WDL-HERO27 = Bethras’s Remedy (5 or 6): he removes one Poison or Brambles token from a Hero on his tile. The die is discarded.
WDL-HERO28 = Bethras’s Brute’s brew (6): each Hero die on this slot, 4 at most, is a Combat die for this turn. A die used in this way is discarded at the end of its combat.
WDL-HERO29 = Before each combat roll Bethras’s player decides how many of the brew dice to use. The others stay for a later combat of the same turn.
WDL-HERO30 = Bethras’s power I, Iron stomach: he never takes Poison or Brambles tokens, and discards those he has when he unlocks it.
WDL-HERO31 = Bethras’s power II, Lasting brew: brew dice are not discarded after a combat and count in every combat of the turn.
WDL-HERO32 = A power counts from the moment it is unlocked, also for dice already placed: Deep focus gives 2 orbs at the end of that very turn, and Lasting brew keeps the brew dice that are left. If a second die already lies on Sha’Vi’s Invocation, it is lost.

## Monsters

chapter-monsters = Monsters
WDL-MON1 = An active Hero on a tile with a Monster first resolves Brambles, if it has just entered, and must then fight or flee before doing anything else.
WDL-MON2 = A Monster still face down is turned up, and its profile applies.
WDL-MON3 = There are 5 types of Monster, each with its own profile: Mushroom, Plant, Spirit, Skeleton and Snake.
WDL-MON4 = Defence: each die that reaches this number inflicts 1 damage.
WDL-MON5 = Hearts: the Monster is beaten only if it takes that much damage in one combat.
WDL-MON6 = A Monster with 2 hearts cannot be beaten by a single Combat die; it takes another die, a Power die or Throwing Knives as well.
WDL-MON7 = Damage: what the active Hero suffers if the Monster is not beaten, or on a flight.
WDL-MON8 = Weakness: the Power die of this colour counts 1 more against the enemy.
WDL-MON9 = Resistance: the Power die of this colour counts 1 less against the enemy.
WDL-MON10 = Immunity: the Power die of this colour cannot be used against the enemy.
WDL-MON11 = The gain applies when the Monster is beaten, the loss when the combat is lost or the Hero flees.
WDL-MON12 = Gains and losses can be: orbs gained or lost, a Loot card drawn, a Loot card discarded by choice, an Event card drawn and resolved, the return of a Spirit, poison, or Brambles.
WDL-MON13 = A beaten Spirit is shuffled into the Monster pile instead of being discarded, unless Spirits are Enraged.
WDL-MON14 = Poison: a Hero who loses to a poisonous Monster or flees from it takes a Poison token at once. A Hero never has more than one.
WDL-MON15 = A poisoned Hero loses 1 heart at the start of each of its turns, just before the Hero dice are rolled.
WDL-MON16 = Several effects remove Poison, such as the Antidote and Bethras’s Remedy.
WDL-MON17 = A Hero who goes down discards its Poison token at once.
WDL-MON18 = Entangled: the Hero takes a Brambles token at once, by an enemy or an Event. A Hero never has more than one.
WDL-MON19 = An entangled Hero rolls two dice each time it enters Brambles, and applies both.
WDL-MON20 = A Hero who goes down discards its Brambles token at once.
WDL-MON21 = The first Brambles die hits all standing Heroes on the tile, the second only those who are entangled; a token taken from the first die does not count yet. The second die is rolled only if the entering Hero is entangled.
WDL-MON22 = A Brambles token stays until an effect removes it or the Hero goes down.
WDL-MON23 = A result can go beyond 6 or below 1: a 6 with +1 beats a defence of 7.
WDL-MON24 = Both Brambles dice are rolled together. The first is applied to everybody concerned, in turn order from the active player, then the second; only afterwards is it looked at whether the turn or the game is over.

## Combat

chapter-combat = Combat
WDL-CMB1 = An encounter starts when the active Hero enters a place with enemies, has placed its dice where enemies are, or sees enemies arrive. It lasts until each of them has been fought once, or the Hero has left or gone down.
WDL-CMB2 = In a combat the active Hero rolls all its Combat and Power dice and compares them with the enemy’s profile.
WDL-CMB3 = Every Hero has at least 1 Combat die in every combat, without doing anything for it, unless a Boss skill takes it away. Specials, powers, Loot cards and other effects add more.
WDL-CMB4 = There is no limit to the number of Combat dice; beyond 4, other dice stand in for them.
WDL-CMB5 = Every die that reaches the defence inflicts 1 damage.
WDL-CMB6 = If the damage reaches the Monster’s hearts it is beaten. Otherwise the combat is lost.
WDL-CMB7 = The active player may reroll Combat dice for 1 orb each, as long as there are orbs. The same die may be rerolled again and again.
WDL-CMB8 = Power dice cannot be rerolled.
WDL-CMB9 = Orbs reroll only the active player’s own Combat dice, never those of an ally.
WDL-CMB10 = A combat goes in this order: who takes part; the skill of a Boss; first strikes and other effects at the start; choice of Power dice, Staffs and brew dice; roll of all dice; modifiers and rerolls until everybody stops; result; Frost bolt and stance; damage; losses or gains.
WDL-CMB11 = If several Monsters are on the tile, the active Hero must fight all of them one by one, the lowest defence first. The active player chooses between equal ones.
WDL-CMB12 = The order follows the present defence. Each Monster is a combat of its own with a fresh roll of all dice, and is fought once per encounter, even after an earlier defeat. Before each of these combats the Hero may flee instead.
WDL-CMB13 = A beaten Monster is discarded face up beside the Monster pile; a Spirit goes back into it.
WDL-CMB14 = A Monster that is not beaten stays face up on its tile with all its hearts: damage is never kept for the next combat.
WDL-CMB15 = After a lost combat the Monster deals its damage and losses to the active Hero, and at most 1 damage to each of the others who took part.
WDL-CMB16 = Damage comes before losses. If the Hero goes down, the losses are skipped.
WDL-CMB17 = After losing, the Hero may stay on the tile or flee.
WDL-CMB18 = To fight the same Monster again in the same turn, the Hero must leave the tile with Move dice and come back.
WDL-CMB19 = After the encounter Heroes may be healed on the tile even if the Monster was not beaten.
WDL-CMB20 = A Hero who is still there at its next turn fights the Monster again, after rolling and placing the Hero dice, unless it has been beaten meanwhile.
WDL-CMB21 = An Event drawn as a gain or a loss is resolved at once, before the next combat. Monsters it puts on the tile join the encounter.
WDL-CMB22 = An example: against defence 4 and 2 hearts, dice showing 2 and 5 inflict only one damage, and the combat is lost.
WDL-CMB23 = For rerolls, the active player goes first until stopping, then a supporting Klethor. If he changes a die, the active player is asked again, until both stop in a row.
WDL-CMB24 = Who goes down before the dice are rolled drops out and rolls nothing. Nobody joins later.

## Group combat

chapter-group = Group combat
WDL-GRP1 = When several Heroes share the tile of a combat, the others roll their Combat dice in support of the active Hero.
WDL-GRP2 = Every standing Hero of the place supports automatically. A Hero who is down neither helps nor suffers.
WDL-GRP3 = Supporters use their permanent Loot cards, but no Power dice and no cards to flip or discard.
WDL-GRP4 = Every die that reaches the defence inflicts 1 damage, no matter who rolled it, and all damage adds up.
WDL-GRP5 = If the combat is lost, the active Hero takes all damage and losses; each supporter on the tile takes 1 damage and no losses.
WDL-GRP6 = A supporter never takes more than the enemy deals, and Armour can reduce that 1 damage to 0.
WDL-GRP7 = Gains are shared freely among those who took part on the tile. The active player proposes; without a proposal all goes to the active Hero.
WDL-GRP8 = Klethor’s rerolls and Xylia’s distant support count in group combat.
WDL-GRP9 = A poisoned, entangled or immobilised Hero supports as usual.
WDL-GRP10 = Loot cards among the gains are drawn and shown first, then given out one by one. An Event gained is resolved by the active Hero.
WDL-GRP11 = The damage of a lost combat hits everybody at the same time, supporters also when the active Hero goes down. Only then is it checked whether the game is lost.

## Flight

chapter-flight = Flight
WDL-FLE1 = A Hero who still has a Move when it meets a Monster may leave the tile instead of fighting.
WDL-FLE2 = Nobody can flee from a Boss tile, with or without other Monsters.
WDL-FLE3 = A Hero may flee before or after a combat.
WDL-FLE4 = A fleeing Hero suffers the damage and losses of all Monsters on the tile.
WDL-FLE5 = The flight leads to a linked tile in play, or is a risky move.
WDL-FLE6 = Who flees after a lost combat suffers the Monsters’ damage and losses a second time.
WDL-FLE7 = Leaving undefeated Monsters is always a flight, also later in the turn. The way out is announced, each Monster strikes in the order the player likes, damage then losses, and then the Hero moves. Monsters that arrive meanwhile do not strike, but the one of Second Shadow is fought first; the Hidden Trail may replace the move at once, and the Move is then kept. A Hero who goes down does not move, and the Move die is lost.
WDL-FLE8 = Only the active Hero flees. Supporters on the tile suffer nothing from it.
WDL-FLE9 = From a tile with a living Boss the active Hero cannot leave in any way, be it by Move dice, Boots, Vortex, Smoke Bomb or Hidden Trail. This is true wherever a Boss is.

## Heroes down

chapter-down = Heroes down
WDL-DWN1 = A Hero with 0 hearts is down: its meeple is laid flat, its Poison and Brambles tokens are discarded, and its turn, if it was its turn, ends at once.
WDL-DWN2 = If all Heroes are down, the game is lost.
WDL-DWN3 = A Hero who is down still takes part in Phase 1.
WDL-DWN4 = Otherwise it is out of play: it has no turn in Phase 2.
WDL-DWN5 = A Healing Potion gives 2 hearts to a down Hero on the user’s tile and raises it. A Hero who is down cannot use one itself.
WDL-DWN6 = Sha’Vi’s Healing aura does not raise a Hero who is down.
WDL-DWN7 = Klethor’s Express transport can move a Hero who is down.
WDL-DWN8 = A Hero who is down on the Campfire regains all hearts at the start of its turn, stands up and takes that turn as usual.
WDL-DWN9 = First aid: the active Hero on the same tile spends as many orbs as there are Heroes in the game, and the down Hero stands up with 1 heart.
WDL-DWN10 = First aid is an action: not during an encounter, but possible beside undefeated Monsters once they have been fought.
WDL-DWN11 = A Hero who is down keeps its Loot, orbs, powers and quest tokens. Other healing does nothing for it unless it says that it raises.
WDL-DWN12 = A Hero raised before its turn in the round takes that turn.

## The Boss

chapter-boss = The Boss
WDL-BOSS1 = A Hero on a tile with a Boss must fight it.
WDL-BOSS2 = A Boss must be beaten in one single combat. Damage is not kept.
WDL-BOSS3 = Bodyguards: each Monster on the Boss tile must be attacked at least once before the Boss may be damaged in the same turn.
WDL-BOSS4 = The Monsters need not be beaten before the Boss is attacked.
WDL-BOSS5 = Bodyguards that are not beaten stay on the tile; beaten ones leave as usual.
WDL-BOSS6 = Losing to a bodyguard costs its damage and losses, but the Hero, if still standing, may attack the Boss in that turn.
WDL-BOSS7 = There is no flight from the Boss tile, whether other Monsters are there or not.
WDL-BOSS8 = A Boss card is read like a Monster, with a threat track and a table of six combat skills besides.
WDL-BOSS9 = The Treasure icons of the Boss tile and the Boss cards count only in the campaign, where those who beat the Boss receive them for the next game.
WDL-BOSS10 = Each living Boss of the place is fought exactly once per turn of a Hero, after all Monsters there, the lowest defence first. Each has its own skill roll.
WDL-BOSS11 = If the combat is lost, the Boss deals its damage and loss to the active Hero and 1 damage to each supporter.
WDL-BOSS12 = Beating the Boss before any defeat wins the game for the whole team.

## Threat

chapter-threat = Threat
WDL-THR1 = When a Boss card is revealed, a blue cube is set on the first space of its threat track.
WDL-THR2 = The threat rises in three ways: after turns, after rounds and by effects.
WDL-THR3 = When the cube reaches the last space, the game is lost at once.
WDL-THR4 = After each player’s turn in which the Boss is alive, the cube moves on by one space.
WDL-THR5 = After each round in which the Boss is alive, the cube moves on by one space. With 3 players that makes 4 spaces per round.
WDL-THR6 = Some Boss skills and Events raise the threat as well.
WDL-THR7 = Only a Boss who is face up has threat. The turn in which it is revealed counts; the skipped turn of a Hero who is down does not.
WDL-THR8 = With two Bosses face up, each has its own cube. Turns, rounds and Gathering Shadow move both, a Boss skill only the cube of its own Boss. Either last space loses the game.
WDL-THR9 = A Boss turned up at the end of a round gets no threat for that round; its first step comes after the next player’s turn.

## Boss skills

chapter-skills = Boss skills
WDL-SKL1 = Before each combat against a Boss the active player rolls 1 die and applies that line of the Boss card. Then the combat dice are rolled.
WDL-SKL2 = Each active Hero rolls anew, so the skill can change from turn to turn.
WDL-SKL3 = Harder hide: the defence of the Boss is the given number for this turn.
WDL-SKL4 = Blow on all: every standing Hero in the game, wherever it is, loses 1 heart at once.
WDL-SKL5 = Fear: each Hero on the tile rolls 1 Combat die less in this combat, but never less than 0. Xylia in the distance is not affected.
WDL-SKL6 = Poison: each Hero on the tile takes a Poison token.
WDL-SKL7 = Trickery: each Hero on the tile turns one of its cards to flip face down, by choice. Who cannot is spared.
WDL-SKL8 = Theft: each Hero on the tile discards one Loot card, by choice. Who cannot is spared.
WDL-SKL9 = Immune to one colour: the named Power die cannot be used against the Boss this turn.
WDL-SKL10 = Immune to all: no Power die can be used against the Boss this turn.
WDL-SKL11 = Threat: the threat cube moves on by one space.
WDL-SKL12 = Brambles: roll the Brambles die for all Heroes on the tile. If any standing Hero there is entangled, a second die is rolled, which hits only those who are.
WDL-SKL13 = Nothing happens.
WDL-SKL14 = Loss of orbs: the active Hero loses the given number of orbs.
WDL-SKL15 = Leaf Shield: the Boss gets 1 Leaf Shield token, which takes the first damage done to it and is discarded. A Boss may hold several.
WDL-SKL16 = Summoning: a Monster is drawn, turned up and fought at once. Then the Hero goes on to the Boss, if it has hearts left.
WDL-SKL17 = Orb drain: each Hero taking part, a distant Xylia included, loses 1 orb. The threat rises by 1 for each orb lost in this way.
WDL-SKL18 = One Leaf Shield absorbs exactly 1 damage. It stays if there was none, and is spent even if the combat is lost.
WDL-SKL19 = The summoned Monster is put on the Boss tile, and stays there as a bodyguard if it is not beaten.
WDL-SKL20 = If the skill brings the active Hero down, there is no combat. If it takes the threat to the last space, the game is lost before any dice are rolled.
WDL-SKL21 = Every Monster that arrives on the Boss tile between the skill and the combat roll is fought once first. The skill is not rolled again.
WDL-SKL22 = “Each Hero on the tile” means the standing ones.

## Solo and difficulty

chapter-solo = Solo and difficulty
WDL-SOL1 = A solo player plays two Heroes, in rounds like those of a two-player game.
WDL-SOL2 = Each of the two Heroes places its tile and has its own turn, Loot and Orb token. The player decides everything, and the number of players counts as 2.
WDL-DIF1 = The difficulty is set by the Brambles card: easy, classic or hard.
WDL-DIF2 = On the easy card one icon means that nothing happens.

## Enraged Monsters and Bosses

chapter-enraged = Enraged Monsters and Bosses
WDL-ENR1 = For players with some games behind them: with the Enraged Monsters card each type of Monster has one more ability. A standard game enrages all five types; in the campaign only those that have awoken.
WDL-ENR2 = Enraged Spirit: once beaten it comes back immediately and must be fought again at once. Beaten a second time in the same turn, it is discarded and does not return to the pile.
WDL-ENR3 = If the second combat is not won in that turn, the Spirit must be beaten twice again the next time.
WDL-ENR4 = The Spirit gives its gain only for the final defeat. Losing the second combat costs as usual.
WDL-ENR5 = Enraged Snake: every Hero on its tile who fights it is poisoned, whatever the outcome.
WDL-ENR6 = Enraged Skeleton: Combat dice cannot be rerolled against it, be it with orbs, Klethor’s powers or the Short Sword. The Longbow still works, since it rerolls nothing.
WDL-ENR7 = Enraged Plant: when it appears on a tile it gets a Leaf Shield, which absorbs the first damage and is destroyed.
WDL-ENR8 = A Plant that lies face down gets its shield when it is turned up. A destroyed shield does not grow again after a lost combat.
WDL-ENR9 = Enraged Mushroom: it always deals its damage, and does so before the Combat dice are rolled instead of after; only once per combat.
WDL-ENR10 = The first strike hits only the active Hero. If the combat is lost, the losses apply and supporters take their 1 damage. A Hero brought down by the strike does not roll.
WDL-ENR11 = With the Enraged Bosses card every Boss has one more ability. Old Sporeback strikes first; the Thornmother appears with a Leaf Shield; the Pale Choir has 1 heart more; against the Bone Warden a reroll costs 2 orbs; the Coil Queen poisons all who fight it on its tile as the combat starts; the Hollow Stag starts with its threat on space 4.
WDL-ENR12 = Enraged Bosses can be combined with everything else. The campaign never forces them.
WDL-ENR13 = Between the two combats against an Enraged Spirit there is no flight, no other Monster and no action. They are two combats for all that counts per combat, but only one fight of the encounter.
WDL-ENR14 = An Enraged Snake poisons every standing Hero who took part on its tile, after Frost bolt and stance and before damage. Going down afterwards discards the token as usual.

## Dens

chapter-dens = Dens
WDL-DEN1 = At setup the 4 A cards and the 4 B cards form two face-down decks.
WDL-DEN2 = An active Hero on a Den tile may enter the Den for free during its turn.
WDL-DEN3 = Other Heroes on the tile may join the exploration and support with their Combat dice. Each of their players decides.
WDL-DEN4 = On entering, an A card is revealed, with its introduction and its special rule, and then a B card. The two form the Den.
WDL-DEN5 = The A card has an introduction, a special rule for the whole Den, a table of events and space I. The B card has a table of events, spaces II and III, a bonus for the explorers, and a penalty for the supporters if the active Hero goes down.
WDL-DEN6 = At least 3 events must be completed to finish a Den.
WDL-DEN7 = For each event a die is rolled, laid on the current space, I, II or III, and the matching event is resolved.
WDL-DEN8 = After the event of card A the explorers go on to card B.
WDL-DEN9 = After each completed event the die is rolled again for the next space, to the end of the track at III.
WDL-DEN10 = If the active Hero goes down, the event has failed: the exploration ends at once, the supporters suffer the penalty of card B, and the Den is closed for good.
WDL-DEN11 = When all Monsters of an event are beaten, their gains are taken and the next event follows.
WDL-DEN12 = Nobody can flee in a Den. If Monsters are left after a combat, it is fought again until victory or defeat.
WDL-DEN13 = The Monsters of a Den are drawn face up from the Monster pile and fought in the usual order. Fighting again is a new combat with those that are left, and each lost combat costs damage and losses. After a failure the rest is shuffled back into the pile.
WDL-DEN14 = Some events move the die on the track. This completes the event, and the explorers go on from there.
WDL-DEN15 = An event that moves the die back does not finish the track: the next roll is for the space where the die now lies. The Den is finished when an event that does not move the die has been completed on space III.
WDL-DEN16 = In the end the bonus is gained or the penalty suffered, and both cards are out of the game. The bonus is given once and shared freely among the standing explorers; the active player proposes, and without a proposal all goes to the active Hero.
WDL-DEN17 = The tile stays in play and can be entered, but its Den cannot be explored again.
WDL-DEN18 = A Den can be entered only while no enemy is on the tile and no encounter is going on. Who joins is settled before card A is revealed, and the penalty hits those who joined.
WDL-DEN19 = The whole exploration happens within the active turn, which goes on afterwards. Flipped cards stay flipped, the invoked die stays, and Xylia cannot support from outside.
WDL-DEN20 = When one of the two decks is empty, no further Den can be explored.
WDL-DEN21 = From the second combat against the same Den Monster on, a lost combat costs the active Hero at least 1 heart, whatever Armour, Frost or stance would save, so that no fight goes on for ever. A first strike that cost a heart is enough, a stance die is spent all the same, and a frozen Monster still causes no loss.
WDL-DEN22 = Before the first event and between two of them the active Hero may use Loot cards, specials and first aid, unlock powers and give Loot to explorers. While Monsters are left, only what any encounter allows. Moves, Vortex, Chests, trade, Inn and quests wait until the Den is over, and nobody can break off an exploration.
WDL-DEN23 = An explorer who is down no longer supports, has no share of the bonus and does not suffer the penalty. It lies on the Den tile.

## Inn

chapter-inn = Inn
WDL-INN1 = Without the Inn module the Inn tile stays out of the game.
WDL-INN2 = With the module the Inn tile is shuffled with the 21 others before the two bottom tiles are taken, and the 5 Inn cards form a face-down deck.
WDL-INN3 = Once per own turn an active Hero on the Inn, with no enemy there, may spend 1 orb to be served: the top Inn card is revealed and applied to that Hero.
WDL-INN4 = Each Hero is served at most twice per game.
WDL-INN5 = A used Inn card is discarded. When the deck is empty, the Inn is closed.
WDL-INN6 = Being served is an action, so it is not possible during an encounter.
WDL-INN7 = The +1 Combat die token of Miner’s Ale adds 1 Combat die to the Hero’s next combat and is then given back. A Hero holds at most one.
WDL-INN8 = The Inn is not used in the chapters of the campaign.

## Campaign

chapter-campaign = Campaign
WDL-CAM1 = The five chapters can be played on their own or one after the other. Each has its own setup.
WDL-CAM2 = After a chapter is won, Poison and Brambles tokens are discarded. Unless the chapter says otherwise, all hearts come back and orbs go to 0.
WDL-CAM3 = Loot cards are kept, and the group may exchange them freely between the Heroes.
WDL-CAM4 = Unlocked powers are kept from game to game.
WDL-CAM5 = What is written down between chapters: powers, Loot cards and Enraged types, besides the chapter, the camps cleared, and the orbs and hearts left after chapter 2.
WDL-CAM6 = After a defeat the Heroes have again the Loot cards they started the chapter with; each discards one by choice, and the chapter is played again from the start, until it is won. There is no new exchange, and chapter 1 has no cards to give back.
WDL-CAM7 = On a further try another card may be discarded than the time before: the discards do not add up.
WDL-CAM8 = When a chapter in which a Boss was beaten is won, as many Loot cards are drawn as there are Treasure icons on the Boss card, and 1 for the Boss tile. Those who took part on the tile share them freely, before the exchange; the limit of 3 slots is checked after it, and before chapter 4 not at all. A lost chapter gives none.
WDL-CAM9 = The forest awakes: after each chapter won, the Monsters beaten in it are counted by type. The type beaten most often is Enraged for the rest of the campaign.
WDL-CAM10 = If that type is Enraged already, one token of each other type is mixed face down, and one is drawn: that type becomes Enraged.
WDL-CAM11 = So chapter 3 is played with 2 Enraged types.
WDL-CAM12 = Spirits go back into the pile, and so can become Enraged only by that draw.
WDL-CAM13 = Only Monsters that went to the discard pile are counted. A tie is broken at random among the tied types that are not Enraged yet; if there is none, or no Monster was discarded at all, the type is drawn.
WDL-CAM14 = On a new try powers, orbs, hearts and Enraged types are those of the start of the chapter.
WDL-CAM15 = Search, a free action without a Hero die: if no Monster is on the tile, the Hero turns up one quest token there and takes it into one of its 3 slots, face up.
WDL-CAM16 = If need be, a Loot card is discarded to free a slot. One slot holds any number of quest tokens of any kind.
WDL-CAM17 = Who does not want to make room leaves the token face up on the tile. Any Hero with a free slot may take it later.
WDL-CAM18 = Quest tokens may be given to another Hero like Loot cards. A Hero who is down keeps them.
WDL-CAM19 = A chapter played on its own starts as a normal game: 5 hearts, no orbs, no Loot, no powers, no Enraged types. Only in chapter 3 each Hero first draws Loot cards: 2 each with two Heroes, 1 each with three, none with four. A table may agree to start by the size of the group instead: then some types of Monster, drawn by chance, are Enraged in this chapter only, and the cards, orbs and hearts of each Hero, the defence of Monsters and the hearts of Bosses depend on the Brambles card.
WDL-CAM20 = All rules that a chapter does not replace stay in force, defeat by a full threat track or with all Heroes down included.
WDL-CAM21 = What advances and is counted in chapter 3, and is fought at the camps of chapter 4, are Monsters. What is carried in chapter 2 are Orb tokens, and the price of a desperate invocation in chapter 5 is paid in orbs.
WDL-CAM22 = The introduction of a chapter is read before it starts, and after a victory the next one follows. A new try does not repeat it.
WDL-CAM23 = A Hero who is down when a chapter is won stands up for the next one with the hearts it regains: all of them, or 1 after chapter 2.
WDL-CAM24 = If the forest can grow no further and a tile the chapter needs is still in the pile, the chapter is lost: the Campfire or a Rune tile in chapter 1, the Energy Well in chapter 2, the last tile of a colour without a totem in chapter 5.
WDL-CAM25 = Every chapter starts with complete supplies: all Loot cards the Heroes do not hold, and all Event, Boss and Den cards and Monster tokens. A Boss beaten in chapter 3 may come again.

## Chapter 1: mushrooms for the elder

chapter-mushrooms = Chapter 1: mushrooms for the elder
WDL-CH1-1 = Goal: gather 6 mushrooms of 3 colours and 2 empty vials, and brew 2 antidote potions for the village.
WDL-CH1-2 = The Den, Merchant, Boss, Inn and Energy Well tiles are not used. The pile has 16 tiles.
WDL-CH1-3 = The 2 Antidote cards are not used.
WDL-CH1-4 = The 8 quest tokens are mixed face down. The rest of the setup is that of the standard game.
WDL-CH1-5 = Whenever a tile with a Rune is revealed, one quest token is drawn and put on it face down.
WDL-CH1-6 = A Hero who moves onto such a tile in its turn may Search it.
WDL-CH1-7 = Brewing is possible only on the Campfire: a Hero who ends its movement there gives 3 mushrooms of different colours, 1 vial and 2 orbs.
WDL-CH1-8 = What has been brewed leaves the game.
WDL-CH1-9 = When the second potion is brewed, 1 Monster and 1 more for each Hero are drawn and put on the Campfire tile.
WDL-CH1-10 = While Monsters are on the Campfire, it neither heals nor lets anybody brew.
WDL-CH1-11 = Defeat: all Heroes are down at the same time.
WDL-CH1-12 = Victory: both potions are brewed and all Monsters on the Campfire are beaten.
WDL-CH1-13 = After brewing, the Hero cannot use Move dice or Boots in that turn. So it cannot flee from the Monsters that come, and fights them at once.
WDL-CH1-14 = There is no Boss tile, so the pile is simply shuffled. When it is empty, Phase 1 is skipped.
WDL-CH1-15 = A Hero who starts its turn on the tile may Search or brew there without moving, and two potions may be brewed in one turn.
WDL-CH1-16 = The potions belong to the village and give no Loot card.

## Chapter 2: the Tree of Life

chapter-tree = Chapter 2: the Tree of Life
WDL-CH2-1 = Goal: bring enough orbs to the Energy Well.
WDL-CH2-2 = The Den, Boss and Inn tiles are not used. The other 16 tiles are split in two halves of 8, and the Energy Well and Vortex tiles are shuffled into the lower one.
WDL-CH2-3 = The 4 Orb tokens are shuffled, dealt to the players as evenly as possible, and turned up; among 3 players: 1, 1 and 2.
WDL-CH2-4 = With 3 Heroes the group decides who gets two. The Well itself gets no Orb tokens.
WDL-CH2-5 = Every Hero who carries an Orb token is tracked by all Monsters in play that carry none.
WDL-CH2-6 = At the end of each round all tracking Monsters move 1 tile towards the nearest Hero with a token.
WDL-CH2-7 = If several such Heroes are equally near, the next active player decides which one is tracked.
WDL-CH2-8 = From the moment the Energy Well is revealed, trackers move 2 tiles instead of 1. If no Hero carries a token, nothing tracks.
WDL-CH2-9 = A Hero with Orb tokens who loses a combat loses one, by choice, to the Monster fought, which then carries it. This happens at once, before the loss box is read, and also if the Hero goes down. Only one per lost combat; a Monster can carry several, and a frozen one takes none.
WDL-CH2-10 = At the end of each round Monsters with Orb tokens move 2 tiles towards the Start tile.
WDL-CH2-11 = A thief that moves onto the Vortex stops there, and is carried to the Start tile at the end of the following round.
WDL-CH2-12 = If a thief is on the Start tile when it would move, all the tokens it carries are lost.
WDL-CH2-13 = If all 4 Orb tokens are lost, so is the game.
WDL-CH2-14 = Beating a thief brings its Orb tokens back at once.
WDL-CH2-15 = Defeat: all Heroes are down at the same time, or all 4 Orb tokens are lost.
WDL-CH2-16 = Victory: all Heroes are on the Energy Well, and their orbs and the values of their Orb tokens make 15 with 2 Heroes, 16 with 3 or 18 with 4.
WDL-CH2-17 = On victory that amount is paid at once: all Orb tokens are given up and count, and the rest is paid in orbs, by whom the group likes. Orbs left over may be kept. An example: 3 Heroes with tokens 3 and 2 pay these 5 and 11 orbs.
WDL-CH2-18 = In the campaign, after this chapter each Hero regains only 1 heart, and keeps its orbs.
WDL-CH2-19 = Face-down Monsters track too, and stay face down until they share a tile with a standing Hero. Monsters take a shortest way along the paths, past other Monsters; the next active player chooses between equal ways. A tracker stops where a Hero it tracks is, a thief stops for nobody, and a Monster without a way does not move.
WDL-CH2-20 = The end of a round goes in this order: tokens on the Start tile are lost; thieves in the Vortex are carried off; the other thieves move; trackers move.
WDL-CH2-21 = Only the active Hero loses a token, and only by a lost combat, not by fleeing. Tokens won back go to someone who took part, as the active player likes; they may be given to a Hero on the same tile and use no slot. Heroes who are down keep theirs and are still tracked.
WDL-CH2-22 = Victory is checked whenever no encounter is going on, and entering a place with an enemy not yet fought starts one at once. Heroes who are down on the tile count and may pay, and Monsters already fought do not prevent victory.
WDL-CH2-23 = When the pile is empty, Phase 1 is skipped. No Boss appears in a chapter without a Boss tile.
WDL-CH2-24 = The next active player at the end of a round is the first in turn order whose Hero is standing.
WDL-CH2-25 = A distant Xylia cannot receive tokens won back. Orb and quest tokens are given just like Loot cards.
WDL-CH2-26 = A token stolen on the Start tile is lost at the end of the same round: its carrier begins its movement there. A table option gives one round of grace. A thief that stole on the Vortex has not moved onto it, and walks on.

## Chapter 3: holding the Well

chapter-well = Chapter 3: holding the Well
WDL-CH3-1 = Goal: beat 1 Boss and 10 Monsters with 2 Heroes, 12 with 3 or 15 with 4. Only Monsters put into the discard pile count.
WDL-CH3-2 = Heroes start on the Energy Well.
WDL-CH3-3 = In the campaign, Heroes come with the 1 heart regained and the orbs kept after chapter 2.
WDL-CH3-4 = The 11 tiles of this chapter are laid out with 7 Monsters, 3 Chests and 1 Event. On the Well there is neither Monster nor Orb token.
WDL-CH3-5 = The chapter starts with Phase 2; there is no Phase 1.
WDL-CH3-6 = No tiles are added in this chapter, and no risky moves made.
WDL-CH3-7 = The Energy Well does not have its usual effect.
WDL-CH3-8 = Nobody can flee from a tile with 2 or more enemies.
WDL-CH3-9 = End of round 1: Monsters advance 1 tile towards the Well.
WDL-CH3-10 = End of round 2: Monsters advance 2 tiles.
WDL-CH3-11 = End of round 3: 2 Monsters are placed on each Rune tile.
WDL-CH3-12 = End of round 4: Monsters advance 2 tiles.
WDL-CH3-13 = End of round 5: a Boss card is placed face up on the Boss tile if no Boss is there, its threat cube on the first space.
WDL-CH3-14 = If a Hero enters the Boss tile before that, a Boss card is drawn and turned up then, its threat cube on the first space as usual.
WDL-CH3-15 = End of round 6: 1 Monster is placed on each Rune tile.
WDL-CH3-16 = End of round 7: Monsters advance 1 tile.
WDL-CH3-17 = End of round 8 and of every later one: Monsters advance 1 tile, then 1 Monster is placed on each Rune tile.
WDL-CH3-18 = The number of the current round is shown to all.
WDL-CH3-19 = A Monster that meets a standing Hero stops on that tile, even in the middle of an advance of 2.
WDL-CH3-20 = Defeat: all Heroes are down at the same time, or a Monster is on the Well at the end of a round.
WDL-CH3-21 = Victory: at least 1 Boss and the required number of Monsters are beaten.
WDL-CH3-22 = The Well is looked at before the Monsters advance: those that arrive then must be gone by the end of the next round.
WDL-CH3-23 = A Monster that shares a tile with a standing Hero does not advance. The others take a shortest way, the first player choosing between equal ones; without a way they stay. The Boss never moves. Monsters are placed face down unless a standing Hero is there.
WDL-CH3-24 = Beaten Monsters are counted once and for all: shuffling the discard pile takes nothing away. An Enraged Spirit discarded for good counts.
WDL-CH3-25 = Only what is on the Boss tile at the end of round 5 matters: if a first Boss has been beaten already, a second one still appears. It need not be beaten, but its threat runs. Entering the empty Boss tile brings a Boss only the first time.
WDL-CH3-26 = The Campfire heals and the Merchant trades as usual. The Treasure of the Boss tile is no Chest.
WDL-CH3-27 = No Boss card is laid out at setup.
WDL-CH3-28 = The end of a round goes in this order: look at the Well; what the round brings; threat. Xylia’s power I and the Lantern have no use here.

## Chapter 4: footsteps in the night

chapter-camps = Chapter 4: footsteps in the night
WDL-CH4-1 = Goal: reach at least 3 camps of the thieves and take back the stolen equipment.
WDL-CH4-2 = Heroes start on the Campfire.
WDL-CH4-3 = The 15 tiles of this chapter are laid out with 4 camps, 11 Monsters, 3 Chests and 1 Event.
WDL-CH4-4 = The 4 camp tokens are shuffled and put face down on the four camp tiles.
WDL-CH4-5 = In the campaign all Loot cards of the Heroes are shuffled, with cards from the deck if there are fewer than 4, and dealt face down into 4 packs as evenly as possible.
WDL-CH4-6 = Outside the campaign, 2 Loot cards and 1 for each Hero are drawn and dealt face down into 4 packs as evenly as possible; with 3 Heroes, 5 cards as 2, 1, 1 and 1.
WDL-CH4-7 = No tiles are added, in either phase.
WDL-CH4-8 = The Vortex has no effect.
WDL-CH4-9 = At a face-down camp the active Hero fights the Monsters there. As soon as none is left, on arrival or in a later turn, the token must be turned up: its effect happens, then its Monsters are put on the tile and fought. If the Trap brings the Hero down, they wait face up.
WDL-CH4-10 = Horn: all enemies up to 3 tiles away are put on the camp at once.
WDL-CH4-11 = Ashes: the active player chooses a pack, one with several cards if possible. Cards are discarded from it at random until one is left, and this pack is also the reward of the camp.
WDL-CH4-12 = Sentinel: the active player puts a +1 Shield token on a tile with a camp not yet turned up, or on this one if there is none. All enemies on a tile with such a token have +1 defence.
WDL-CH4-13 = Trap: the active Hero loses 2 hearts and takes a Brambles token.
WDL-CH4-14 = When all Monsters of a camp are gone, those of the token included, the active player takes one of the packs and equips its cards.
WDL-CH4-15 = Defeat: all Heroes are down at the same time.
WDL-CH4-16 = Victory: at least 3 tiles with a camp turned up hold no Monster. The group may then end the chapter, or try to clear the fourth camp.
WDL-CH4-17 = In the campaign, the last pack is discarded if the fourth camp was not cleared.
WDL-CH4-18 = Cards of a pack for which there is no slot may be given to Heroes on the same tile; the rest is discarded.
WDL-CH4-19 = A camp turned up but not cleared keeps its Monsters, and the pack goes to the Hero who clears it later. The effect of its token happens only once.
WDL-CH4-20 = While the group plays on for the fourth camp it can still be defeated. It may end the chapter at any later moment at which it could claim victory.
WDL-CH4-21 = The distance of the Horn follows the paths. Enemies it gathers are turned up and join the encounter. The Trap is not an attack.
WDL-CH4-22 = Phase 1 is skipped.
WDL-CH4-23 = When a camp is cleared, first the pack is taken, then victory is checked and the group asked whether to end or go on.
WDL-CH4-24 = Heroes start this chapter without Loot. In the campaign the cards shuffled include the Boss treasures of chapter 3, whatever the number of slots.
WDL-CH4-25 = Each camp yields one pack only, when it is cleared for the first time. A cleared camp where a Monster appears later does not count for victory until it is empty again.
WDL-CH4-26 = The pack chosen for the Ashes lies on that camp and can be gained only there. With no pack left, none is chosen.

## Chapter 5: the corruption

chapter-corruption = Chapter 5: the corruption
WDL-CH5-1 = Goal: activate 4 totems of purification.
WDL-CH5-2 = The Start tile, Misty Trail and the Double dead-end are laid out in a row. One of the 10 Corruption tokens goes on the Double dead-end, the other 9 are the reserve. Its eastern half is sealed and gets no Monster.
WDL-CH5-3 = Heroes start on the Start tile. The pile is all other tiles except the Inn, with the Boss among the last three; Dens work only with their module.
WDL-CH5-4 = In the campaign, if all 4 camps of chapter 4 were cleared, the corruption is further on: at the end of the first round it spreads once more than usual.
WDL-CH5-5 = After each round the corruption spreads: a token is put on every tile linked to a corrupted one, and on every empty space that an open path of a corrupted tile leads to.
WDL-CH5-6 = When a tile is added on a corrupted space, the token moves onto it.
WDL-CH5-7 = A tile holds at most one Corruption token.
WDL-CH5-8 = When the corruption reaches a tile with Chests, they are discarded; Events and Monsters stay. A Treasure tile placed on a corrupted space gets no Chests.
WDL-CH5-9 = When the corruption reaches a tile with a Boss, the Boss is revealed at once and its threat starts.
WDL-CH5-10 = Totem: a Hero on a tile with the Rune of its own colour, who has invoked its Power die, may put the die on the Rune. The totem is then active.
WDL-CH5-11 = That Power die cannot be used for the rest of the game.
WDL-CH5-12 = Desperate invocation: for a totem of another colour the Hero places 2 dice on Invocation as usual and gives up all its orbs, at least 1, to invoke the die of that colour.
WDL-CH5-13 = Purification: each time a totem is activated or a Boss beaten, the active player may remove 1 Corruption token from a tile and put it back into the reserve.
WDL-CH5-14 = The Double dead-end cannot be purified, and the space to its right stays empty for the whole chapter: no tile goes there, and neither does the corruption.
WDL-CH5-15 = A corrupted tile has effects on Heroes and Monsters that depend on how many tiles are corrupted: 1 to 3, 4 to 8, 9, or 10 and more.
WDL-CH5-16 = 1 to 3 corrupted tiles: Heroes feel nothing; Monsters on corrupted tiles deal 1 damage more.
WDL-CH5-17 = 4 to 8 corrupted tiles: Heroes lose 1 movement; Monsters on corrupted tiles deal 1 damage more and have +1 defence.
WDL-CH5-18 = 9 corrupted tiles: a Hero who enters one discards 1 Loot card, or goes down if it has none, and 1 more Monster appears on that tile.
WDL-CH5-19 = 10 corrupted tiles or more: the game is lost.
WDL-CH5-20 = Defeat: a threat track is full, the corruption must spread and the reserve is empty, or all Heroes are down.
WDL-CH5-21 = Victory: the 4 Power dice lie on their totems and, at the same time, no Boss is left in the forest. There may be more than one, and all must be beaten.
WDL-CH5-22 = After the victory, and not before, the end of the campaign’s story is told.
WDL-CH5-23 = The first Second Shadow of this chapter brings a Boss instead of a Monster: a Boss card is put face up on the nearest corrupted tile, the active player choosing between equal ones (on the Double dead-end in its linked half), its cube on the first space. On the Hero’s own place the encounter starts at once. With two Bosses alive, and every later time, the card works as usual.
WDL-CH5-24 = A Boss card still face down beside its tile counts as a Boss in the forest. A Boss tile still in the pile does not.
WDL-CH5-25 = A spread starts from the tokens that lie on tiles at that moment; empty spaces do not spread. If it needs more tokens than the reserve holds, the game is lost; if it needs none, nothing happens.
WDL-CH5-26 = Losing 1 movement means discarding one unused Move die, if there is one, on entering a corrupted tile, or before the encounter when the turn starts there. Boots are not touched.
WDL-CH5-27 = The corruption strengthens Monsters, not Bosses. The number of corrupted tiles is read at the moment it matters, and tokens on empty spaces do not count.
WDL-CH5-28 = With 9 corrupted tiles the price and the new Monster come on entering, before the encounter, which the Monster joins, even if the Hero went down for want of a card. Starting a turn there costs nothing more.
WDL-CH5-29 = Activating a totem is an action, for when the encounter is over; Monsters may still be there. The die must have been invoked this turn with Hero dice, not with a Staff; the Hero may walk to the Rune tile after placing them, unless a table option forbids it. Each colour needs only one of its two Rune tiles.
WDL-CH5-30 = A Boss tile that is corrupted, or is placed on a corrupted space, reveals its Boss.
WDL-CH5-31 = A desperate invocation takes as many Hero dice as the Hero’s own. It is declared as an action on the totem’s tile, the orbs are paid then, and the die goes straight onto the totem. The dice on Invocation serve one totem per turn, and afterwards the Hero’s own Power die is gone for that turn.
WDL-CH5-32 = The steps of the corruption replace one another: with 9 corrupted tiles, what was true for 4 to 8 no longer is.
WDL-CH5-33 = Monsters in a Den are not on the tile and are not strengthened by corruption.

## End of the game

chapter-ending = End of the game
WDL-END1 = Victory in the standard game: the Boss is beaten in one combat before any defeat. All players win together.
WDL-END2 = Defeat in the standard game: all Heroes are down, or a threat cube is on its last space.
WDL-END3 = Victory and defeat are checked after every single effect, and the first one met ends the game. If both are met by the same effect, the players win.
WDL-END4 = To remember: each Hero has one free Combat die per combat; the lowest defence is fought first; Heroes on the tile support and take at most 1 damage per combat; gains may be shared; nobody flees from the Boss tile; the threat rises after turns, after rounds and by effects, and its last space is defeat.
WDL-END5 = Outside an encounter the group may give up at any time, if every person at the table confirms it. That is a defeat. After 60 rounds the game may offer it by itself.

## Table options

chapter-switches = Table options
WDL-AMB1 = Defensive stance. Default: it ends with Klethor’s turn. Alternative: it lasts until used, at most until Klethor next rolls his Hero dice; the other players still roll 4 dice.
WDL-AMB2 = Leaving the Boss tile. Default: never while the Boss lives. Alternative: a Hero who has fought everything on the tile this turn may then move off without damage; coming back in the same turn starts no second combat with the Boss.
WDL-AMB3 = Support. Default: every standing Hero of the place supports. Alternative: each other player chooses before the roll; who stays out neither suffers nor shares.
WDL-AMB4 = Leaf Shields. Default: one shield absorbs 1 damage. Alternative: one shield cancels all damage of the first Hero whose dice would hurt the enemy, the active Hero first.
WDL-AMB5 = Threat on skipped turns. Default: the skipped turn of a Hero who is down adds no threat. Alternative: it adds 1 like any other turn.
WDL-AMB6 = Kept dice. Default: dice kept before the reroll stay on their slots. Alternative: they may be moved to another matching slot when the final result is placed.
WDL-AMB7 = Den penalty. Default: it hits only the Heroes who joined. Alternative: it hits every other Hero on the Den tile.
WDL-AMB8 = Losing the Well. Default: in chapter 3 the Well is looked at before the Monsters advance. Alternative: afterwards, so that a Monster that arrives there loses the chapter at once.
WDL-AMB9 = Second Boss in chapter 3. Default: one is placed at the end of round 5 even if another has been beaten before. Alternative: no Boss is placed once one has been beaten.
WDL-AMB10 = Corrupted Bosses. Default: in chapter 5 the corruption strengthens Monsters only. Alternative: it strengthens Bosses too.
WDL-AMB11 = Price of a desperate invocation. Default: all orbs, at least 1. Alternative: all Loot cards, at least 1.
WDL-AMB12 = Theft on the Start tile. Default: in chapter 2 a token stolen there is lost at the end of the same round. Alternative: it is lost at the end of the next round, if it is still there.
WDL-AMB13 = Way to a totem. Default: in chapter 5 the Hero may walk to the Rune tile after placing the dice on Invocation. Alternative: only a Hero who stood on the Rune tile when the dice were placed may activate it.
WDL-AMB14 = Klethor’s power I. Default: he rerolls one of his own Combat dice. Alternative: any Combat die rolled in this combat, also that of a supporter.
