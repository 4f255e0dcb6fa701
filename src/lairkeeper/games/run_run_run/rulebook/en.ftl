## General

chapter-general = General
RRR-GEN1 = Run Run Run! is played by 1 to 4 players.
RRR-GEN2 = Everybody is on the same side: the whole group shares one victory or one defeat.
RRR-GEN3 = Every decision belongs to a single player, who may go against the advice of the group. That player is the active player unless a rule names somebody else.
RRR-GEN4 = Whenever a choice made during a turn would belong to “the players” as a group, the rule concerned names one player who makes it, because somebody must have the last word. Talking it over beforehand is free.
RRR-GEN5 = All chance in the game (shuffles, dice, random discards, random draws from the discard) comes from one generator started from a seed. The same seed and the same decisions always give the same game, so any game can be played back exactly.

## Communication

chapter-communication = Communication
RRR-COM1 = Players may talk openly about what they intend to do and about the decisions to take.
RRR-COM2 = Nobody may show the cards of their hand to the others or describe them precisely: each hand stays hidden from all other players.
RRR-COM3 = Without a word, a player may point at a hex to say that they would like to keep it for later.
RRR-COM4 = A wish of that kind binds nobody: the others may ignore it.
RRR-COM5 = For such wishes each player has one public “reserved” marker, which its owner may put on any empty hex touching a space of the maze, move or take back at any time; it never changes what is allowed. Free messages, where they exist, are not policed, since a program cannot judge how precise a description is.
RRR-COM6 = Cards that have become public (laid in the maze, discarded, or revealed in a regroup) may be discussed freely, since everybody has seen them on the table.

## Geometry of the maze

chapter-geometry = Geometry of the maze
RRR-GEO1 = The maze grows on an endless grid of hexes. Each hex has two coordinates (q, r), along two axes of the grid, and the Vault stands on (0, 0).
RRR-GEO2 = The sides of a hex are numbered clockwise from the top; the brackets give the way to the neighbour: 0 north (0, −1), 1 north-east (+1, −1), 2 south-east (+1, 0), 3 south (0, +1), 4 south-west (−1, +1), 5 north-west (−1, 0). Side 0 of a space faces side 3 of its neighbour, 1 faces 4, 2 faces 5, and the other way round.
RRR-GEO3 = Every space, the Vault and the Exit Door included, fills exactly one hex, and a hex holds at most one space.
RRR-GEO4 = The active player chooses how to turn a Room before laying it, in any of six rotations: each step clockwise takes every printed side to the next number, and 5 to 0. A Room is never flipped over, and its rotation is fixed once it is laid.
RRR-GEO5 = Two adjacent spaces are connected if both sides facing each other are exits, if a secret passage lies on their common edge, or if that edge links the Exit Door to the maze. A connection works both ways, for cats and for mummies.
RRR-GEO6 = An open path is an exit of a space beyond which the hex is still empty.
RRR-GEO7 = A triangle is three Rooms around one intersection, that is, on three hexes that all touch each other: a hex and its neighbours on two consecutive sides. Each hex belongs to six possible triangles.
RRR-GEO8 = The three Rooms of a triangle need not be connected with each other: only their position and their symbols matter, so touching at the intersection is enough.
RRR-GEO9 = The distance between two spaces is the smallest number of connections that must be crossed to walk from one to the other.
RRR-GEO10 = Every space is always connected with the Vault, because a cat walks onto each Room as it is laid and nothing is ever removed: in play a mummy always has a way there. Only in a position arranged by hand could a mummy be cut off; it then simply does not move.

## Setup

chapter-setup = Setup
RRR-SET1 = The Pharaoh’s Vault is placed in the middle.
RRR-SET2 = Each player receives one Catventurer tile at random, visible to all; a solo player chooses one instead.
RRR-SET3 = All cats start on the Vault.
RRR-SET4 = The Exit Door is put aside together with the 3 Door mechanism tokens and the 5 Torch mechanism tokens.
RRR-SET5 = Of the 39 torches, 5 form the reserve, which belongs to all players together; the other 34 stay in the supply.
RRR-SET6 = The 17 Sarcophagus tokens are shuffled into a stack with their content hidden. Nobody knows what they contain or in which order they lie.
RRR-SET7 = The 4 Mummy cards are shuffled face down into the mummy pile beside the Vault, with the 4 figures and 5 hearts next to it. Which card lies where is hidden from everybody.
RRR-SET8 = The 3 Boss cards are shuffled; one is set aside face down and the other two go back to the box unseen. Nobody knows which Boss is in the game nor which two are out.
RRR-SET9 = The Boss figure and the 15 remaining hearts are kept together at the side.
RRR-SET10 = The 3 Regroup tiles form a stack.
RRR-SET11 = The mummies start with a power of 1: one Mummy die is active; the other 3 wait at the side with the 6 Combat dice.
RRR-SET12 = The 64 Room cards are shuffled face down into the pile, and 5 are dealt to each player, whatever the number of players. The order of the pile is hidden from everybody, and each hand from the other players.
RRR-SET13 = The discard starts empty and lies face up: as cards are discarded openly, everybody may look through it.
RRR-SET14 = The box also holds four turn-reminder cards, which have no effect on play.
RRR-SET15 = The players agree on who starts.
RRR-SET16 = The first player is set when the table is prepared; if nobody is named, the first player is drawn at random.
RRR-SET17 = The top card of the mummy pile starts without any heart.

