### What only the board of Run Run Run! says.

## Places

board-maze = The maze. Arrow keys move from hex to hex, Enter chooses, M reserves an empty hex, plus, minus and 0 zoom.
board-empty = Empty
board-vault = The Vault
board-door = The Exit Door
board-room =
    { $n ->
        [one] { $what }, { $light }, 1 exit
       *[other] { $what }, { $light }, { $n } exits
    }
board-room-ankh = Ankh Room
board-room-eye = Eye Room
board-room-scarab = Scarab Room
board-room-none = Room
board-room-ankh-rule = With an eye and a scarab around one corner it completes a Door mechanism; three ankhs bring torches.
board-room-eye-rule = With an ankh and a scarab around one corner it completes a Door mechanism; three eyes bring torches.
board-room-scarab-rule = With an ankh and an eye around one corner it completes a Door mechanism; three scarabs bring torches.
board-room-none-rule = It has no symbol: a way to walk, and connections that bring cards.
board-vault-rule = If a mummy gets in here, the game is lost.
board-door-rule = Once it is open, defeat every mummy, and you have won.
board-empty-rule = A Room can be placed where an exit leads to.
board-mummy-rule = Mummies walk the shortest way to the Vault and attack the cats they meet.
board-torches-rule = Each Room without a printed torch takes one. With none left, the mummies gain hearts.
board-asleep-rule = The fifth heart wakes the mummy on top.
board-dice-rule = Rolled at the start of every turn: each symbol moves all mummies one step and adds a heart.
board-doors-rule = Three different symbols around one corner complete one. When all are complete, the Exit Door opens.
board-wheels-rule = Three identical symbols around one corner use one up and refill your torches.
board-regroups-rule = Cats meet for free and share cards and tokens.
board-pile-rule = You draw one card for each connection of a Room you place. The discard does not come back.
board-token-torches = Gain torches, or teleport to another Room.
board-token-rooms = Draw Room cards, or teleport to another Room.
board-token-double = Spend it in a fight to double the damage, or teleport to another Room.
board-token-shield = Spend it when you are attacked to take no damage, or teleport to another Room.
board-token-passage = Opens a way through a wall, or lets you teleport to another Room.
board-token-trap = It wakes a mummy.
board-lit = lit
board-dark = dark
board-cat = { $seat } ({ $cat })
board-mummy =
    { $hearts ->
        [one] { $mummy } with 1 heart
       *[other] { $mummy } with { $hearts } hearts
    }
board-reserved = reserved by { $seat }
board-place = { $what }.
board-place-with = { $what }. Here: { $who }.
board-offered = { $place } Can be chosen.
board-triangle = A corner of three Rooms. Can be chosen.

## What the group shares

board-torches = Torches
board-torches-count =
    { $n ->
        [one] 1 torch in the reserve
       *[other] { $n } torches in the reserve
    }
board-asleep = Sleeping mummies
board-asleep-count =
    { $n ->
        [0] No mummy is asleep
        [one] 1 mummy is asleep; its card has { $hearts } of { $all } hearts
       *[other] { $n } mummies are asleep; the top card has { $hearts } of { $all } hearts
    }
board-dice = Mummy dice
board-dice-count =
    { $n ->
        [one] 1 Mummy die is rolled each turn
       *[other] { $n } Mummy dice are rolled each turn
    }
board-doors = Door mechanisms
board-doors-count = { $n } of { $all } Door mechanisms complete
board-wheels = Torch mechanisms left
board-wheels-count =
    { $n ->
        [one] 1 Torch mechanism left
       *[other] { $n } Torch mechanisms left
    }
board-regroups = Regroups left
board-regroups-count =
    { $n ->
        [one] 1 regroup left
       *[other] { $n } regroups left
    }
board-pile = Room pile
board-pile-count =
    { $n ->
        [one] 1 Room card in the pile
       *[other] { $n } Room cards in the pile
    }
board-more = Cats, mummies, discard
board-party = The cats
board-creatures = The mummies
board-discard = Discard ({ $n })
board-stack =
    { $n ->
        [one] 1 Sarcophagus token is left to find.
       *[other] { $n } Sarcophagus tokens are left to find.
    }
board-supply =
    { $n ->
        [one] 1 torch is left in the supply.
       *[other] { $n } torches are left in the supply.
    }
