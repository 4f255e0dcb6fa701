### Run Run Run ! en mots : ce qu’on peut répondre, ce qui se passe, ce qui est demandé.
### Les noms portent leur article.

## Les noms

mummy-herald = le héraut
mummy-runner = le coureur
mummy-brute = la brute
mummy-snuffer = l’éteigneur
mummy-ravager = le ravageur
mummy-silencer = le bâillonneur
mummy-colossus = le colosse
mummy-other = la momie « { $id } »

cat-cartographer = la cartographe
cat-relic_hunter = la chasseuse de reliques
cat-brawler = le bagarreur
cat-lamplighter = l’allumeur de torches
cat-other = le chat « { $id } »

ability-draw_room = chaque « ? » fait piocher une carte Salle
ability-draw_token = chaque « ? » permet de prendre un jeton Sarcophage
ability-extra_damage = chaque « ? » inflige un dégât de plus
ability-gain_torch = chaque « ? » ajoute une torche à la réserve

token-torches = un jeton Torches (+{ $value })
token-rooms = un jeton Salles (+{ $value })
token-double = un jeton Double
token-shield = un bouclier
token-passage = un passage secret
token-trap = un piège

symbol-ankh = ânkh
symbol-eye = œil
symbol-scarab = scarabée
trait-torch = torche
trait-sarcophagus = sarcophage

card =
    { $exits ->
        [one] la Salle { $id } à { $exits } issue ({ $sides } ; { $traits })
       *[other] la Salle { $id } à { $exits } issues ({ $sides } ; { $traits })
    }
card-plain =
    { $exits ->
        [one] la Salle { $id } à { $exits } issue ({ $sides })
       *[other] la Salle { $id } à { $exits } issues ({ $sides })
    }

side-0 = nord
    .short = N
side-1 = nord-est
    .short = NE
side-2 = sud-est
    .short = SE
side-3 = sud
    .short = S
side-4 = sud-ouest
    .short = SO
side-5 = nord-ouest
    .short = NO

hex = ({ $q }, { $r })
hex-vault = la Crypte

share = { $seat } { $damage }

lie-exits = Issues { $sides }
lie-turned =
    { $degrees ->
        [0] Sans tourner la carte
       *[other] En tournant la carte de { $degrees }° dans le sens horaire
    }

## Ce qu’on peut répondre, et ce que le hasard peut donner

option-deal_cat = { CAPITAL($cat) }
option-choose_cat = Jouer { $cat } : { $ability }
option-play_first = { $seat } commence
option-explore = Explorer : ajouter une Salle au labyrinthe
option-fight = Combattre : attaquer les momies d’une case
option-cooperate = Coopérer : appeler à un regroupement
option-pass = Passer
option-use_token = Utiliser { $token }
option-close_window = Continuer sans jeton
option-use_effect =
    { $effect ->
        [torches] { $value ->
            [one] Gagner { $value } torche
           *[other] Gagner { $value } torches
        }
        [rooms] { $value ->
            [one] Piocher { $value } carte Salle
           *[other] Piocher { $value } cartes Salle
        }
        [passage] Ouvrir un passage secret
       *[other] Utiliser l’effet du jeton
    }
option-teleport = Se téléporter dans une autre Salle
option-teleport_to = Se téléporter vers { $hex }
option-passage_from = Partir de { $hex }
option-passage_to = Mener à { $hex }
option-symbols =
    { $count ->
        [0] Aucun symbole
        [one] { $count } symbole
       *[other] { $count } symboles
    }
option-move_to = Aller vers { $hex }
option-turn_up = { CAPITAL($mummy) }
option-wake_at = Apparaître sur { $hex }
option-split_damage = Répartir ainsi : { $shares }
option-raise_shield = Dépenser un bouclier
option-lower_shield = Subir les dégâts
option-lose_card = { CAPITAL($card) }
option-pick_card = Poser { $card }
option-pick_hex = Poser la Salle sur { $hex }
option-turn =
    { $passages ->
        [0] { $lie }
        [one] { $lie }, avec un passage secret
       *[other] { $lie }, avec { $passages } passages secrets
    }
option-dig_passage = Ouvrir un passage secret au { $side }
option-done =
    { $nothing ->
        [offered] Ne rien proposer
        [given] Ne rien donner
        [rolled] { $dice ->
            [one] Lancer { $dice } dé
           *[other] Lancer { $dice } dés
        }
       *[more] Ne rien ajouter de plus
    }