## The turn

chapter-turn = The turn
RRR-TRN1 = Players take their turns clockwise.
RRR-TRN2 = A turn always has two phases in this order: the Mummies’ Actions, then the Player’s Action.
RRR-TRN3 = In the second phase the active player performs exactly one action of their choice: Explore, Fight or Cooperate.
RRR-TRN4 = Explore can be chosen if there is at least one lawful way to carry it out.
RRR-TRN5 = Fight can be chosen if there is at least one lawful way to carry it out.
RRR-TRN6 = Cooperate can be chosen as long as a Regroup tile remains, even if nobody can join and the discard is empty: the tile is the only condition.
RRR-TRN7 = Acting is compulsory: a player may not pass while Explore or Fight is available. An action possible only by spending a Sarcophagus token is not compulsory, but it may still be chosen.
RRR-TRN8 = If neither Explore nor Fight is possible without spending a token, the player may also pass, so that nobody is ever stuck. Cooperate, if a tile remains, and actions that need a token stay open.
RRR-TRN9 = The active player may use Sarcophagus tokens at these moments, several at once if wished: at the start of the turn, before the Mummy dice are rolled; after the Mummies’ Actions, before declaring an action; within the declaration itself where a rule says so (a secret passage in Explore, a Double token in Fight); after the action is fully resolved, before the turn ends.
RRR-TRN10 = No card is drawn for ending a turn, and there is no limit to the size of a hand.
RRR-TRN11 = When a turn ends, the next player clockwise becomes the active player; in solo the same player plays again.
RRR-TRN12 = A player who passes may first walk their cat up to 3 spaces, only through spaces without mummies and ending on one; no card may be discarded to go further. This helps a stuck player, who is most often just too far from an open path.

## The mummies’ actions

chapter-mummies = The mummies’ actions
RRR-MUM1 = The active player rolls the active Mummy dice.
RRR-MUM2 = The number of active dice is 1, plus the extra dice of the awake mummies (2 for the herald, 1 for the runner); it can rise and fall during the game.
RRR-MUM3 = The dice are counted at the moment they are rolled: a mummy that wakes or dies later in the same turn changes only the rolls that follow.
RRR-MUM4 = Each symbol rolled does two things: first, every mummy already in the maze, the Boss included, moves one space; second, a heart is placed. A blank face does nothing.
RRR-MUM5 = A mummy always moves towards the Vault by one of the shortest ways.
RRR-MUM6 = If several next spaces lie on equally short ways to the Vault, the active player chooses, for each mummy and each step separately. Only neighbouring spaces that bring the mummy exactly one step closer are offered.
RRR-MUM7 = Symbols are resolved one after the other: movement then heart for the first, movement then heart for the second, and so on.
RRR-MUM8 = Within one step the mummies move one at a time, in the order in which they woke, the Boss last; nobody has to choose an order.
RRR-MUM9 = Mummies do not block each other and may share a space. Cats do not block them either, except that a mummy stops when it meets one.
RRR-MUM10 = A mummy that enters a space with one or more cats stops and attacks at once.
RRR-MUM11 = A mummy that has stopped does not move again in this Mummies’ Actions phase, neither for later symbols nor for an extra move. The hearts of later symbols are still placed.
RRR-MUM12 = For the second effect of a symbol, one heart is put on the top card of the mummy pile.
RRR-MUM13 = With its fifth heart a mummy wakes: its card is turned up, the 5 hearts become its life, and its figure is placed on a Room. The active player chooses any Room card of the maze; one far from the Vault is wise.
RRR-MUM14 = Hearts beyond the fifth go to the next card on top of the pile.
RRR-MUM15 = The Room chosen for a waking mummy may hold cats or other mummies. Appearing there is not entering, so it causes no attack.
RRR-MUM16 = A mummy woken by one symbol moves with the following symbols of the same roll, since these move every mummy then in the maze; its extra move, if it has one, must wait for a later turn.
RRR-MUM17 = A waking mummy always finds a Room to appear on: five hearts take at least five turns with a single die, at most three turns can have been spent on Cooperate, and the player of a fourth must have laid a Room.
RRR-MUM18 = If all four mummies are awake, a symbol of the dice places no heart and nothing replaces it: that symbol has already moved every mummy.
RRR-MUM19 = After the Boss has appeared, no mummy can wake any more.
RRR-MUM20 = So after the Boss has appeared no symbol places a heart any more; the movement goes on as before.
RRR-MUM21 = Hearts are never in short supply: as many are used as needed, because 20 are enough for four mummies but not for four mummies and a Boss of 12, which can happen.
RRR-MUM22 = The extra move of the runner and of the Bosses is one more step each turn, made after all symbols are resolved, even if no symbol was rolled. It is made only by those that were in the maze when the dice were rolled and have not stopped.
RRR-MUM23 = A mummy that reaches the Vault ends the game at once: the group has lost.
RRR-MUM24 = This is so even when cats stand on the Vault: the defeat is immediate and no attack comes first.
RRR-MUM25 = A mummy that begins the phase on a space with a cat moves on as usual and attacks only if it enters another space with cats; if it does not move, it does not attack.
RRR-MUM26 = The Vault and the Exit Door cannot be chosen for a waking mummy, because they are not Room cards.

