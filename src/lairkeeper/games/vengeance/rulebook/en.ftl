## Terms

chapter-terms = Terms
VNG-DEF1 = To mark something is to draw a line around it.
VNG-DEF2 = To cross something is to strike it out. Marks and crosses have nothing to do with each other: a thing may carry both.
VNG-DEF3 = To clean a slot removes its cross and leaves its mark. A cleaned extra health slot therefore stays available, and a cleaned slot can be crossed again.
VNG-DEF4 = Where anticipation slots or dodged minions are to be cleaned, it is the mark that goes, because they carry no cross.
VNG-DEF5 = A lair is made of rooms joined by doors. Two rooms are adjacent if a door joins them, seen from either side; a common wall alone is not enough.
VNG-DEF6 = Every room has a Visited box. A room is visited once its box is crossed; where the cross is printed, the room is visited from the start.
VNG-DEF7 = The hero is always in exactly one room.
VNG-DEF8 = The enemies are the Boss and the minions. There are five kinds of minion: Brutes, Toughs, Blockers, Henchmen and Gunners.
VNG-DEF9 = A minion is active if it is neither crossed nor dodged. What a minion can do works only while it is active.
VNG-DEF10 = Wherever a rule asks whether a Brute, a Blocker, a Henchman or a Gunner is there, it means an active one, since a dodged minion can do nothing.
VNG-DEF11 = A room is cleared when each of its minions is crossed or, at that moment, dodged.
VNG-DEF12 = How the minions of a cleared room were crossed makes no difference: Hit, Shoot and Kill all count.
VNG-DEF13 = The Boss is no minion: a room can be cleared while he is still alive in it.
VNG-DEF14 = A room without any minion is cleared from the start.
VNG-DEF15 = The trait of a hero and the effect of a Boss may change a phase or add a step to the setup. Where they contradict the rules, they win.
VNG-DEF16 = Should a trait and a Boss effect contradict each other, what forbids beats what allows; otherwise both apply, the Boss effect first.
VNG-DEF17 = The effect of a Boss ends the moment he dies. What it changed during the setup stays.
VNG-DEF18 = Every player has boards, marks and a pawn of their own, and nobody ever marks the boards of somebody else.

## Setup

chapter-setup = Setup
VNG-SET1 = The Reserve holds 24 combat dice for 2 players, 35 for 3 and 46 for 4.
VNG-SET2 = Each player gets a player board and, at random, a lair board. No two players share a lair board.
VNG-SET3 = Each player chooses a hero, who comes with 8 skill tiles, 4 item tiles, a trait card and a pawn.
VNG-SET4 = A hero belongs to one player only. Players choose in the order of their seats; a table may also deal the heroes at random or let the quickest choose first.
VNG-SET5 = The trait card lies on the player board, and the skill tiles face up beside it, not bought yet.
VNG-SET6 = An item tile lies on each of the 4 item slots; no use is marked yet.
VNG-SET7 = The 9 Boss cards are shuffled and each player is dealt one face down. The others are not used.
VNG-SET8 = Each player chooses side A or B of the lair board, before looking at the Boss card.
VNG-SET9 = Then the player looks at the Boss card and marks as many slots of the Boss bar as he has health, from the left.
VNG-SET10 = From then on the Boss card lies open for everybody, so that its effect can be checked.
VNG-SET11 = The hero starts in the room labelled START.
VNG-SET12 = The Flashback dice and the Flashback tile lie where everybody sees them.
VNG-SET13 = At the end of the setup come the extra steps, if any: first that of the Boss effect, then that of the trait.
VNG-SET14 = The game starts with 3 health slots and no wound, no extra slot, no knock-out, no loot, no experience and no bought skill.

## Rounds

chapter-rounds = Rounds
VNG-RND1 = A round has four phases in this order: Flashback, Roll, Combat, Resolution.
VNG-RND2 = Flashback, Combat and Resolution are played by everybody at the same time, and no choice made there touches another player.
VNG-RND3 = The Roll phase is played by everybody at the same time and in real time. Players meet only in the Reserve, which they empty together.
VNG-RND4 = A player who has ended Combat goes on to Resolution without waiting, since nothing there depends on the others.
VNG-RND5 = The next round starts when every living player has finished Resolution.
VNG-RND6 = After 4 rounds the game ends and the scores are counted.
VNG-RND7 = The Resolution phase of round 4 is played before the scores are counted: four rounds means four complete rounds, and a hero can still be knocked out in the last one.
VNG-RND8 = A dead player takes no part in the rounds that are left.
VNG-RND9 = If nobody is left alive, the game ends right after that Resolution phase.