option-spend_for_move = Défausser { $card } pour aller plus loin
option-draw_room = { CAPITAL($card) }
option-draw_token = { CAPITAL($token) }
option-decline_token = Renoncer au jeton
option-take_token = Prendre le jeton
option-trigger = Utiliser le triangle { $rooms }
option-open_door_at = Relier la Porte de sortie au { $side } de { $hex }
option-target = Combattre sur { $hex }
option-add_card = Défausser { $card } pour des dés
option-spend_double = Dépenser un jeton Double pour doubler les dégâts
option-keep_double = Garder le jeton Double
option-faces =
    { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }, { $abilities } « ? », { $rooms ->
        [one] { $rooms } hexagone
       *[other] { $rooms } hexagones
    }, { $steps ->
        [one] { $steps } trace de pas
       *[other] { $steps } traces de pas
    }
option-deal =
    { $hearts ->
        [0] Ne retirer aucun cœur
        [one] Retirer { $hearts } cœur
       *[other] Retirer { $hearts } cœurs
    }
option-step_to = Faire un pas vers { $hex }
option-stop_here = Rester ici
option-join = Rejoindre le regroupement
option-stay_away = Ne pas venir
option-offer = Proposer { $card }
option-sacrifice =
    { $torches ->
        [0] Ne sacrifier aucune torche
        [one] Sacrifier { $torches } torche
       *[other] Sacrifier { $torches } torches
    }
option-recover = { CAPITAL($card) }
option-give_to = Donner la carte à { $seat }
option-give_token = Donner { $token } à { $seat }
option-walk_to = Se rendre vers { $hex }

## Ce qui s’est passé

event-cat_received = { $seat } joue { $cat }.
event-first_player_chosen = { $seat } commence.
event-turn_began = Tour { $turn } : à { $seat } de jouer.
event-mummy_dice_rolled =
    { $dice ->
        [one] { $seat } lance { $dice } dé Momie
       *[other] { $seat } lance { $dice } dés Momie
    } : { $symbols ->
        [0] aucun symbole.
        [one] { $symbols } symbole.
       *[other] { $symbols } symboles.
    }
event-mummy_moved = { CAPITAL($mummy) } va de { $origin } à { $to }.
event-heart_placed =
    { $hearts ->
        [one] Un premier cœur est posé sur la pile des momies.
       *[other] Un cœur est posé sur la pile des momies, qui en a maintenant { $hearts }.
    }
event-mummy_woke = { CAPITAL($mummy) } se réveille.
event-mummy_appeared = { CAPITAL($mummy) } apparaît sur { $hex }.
event-torches_lost =
    { $torches ->
        [one] Le groupe perd { $torches } torche ; il en reste { $reserve } dans la réserve.
       *[other] Le groupe perd { $torches } torches ; il en reste { $reserve } dans la réserve.
    }
event-torches_gained =
    { $torches ->
        [0] Il n’y a plus de torche à gagner ; la réserve reste à { $reserve }.
        [one] Le groupe gagne { $torches } torche ; la réserve en a maintenant { $reserve }.
       *[other] Le groupe gagne { $torches } torches ; la réserve en a maintenant { $reserve }.
    }
event-cats_attacked =
    { $damage ->
        [one] { CAPITAL($mummy) } attaque tous les chats sur { $hex } : { $damage } dégât en tout.
       *[other] { CAPITAL($mummy) } attaque tous les chats sur { $hex } : { $damage } dégâts en tout.
    }
event-damage_split = Répartition des dégâts infligés par { $mummy } : { $shares }.
event-shield_raised = { $seat } dépense un bouclier contre { $mummy }.
event-card_lost = { $seat } perd une carte au hasard : { $card }.
event-cat_killed = { $seat } devrait défausser sa dernière carte : ce chat est perdu.
event-card_spent_for_move = { $seat } défausse une carte pour aller plus loin : { $card }.
event-room_laid =
    { $passages ->
        [0] { $seat } pose { $card } sur { $hex }.
        [one] { $seat } pose { $card } sur { $hex } avec un passage secret.
       *[other] { $seat } pose { $card } sur { $hex } avec { $passages } passages secrets.
    }