## Attacks of the mummies

chapter-attack = Attacks of the mummies
RRR-ATK1 = An attack takes place at the very moment a moving mummy enters a space with cats, and all cats there are attacked.
RRR-ATK2 = Only three movements lead to an attack: a step given by the dice, an extra move, and an advance caused by darkness. A cat that comes to a mummy (by fight, teleport, footprint or regroup) is not attacked, and a fight brings no counter-attack.
RRR-ATK3 = The damage of an attack is the number printed on the mummy or Boss; it counts once in total, not once per cat.
RRR-ATK4 = Each damage means one card discarded at random from the hand. The program picks the card, and the discarded card becomes public.
RRR-ATK5 = If several cats are attacked, they share out the damage as they like.
RRR-ATK6 = The split is entered by the active player if attacked, otherwise by the attacked player whose turn comes next. Any whole numbers, 0 included, are accepted as long as the total is right.
RRR-ATK7 = When several mummies attack, each inflicts its own damage.
RRR-ATK8 = Their attacks are resolved one after the other, in the order in which the mummies move, each with its own split and its own shields.
RRR-ATK9 = A player who has to discard their last card is killed, and the game is lost at once.
RRR-ATK10 = So a player who, after shields, takes at least as much damage as they have cards brings defeat. A player with an empty hand at that instant, which can only happen in the middle of an Explore, dies from any damage.

## Explore

chapter-explore = Explore
RRR-EXP1 = Explore has five steps in this order: add a Room, move the cat, light the Room, draw cards, apply the effects of the Room.
RRR-EXP2 = In the first step exactly one Room card of the player’s own hand is laid on an empty hex so that the maze grows. The active player chooses the card, the hex and the rotation.
RRR-EXP3 = First rule of placement: where an exit of the new Room faces an existing space, it must face an exit.
RRR-EXP4 = Conversely, a wall of the new Room may not face an exit of an existing space, because that would close off a path. Wall against wall is allowed.
RRR-EXP5 = Exits of the new Room that lead to empty hexes simply remain open.
RRR-EXP6 = For this matching the Vault and the Exit Door count like Rooms, since they too have exits and walls.
RRR-EXP7 = The new Room must have at least one connection, otherwise the cat could not walk onto it.
RRR-EXP8 = Second rule of placement: the player must be able to move their cat onto the new Room without crossing a space occupied by a mummy. If that is impossible, the placement is refused.
RRR-EXP9 = The distance counts as well: the walk must fit within the movement the cat can have, a card discarded for extra movement included.
RRR-EXP10 = The space where the cat starts does not count as crossed, even with a mummy on it; otherwise a cat beside a mummy would be frozen.
RRR-EXP11 = A teleport cannot replace the walk onto the new Room. It may be used earlier, at the start of the turn or before the action is declared, to set out from elsewhere.
RRR-EXP12 = For example, of five spots considered for a Room, three can be allowed while one is refused because the sides do not match and another because a mummy stands on the only way there.
RRR-EXP13 = It is allowed to close the last open path of the maze; the group bears the cost.
RRR-EXP14 = A Room once laid is never moved or removed.
RRR-EXP15 = The card, the hex, the rotation, the card for extra movement and any secret passages form one declaration, checked as a whole before anything changes, so that no illegal action is ever left half done. It is asked for in small questions.
RRR-EXP16 = A player may lay the last card of their hand if the pile will give at least one card in the drawing step; with an empty pile, Explore needs two cards in hand. Laying is not discarding, but ending without a card is a defeat, so the program refuses a suicidal placement.

