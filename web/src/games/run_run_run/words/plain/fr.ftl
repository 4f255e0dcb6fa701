### La même chose pour qui voit le plateau : ni coordonnées ni numéros ; `.you` s’adresse à qui a joué.

card =
    { $exits ->
        [one] une Salle à { $exits } issue ({ $traits })
       *[other] une Salle à { $exits } issues ({ $traits })
    }
card-plain =
    { $exits ->
        [one] une Salle simple à { $exits } issue
       *[other] une Salle simple à { $exits } issues
    }

option-teleport_to = Se téléporter ici
option-passage_from = Partir d’ici
option-passage_to = Mener ici
option-move_to = Aller ici
option-wake_at = Apparaître ici
option-pick_card = Poser { $card }
option-pick_hex = Poser ici
option-trigger = Utiliser ce triangle
option-open_door_at = La Porte ici
option-target = Combattre ici
option-step_to = Un pas ici
option-walk_to = Aller ici

event-turn_began = Tour { $turn } : { $seat }.
    .you = Tour { $turn } : à vous.
event-mummy_dice_rolled =
    { $dice ->
        [one] { $seat } lance { $dice } dé Momie
       *[other] { $seat } lance { $dice } dés Momie
    } : { $symbols ->
        [0] aucun symbole.
        [one] { $symbols } symbole.
       *[other] { $symbols } symboles.
    }
    .you =
        { $dice ->
            [one] Vous lancez { $dice } dé Momie
           *[other] Vous lancez { $dice } dés Momie
        } : { $symbols ->
            [0] aucun symbole.
            [one] { $symbols } symbole.
           *[other] { $symbols } symboles.
        }
event-mummy_moved = { CAPITAL($mummy) } fait un pas vers la Crypte.
event-mummy_appeared = { CAPITAL($mummy) } est dans le labyrinthe.
event-cats_attacked =
    { $damage ->
        [one] { CAPITAL($mummy) } attaque : { $damage } dégât.
       *[other] { CAPITAL($mummy) } attaque : { $damage } dégâts.
    }
event-card_lost = { $seat } perd { $card }.
    .you = Vous perdez { $card }.
event-card_spent_for_move = { $seat } défausse { $card } pour aller plus loin.
    .you = Vous défaussez { $card } pour aller plus loin.
event-room_laid =
    { $passages ->
        [0] { $seat } pose { $card }.
        [one] { $seat } pose { $card } avec { $passages } passage secret.
       *[other] { $seat } pose { $card } avec { $passages } passages secrets.
    }
    .you =
        { $passages ->
            [0] Vous posez { $card }.
            [one] Vous posez { $card } avec { $passages } passage secret.
           *[other] Vous posez { $card } avec { $passages } passages secrets.
        }
event-cat_moved = { $seat } avance.
    .you = Votre chat avance.
event-room_lit = La Salle reçoit une torche ; il en reste { $reserve }.
event-room_stayed_dark = Plus de torche : la Salle reste sombre.
event-cards_drawn =
    { $count ->
        [one] { $seat } pioche { $count } carte Salle.
       *[other] { $seat } pioche { $count } cartes Salle.
    }
    .you =
        { $count ->
            [one] Vous piochez { $count } carte Salle.
           *[other] Vous piochez { $count } cartes Salle.
        }
event-card_drawn = { $seat } pioche { $card }.
    .you = Vous piochez { $card }.
event-token_found = { $seat } trouve { $token }.
    .you = Vous trouvez { $token }.
event-trap_sprung = { $seat } déclenche le piège !
    .you = Vous déclenchez le piège !
event-token_used = { $seat } utilise { $token }.
    .you = Vous utilisez { $token }.
event-cat_teleported = { $seat } se téléporte dans une autre Salle.
    .you = Votre chat se téléporte dans une autre Salle.
event-passage_laid = { $seat } ouvre un passage secret.
    .you = Vous ouvrez un passage secret.
event-torch_mechanism_triggered = Un mécanisme de Torche : de nouveau { $reserve } torches.
event-door_mechanism_triggered =
    { $left ->
        [0] Le dernier mécanisme de Porte : la Porte de sortie s’ouvre.
       *[other] Un mécanisme de Porte ! Encore { $left } pour ouvrir la Porte de sortie.
    }
event-door_opened = La Porte de sortie s’ouvre.
event-boss_appeared = Le Boss surgit : c’est { $mummy } !
event-fight_began =
    { $dice ->
        [one] { $seat } combat avec { $dice } dé de combat
       *[other] { $seat } combat avec { $dice } dés de combat
    }{ $is_doubled ->
        [yes] {" "}et des dégâts doublés
       *[no] {""}
    }.
    .you =
        { $dice ->
            [one] Vous combattez avec { $dice } dé de combat
           *[other] Vous combattez avec { $dice } dés de combat
        }{ $is_doubled ->
            [yes] {" "}et des dégâts doublés
           *[no] {""}
        }.
event-combat_dice_rolled =
    { $seat } obtient { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }, { $abilities } « ? », { $rooms ->
        [one] { $rooms } carte
       *[other] { $rooms } cartes
    } et { $steps ->
        [one] { $steps } trace de pas.
       *[other] { $steps } traces de pas.
    }
    .you =
        Vous obtenez { $hits ->
            [one] { $hits } coup
           *[other] { $hits } coups
        }, { $abilities } « ? », { $rooms ->
            [one] { $rooms } carte
           *[other] { $rooms } cartes
        } et { $steps ->
            [one] { $steps } trace de pas.
           *[other] { $steps } traces de pas.
        }
event-regroup_called = { $seat } appelle à un regroupement ; il en reste { $tiles }.
    .you = Vous appelez à un regroupement ; il en reste { $tiles }.
event-turn_passed = { $seat } passe.
    .you = Vous passez.
event-cat_received = { $seat } joue { $cat }.
    .you = Vous jouez { $cat }.
event-first_player_chosen = { $seat } commence.
    .you = Vous commencez.
event-shield_raised = { $seat } dépense un bouclier contre { $mummy }.
    .you = Vous dépensez un bouclier contre { $mummy }.
event-cat_killed = { $seat } devrait défausser sa dernière carte : ce chat est perdu.
    .you = Vous devriez défausser votre dernière carte : votre chat est perdu.
event-pile_empty = La pioche est vide : { $seat } ne peut plus piocher.
    .you = La pioche est vide : vous ne pouvez plus piocher.
event-abilities_silenced = { $seat } ne peut utiliser aucune capacité : elles sont annulées.
    .you = Vous ne pouvez pas utiliser votre capacité : elle est annulée.
event-token_declined = { $seat } renonce au jeton.
    .you = Vous renoncez au jeton.
event-cat_joined = { $seat } rejoint le regroupement.
    .you = Vous rejoignez le regroupement.
event-card_shared = { $seat } prend { $card } dans le pot.
    .you = Vous prenez { $card } dans le pot.
event-hand_emptied = { $seat } n’a plus de carte.
    .you = Vous n’avez plus de carte.
event-cards_offered =
    { $count ->
        [0] { $seat } ne propose aucune carte.
        [one] { $seat } propose { $count } carte, face cachée.
       *[other] { $seat } propose { $count } cartes, face cachée.
    }
    .you =
        { $count ->
            [0] Vous ne proposez aucune carte.
            [one] Vous proposez { $count } carte, face cachée.
           *[other] Vous proposez { $count } cartes, face cachée.
        }

question-choose_hex = Où la poser ?
question-choose_rotation = Tournez-la à votre goût, puis posez-la.
question-choose_passages = Ouvrir un passage secret ici ?