event-cat_moved = { $seat } va de { $origin } à { $to }.
event-room_lit = La Salle en { $hex } reçoit une torche ; il en reste { $reserve } dans la réserve.
event-room_stayed_dark = Il n’y a pas de torche pour la Salle en { $hex }, qui reste sombre.
event-mummies_advanced = Aucune carte ne peut recevoir le cœur : toutes les momies avancent.
event-cards_drawn =
    { $count ->
        [one] { $seat } pioche { $count } carte Salle.
       *[other] { $seat } pioche { $count } cartes Salle.
    }
event-card_drawn = { $seat } a pioché { $card }.
event-pile_empty = La pioche est vide : { $seat } ne peut plus piocher.
event-token_found = { $seat } trouve { $token }.
event-trap_sprung = { $seat } déclenche le piège !
event-token_used = { $seat } utilise { $token }.
event-cat_teleported = { $seat } se téléporte de { $origin } à { $to }.
event-passage_laid = { $seat } ouvre un passage secret entre { $origin } et { $to }.
event-torch_mechanism_triggered = Mécanisme de Torche en { $rooms } : la réserve compte maintenant { $reserve }.
event-door_mechanism_triggered =
    { $left ->
        [0] Mécanisme de Porte en { $rooms } : c’était le dernier, la Porte de sortie s’ouvre.
        [one] Mécanisme de Porte en { $rooms } : encore { $left } pour ouvrir la Porte de sortie.
       *[other] Mécanisme de Porte en { $rooms } : encore { $left } pour ouvrir la Porte de sortie.
    }
event-door_opened = La Porte de sortie s’ouvre en { $hex }.
event-boss_appeared = Le Boss surgit en { $hex } : c’est { $mummy } !
event-fight_began =
    { $dice ->
        [one] { $seat } combat sur { $hex } avec { $dice } dé de combat
       *[other] { $seat } combat sur { $hex } avec { $dice } dés de combat
    }{ $is_doubled ->
        [yes] {" "}et un jeton Double
       *[no] {""}
    }, en défaussant { $cards }.
event-combat_dice_rolled =
    { $seat } obtient { $hits ->
        [one] { $hits } coup
       *[other] { $hits } coups
    }, { $abilities } « ? », { $rooms ->
        [one] { $rooms } hexagone
       *[other] { $rooms } hexagones
    } et { $steps ->
        [one] { $steps } trace de pas.
       *[other] { $steps } traces de pas.
    }
event-abilities_silenced = { $seat } ne peut utiliser aucune capacité : elles sont annulées.
event-mummy_hurt =
    { $damage ->
        [one] { CAPITAL($mummy) } perd { $damage } cœur ; il en reste { $hearts }.
       *[other] { CAPITAL($mummy) } perd { $damage } cœurs ; il en reste { $hearts }.
    }
event-mummy_defeated = { CAPITAL($mummy) } succombe et quitte le labyrinthe.
event-token_declined = { $seat } renonce au jeton.
event-regroup_called =
    { $tiles ->
        [one] { $seat } appelle à un regroupement sur { $hex } ; il reste { $tiles } tuile Regroupement.
       *[other] { $seat } appelle à un regroupement sur { $hex } ; il reste { $tiles } tuiles Regroupement.
    }
event-cat_joined = { $seat } rejoint le regroupement.
event-cards_offered =
    { $count ->
        [0] { $seat } ne propose aucune carte.
        [one] { $seat } propose { $count } carte, face cachée.
       *[other] { $seat } propose { $count } cartes, face cachée.
    }
event-torches_sacrificed =
    { $torches ->
        [one] Le groupe sacrifie { $torches } torche ; il en reste { $reserve } dans la réserve.
       *[other] Le groupe sacrifie { $torches } torches ; il en reste { $reserve } dans la réserve.
    }
event-card_recovered = Une carte revient de la défausse : { $card }.
event-pool_revealed = Le pot est révélé : { $cards }.
event-card_shared = { $seat } prend { $card } dans le pot.
event-answers_shown = Tout le monde a répondu.
event-token_given = { $giver } donne { $token } à { $receiver }.
event-turn_passed = { $seat } passe.
event-game_won = La Porte de sortie est ouverte et il n’y a plus aucune momie dans le labyrinthe !
event-vault_reached = { CAPITAL($mummy) } entre dans la Crypte !
event-hand_emptied = { $seat } n’a plus de carte.