## Movement of the cats

chapter-movement = Movement of the cats
RRR-MOV1 = Right after laying the Room, the player must move their cat onto it.
RRR-MOV2 = A cat walks from one space to an adjacent connected space, and its basic move is at most 3 spaces.
RRR-MOV3 = The active player may discard 1 card of the hand to go further: each exit printed on it gives one more space of movement.
RRR-MOV4 = At most one card per turn can be used in this way, and only if the walk is longer than 3 and the exits of the card cover the difference; a useless discard is not offered.
RRR-MOV5 = This discard must leave at least one card in hand, not counting the Room being laid or the cards to be spent in the fight, because discarding the last card would be a defeat. So an Explore or a Fight with extra movement needs at least 3 cards in hand.
RRR-MOV6 = A walk may not pass through a space occupied by a mummy.
RRR-MOV7 = Cats never block cats: any number of them may share a space.
RRR-MOV8 = Cats may walk through the Vault and the Exit Door and stand on them, since both are spaces of the maze.
RRR-MOV9 = All that matters is that a short enough walk exists: the route is not chosen, and nothing happens on the way.
RRR-MOV10 = Movement left unused is lost.
RRR-MOV11 = The same rules of movement serve Explore and Fight.

## Light

chapter-light = Light
RRR-LIT1 = A Room with a printed torch is already lit and needs nothing.
RRR-LIT2 = Any other newly laid Room receives one torch from the reserve.
RRR-LIT3 = Lighting is compulsory while the reserve is not empty, and the torch stays on that Room for good.
RRR-LIT4 = If the reserve is empty, a heart is at once added to the top card of the mummy pile instead; if it is the fifth, that mummy wakes in the usual way.
RRR-LIT5 = If that heart cannot be added because all mummies are awake, all mummies advance one space instead.
RRR-LIT6 = The same advance takes place after the Boss has appeared, for all awake mummies and the Boss: no card can take the heart then either, and darkness must not become free at the climax.
RRR-LIT7 = An advance caused by darkness is an ordinary step: shortest way, ties chosen by the active player, mummies one at a time in waking order and the Boss last, attacks on cats met, defeat at the Vault. It includes no extra move, and mummies that had stopped earlier in the turn do advance.
RRR-LIT8 = A Room laid without light stays dark, with no further effect, and is never lit later.
RRR-LIT9 = There are only 39 torches: a gain larger than the supply gives what is left.
RRR-LIT10 = The Vault and the Exit Door need no light: only a Room just laid is lit.
RRR-LIT11 = Torches discarded or sacrificed go back to the supply; those lying on Rooms do not.

## Drawing Room cards

chapter-drawing = Drawing Room cards
RRR-DRW1 = In the fourth step of Explore the player draws one card from the pile for each connection made. The cards drawn are hidden from the others; their number is public.
RRR-DRW2 = What counts are the sides by which the new Room, at the moment it is laid, is connected with spaces already there: Rooms, the Vault, the Exit Door, including by secret passages laid with it.
RRR-DRW3 = For example, a Room that makes two connections gives two cards.
RRR-DRW4 = Drawing is compulsory; if the pile is too small, the player draws what is left.
RRR-DRW5 = When the pile is empty, the game goes on without draws from it.
RRR-DRW6 = The discard is never shuffled back into the pile: players make do with what they hold. Cooperate can still take cards out of the discard.
RRR-DRW7 = Whether the active player has run out of cards is checked after the drawing step, not between laying the Room and drawing.

## Sarcophagus Rooms and tokens