## Flashback

chapter-flashback = Flashback
VNG-FLB1 = First, every living player takes 4 combat dice from the Reserve and keeps them unrolled; 3 after a knock-out.
VNG-FLB2 = The 3 Flashback dice are rolled once, and the result holds for everybody.
VNG-FLB3 = Every player has 4 Flashback actions: one for each die, and a bonus action.
VNG-FLB4 = These actions are done in any order, the bonus action included, and skills may be bought in between.
VNG-FLB5 = An icon shown by several dice may be used that many times.
VNG-FLB6 = Training: mark the next 2 experience slots. If only one is left, mark that one; if none is left, Training cannot be done.
VNG-FLB7 = Purchase: mark one use box above one of your items. It cannot be done when every box has been bought.
VNG-FLB8 = Heal: either mark an extra health slot, or clean 2 crossed health slots (or the only one that is crossed). It cannot be done when all extra slots are marked and nothing is crossed.
VNG-FLB9 = A newly marked health slot is free and can be used in the Roll phase of the same round.
VNG-FLB10 = Anticipation: mark one anticipation slot of a base skill or of a skill you have bought.
VNG-FLB11 = Sprint, Strike and Fire have 1 anticipation slot; Charge and every bought skill that takes dice have 2.
VNG-FLB12 = A skill is anticipated when all its slots are marked: it can be used once in Combat without dice.
VNG-FLB13 = A skill with 2 slots thus needs two Anticipation actions in the same Flashback phase. A half-marked skill gives nothing and hinders nothing, and loses its mark in Resolution.
VNG-FLB14 = An Anticipation chosen for loot in Resolution comes after the marks were removed, so it stays and counts for the next round.
VNG-FLB15 = Skills that take no dice cannot be anticipated.
VNG-FLB16 = A skill cannot be anticipated twice for the same Combat phase: its slots are full.
VNG-FLB17 = Collect: cross the next loot slot, or do any one of the other four Flashback actions. With a full loot track only the second half is left.
VNG-FLB18 = If the action of a die cannot be done, the player may do any other instead, except Collect. It must really be impossible; not liking it is no reason.
VNG-FLB19 = The bonus action is Training, Purchase, Heal or Anticipation, never Collect.
VNG-FLB20 = Every Flashback action may be skipped.
VNG-FLB21 = When every living player has finished, the Roll phase begins.

## Training and buying skills

chapter-training = Training and buying skills
VNG-XP1 = At any moment of the Flashback phase a player may buy any number of the hero’s skills.
VNG-XP2 = The price is paid by crossing that many experience slots that are marked and not crossed yet, from the left.
VNG-XP3 = A crossed experience slot stays marked: spent experience still counts at the end.
VNG-XP4 = A player owns at most 4 bought skills at a time. Passive ones count, base skills do not.
VNG-XP5 = To make room, a skill may be discarded while another is bought. Nothing is paid back, and the new one costs its full price. At no other moment is a skill discarded.
VNG-XP6 = Discarded skills can be bought again later, at their full price.
VNG-XP7 = Anticipation marks on a discarded skill are lost.
VNG-XP8 = A bought skill works at once: it can be anticipated and take dice in the same round.
VNG-XP9 = Skills are bought in the Flashback phase only, even if experience is gained in Resolution.

## Rolling

chapter-roll = Rolling
VNG-ROLL1 = Every player starts by rolling all dice in hand: 4, or 3 after a knock-out.
VNG-ROLL2 = After that, any of the unlocked dice in hand may be rolled again, as often as wished.
VNG-ROLL3 = A die that shows a wound is locked: it cannot be rolled until it is released.
VNG-ROLL4 = A player with fewer than 4 unassigned dice may take dice from the Reserve, up to 4; after a knock-out the limit is 3.
VNG-ROLL5 = If there are too few dice in the Reserve, the player takes what is there.
VNG-ROLL6 = Locked wound dice count towards the limit, because they are still in hand.
VNG-ROLL7 = Nobody has to take dice, and fewer may be taken than the limit allows. A die just taken shows nothing until it is rolled.
VNG-ROLL8 = Rolling, assigning and taking dice go on as long as the player likes and dice can be used.
VNG-ROLL9 = A player may stop at any time, even before the first roll. There is no coming back in the same phase.
VNG-ROLL10 = A player who can neither roll, nor assign a group, nor place a wound die, nor take a die is stuck and counts as finished. A player who still holds a die that can be rolled is not stuck.
VNG-ROLL11 = The phase ends when every living player has stopped or is stuck.
VNG-ROLL12 = Then all unassigned dice go back to the Reserve.
VNG-ROLL13 = Wound dice still in hand go back with them and do no harm.
VNG-ROLL14 = The dice of a player who has stopped stay out of the Reserve until the phase ends; otherwise stopping would help the others.
VNG-ROLL15 = With 2 to 4 players the rules set no time limit, but a table may.