## Ce qui est demandé

question-choose_own_cat = Quel chat aventurier jouer ?
question-choose_action = Que faire ?
question-walk_and_pass = Vous passez. Où va d’abord votre chat ?
question-move_mummy = Où va { $mummy } ?
question-place_mummy = Où apparaît { $mummy } ?
question-divide_damage =
    { $damage ->
        [one] Comment répartir { $damage } dégât infligé par { $mummy } entre { $victims } ?
       *[other] Comment répartir { $damage } dégâts infligés par { $mummy } entre { $victims } ?
    }
question-suffer_damage =
    { $damage ->
        [one] Dépenser un bouclier contre { $mummy } pour éviter { $damage } dégât ?
       *[other] Dépenser un bouclier contre { $mummy } pour éviter { $damage } dégâts ?
    }
question-choose_room = Quelle Salle poser ?
question-choose_hex = Où poser { $card } ?
question-choose_rotation = Dans quel sens poser { $card } sur { $hex } ?
# Silent: rotation, passages
question-choose_passages = Ouvrir un passage secret depuis { $card } sur { $hex } ?
# Silent: card, hex, rotation, passages
question-choose_extra_move = Le trajet est long. Quelle carte défausser pour y arriver ?
question-token_window =
    { $moment ->
        [before_mummies] Utiliser un jeton avant les actions des momies ?
        [before_action] Utiliser un jeton avant d’agir ?
       *[after_action] Utiliser un jeton avant la fin du tour ?
    }
question-choose_use = Que faire avec { $token } ?
question-choose_teleport = Où téléporter votre chat ?
question-choose_passage_start = D’où part le passage secret ?
question-choose_passage_end = Où mène le passage secret ?
question-trigger_torch_mechanism = Quel triangle déclenche le mécanisme de Torche ?
question-trigger_door_mechanism = Quel triangle déclenche le mécanisme de Porte ?
question-place_exit_door = Où relier la Porte de sortie au labyrinthe ?
question-choose_target = Où combattre ?
# Silent: target
question-choose_fight_move = Le trajet est long. Quelle carte défausser pour y arriver ?
question-choose_fight_cards =
    { $dice ->
        [0] Quelle carte défausser pour des dés ?
        [one] Cela fait { $dice } dé. Quelle autre carte défausser ?
       *[other] Cela fait { $dice } dés. Quelle autre carte défausser ?
    }
# Silent: dice, target
question-choose_double = Doubler les dégâts de ce combat ?
question-share_damage =
    { $damage ->
        [one] Il reste { $damage } dégât à répartir : combien de cœurs perd { $mummy } ?
       *[other] Il reste { $damage } dégâts à répartir : combien de cœurs perd { $mummy } ?
    }
question-step_away =
    { $steps ->
        [one] Votre chat peut faire { $steps } pas. Où aller ?
       *[other] Votre chat peut faire { $steps } pas. Où aller d’abord ?
    }
question-offer_token = Prendre un jeton Sarcophage ? C’est peut-être un piège.
question-ask_to_join = Votre chat rejoint-il le regroupement ?
question-offer_card =
    { $offered ->
        [0] Quelle carte proposer ?
       *[other] Quelle autre carte proposer ?
    }
question-sacrifice_torches = Combien de torches sacrifier, pour deux cartes de plus chacune ?
question-share_pool =
    { $left ->
        [one] À qui donner la dernière carte du pot, { $card } ?
       *[other] À qui donner { $card } ? Il reste { $left } cartes dans le pot.
    }
question-offer_gift =
    { $given ->
        [0] Donner un jeton ?
       *[other] Donner un autre jeton ?
    }

## Ce qui est demandé au hasard : pour qui pioche et lance les dés à sa propre table

draw-deal_one_cat = { $seat } reçoit un chat aventurier. Lequel ?
draw-choose_first_player = Qui commence ?
draw-roll_mummy_dice =
    { $dice ->
        [one] { $seat } lance { $dice } dé Momie. Combien de symboles montre-t-il ?
       *[other] { $seat } lance { $dice } dés Momie. Combien de symboles montrent-ils ?
    }