chapter-sarcophagus = Sarcophagus Rooms and tokens
RRR-SAR1 = A player who has laid a Sarcophagus Room takes the top Sarcophagus token in the fifth step of Explore and reveals it.
RRR-SAR2 = Only laying the Room gives a token; walking onto it later does not.
RRR-SAR3 = If the stack of Sarcophagus tokens is empty, nothing happens; used tokens never go back to it.
RRR-SAR4 = A token other than a trap is kept, and its owner may use it during one of their own turns, at once or later.
RRR-SAR5 = Tokens kept are public, since they were revealed when drawn, and a player may hold any number of them.
RRR-SAR6 = A token is used either for its effect or to teleport its owner’s cat to any other place of the maze, whatever the distance.
RRR-SAR7 = A teleport may end on any other space (a Room, the Vault or the Exit Door), with or without mummies or cats on it. It triggers no attack and no Room effect.
RRR-SAR8 = A Torches token adds the number of torches printed on it to the reserve.
RRR-SAR9 = A Double token, discarded before attacking, doubles the damage of that fight.
RRR-SAR10 = A Rooms token lets its owner draw the number of Room cards printed on it from the pile.
RRR-SAR11 = A shield, discarded when a mummy attacks its owner, cancels all damage to the owner from that attack.
RRR-SAR12 = The owner may use a shield on anybody’s turn, because attacks mostly come on other players’ turns.
RRR-SAR13 = A trap is resolved as soon as it is drawn: the top Mummy card is turned up, its hearts are completed to 5, and its figure is placed on a Room chosen by the active player.
RRR-SAR14 = A trap can never be used to teleport.
RRR-SAR15 = If no Mummy card is left in the mummy pile (all are awake, or the Boss has arrived), the trap does nothing and is spent; it does not make the mummies advance.
RRR-SAR16 = First use of a secret passage, as part of an Explore: it connects the new Room with one adjacent space even though an exit faces a wall there, or both sides are walls.
RRR-SAR17 = The connection made by that passage counts for drawing: a Room with one ordinary connection and one passage gives two cards.
RRR-SAR18 = One passage token covers one side of the new Room, and every side that does not match needs its own. The passage may be the only connection, so the hex need not lie at an open path.
RRR-SAR19 = Second use of a secret passage, at the start of the turn, before the action is declared or after it is resolved: it connects any two adjacent spaces of the maze that are not yet connected. No card is drawn for it.
RRR-SAR20 = A passage stays on its edge for the rest of the game and is an ordinary connection for cats and mummies. One of its two spaces may be the Vault or the Exit Door.
RRR-SAR21 = Tokens can change hands only during a Cooperate.
RRR-SAR22 = Torches tokens may bring the reserve above 5, which is only the level a Torch mechanism refills to.
RRR-SAR23 = Shields are asked for after the damage has been split, from each attacked player who was assigned at least 1. A shield cancels only its owner’s share of that one attack.
RRR-SAR24 = A token just revealed can first be used after the action, Explore or Fight, is completely resolved; only a trap interrupts.

## Mechanisms

chapter-mechanisms = Mechanisms
RRR-MEC1 = Some Rooms show one of three symbols: ankh, eye or scarab.
RRR-MEC2 = Each time a Room is added, it is checked in the fifth step of Explore whether it completes triangles of three identical or three different symbols.
RRR-MEC3 = Only triangles that contain the new Room are looked at. All three must be Rooms with a symbol: the Vault, the Exit Door and Rooms without symbol never count.
RRR-MEC4 = Three identical symbols trigger a Torch mechanism: the reserve is refilled up to 5, so with 3 torches left the group gains 2.
RRR-MEC5 = A Room can be used only once for a Torch mechanism: a Torch mechanism token put on the intersection marks the three Rooms as used. For example, a later Room with the same symbol next to two used ones gives nothing.
RRR-MEC6 = Three different symbols trigger a Door mechanism: the top Door mechanism token is put on the intersection.
RRR-MEC7 = A Room can be used only once for a Door mechanism, but the same Room may serve one Torch mechanism and one Door mechanism.
RRR-MEC8 = As the new Room is part of every new triangle, one placement triggers at most one Torch mechanism and at most one Door mechanism.
RRR-MEC9 = If several triangles of one kind qualify, the active player chooses which one is used.
RRR-MEC10 = A mechanism that qualifies must be triggered; only the choice between several triangles of one kind is free.
RRR-MEC11 = Exception: with 5 or more torches in the reserve, a Torch mechanism is not triggered, since there is nothing to refill. No token is placed, no Room is marked as used, no torch is lost.
RRR-MEC12 = After the fifth Torch mechanism, triangles of identical symbols have no effect, because no token is left to mark them.
RRR-MEC13 = The effects of a Room come in this order: the Sarcophagus token, trap included, then the Torch mechanism, then the Door mechanism.
RRR-MEC14 = A triangle not triggered when it is completed is not triggered later by itself, since the check takes place when a Room is added. Its unused Rooms may serve in new triangles.
RRR-MEC15 = After the third Door mechanism, triangles of different symbols have no effect: no token is left.

## The Exit Door

