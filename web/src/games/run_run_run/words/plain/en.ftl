### The same for people who see the board: no coordinates, no ids; `.you` speaks to the player who did it.

card =
    { $exits ->
        [one] a Room with 1 exit ({ $traits })
       *[other] a Room with { $exits } exits ({ $traits })
    }
card-plain =
    { $exits ->
        [one] a plain Room with 1 exit
       *[other] a plain Room with { $exits } exits
    }

option-teleport_to = Teleport here
option-passage_from = Start here
option-passage_to = Lead here
option-move_to = Go here
option-wake_at = Appear here
option-pick_card = Place { $card }
option-pick_hex = Place here
option-trigger = Use this triangle
option-open_door_at = The Door here
option-target = Fight here
option-step_to = Step here
option-walk_to = Walk here

event-turn_began = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: your turn.
event-mummy_dice_rolled =
    { $dice ->
        [one] { $seat } rolls 1 Mummy die
       *[other] { $seat } rolls { $dice } Mummy dice
    }: { $symbols ->
        [0] no symbol.
        [one] 1 symbol.
       *[other] { $symbols } symbols.
    }
    .you =
        { $dice ->
            [one] You roll 1 Mummy die
           *[other] You roll { $dice } Mummy dice
        }: { $symbols ->
            [0] no symbol.
            [one] 1 symbol.
           *[other] { $symbols } symbols.
        }
event-mummy_moved = { CAPITAL($mummy) } takes a step towards the Vault.
event-mummy_appeared = { CAPITAL($mummy) } is in the maze.
event-cats_attacked = { CAPITAL($mummy) } attacks: { $damage } damage.
event-card_lost = { $seat } loses { $card }.
    .you = You lose { $card }.
event-card_spent_for_move = { $seat } discards { $card } to walk further.
    .you = You discard { $card } to walk further.
event-room_laid =
    { $passages ->
        [0] { $seat } places { $card }.
        [one] { $seat } places { $card } with a secret passage.
       *[other] { $seat } places { $card } with { $passages } secret passages.
    }
    .you =
        { $passages ->
            [0] You place { $card }.
            [one] You place { $card } with a secret passage.
           *[other] You place { $card } with { $passages } secret passages.
        }
event-cat_moved = { $seat } walks on.
    .you = Your cat walks on.
event-room_lit =
    { $reserve ->
        [one] The Room gets a torch; 1 is left.
       *[other] The Room gets a torch; { $reserve } are left.
    }
event-room_stayed_dark = No torch is left: the Room stays dark.
event-cards_drawn =
    { $count ->
        [one] { $seat } draws 1 Room card.
       *[other] { $seat } draws { $count } Room cards.
    }
    .you =
        { $count ->
            [one] You draw 1 Room card.
           *[other] You draw { $count } Room cards.
        }
event-card_drawn = { $seat } draws { $card }.
    .you = You draw { $card }.
event-token_found = { $seat } finds { $token }.
    .you = You find { $token }.
event-trap_sprung = { $seat } springs the trap!
    .you = You spring the trap!
event-token_used = { $seat } uses { $token }.
    .you = You use { $token }.
event-cat_teleported = { $seat } teleports to another Room.
    .you = Your cat teleports to another Room.
event-passage_laid = { $seat } opens a secret passage.
    .you = You open a secret passage.
event-torch_mechanism_triggered = A Torch mechanism: { $reserve } torches again.
event-door_mechanism_triggered =
    { $left ->
        [0] The last Door mechanism: the Exit Door opens.
        [one] A Door mechanism! 1 more opens the Exit Door.
       *[other] A Door mechanism! { $left } more open the Exit Door.
    }
event-door_opened = The Exit Door opens.
event-boss_appeared = The Boss steps out: it is { $mummy }!
event-fight_began =
    { $dice ->
        [one] { $seat } fights with 1 Combat die
       *[other] { $seat } fights with { $dice } Combat dice
    }{ $is_doubled ->
        [yes] {" "}and double damage
       *[no] {""}
    }.
    .you =
        { $dice ->
            [one] You fight with 1 Combat die
           *[other] You fight with { $dice } Combat dice
        }{ $is_doubled ->
            [yes] {" "}and double damage
           *[no] {""}
        }.
event-combat_dice_rolled =
    { $seat } rolls { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }, { $abilities } “?”, { $rooms ->
        [one] 1 card
       *[other] { $rooms } cards
    } and { $steps ->
        [one] 1 footprint.
       *[other] { $steps } footprints.
    }
    .you =
        You roll { $hits ->
            [one] 1 hit
           *[other] { $hits } hits
        }, { $abilities } “?”, { $rooms ->
            [one] 1 card
           *[other] { $rooms } cards
        } and { $steps ->
            [one] 1 footprint.
           *[other] { $steps } footprints.
        }
event-regroup_called =
    { $tiles ->
        [one] { $seat } calls a regroup; 1 is left.
       *[other] { $seat } calls a regroup; { $tiles } are left.
    }
    .you =
        { $tiles ->
            [one] You call a regroup; 1 is left.
           *[other] You call a regroup; { $tiles } are left.
        }
event-turn_passed = { $seat } passes.
    .you = You pass.
event-cat_received = { $seat } plays { $cat }.
    .you = You play { $cat }.
event-first_player_chosen = { $seat } begins.
    .you = You begin.
event-shield_raised = { $seat } spends a shield against { $mummy }.
    .you = You spend a shield against { $mummy }.
event-cat_killed = { $seat } would have to discard the last card: this cat is lost.
    .you = You would have to discard your last card: your cat is lost.
event-pile_empty = The pile is empty: { $seat } cannot draw any further.
    .you = The pile is empty: you cannot draw any further.
event-abilities_silenced = { $seat } cannot use any ability: they are silenced.
    .you = You cannot use your ability: it is silenced.
event-token_declined = { $seat } leaves the token alone.
    .you = You leave the token alone.
event-cat_joined = { $seat } joins the regroup.
    .you = You join the regroup.
event-card_shared = { $seat } takes { $card } from the pool.
    .you = You take { $card } from the pool.
event-hand_emptied = { $seat } has no card left.
    .you = You have no card left.
event-cards_offered =
    { $count ->
        [0] { $seat } offers no card.
        [one] { $seat } offers 1 card, face down.
       *[other] { $seat } offers { $count } cards, face down.
    }
    .you =
        { $count ->
            [0] You offer no card.
            [one] You offer 1 card, face down.
           *[other] You offer { $count } cards, face down.
        }

question-choose_hex = Where do you place it?
question-choose_rotation = Turn it as you like, then place it.
question-choose_passages = Do you open a secret passage here?