draw-wake_mummy = { $seat } retourne la carte du dessus de la pile des momies. Qui est-ce ?
draw-lose_random_card = { $seat } perd une carte au hasard. Laquelle ?
draw-draw_one_room = { $seat } pioche une carte Salle. Laquelle ?
draw-draw_one_token = { $seat } prend un jeton Sarcophage. Lequel ?
draw-reveal_boss = { $seat } retourne la carte Boss. Qui est-ce ?
draw-roll_combat_dice =
    { $dice ->
        [one] { $seat } lance { $dice } dé de combat. Que montre-t-il ?
       *[other] { $seat } lance { $dice } dés de combat. Que montrent-ils ?
    }
draw-recover_card = { $seat } tire au hasard une carte de la défausse. Laquelle ?

## Comment une partie finit

outcome-victory = Victoire ! La Porte de sortie est ouverte, le labyrinthe est débarrassé des momies : { $winners } à l’air libre !
    .short = Victoire : tout le monde s’échappe
outcome-vault = Défaite : une momie est entrée dans la Crypte.
outcome-last_card = Défaite : un chat a dû céder sa dernière carte.
outcome-empty_hand = Défaite : un joueur n’a plus de carte.

## Ce dont une table convient

table-players = Joueurs
    .help = De un à quatre joueurs, qui gagnent ou perdent ensemble.
table-first = Premier joueur
    .help = Qui joue le premier tour ; si personne n’est désigné, le hasard décide.
table-first-none = tiré au sort
    .help = Le hasard désigne le premier joueur.
table-content = Matériel
    .help = L’empreinte des cartes, des jetons et des dés de cette table.

table-stay_attack = Attaques sans entrer
    .help = Ce que fait une momie qui partage une case avec des chats et n’a pas attaqué.
table-stay_attack-on_entering = en entrant seulement
    .help = Une momie n’attaque que lorsqu’elle entre sur une case occupée par des chats.
table-stay_attack-also_staying = aussi en restant
    .help = À la fin des Actions des momies, celles qui sont avec des chats et n’ont pas attaqué le font.
table-stop_length = Durée d’un arrêt
    .help = Combien de temps une momie reste immobile après avoir rencontré un chat.
table-stop_length-phase = jusqu’à la fin de la phase
    .help = Une momie qui a rencontré un chat reste immobile jusqu’à la fin de la phase.
table-stop_length-step = pour ce pas seulement
    .help = Le symbole suivant ou le déplacement supplémentaire fait repartir la momie.
table-heart_overflow = Cœurs sans carte
    .help = Ce que devient un cœur quand toutes les momies sont réveillées.
table-heart_overflow-darkness = seule l’obscurité compte
    .help = Seul un cœur dû à l’obscurité fait avancer les momies.
table-heart_overflow-every_heart = tout cœur compte
    .help = Les cœurs des dés font aussi avancer les momies, jusqu’à l’apparition du Boss.
table-extra_move = Déplacement supplémentaire
    .help = Quand le coureur et le Boss font leur déplacement supplémentaire.
table-extra_move-every_turn = à chaque tour
    .help = Le déplacement supplémentaire a lieu à chaque tour, quels que soient les dés.
table-extra_move-with_symbol = avec un symbole seulement
    .help = Le déplacement supplémentaire n’a lieu que lors d’un tour avec au moins un symbole.
table-wake_on_cats = Réveil près des chats
    .help = Ce que fait une momie qui se réveille sur une Salle occupée par des chats.
table-wake_on_cats-peaceful = sans attaque
    .help = Apparaître n’est pas entrer : la momie n’attaque pas.
table-wake_on_cats-attacks = attaque aussitôt
    .help = Une momie qui se réveille sur une Salle occupée par des chats les attaque aussitôt.
table-silencer_reach = Portée du bâillonneur
    .help = Quels chats le bâillonneur empêche d’utiliser leur capacité.
table-silencer_reach-everywhere = tout le labyrinthe
    .help = Aucune capacité n’agit tant que le bâillonneur est dans le labyrinthe.
table-silencer_reach-same_space = sa propre case
    .help = Seuls les chats sur la case du bâillonneur ne peuvent pas utiliser leur capacité.
table-shield_turn = Boucliers
    .help = Pendant le tour de qui un bouclier peut servir.