chapter-exit = The Exit Door
RRR-EXT1 = The third Door mechanism opens the Exit Door, which is connected to the maze at once.
RRR-EXT2 = The active player chooses any open path, that is a space and one of its sides, and the Exit Door fills the hex to which it leads.
RRR-EXT3 = Open paths of the Vault may be chosen too; it would merely be unwise.
RRR-EXT4 = The Exit Door is linked by that one side only; its other five sides are walls.
RRR-EXT5 = If the maze has no open path, the active player puts the Exit Door on any empty hex adjacent to a Room and it is linked with that Room through its wall, free of charge: the third mechanism must always open it.
RRR-EXT6 = The Boss card is turned up, its hearts (8, 10 or 12) are placed, and its figure is put on the Exit Door.
RRR-EXT7 = All cards of the mummy pile leave the game, together with any hearts on the top card.
RRR-EXT8 = Mummies already awake stay in the maze with their hearts and powers and must still be defeated, since victory requires that all are gone. When defeated, their cards leave the game.
RRR-EXT9 = The Exit Door is not a Room: it gives no draw, needs no light and forms no triangle.
RRR-EXT10 = The game goes on: opening the Exit Door is not enough to win.
RRR-EXT11 = Rooms may later be laid next to the Exit Door; their sides towards it must match, and its five other sides are walls.
RRR-EXT12 = When the Exit Door is placed it need not match its other neighbours, otherwise it might have no place at all: another path that led to the same hex is simply blocked.

## Fight

chapter-fight = Fight
RRR-FGT1 = The cat walks by the usual rules of movement and stops on the first space occupied by a mummy: there the fight takes place.
RRR-FGT2 = So the target may be any space with a mummy that can be reached without passing another one.
RRR-FGT3 = A cat that starts on a space with a mummy may fight there without moving, or leave it to fight elsewhere.
RRR-FGT4 = The active player chooses Room cards to discard, and each counts as many Combat dice as it has exits (1 to 6). For example, 3 + 2 exits give 5 dice.
RRR-FGT5 = At least one card must be discarded: no card, no die, no fight.
RRR-FGT6 = Never more than 6 dice are rolled; strength above 6 is lost.
RRR-FGT7 = At least one card must stay in hand, since an empty hand means immediate death; the program refuses a fight that would break this. So a player with a single card cannot fight.
RRR-FGT8 = A Double token must be spent before the dice are rolled: it is part of the declaration of the fight.
RRR-FGT9 = The dice are rolled once. Each hit removes one heart from a mummy on that space.
RRR-FGT10 = Each “?” triggers the ability of the fighter’s Catventurer.
RRR-FGT11 = Each Room hex lets the fighter draw one Room card.
RRR-FGT12 = The roll is resolved in this order, which favours the players: first the damage, with the brawler’s “?” included, eliminations and the check for victory; then the Room hexes; then the other abilities, one “?” after the other; last the footprints.
RRR-FGT13 = Damage, Room hexes and abilities apply by themselves. The one exception: the relic hunter may decline each token draw, one at a time, since a trap may come.
RRR-FGT14 = With several mummies on the space, the active player splits the damage freely among them, Boss included. Damage beyond the hearts present is lost, but none may be wasted while a heart remains there.
RRR-FGT15 = Each footprint lets the cat move to a neighbouring connected space after the fight.
RRR-FGT16 = Footprint steps are optional and taken one at a time. Entering a space with a mummy ends them, and neither fight nor attack follows.
RRR-FGT17 = A mummy that loses its last heart is eliminated at once, and its figure leaves the maze.
RRR-FGT18 = The card of an eliminated mummy is shuffled back into the mummy pile, unless the Boss has already appeared. Hearts that lay on the top card are put on the new top card; the new order is hidden from everybody.
RRR-FGT19 = If the mummy pile was empty, that card alone becomes the pile, with no heart on it; the hearts of the dead mummy go back to the others at the side.
RRR-FGT20 = The extra dice, extra move and other powers of a mummy end with it.
RRR-FGT21 = After the fight the cat stays on the space, whether the mummy lives or not, unless footprints or a teleport are used.
RRR-FGT22 = Fighting is the only way to remove mummies from the maze.
RRR-FGT23 = A Double token doubles the whole damage of the fight, the brawler’s extra damage included.
RRR-FGT24 = At most one Double token may be used in a fight: damage is doubled, never more.

## Cooperate