## Assigning groups

chapter-assigning = Assigning groups
VNG-ASG1 = After a roll, a player may assign a group of dice to a base skill or to a skill they have bought.
VNG-ASG2 = A group goes down as a whole: exactly the dice the skill asks for, no more and no fewer.
VNG-ASG3 = A strong fist may stand for a fist, never the other way round.
VNG-ASG4 = Wound dice and unrolled dice stand for nothing.
VNG-ASG5 = Sprint: 2 runs give a Move.
VNG-ASG6 = Strike: 3 fists give a Hit, and a second Hit if at least one of the dice is a strong fist. An anticipated Strike has no dice and gives one Hit.
VNG-ASG7 = Fire: 2 guns and one gun or fist give a Shoot.
VNG-ASG8 = Charge: 1 run, 2 fists and one run or fist give a Move, then a Hit. Strong fists add nothing here.
VNG-ASG9 = Bought skills: the dice and the actions are printed on the tile.
VNG-ASG10 = Any number of groups may be assigned, several of them to the same skill too; each group is one use.
VNG-ASG11 = A skill with the once symbol takes one group per Roll phase at most.
VNG-ASG12 = With each group assigned, the player may release one wound die in hand, that is, win the right to roll it again. Not done at once, it is lost.
VNG-ASG13 = A skill with the once symbol that is anticipated this round takes no group at all. Half-marked does not count.
VNG-ASG14 = A skill without that symbol may be anticipated and take groups in the same round.
VNG-ASG15 = Passive skills take no dice.
VNG-ASG16 = A group that was assigned is not changed, moved or rolled again until the end of the round.

## Wounds while rolling

chapter-wounds = Wounds while rolling
VNG-WND1 = A player may place a wound die from hand on a free slot of their health bar: a base slot or a marked extra slot that is not crossed and holds no die.
VNG-WND2 = Placing one releases all other wound dice in hand.
VNG-WND3 = A released die may be part of any later roll. Until then it still shows a wound: it stands for nothing and may still be placed. Once rolled, it is released no longer, and another wound locks it again.
VNG-WND4 = A slot holds one die, and dice are placed one at a time.
VNG-WND5 = When Combat starts, after the effects for the start of Combat, every slot with a die on it is crossed, and the dice go back to the Reserve.
VNG-WND6 = A crossed slot takes no die in later rounds until it is cleaned.
VNG-WND7 = A full health bar changes nothing before the fifth step of Resolution: the hero fights on and may still be healed.

## Combat

chapter-combat = Combat
VNG-CMB1 = Effects for the start of Combat come first, even before the dice on the health bar. Passive ones must be used if they can be; items only if the player wants. The player chooses the order.
VNG-CMB2 = Then the slots with dice on them are crossed.
VNG-CMB3 = After that, the player may use every assigned group, every anticipated skill and every marked use of an item.
VNG-CMB4 = Skills and items are used in any order; two groups on one skill are two uses, which need not follow each other.
VNG-CMB5 = A skill or an item is finished before another is begun.
VNG-CMB6 = The actions of a tile are done in the printed order.
VNG-CMB7 = If an action cannot be done, the use of that tile ends at once and what would follow is lost.
VNG-CMB8 = Once a tile is begun, every action that can be done must be done; the player only chooses the targets. A tile need not be used at all.
VNG-CMB9 = After use the dice of a group go back to the Reserve, and the anticipation marks of a skill are removed.
VNG-CMB10 = Passive skills need no dice and are always in force.
VNG-CMB11 = Effects for Resolution do nothing in Combat.
VNG-CMB12 = Every skill is made of the eight actions.
VNG-CMB13 = A player may end Combat between any two tiles. Dice of unused groups go back to the Reserve, unused anticipation marks go in Resolution, and uses of items stay marked.
VNG-CMB14 = At the end of Combat the dots on Toughs are erased.
VNG-CMB15 = A target is chosen when its action is done, not earlier.