board-seat = { $seat }
board-hero = { CAPITAL($cat) }
board-creature = { CAPITAL($mummy) }
board-sleeps = asleep
board-hearts =
    { $n ->
        [one] 1 heart
       *[other] { $n } hearts
    }
board-power-damage = { $n } damage
board-power-dice =
    { $n ->
        [one] 1 more Mummy die
       *[other] { $n } more Mummy dice
    }
board-power-move =
    { $n ->
        [one] moves 1 more space each turn
       *[other] moves { $n } more spaces each turn
    }
board-power-torches =
    { $n ->
        [one] costs 1 torch when it appears
       *[other] costs { $n } torches when it appears
    }
board-power-silence = silences every ability
board-cards-count =
    { $n ->
        [one] 1 card in hand
       *[other] { $n } cards in hand
    }
board-cat-holds =
    { $n ->
        [one] { $seat }: 1 card; { $tokens }
       *[other] { $seat }: { $n } cards; { $tokens }
    }
board-fact-cards =
    { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
board-fact-tokens =
    { $n ->
        [one] 1 token
       *[other] { $n } tokens
    }

## What you hold and do

board-hand = Your hand
board-hand-empty = No card in hand
board-card = { CAPITAL($card) }
board-card-lit-rule = Placing it costs no torch.
board-card-dark-rule = Placing it costs a torch.
board-card-rule =
    { $n ->
        [one] Discard it for 1 die in a fight, or 1 more step.
       *[other] Discard it for { $n } dice in a fight, or up to { $n } more steps.
    }
board-offer = offered
board-tokens = Your tokens
board-token = { CAPITAL($token) }
board-costs-passages =
    { $n ->
        [one] Placed like this, it costs a secret passage.
       *[other] Placed like this, it costs { $n } secret passages.
    }
board-pool = Cards of the regroup
board-give = Give the card to { $seat }
board-rolled-mummy = Mummy dice
board-rolled-combat = Combat dice

## How to play in two minutes

minutes-title = Run Run Run! in two minutes
minutes-goal = The goal
minutes-goal-text = You are cats under a pyramid. The way in has collapsed. Build the maze together, open the Exit Door, defeat every mummy. You all win, or you all lose.
minutes-turn = A turn
minutes-turn-text = First the mummies: roll their dice. For each symbol all mummies take one step towards the Vault, and a heart falls on the sleeping pile. The fifth heart wakes one. Then you do one thing: Explore, Fight or Cooperate.
minutes-explore = Explore
minutes-explore-text = Place a Room next to the maze: exits must meet exits, walls must meet walls. Your cat walks there, up to three spaces. You draw as many cards as the Room has connections. A dark Room burns one of your torches; without one, a heart is placed.
minutes-mechanisms = Mechanisms
minutes-mechanisms-text = Three different symbols around a corner complete a Door mechanism; three mechanisms open the Door. Three identical symbols refill the torches.
minutes-fight = Fight
minutes-fight-text = Walk to a mummy and discard cards: one die for each exit on them. Hits take hearts, “?” is your cat’s own talent, a hexagon draws a card, a footprint is a step away.
minutes-cooperate = Cooperate
minutes-cooperate-text = Three times in a game: call the others to your space, share cards out anew, and burn torches to win cards back from the discard.
minutes-sarcophagi = Sarcophagi
minutes-sarcophagi-text = They hold tokens: torches, cards, a shield, double damage, a secret passage, or a trap. Almost any token can teleport you instead.
minutes-lose = You lose
minutes-lose-text = if a mummy enters the Vault, or if a cat has to give up its last card. Cards are your lives: do not spend the last one.
minutes-win = You win
minutes-win-text = when the Door is open and no mummy is left, the Boss included. It steps out of the Door the moment it opens.

## The first turn, step by step

guide-aim = To win, complete the mechanisms that open the Exit Door, then defeat every mummy. You lose if one enters the Vault or a cat gives up its last card.
guide-cat = Pick the cat you like. Its talent works in fights.
guide-action = Your hand is below: each card is a piece of the maze. Choose Explore.
guide-room = Choose a card. A Room with a printed torch is lit already; a dark one costs a torch.
guide-hex = Choose a glowing hex; any other will tell you why not.
guide-rotation = Turn the Room, then place it. More connections mean more cards.
guide-far = That is far: choose a card to discard for the longer walk.
guide-wake = A mummy wakes! Put it far away from the Vault, at the end of a long corridor.
guide-mummy = Two ways are equally short: choose the one that hurts least.
guide-wait =
    { $pointer ->
        [finger] The others are thinking. Hold a finger on an empty hex to reserve it for yourself.
       *[mouse] The others are thinking. To reserve an empty hex for yourself, hold the mouse button on it, or press M.
    }

## The end in numbers

board-end-turns =
    { $n ->
        [one] 1 turn
       *[other] { $n } turns
    }
board-end-rooms =
    { $n ->
        [one] 1 Room placed
       *[other] { $n } Rooms placed
    }
board-end-mummies =
    { $n ->
        [one] 1 mummy defeated
       *[other] { $n } mummies defeated
    }
board-end-mechanisms =
    { $n ->
        [one] 1 mechanism
       *[other] { $n } mechanisms
    }
board-end-cards =
    { $n ->
        [one] 1 card drawn
       *[other] { $n } cards drawn
    }
board-end-dice =
    { $n ->
        [one] 1 die rolled in fights
       *[other] { $n } dice rolled in fights
    }

## The guided first game

lesson-explore = Every turn begins with the mummy die: one symbol, one heart for the sleeping mummies. Now it is up to you: choose Explore.
lesson-card = These cards are your Rooms and your lives. The maze has an ankh and a scarab; take the card with the eye.
lesson-hex = Place it beside both of them. The sign shows what it brings: three different symbols around one corner complete a Door mechanism.
lesson-place = Turn the Room if you like. Every connection draws a card. Then press “Place here”.
lesson-explore-done = Your cat walked in, you drew two cards, and a Door mechanism is complete. Three of them open the Exit Door. Let us see what wakes up meanwhile.
lesson-wake = The fifth heart: a mummy wakes! You choose where it appears. It will walk the shortest way to the Vault, and there you lose. Put it far away.
lesson-dark = It is on its way, but slowly. Explore once more.
lesson-dark-card = This Room has no printed torch. It takes one from your torches. Take it all the same.
lesson-dark-place = Place it. Without a torch left, it would stay dark and the mummies would gain a heart.
lesson-wake-done = A torch went into the Room, and you drew cards. When torches run low, three identical symbols around one corner refill them. Now for the end of the game.
lesson-fight = Some turns later: the Exit Door is open, and its Boss has three hearts left. When the Door is open and no mummy is left, you have won. Choose Fight.
lesson-dice = Discard cards for dice: one for each exit. Keep at least one card, or your cat is lost. Take the card with four exits and look at the odds.
lesson-roll = Four dice: the odds stand below. Roll!
lesson-fight-done = Three hits, the Boss is gone, the Door is open: you have won! Remember: three mechanisms open the Door, then no mummy may be left. Keep them out of the Vault, and keep your last card.

## Worked examples for the rulebook

board-example-turn = You roll two Mummy dice and see one symbol. Every mummy in the maze takes one step towards the Vault, and one heart is placed on the sleeping pile. Then you act once.
board-example-explore = The Room you place meets two exits of the maze. Your cat walks in, and you draw two cards, one for each connection. It has no printed torch, so one of your torches goes there.
board-example-sarcophagus = You hold a Torches token (+2). It brings you 2 torches, or you spend it to teleport to any other space, but not both.
board-example-mechanisms = An ankh, an eye and a scarab meet around one corner: a Door mechanism is complete. Three ankhs around one corner would refill your torches instead.
board-example-exit = The last Door mechanism is complete. The Exit Door is added to the maze, and the Boss steps out of it at once.
board-example-fight = You discard one card with two exits and one with three: five dice. Three hits take three hearts from the mummy on that space. Your last card stays in your hand.
board-example-cooperate = You call a regroup, and two cats join you. They walk to your space for free; all cards that you three offer are shared out anew.
board-example-ending = The Door is open; the Boss and one more mummy are left. Defeat both, and you all win. If one of them enters the Vault first, you all lose.

## Answers away from the board
board-place-straight = the space { $steps } { $side } of the Vault
board-place-corner = the space { $steps } { $side } and { $steps2 } { $side2 } of the Vault
board-named-teleport = Teleport to { $place }
board-named-from = Start from { $place }
board-named-lead = Lead to { $place }
board-named-move = Go to { $place }
board-named-door = The Door to the { $side } of { $place }
board-named-wake = Appear on { $place }
board-named-place = Place it on { $place }
board-named-fight = Fight on { $place }
board-named-step = Step to { $place }
board-named-walk = Walk to { $place }