chapter-cooperate = Cooperate
RRR-COP1 = Cooperate proceeds in this order: spend a tile, regroup, offer cards, draw from the discard, share, exchange tokens. Tokens come last, when hands are settled.
RRR-COP2 = One Regroup tile leaves the game; when all three are gone, the action is no longer available.
RRR-COP3 = The active player’s cat does not move.
RRR-COP4 = Each other player decides for themselves whether to move their cat to that space, free and at any distance, but not across a space occupied by a mummy.
RRR-COP5 = The participants are the active player and those who accept. A cat already on the space may accept without moving, or decline.
RRR-COP6 = A mummy on the active player’s own space, or on the space where a joining cat starts, does not prevent joining, since neither is crossed.
RRR-COP7 = Each participant chooses 0, 1 or 2 cards of their hand and puts them face down into a pool. Until the pool is revealed, an offer is hidden from everybody else.
RRR-COP8 = Offering is not discarding, since the cards come back through the share: a participant may offer all their cards.
RRR-COP9 = Two cards drawn at random from the discard are added to the pool for free, plus two more for each torch of the reserve that the participants sacrifice.
RRR-COP10 = The active player fixes the number of torches to sacrifice, before any card is drawn.
RRR-COP11 = If the discard is too small, all that it holds is taken.
RRR-COP12 = All cards of the pool are then revealed.
RRR-COP13 = The pool is shared among the participants in any way, equal or not: one may take several cards and another none.
RRR-COP14 = After discussion, the active player enters the share.
RRR-COP15 = The whole pool is given out, and every participant must end with at least one card in hand, since an empty hand is a defeat; any other share is refused. It is always possible: each can at least get back what they offered.
RRR-COP16 = During the halt participants may give or exchange Sarcophagus tokens, each owner deciding about their own.
RRR-COP17 = A regroup triggers no attack and no Room effect.
RRR-COP18 = The pool is revealed to every player, participant or not, since it lies on the table.
RRR-COP19 = An exchange of tokens is entered as two gifts.
RRR-COP20 = A torch may be sacrificed only if at least one card of the discard is left for it: nobody pays for nothing.

## End of the game

chapter-ending = End of the game
RRR-END1 = The players win when the Exit Door is connected to the maze and no mummy, Boss included, is in the maze.
RRR-END2 = Victory is checked at each elimination and ends the game at once; nobody has to walk to the Exit Door.
RRR-END3 = The players lose at once when one of them has to discard the last card of their hand.
RRR-END4 = The players lose at once when one of them has no Room card left in hand; during an Explore this is checked after the drawing step.
RRR-END5 = The players lose at once when a mummy enters the Vault.
RRR-END6 = The first of these events to be resolved decides, and whatever was still to be resolved is dropped.
RRR-END7 = Killing the last awake mummies before the Exit Door is open does not win; killing the Boss while another mummy is awake does not win yet.
RRR-END8 = Every game comes to an end sooner or later, because the cards are limited and mummies that are not fought reach the Vault. There is no fixed number of turns, since the dice may show blanks for long.

## The Catventurers

chapter-catventurers = The Catventurers
RRR-CAT1 = Cartographer: for each “?”, draw one Room card.
RRR-CAT2 = Relic hunter: for each “?”, draw one Sarcophagus token and reveal it, as for a Sarcophagus Room; a trap is resolved at once.
RRR-CAT3 = Brawler: for each “?”, one extra damage.
RRR-CAT4 = Lamplighter: for each “?”, one torch goes from the supply to the reserve, which may then exceed 5.
RRR-CAT5 = An ability works only in its owner’s own fights, and not while the silencer is in the maze.

## The four mummies

chapter-mummy-cards = The four mummies
RRR-MUMMY1 = Herald: attack 1. One attacked player discards one random card.
RRR-MUMMY2 = Herald: while it is awake, 2 more Mummy dice are rolled at the beginning of every player’s turn.
RRR-MUMMY3 = Runner: attack 1.
RRR-MUMMY4 = Runner: on each player’s turn it moves one space more than the dice indicate.
RRR-MUMMY5 = Runner: while it is awake, 1 more Mummy die is rolled.
RRR-MUMMY6 = Brute: attack 2, that is two random cards from one attacked player or one from each of two.
RRR-MUMMY7 = Snuffer: attack 1.
RRR-MUMMY8 = Snuffer: when it appears, 2 torches of the reserve are discarded.
RRR-MUMMY9 = With fewer than 2 torches the reserve drops to 0 and nothing else happens. The snuffer does this every time it appears, also through a trap or when it comes back.

## The three Bosses

chapter-bosses = The three Bosses
RRR-BOSS1 = Ravager: 8 hearts; attack 4, that is four random cards in total, split among the cats present.
RRR-BOSS2 = Silencer: 10 hearts; attack 3, that is three random cards in total, split among the cats present.
RRR-BOSS3 = Colossus: 12 hearts; attack 2, that is two random cards in total, split among the cats present.
RRR-BOSS4 = On each player’s turn every Boss moves one space more than the dice indicate. Bosses add no Mummy die.
RRR-BOSS5 = Silencer: as long as it is in the maze, no Catventurer ability works, wherever the cats are.
RRR-BOSS6 = Whether abilities work is decided when the Combat dice are rolled: the fight that kills the silencer still has no ability, since it was in the maze during the roll.
RRR-BOSS7 = In everything else the Boss counts as a mummy: it blocks walks, can be fought, stops when it meets cats, and ends the game in the Vault.