## The eight actions

chapter-actions = The eight actions
VNG-ACT1 = Move: go to an adjacent room of your choice.
VNG-ACT2 = Nobody can Move out of a room with an active Blocker in it.
VNG-ACT3 = On arrival the Visited box of the room is crossed.
VNG-ACT4 = Hit: one damage to an enemy in your own room.
VNG-ACT5 = A dodged minion can be damaged like any other.
VNG-ACT6 = Shoot: one damage to an enemy in an adjacent room, never in your own.
VNG-ACT7 = All that is said about a Hit holds for a Shoot as well: kinds of minion, Boss, cleared rooms.
VNG-ACT8 = Several Shoots of one tile may go into different rooms.
VNG-ACT9 = Wound: cross a free slot of your own health bar. Without a free slot it cannot be done.
VNG-ACT10 = Heal: clean a crossed slot of your own health bar. If none is crossed, it cannot be done.
VNG-ACT11 = Jump: go to an adjacent room and on to a room adjacent to that one, which may be the room you came from.
VNG-ACT12 = The room you pass through is not visited.
VNG-ACT13 = The objective of the room you pass through is not completed.
VNG-ACT14 = Blockers in the room you pass through do not matter.
VNG-ACT15 = An active Blocker in the room you start from does prevent a Jump: only the room passed through is exempt. The room you land in is visited, as after a Move.
VNG-ACT16 = Dodge: mark a minion in your room or in an adjacent one that is neither crossed nor dodged. The Boss cannot be dodged.
VNG-ACT17 = Dodge marks are removed at the end of Resolution.
VNG-ACT18 = Kill: cross a minion in your room, whatever its kind and whatever protects it. The Boss cannot be killed in this way.

## Minions

chapter-minions = Minions
VNG-MIN1 = One damage crosses a minion, a Tough excepted. A crossed minion is out for the rest of the game.
VNG-MIN2 = Tough: it takes two. The first damage puts a dot on it, the second crosses it.
VNG-MIN3 = A Tough that took only one damage loses the dot when Combat ends. The two may come from different tiles, and from a Hit and a Shoot.
VNG-MIN4 = Brute: while an active Brute is in the Boss’s room, the Boss cannot be damaged. In other rooms a Brute does nothing.
VNG-MIN5 = Blocker: while an active one is in your room, you cannot leave.
VNG-MIN6 = Henchman: gives a wound in Resolution if it is in your room.
VNG-MIN7 = Gunner: gives a wound in Resolution if it is in your room or in an adjacent one.
VNG-MIN8 = Enemies never move and never come back.

## The Boss

chapter-boss = The Boss
VNG-BOSS1 = The Boss can be damaged only if no active Brute is in his room.
VNG-BOSS2 = Each damage crosses the next slot of his bar, from the left.
VNG-BOSS3 = Slots that were not marked during the setup are never crossed.
VNG-BOSS4 = When all marked slots are crossed, the Boss is dead and no target any more.
VNG-BOSS5 = A living Boss gives a wound in Resolution if he is in your room.
VNG-BOSS6 = Dodge and Kill speak of minions: they do nothing to a Boss.
VNG-BOSS7 = A damage that a Boss effect cancels was dealt all the same: the tile goes on, and a modifier may follow. A Boss that may not be aimed at is no target at all.

## Items

chapter-items = Items
VNG-ITM1 = An item works when it is used: in Combat, unless it says otherwise.
VNG-ITM2 = Each use crosses one marked box of the item.
VNG-ITM3 = Without a marked box that is not crossed yet, an item cannot be used.
VNG-ITM4 = An item has 3 boxes, and a crossed box is spent for the whole game.
VNG-ITM5 = The same item may be used several times in one Combat phase, once for each marked box.
VNG-ITM6 = Marked boxes stay from round to round until they are used.
VNG-ITM7 = A modifier is used right after the action it names, even in the middle of a tile, which then goes on. Once for each such action; and what a modifier does calls for no other modifier.
VNG-ITM8 = Items for the start of Combat or for Resolution are used only then.
VNG-ITM9 = If the effect of a modifier cannot be done, only the modifier ends. It is offered only if its first action can be done at that moment.

## Objectives

