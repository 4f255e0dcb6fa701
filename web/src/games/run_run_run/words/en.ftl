### What only the board of Run Run Run! says.

## Places

board-maze = The maze. Arrow keys move from hex to hex, Enter chooses, M reserves an empty hex, plus, minus and 0 zoom.
board-empty = Empty hex { $hex }
board-vault = The Vault, exits { $sides }
board-door = The Exit Door at { $hex }, way in { $sides }
board-room = Room at { $hex }, exits { $sides }: { $traits }
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
board-triangle = Intersection of { $rooms }. Can be chosen.

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
board-doors-count = { $n } of { $all } Door mechanisms triggered
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
board-offer = offered
board-tokens = Your tokens
board-token = { CAPITAL($token) }
board-turning = Turn the Room, then lay it
board-turn-left = Turn left
board-turn-right = Turn right (R)
board-lay = Lay it here
board-costs-passages =
    { $n ->
        [one] Lying like this costs a secret passage.
       *[other] Lying like this costs { $n } secret passages.
    }
board-pool = Cards of the regroup
board-give = Give the card to { $seat }
board-rolled-mummy = Mummy dice
board-rolled-combat = Combat dice
board-zoom-in = Nearer (+)
board-zoom-out = Further (−)
board-fit = Show everything (0)

## How to play in two minutes

minutes-title = Run Run Run! in two minutes
minutes-goal = The goal
minutes-goal-text = You are cats under a pyramid. The way in has collapsed. Build the maze together, open the Exit Door, defeat every mummy. You all win, or you all lose.
minutes-turn = A turn
minutes-turn-text = First the mummies: roll their dice. For each symbol all mummies take one step towards the Vault, and a heart falls on the sleeping pile. The fifth heart wakes one. Then you do one thing: Explore, Fight or Cooperate.
minutes-explore = Explore
minutes-explore-text = Lay a Room next to the maze: exits must meet exits, walls must meet walls. Your cat walks there, up to three spaces. You draw as many cards as the Room has connections. A dark Room burns one of your torches; without one, a heart is placed.
minutes-mechanisms = Mechanisms
minutes-mechanisms-text = Three different symbols around a corner open a lock of the Door; three locks open it. Three equal symbols refill the torches.
minutes-fight = Fight
minutes-fight-text = Walk to a mummy and discard cards: one die for each exit on them. Claws take hearts, “?” is your cat’s own talent, a hexagon draws a card, a paw is a step away.
minutes-cooperate = Cooperate
minutes-cooperate-text = Three times in a game: call the others to your space, share cards out anew, and burn torches to win cards back from the discard.
minutes-sarcophagi = Sarcophagi
minutes-sarcophagi-text = They hold tokens: torches, cards, a shield, double damage, a secret passage, or a trap. Almost any token can teleport you instead.
minutes-lose = You lose
minutes-lose-text = if a mummy enters the Vault, or if a cat has to give up its last card. Cards are your lives: do not spend the last one.
minutes-win = You win
minutes-win-text = when the Door is open and no mummy is left, the Boss included. It steps out of the Door the moment it opens.

## The first turn, step by step

guide-aim = Open the Exit Door and defeat every mummy, before one enters the Vault or a cat loses its last card.
guide-cat = Pick the cat you like. Its talent works in fights.
guide-window = You may use a token now, or keep it.
guide-action = Your hand is below: each card is a piece of the maze. Choose Explore.
guide-room = Choose a card. A Room with a lamp is lit already; a dark one costs a torch.
guide-hex = Choose a glowing hex; any other will tell you why not.
guide-rotation = Turn the Room, then lay it. More connections mean more cards.
guide-far = That is far: choose a card to discard for the longer walk.
guide-wake = A mummy wakes! Put it far away from the Vault, at the end of a long corridor.
guide-mummy = Two ways are equally short: choose the one that hurts least.
guide-wait =
    { $pointer ->
        [finger] The others are thinking. Hold a finger on an empty hex to reserve it for yourself.
       *[mouse] The others are thinking. To reserve an empty hex for yourself, hold the mouse button on it, or press M.
    }