## Solo

chapter-solo = Solo
RRR-SOL1 = Solo is played with exactly the same rules.
RRR-SOL2 = The solo player chooses their Catventurer.
RRR-SOL3 = Cooperate remains available in solo: nobody joins, but cards of the discard are recovered.
RRR-SOL4 = In solo all cards of the pool end up in the single hand, so offering cards has no effect.

## What always holds

chapter-invariants = What always holds
RRR-INV1 = The Room cards in the pile, in hands, in the discard and in the maze, plus those in the pool during a regroup, always add up to 64.
RRR-INV2 = The torches in the reserve, in the supply and on Rooms always add up to 39, and none of these numbers is ever negative.
RRR-INV3 = The Sarcophagus tokens in the stack, held by players, lying on edges and already used always add up to 17.
RRR-INV4 = Whenever a decision is pending, the top card of the mummy pile has 0 to 4 hearts, an awake mummy 1 to 5, and a Boss from 1 to its maximum.
RRR-INV5 = Each Room belongs to at most one triggered triangle of each kind, and at most 5 Torch and 3 Door mechanism tokens lie in the maze.
RRR-INV6 = On every edge between two spaces both sides agree, exit with exit or wall with wall, except where a secret passage lies or around the Exit Door.
RRR-INV7 = Between two turns of a game still running, every hand has at least 1 card and no mummy is on the Vault.
RRR-INV8 = From every space it is possible to reach the Vault in a finite number of steps.

## Table options

chapter-switches = Table options
RRR-SW1 = Attacks without entering. Default: a mummy attacks only when it enters a space with cats. Alternative: besides, at the end of the Mummies’ Actions, each mummy that shares a space with cats and has not attacked in this phase attacks them.
RRR-SW2 = Length of a stop. Default: a mummy that has met a cat stands still for the rest of the phase. Alternative: it stops for that step only, and later symbols and the extra move take it on.
RRR-SW3 = Hearts without a card. Default: with all four mummies awake, only a heart due to darkness makes them advance. Alternative: every heart that finds no card does so, those of the dice too, as long as the Boss has not appeared; afterwards the symbols of the dice place no heart in either case.
RRR-SW4 = Extra move. Default: the runner and the Boss make their extra move on every turn. Alternative: only on a turn with at least one symbol rolled.
RRR-SW5 = Waking beside cats. Default: a mummy may wake on a Room with cats and does not attack. Alternative: it may, and attacks at once.
RRR-SW6 = Reach of the silencer. Default: abilities are cancelled everywhere. Alternative: only for cats on the silencer’s space.
RRR-SW7 = Shields. Default: a shield works on anybody’s turn. Alternative: on its owner’s turn only.
RRR-SW8 = Full reserve. Default: with 5 or more torches, a triangle of identical symbols is not triggered. Alternative: it is triggered; the token is placed and the Rooms are used, but no torch is gained.
RRR-SW9 = Last card. Default: the last card of a hand may be laid if a card will be drawn. Alternative: Explore always needs two cards in hand.
RRR-SW10 = Secret passages alone. Default: a secret passage may be laid between two spaces already in the maze. Alternative: only together with the placement of a Room.

## Large choices in small questions

chapter-splitting = Large choices in small questions
RRR-SPL1 = Large choices (using a token, Explore, Fight, splitting damage among mummies, offering cards, sharing the pool, giving tokens) are asked in small questions, and the answers given so far form a draft that only its author sees. Until the last answer nothing changes, chance is not called upon and nobody is told anything; then the whole declaration is checked and carried out in one go.
RRR-SPL2 = An answer is offered only if the draft can still be completed to a lawful declaration with it. So a draft never gets stuck, and an action is listed exactly when its first question has at least one answer.
RRR-SPL3 = A player may throw away their unfinished draft and begin again; in Explore and Fight this leads back to the choice of the action. It is a command beside the answers, never one of them, so that automatic players always move forward.
RRR-SPL4 = Things that cannot be told apart are offered as one answer: cards of the same kind in one hand, tokens of the same kind and value, rotations that give the same result (the lowest number stands for all).
RRR-SPL5 = Where a set is built piece by piece, the order in which its pieces were named has no meaning.