table-shield_turn-any = à n’importe quel tour
    .help = Un bouclier sert pendant le tour de n’importe qui.
table-shield_turn-own = au tour du propriétaire
    .help = Un bouclier ne sert que pendant le tour de son propriétaire.
table-full_torches = Réserve pleine
    .help = Ce que font trois symboles identiques quand la réserve est pleine.
table-full_torches-spared = pas déclenché
    .help = Le mécanisme de Torche ne se déclenche pas, et ses Salles restent disponibles.
table-full_torches-triggered = déclenché
    .help = Le mécanisme de Torche se déclenche, ses Salles sont utilisées, sans torche gagnée.
table-last_card = Dernière carte
    .help = Indique si la dernière carte d’une main peut être posée.
table-last_card-if_one_is_drawn = si une carte est piochée
    .help = La dernière carte peut être posée si elle en fait piocher une.
table-last_card-never = jamais
    .help = Explorer demande toujours deux cartes en main.
table-passage_alone = Passages secrets seuls
    .help = Indique si un passage secret peut être ouvert sans poser de Salle.
table-passage_alone-allowed = permis
    .help = Un passage secret peut relier deux cases déjà dans le labyrinthe.
table-passage_alone-with_a_room = avec une Salle seulement
    .help = Un passage secret n’est ouvert qu’en même temps qu’une Salle est posée.

table-mummy_faces = Dés Momie
    .help = Combien des six faces portent un symbole : plus il y en a, plus c’est difficile.
table-mummy_faces-two = deux symboles
    .help = Deux faces sur six portent un symbole, une de moins que dans la boîte.
table-mummy_faces-printed = comme dans la boîte
    .help = Les dés sont ceux du matériel utilisé.
table-mummy_faces-four = quatre symboles
    .help = Quatre faces sur six portent un symbole, une de plus que dans la boîte.
table-mummy_faces-five = cinq symboles
    .help = Cinq faces sur six portent un symbole, deux de plus que dans la boîte.
table-mummy_faces-six = six symboles
    .help = Toutes les faces portent un symbole : aucun répit.
table-mummy_faces-easy = facile, selon le groupe
    .help = Les symboles de chaque dé Momie et les torches dépendent du nombre de joueurs : de bons joueurs gagnent quatre parties sur cinq.
table-mummy_faces-normal = normal, selon le groupe
    .help = Les symboles de chaque dé Momie et les torches dépendent du nombre de joueurs : de bons joueurs gagnent une partie sur deux.
table-mummy_faces-hard = difficile, selon le groupe
    .help = Les symboles de chaque dé Momie et les torches dépendent du nombre de joueurs : de bons joueurs gagnent une partie sur quatre.
table-vault_exits = Issues de la Crypte
    .help = Combien de chemins mènent dans la Crypte.
table-vault_exits-printed = comme dans la boîte
    .help = La Crypte a les issues du matériel utilisé.
table-vault_exits-six = toutes les six
    .help = La Crypte est ouverte sur ses six côtés.

preset-printed = Comme dans la boîte
    .help = Les momies les plus douces : trois symboles par dé Momie.
preset-easy = Facile
    .help = Les dés Momie dépendent du nombre de joueurs : de bons joueurs gagnent quatre parties sur cinq.
preset-normal = Normal
    .help = Les momies se réveillent souvent, selon le nombre de joueurs : de bons joueurs gagnent une partie sur deux.
preset-hard = Difficile
    .help = Presque aucun répit, selon le nombre de joueurs : de bons joueurs gagnent une partie sur quatre.

## Le jeu lui-même, et son image dans un terminal

game-title = Run Run Run !
game-about = Des chats bâtissent un labyrinthe carte par carte, réveillent des momies, et gagnent ou perdent ensemble.

picture-vault = CRYPTE
picture-door = PORTE
picture-turn = Tour { $turn } : { $seat }
picture-torches =
    { $reserve ->
        [one] { $sign } { $reserve } torche
       *[other] { $sign } { $reserve } torches
    }