chapter-objectives = Objectives
VNG-OBJ1 = An objective belongs to a room: it can be marked only while the hero is there and what it asks for is true.
VNG-OBJ2 = Each objective is marked once; its points are counted at the end of the game.
VNG-OBJ3 = It is marked by itself as soon as both are true, in any phase, since it can do no harm.
VNG-OBJ4 = Passing through with a Jump marks nothing.
VNG-OBJ5 = Kills: so many minions of that kind are crossed, anywhere in the lair, since the start of the game.
VNG-OBJ6 = Clear in one round: none of the room’s minions was crossed when this Combat phase began, and now all are crossed or dodged.
VNG-OBJ7 = Full health: the health bar has 6 slots, crossed or not.
VNG-OBJ8 = All around: all adjacent rooms are visited.
VNG-OBJ9 = Face to face: the Boss was damaged at least once by a Hit. A damage that was cancelled does not count, and neither does a Shoot.
VNG-OBJ10 = Explorer: so many rooms of the lair are visited, those printed as visited included.
VNG-OBJ11 = Clean surroundings: all minions of that kind in the adjacent rooms are crossed. Dodged ones do not count, and the room itself does not matter.

## Resolution

chapter-resolution = Resolution
VNG-RES1 = First step: all anticipation marks are removed; what was not used is lost.
VNG-RES2 = Second step: the loot of every room that is visited and cleared is collected.
VNG-RES3 = Each loot symbol gives one Collect: cross a loot slot, or do any other Flashback action.
VNG-RES4 = A symbol is collected once, even if the player lets its Collect go.
VNG-RES5 = Third step: the hero receives a wound from the living Boss and from each active Henchman in the same room, and from each active Gunner in that room or an adjacent one. Each wound crosses a free slot.
VNG-RES6 = Fourth step: effects for Resolution are used, in the order the player likes. Passive ones must be used, items may be.
VNG-RES7 = Fifth step: if all slots of the health bar are crossed, the hero is knocked out.
VNG-RES8 = Sixth step: all dodge marks are removed.
VNG-RES9 = To collect loot the hero need not be in the room.
VNG-RES10 = For loot, dodged minions count as gone, in this round only.
VNG-RES11 = Wounds that find no free slot are ignored.
VNG-RES12 = The six steps are done in this order: healing for loot comes before the wounds, and the knock-out looks at the bar as it is after the fourth step.

## Knock-out

chapter-knockout = Knock-out
VNG-KO1 = A knocked-out hero loses all wounds.
VNG-KO2 = The health bar goes back to its 3 base slots. Extra slots can be marked again later.
VNG-KO3 = The next KO slot is crossed.
VNG-KO4 = After the first knock-out the hero holds at most 3 dice for the rest of the game, too few for skills that take 4.
VNG-KO5 = Such skills can still be anticipated, which needs no dice.
VNG-KO6 = A second knock-out kills the hero: the player has lost and sits out the rounds that are left.
VNG-KO7 = A dead player cannot win and is ranked below all survivors; the points are still shown. If everybody is dead, nobody wins.
VNG-KO8 = The number of dice stays the same when a player dies.

## Final score

chapter-score = Final score
VNG-SCO1 = After round 4, every player adds up the following points.
VNG-SCO2 = Loot: the number in the first loot slot that is not crossed.
VNG-SCO3 = Training: the number in the first experience slot that is not marked.
VNG-SCO4 = A track that is completely filled scores the number printed at its end.
VNG-SCO5 = Boss: the number under the last crossed slot of his bar, 0 if none is crossed.
VNG-SCO6 = 5 points more if the Boss is dead.
VNG-SCO7 = The points of every objective marked.
VNG-SCO8 = One point less for each room with an enemy on the way from the hero to the entrance, the hero’s own room included. The best way is taken.
VNG-SCO9 = Rooms count, not enemies, and a living Boss is an enemy. The entrance never counts, and Blockers bar no way here.
VNG-SCO10 = The highest score wins.
VNG-SCO11 = In a tie, the player with more uncrossed health slots wins. Only slots that are available count.
VNG-SCO12 = If it is still a tie, the victory is shared.

## Solo

chapter-solo = Solo
VNG-SOLO1 = Alone, you choose easy, medium or hard for each of three things: dice, time and target. Any mix will do.
VNG-SOLO2 = The Reserve holds 20, 16 or 12 dice.
VNG-SOLO3 = Four complete rounds are played, with the same rules as for several players.
VNG-SOLO4 = In each Roll phase 45, 30 or 25 seconds run from the first roll.
VNG-SOLO5 = When they are over, no die may be taken from the Reserve any more. Dice in hand may still be rolled, assigned and placed, without hurry.
VNG-SOLO6 = The challenge is won with at least 18, 23 or 28 points. A dead hero has failed in any case.
VNG-SOLO7 = A Boss and a lair board are dealt as usual, and you choose your hero and the side of the board.

## Table options

chapter-switches = Table options
VNG-SW1 = Last Resolution. Default: round 4 has its Resolution phase before the scores are counted. Alternative: scores are counted right after the Combat phase of round 4, without last loot, wounds or knock-outs; dodge marks are removed first.
VNG-SW2 = Begun tiles. Default: every action of a begun tile that can be done must be done. Alternative: a begun tile may be broken off, but not in order to avoid a Wound that comes next.
VNG-SW3 = Blockers and Jump. Default: an active Blocker in the room you start from prevents a Jump. Alternative: a Jump pays no attention to Blockers.
VNG-SW4 = Dice of those who stopped. Default: their dice stay out until the phase ends. Alternative: they go back to the Reserve at once, and a stuck player may go on with them.
VNG-SW5 = Anticipation for loot. Default: an Anticipation chosen for loot in Resolution serves the next round. Alternative: it cannot be chosen there.
VNG-SW6 = Clear in one round. Default: all minions of the room must fall or be dodged within one round. Alternative: it is enough that the last ones do; earlier losses do not matter.
VNG-SW7 = Full tracks. Default: a full track scores the number at its end. Alternative: it scores nothing, as the letter of the rule has it.
VNG-SW8 = Four dice after a knock-out. Default: skills that take 4 dice can still be anticipated. Alternative: they cannot be used in any way.
VNG-SW9 = Bonus action. Default: at any time in the Flashback phase. Alternative: only after the three dice were used or skipped.
VNG-SW10 = Objectives. Default: they are marked in any phase. Alternative: only in Combat.

## The race on a server

chapter-race = The race on a server
VNG-RT1 = Dice, Reserve and chance belong to the server. A player sends a wish, and only the answer of the server changes anything.
VNG-RT2 = The rules read no clock: that time is up is told to them like any other answer. A recorded game can therefore be played back exactly.
VNG-RT3 = Wishes are carried out one at a time, in the order they arrive. A die is always in exactly one place: in the Reserve, in a hand, in a group or on a health bar.
VNG-RT4 = The dice in the Reserve, in hands, in groups and on health bars always add up to the number the game started with.
VNG-RT5 = A wish that arrives twice is carried out once. One that is not allowed is refused with a reason and changes nothing.
VNG-RT6 = The Roll phase ends at the first moment every living player has stopped or is stuck. Who is stuck is looked at again whenever the Reserve changes.
VNG-RT7 = Alone, the time runs from the first roll. When it is up, the Reserve closes: no die can be taken, everything else stays allowed, without limit.
VNG-RT8 = If the Reserve has enough for everybody, dice are handed out at once. If not, requests are gathered for a moment, put in order of arrival with the delay of each connection allowed for, and served one die at a time in turn. In a tie, the player who has taken fewer dice this round comes first, then the order of the seats, which shifts with the round.
VNG-RT9 = Everybody sees at once how many dice are left in the Reserve.
VNG-RT10 = If a connection breaks, the player’s dice stay as they are and the phase goes on. After a while the player is stopped; coming back while the phase still runs lifts this stop.
VNG-RT11 = Alone, the time keeps running when the connection breaks.
VNG-RT12 = A table may play without rush: rolls are slower, requests are gathered for longer, and quick fingers hardly matter. Somebody who plays alone without rush has no time limit at all.
VNG-RT13 = Instead of racing, players may play in ticks: in each tick everybody gives one order, and the orders are carried out in the order of the seats, from a seat that moves on with every tick. Scarce dice are dealt one at a time in that order. A player who gives no order passes.
VNG-RT14 = A tick stands for a second and a half: alone, the Reserve closes after 30, 20 or 16 ticks. With several players there is no limit, but three passes in a row stop a player.
VNG-RT15 = Bots play with the same orders as people, at most one every second and a half or so.
VNG-RT16 = Racing or in ticks, the same orders in the same sequence give the same result.
VNG-RT17 = After an order, a hand stops by itself only if no further roll could do anything for its player: no group can be made any more, no die taken and no wound placed. Otherwise the player says when to stop.
VNG-RT18 = With 2 to 4 players, the last dice have a limit: once no die can be taken any more, 30 seconds are left to roll, unless the table says otherwise.