picture-pile = Pioche { $pile }
picture-discard = Défausse { $discard }
picture-tokens = Jetons { $stack }
picture-regroups = Regroupements { $tiles }
picture-dice = Dés Momie { $dice }
picture-asleep = Endormies { $mummies } { $hearts }
picture-door-tokens = { $sign } Porte { $laid }/{ $all }
picture-torch-tokens = { $sign } Torches { $laid }/{ $all }
picture-cat =
    { $cards ->
        [one] { $seat }, { $hero } : { $cards } carte
       *[other] { $seat }, { $hero } : { $cards } cartes
    }
picture-cat-with-tokens =
    { $cards ->
        [one] { $seat }, { $hero } : { $cards } carte, { $tokens }
       *[other] { $seat }, { $hero } : { $cards } cartes, { $tokens }
    }
picture-mummy =
    { $steps ->
        [one] { CAPITAL($mummy) } { $hearts } dégâts { $damage }, à { $steps } pas de la Crypte
       *[other] { CAPITAL($mummy) } { $hearts } dégâts { $damage }, à { $steps } pas de la Crypte
    }
picture-hand = Main
picture-offer = Offre
picture-pool = Pot commun
picture-turns = Posée ainsi
picture-legend =
    Les murs sont des traits, les issues des points. ☥ ◉ Ж symboles · ☼ éclairée · ☾ sombre · ▯ sarcophage · = passage secret
    ^1^ le chat de la place 1 · M1♥5 une momie et ses cœurs · B le Boss · ◆ mécanisme de Porte · ◇ mécanisme de Torche
    ‹3› la réponse 3 y mène · ⚑1 réservée par la place 1 · sur une petite carte les traits sont ses issues

## Ce qu’une réponse coûte et rapporte, avant de la donner

preview-walk_costs =
    { $exits ->
        [one] Coûte une autre carte d’au moins { $exits } issue : à { $steps } pas d’ici
       *[other] Coûte une autre carte d’au moins { $exits } issues : à { $steps } pas d’ici
    }
preview-torch_spent =
    { $left ->
        [0] Utilise la dernière torche
       *[other] Utilise une torche, il en reste { $left }
    }
preview-stays_dark = Plus de torche : la Salle reste sombre et les momies gagnent un cœur
preview-passages_spent =
    { $count ->
        [one] Utilise { $count } passage secret
       *[other] Utilise { $count } passages secrets
    }
preview-cards_coming =
    { $count ->
        [0] Aucune carte à piocher
        [one] Pioche { $count } carte
       *[other] Pioche { $count } cartes
    }
preview-cards_up_to = Pioche de { $least } à { $most } cartes
preview-door_mechanism =
    { $left ->
        [0] Complète le dernier mécanisme : la Porte de sortie s’ouvre
       *[other] Complète un mécanisme de Porte, encore { $left }
    }
preview-torch_mechanism = Complète un mécanisme de Torche : retour à { $reserve } torches
preview-sarcophagus_opens =
    { $percent ->
        [0] Un jeton du sarcophage, et il n’y a plus de piège
       *[other] Un jeton du sarcophage, un piège dans { $percent } % des cas
    }
preview-mummy_reaches =
    { $percent ->
        [100] { CAPITAL($mummy) } vous atteindra juste après
       *[other] { CAPITAL($mummy) } peut vous atteindre juste après : { $percent } %
    }
preview-out_of_reach = Aucune momie ne peut vous atteindre juste après
preview-fight_target =
    { $hearts ->
        [one] { CAPITAL($mummy) }, { $hearts } cœur
       *[other] { CAPITAL($mummy) }, { $hearts } cœurs
    }
preview-dice_rolled =
    { $dice ->
        [0] Pas encore de dé
        [one] { $dice } dé à lancer
       *[other] { $dice } dés à lancer
    }
preview-damage_odds =
    { $damage ->
        [0] Aucun coup : { $percent } %
        [one] { $damage } coup : { $percent } %
       *[other] { $damage } coups : { $percent } %
    }
preview-defeat_odds = { $percent } % de chances de tout vaincre ici
preview-torches_given =
    { $torches ->
        [0] Garde toutes les torches : { $left }
        [one] Donne { $torches } torche : il en reste { $left }
       *[other] Donne { $torches } torches : il en reste { $left }
    }
preview-cards_shared = Votre chat y va gratuitement, et peut partager cartes et jetons

## Conseils aux débutants, chacun une seule fois

tip-first-heart = Un cœur pour la pile des momies. Le cinquième en réveille une.
tip-first-mummy = Une momie est réveillée. Elle prend le plus court chemin vers la Crypte : combattez-la en route, ou écartez-vous de son chemin.
tip-first-attack = Une momie qui entre chez un chat l’attaque. Chaque dégât coûte une carte, et un chat sans cartes fait perdre tout le monde.
tip-dark-room = Plus de torche : cette Salle reste sombre et les momies ont gagné un cœur. Trois symboles identiques autour d’un même coin ramènent des torches.
tip-torch-spent = Une Salle sans torche imprimée en prend une dans la réserve. Les Salles avec une torche imprimée ne coûtent rien.
tip-door-mechanism = Trois symboles différents autour d’un même coin : un mécanisme de Porte. Trois de ces mécanismes ouvrent la Porte de sortie.
tip-torch-mechanism = Trois symboles identiques autour d’un même coin : un mécanisme de Torche. La réserve remonte à cinq.
tip-first-token = Un jeton ! Il brille quand il peut servir. Presque tous permettent aussi de se téléporter dans une autre Salle.
tip-trap = Un piège : ce jeton des sarcophages réveille aussitôt une momie.
tip-door = La Porte de sortie est ouverte et son Boss est là. Battez maintenant toutes les momies du labyrinthe, et c’est gagné.
tip-first-regroup = Un regroupement : les chats se rejoignent gratuitement et partagent cartes et jetons. Il n’y en a que quelques-uns.
tip-first-fight = Défaussez des cartes pour lancer des dés : un par issue, six au plus. Les chances sont affichées avant le lancer.
tip-few-cards = Une carte perdue. Les Salles bien reliées remplissent la main : une carte par connexion.

## Ce que vaut une table : les termes de sa valeur, plus de chacun et (.less) moins

term-doors = plus de mécanismes de Porte déclenchés
    .less = moins de mécanismes de Porte déclenchés
term-door_prospects = plus d’occasions d’un mécanisme de Porte
    .less = moins d’occasions d’un mécanisme de Porte
term-torch_prospects = plus d’occasions d’un mécanisme de Torche
    .less = moins d’occasions d’un mécanisme de Torche
term-torches = plus de torches en réserve
    .less = moins de torches en réserve
term-hearts_on_pile = la prochaine momie plus près de se réveiller
    .less = la prochaine momie plus loin de se réveiller
term-awake = plus de momies réveillées
    .less = moins de momies réveillées
term-awake_hearts = plus de cœurs aux momies
    .less = moins de cœurs aux momies
term-extra_dice = plus de dés Momie
    .less = moins de dés Momie
term-pressure = des momies plus près de la Crypte
    .less = des momies plus loin de la Crypte
term-readiness = une meilleure position dans la course contre le Boss
    .less = une moins bonne position dans la course contre le Boss
term-fighters = plus de chats à portée d’une momie
    .less = moins de chats à portée d’une momie
term-hands = des mains mieux garnies
    .less = des mains moins garnies
term-smallest_hand = une plus petite main mieux garnie
    .less = une plus petite main moins garnie
term-strength = des cartes plus fortes au combat
    .less = des cartes moins fortes au combat
term-wounds = plus de cartes menacées à la prochaine attaque
    .less = moins de cartes menacées à la prochaine attaque
term-doubles = plus de jetons qui doublent les coups
    .less = moins de jetons qui doublent les coups
term-shields = plus de boucliers
    .less = moins de boucliers
term-other_tokens = plus de jetons
    .less = moins de jetons
term-depth = des momies qui se réveillent plus loin de la Crypte
    .less = des momies qui se réveillent plus près de la Crypte
term-open_hexes = plus de passages ouverts dans le labyrinthe
    .less = moins de passages ouverts dans le labyrinthe
term-regroup_tiles = plus de tuiles Regroupement
    .less = moins de tuiles Regroupement
term-danger = plus de danger au prochain lancer
    .less = moins de danger au prochain lancer
term-turns = plus de tours joués
    .less = moins de tours joués
term-cards_in_pile = plus de Salles dans la pioche
    .less = moins de Salles dans la pioche

## Ce que l’on compte sur beaucoup de parties

measure-door = Parties où la Porte de sortie s’est ouverte
measure-defeated = Créatures vaincues, sur tous les combats
facet-mummy = Momies réveillées
facet-cat = Chats
