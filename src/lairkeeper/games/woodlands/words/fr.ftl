### Explorers of the Woodlands en mots : ce qu’on peut répondre, ce qui se passe, ce qui est demandé.
### Les noms portent leur article. Un commentaire « Silent » nomme ce qu’un message tait exprès.

## Noms

hero-xylia = Xylia
hero-klethor = Klethor
hero-shavi = { "Sha’Vi" }
hero-bethras = Bethras
hero-other = le Héros « { $id } »

foe-mushroom = le Champignon
foe-plant = la Plante
foe-spirit = l’Esprit
foe-skeleton = le Squelette
foe-snake = le Serpent
foe-sporeback = Vieux Dos-de-Spores
foe-thornmother = la Mère des Épines
foe-choir = le Chœur pâle
foe-warden = le Gardien d’os
foe-coil_queen = la Reine des Anneaux
foe-stag = le Cerf creux
foe-other = l’ennemi « { $id } »

tile-T01 = la tuile Départ
tile-T02 = la tuile Boss
tile-T03 = l’Auberge
tile-T04 = le Feu de camp
tile-T05 = le Vortex
tile-T06 = le Puits d’énergie
tile-T07 = le Marchand
tile-T08 = le Double cul-de-sac
tile-T09 = la Tanière du renard
tile-T10 = la Tanière des ronces
tile-T11 = la Tanière des racines
tile-T12 = le Carrefour du chêne
tile-T13 = le Carrefour des épines
tile-T14 = la Fourche du chasseur
tile-T15 = la Fourche aux os
tile-T16 = la Fourche aux murmures
tile-T17 = la Fourche des ronciers
tile-T18 = le Coude aux fougères
tile-T19 = le Coude creux
tile-T20 = le Coude emmêlé
tile-T21 = la Longue piste
tile-T22 = la Vieille piste
tile-T23 = la Piste brumeuse
tile-T24 = la Combe au trésor
tile-other = la tuile « { $id } »
tile-none = aucune tuile

loot-mace = la Masse
    .text = Vous lancez 1 dé Combat de plus dans chaque combat où vous êtes.
loot-short_sword = l’Épée courte
    .text = Après votre jet de combat, relancez 1 de vos propres dés Combat.
loot-longbow = l’Arc long
    .text = Après votre jet de combat, ajoutez 1 à l’un de vos propres dés Combat.
loot-knives = les Couteaux de lancer
    .text = Après votre jet de combat, infligez 1 dégât de plus.
loot-green_staff = le Bâton vert
    .text = Avant un jet de combat, ajoutez le dé Pouvoir vert.
loot-purple_staff = le Bâton violet
    .text = Avant un jet de combat, ajoutez le dé Pouvoir violet.
loot-blue_staff = le Bâton bleu
    .text = Avant un jet de combat, ajoutez le dé Pouvoir bleu.
loot-orange_staff = le Bâton orange
    .text = Avant un jet de combat, ajoutez le dé Pouvoir orange.
loot-armour = l’Armure renforcée
    .text = Chaque attaque contre vous inflige 1 dégât de moins.
loot-boots = les Bottes
    .text = Déplacez-vous comme avec un dé Déplacement, même pour fuir.
loot-potion = la Potion de soin
    .text = Un Héros de votre tuile regagne 2 cœurs, ou se relève avec 2.
loot-antidote = l’Antidote
    .text = Retirez tous les marqueurs Poison et Ronces d’un Héros de votre tuile.
loot-phial = la Fiole d’orbes
    .text = Gagnez 2 orbes.
loot-lantern = la Lanterne
    .text = Regardez la première tuile de la pile ; laissez-la ou mettez-la sous la pile.
loot-shears = le Sécateur
    .text = Les Ronces ne vous immobilisent jamais.
loot-smoke_bomb = la Bombe fumigène
    .text = Quand vous fuyez, ignorez tous les dégâts et toutes les pertes.
loot-charm = le Porte-bonheur
    .text = Changez de 1 un dé Héros qui n’est pas encore placé.
loot-amulet = l’Amulette protectrice
    .text = Ignorez les orbes perdus et les cartes défaussées des pertes des Monstres.
loot-other = la carte « { $id } »

eventcard-sap = Montée de sève
    .text = 1 Monstre sur chaque tuile à Rune verte ou bleue.
eventcard-rattling = Cliquetis dans le noir
    .text = 1 Monstre sur chaque tuile à Rune violette ou orange.
eventcard-healer = Guérisseuse des haies
    .text = Chaque Héros debout de la tuile regagne 2 cœurs.
eventcard-shower = Pluie d’orbes
    .text = Chaque Héros debout gagne 1 orbe.
eventcard-magpie = Pie voleuse
    .text = Vous perdez 2 orbes.
eventcard-vines = Lianes avides
    .text = Chaque Héros debout de la tuile prend un marqueur Ronces.
eventcard-spores = Nuage de spores
    .text = Chaque Héros debout de la tuile prend un marqueur Poison.
eventcard-backpack = Sac perdu
    .text = Vous piochez 1 carte Butin.
eventcard-strap = Sangle rompue
    .text = Vous défaussez 1 carte Butin.
eventcard-gathering = Ombre grandissante
    .text = La menace de chaque Boss visible monte de 1 ; sans Boss visible, vous perdez 1 cœur.
eventcard-trail = Sentier caché
    .text = Vous pouvez rejoindre n’importe quel lieu relié sans ennemi.
eventcard-shadow = Seconde ombre
    .text = Un Monstre apparaît sur votre tuile et doit être combattu aussitôt.
eventcard-other = « { $id } »

colour-green = vert
colour-purple = violet
colour-blue = bleu
colour-orange = orange

slot-none = aucune case
slot-rerolled = relancé
slot-0 = Déplacement
slot-1 = Concentration
slot-2 = l’action spéciale 5+
slot-3 = l’action spéciale 6
slot-4 = Invocation
special-agility = Agilité
    .text = Vous ignorez les Ronces pendant ce tour.
special-transport = Transport express
    .text = Les Héros de votre tuile peuvent vous suivre quand vous vous déplacez.
special-aura = Aura de soin
    .text = Chaque Héros de votre tuile regagne 1 cœur.
special-remedy = Remède
    .text = Retirez un marqueur Poison ou Ronces d’un Héros de votre tuile.
special-precision = Précision
    .text = Chacun de vos dés Combat compte 1 de plus pendant ce tour.
special-stance = Posture défensive
    .text = La prochaine attaque contre vous n’inflige aucun dégât.
special-frost = Carreau de givre
    .text = Un Monstre de votre tuile n’inflige ni dégâts ni pertes jusqu’au début de votre prochain tour.
special-brew = Breuvage de la Brute
    .text = Chaque dé posé ici est un dé Combat de plus.
power-extra_tile = Éclaireuse
    .text = À la fin de la Phase 1, vous pouvez poser une tuile de plus.
power-distant_support = Soutien à distance
    .text = Vous pouvez soutenir un combat à une tuile reliée de distance.
power-reroll_one = Second élan
    .text = Une fois par combat, relancez un de vos dés Combat.
power-reroll_many = Déferlante
    .text = Une fois par combat, relancez autant de vos dés Combat que vous voulez.
power-deep_focus = Concentration profonde
    .text = Votre Concentration donne 2 orbes.
power-swift_rite = Rite rapide
    .text = Votre Invocation ne demande que 1 dé.
power-iron_stomach = Estomac de fer
    .text = Vous ne prenez jamais de marqueur Poison ni Ronces.
power-lasting_brew = Breuvage tenace
    .text = Les dés de breuvage durent jusqu’à la fin de votre tour.
power-number = le pouvoir { $power }
placed = { $slot } ({ $face })

side-0 = au nord
    .short = N
side-1 = à l’est
    .short = E
side-2 = au sud
    .short = S
side-3 = à l’ouest
    .short = O
cell-start = le départ
cell-straight = la place à { $steps } pas { $side } du départ
cell-corner = la place à { $steps } pas { $side } et { $steps2 } { $side2 } du départ
lie-paths = Chemins { $sides }
lie-split = Chemins { $first } et { $second }, séparés
lie-turned =
    { $degrees ->
        [0] Sans tourner
       *[other] Tournée de { $degrees }° dans le sens horaire
    }

## Ce qu’on peut répondre, et ce que le hasard peut montrer

option-choose_hero = Jouer { $hero }
option-play_first = { $seat } commence chaque manche
option-draw_tile = { CAPITAL($tile) }
option-place_at = La poser sur { $cell }
# Silent: rotation
option-turn = { $lie }
option-place_extra = Poser une tuile de plus
option-place_none = Ne pas poser d’autre tuile
option-draw_monster = { CAPITAL($kind) }
option-draw_boss = { CAPITAL($kind) }
option-draw_loot_card = { CAPITAL($card) }
option-draw_event_card = { CAPITAL($event) }
option-draw_orbs =
    { $orbs ->
        [one] { $orbs } orbe
       *[other] { $orbs } orbes
    }
option-roll_faces = Résultat : { $faces }
option-roll_face = Résultat : { $face }
# Silent: power
option-unlock = Débloquer { $name }
option-roll_dice = Lancer les dés
option-accept_dice = Accepter ce lancer
option-reroll = Garder des dés et relancer les autres
option-put_on = Le placer sur { $slot }
option-roll_again = Le relancer
option-set_aside = Le mettre de côté
option-turn_die = Changer un { $face } en { $to }
option-leave_dice = Ne changer aucun dé
option-move = Aller { $side }
option-venture = S’aventurer { $side }, sur une nouvelle tuile
option-use_vortex = Prendre le Vortex jusqu’à la tuile Départ
option-open_chest = Ouvrir un Coffre
option-take_orbs = Prendre un marqueur Orbe du Puits
option-buy = Acheter { $card }
option-sell = Vendre { $card }
option-give = Donner { $card } à { $hero }
option-give_now = Donner le tout
option-accept = Accepter
option-accept_for_turn = Accepter pour tout le tour
option-refuse = Refuser
option-raise = Donner les premiers soins à { $hero }
option-heal = Utiliser l’Aura de soin
option-remedy =
    { $status ->
        [poison] Retirer le marqueur Poison de { $hero }
       *[brambles] Retirer le marqueur Ronces de { $hero }
    }
option-use_loot = Utiliser { $card }
option-use_loot_on = Utiliser { $card } pour { $hero }
# Silent: die
option-use_loot_on_die = Utiliser { $card } sur le dé qui montre { $face }
option-end_turn = Finir le tour
option-keep_tile = Laisser la tuile sur la pile
option-bury_tile = Mettre la tuile sous la pile
option-keep_loot = Garder la carte
option-keep_instead = La garder et défausser { $card }
option-leave_loot = Ne pas la garder
option-discard = Défausser { $card }
option-flip_card = Retourner { $card } face cachée
# Silent: foe
option-fight = Combattre { $kind }
# Silent: foe
option-freeze = Geler { $kind }
option-hold_frost = Garder le Carreau de givre
option-flee =
    { $means ->
        [boots] Fuir { $side } avec les Bottes
       *[die] Fuir { $side }
    }
option-flee_astray =
    { $means ->
        [boots] Fuir { $side } avec les Bottes, sur une nouvelle tuile
       *[die] Fuir { $side }, sur une nouvelle tuile
    }
option-throw_smoke = Utiliser { $card }
option-face_strikes = Fuir sans aide
# Silent: foe
option-strike = { CAPITAL($kind) } frappe maintenant
option-support = Participer
option-stay_out = Rester à l’écart
option-add_power_die = Ajouter le dé Pouvoir { $colour }
option-add_brew = Ajouter un dé de breuvage
option-roll_combat = Lancer les dés de combat
# Silent: die
option-reroll_die = Relancer le { $face } avec des orbes
# Silent: die
option-reroll_free = Relancer le { $face } avec Second élan
# Silent: die
option-mark_die = Désigner le { $face }
option-mark_dice = Relancer plusieurs dés avec Déferlante
option-roll_marked = Relancer les dés désignés
option-stop = Laisser les dés ainsi
option-give_to = Donner à { $hero }
option-take_along = Emmener { $hero }
option-go_now = Partir maintenant
# Silent: node
option-wander_to = Aller vers { $tile }
option-stay_here = Rester ici
# Silent: node
option-place_boss_at = Sur { $tile }
option-concede = Abandonner la partie
option-play_on = Continuer
option-refuse_to_concede = Continuer
option-propose_to_concede = Proposer d’abandonner

## Ce qui s’est passé

event-hero_chosen = { $seat } joue { $hero }.
event-first_player_chosen = { $seat } commence chaque manche.
event-round_began = Début de la manche { $round }.
event-tile_drawn = { CAPITAL($hero) } révèle { $tile }.
event-tile_rejected = { CAPITAL($tile) } fermerait la forêt : une autre tuile est piochée.
# Silent: rotation
event-tile_placed = { CAPITAL($hero) } pose { $tile } sur { $cell }.
event-pile_exhausted = Il n’y a plus de tuile pour { $hero }.
event-tile_scouted = { CAPITAL($hero) } regarde la pile : { $tile } est au-dessus.
event-tile_buried = { CAPITAL($tile) } va sous la pile.
# Silent: foe, node
event-monster_placed = Un Monstre attend face cachée sur { $tile }.
# Silent: foe, node
event-foe_revealed = { CAPITAL($kind) } apparaît sur { $tile }.
# Silent: foe, node
event-boss_revealed = Le Boss se montre sur { $tile } : { $kind } !
# Silent: foe
event-threat_rose =
    { $cause ->
        [turn] Fin du tour. { CAPITAL($kind) } : la menace monte à { $threat } sur { $track }.
        [round] Fin de la manche. { CAPITAL($kind) } : la menace monte à { $threat } sur { $track }.
       *[effect] { CAPITAL($kind) } : la menace monte à { $threat } sur { $track }.
    }
event-turn_began = Manche { $round } : à { $hero } de jouer.
event-turn_skipped = { CAPITAL($hero) } est à terre et ne joue pas.
event-turn_ended = { CAPITAL($hero) } finit son tour.
event-cards_turned_up = { CAPITAL($hero) } retourne face visible : { $cards }.
event-hero_dice_rolled = { CAPITAL($hero) } obtient { $faces }.
event-hero_die_turned = { CAPITAL($hero) } change un { $face } en { $to }.
# Silent: faces
event-dice_placed = { CAPITAL($hero) } place des dés : { $slots }.
# Silent: power
event-power_unlocked = { CAPITAL($hero) } débloque { $name }.
# Silent: node
event-hero_moved = { CAPITAL($hero) } va sur { $tile }.
event-move_failed = Aucune tuile ne convient là : { $hero } reste sur place.
event-orbs_gained =
    { $orbs ->
        [one] { CAPITAL($hero) } gagne { $orbs } orbe
       *[other] { CAPITAL($hero) } gagne { $orbs } orbes
    }{ $source ->
        [focus] {" "}(Concentration)
        [risk] {" "}(déplacement risqué)
        [sale] {" "}(vente)
        [well] {" "}(Puits d’énergie)
       *[effect] {""}
    }, total { $left }.
event-orbs_lost =
    { $orbs ->
        [one] { CAPITAL($hero) } perd { $orbs } orbe, reste { $left }.
       *[other] { CAPITAL($hero) } perd { $orbs } orbes, reste { $left }.
    }
event-orbs_spent =
    { $orbs ->
        [one] { CAPITAL($hero) } dépense { $orbs } orbe, reste { $left }.
       *[other] { CAPITAL($hero) } dépense { $orbs } orbes, reste { $left }.
    }
event-hearts_lost =
    { $hearts ->
        [one] { CAPITAL($hero) } perd { $hearts } cœur
       *[other] { CAPITAL($hero) } perd { $hearts } cœurs
    } { $cause ->
        [attack] lors de l’attaque
        [poison] par le poison
       *[effect] aussitôt
    }, reste { $left }.
event-hearts_gained =
    { $hearts ->
        [one] { CAPITAL($hero) } regagne { $hearts } cœur, total { $left }.
       *[other] { CAPITAL($hero) } regagne { $hearts } cœurs, total { $left }.
    }
event-hero_fell = { CAPITAL($hero) } est à terre.
event-hero_rose =
    { $left ->
        [one] { CAPITAL($hero) } se relève avec { $left } cœur.
       *[other] { CAPITAL($hero) } se relève avec { $left } cœurs.
    }
event-status_taken =
    { $status ->
        [poison] { CAPITAL($hero) } prend un marqueur Poison.
       *[brambles] { CAPITAL($hero) } prend un marqueur Ronces.
    }
event-status_removed =
    { $status ->
        [poison] { CAPITAL($hero) } n’a plus de marqueur Poison.
       *[brambles] { CAPITAL($hero) } n’a plus de marqueur Ronces.
    }
event-hero_immobilised = { CAPITAL($hero) } ne peut plus bouger pendant ce tour.
event-nothing_happened =
    { $reason ->
        [stomach] Estomac de fer : { $hero } ne prend aucun marqueur Poison ni Ronces.
        [poison] { CAPITAL($hero) } a déjà un marqueur Poison.
        [brambles] { CAPITAL($hero) } a déjà un marqueur Ronces.
        [shears] Le Sécateur libère { $hero } des Ronces.
        [boss] { CAPITAL($hero) } ne peut de toute façon pas quitter la tuile Boss.
       *[immobile] { CAPITAL($hero) } ne peut déjà plus bouger pendant ce tour.
    }
event-brambles_rolled = { CAPITAL($hero) } lance le dé de Ronces : { $faces }.
event-goods_laid_out = Le Marchand étale ses articles : { $cards }.
event-loot_drawn = { CAPITAL($hero) } pioche { $card }.
event-loot_kept = { CAPITAL($hero) } garde { $card }.
event-loot_left = { CAPITAL($hero) } ne garde pas { $card }.
event-loot_discarded = { CAPITAL($hero) } défausse { $card }.
event-loot_flipped = { CAPITAL($hero) } retourne { $card } face cachée.
event-loot_used = { CAPITAL($hero) } utilise { $card }.
event-loot_given = { CAPITAL($giver) } donne { $card } à { $hero }.
event-gift_refused = { CAPITAL($hero) } refuse le cadeau de { $giver }.
event-loot_bought = { CAPITAL($hero) } achète { $card }.
event-loot_sold = { CAPITAL($hero) } vend { $card }.
event-chest_opened = { CAPITAL($hero) } ouvre un Coffre.
event-orb_token_taken =
    { $orbs ->
        [one] { CAPITAL($hero) } prend un marqueur Orbe qui vaut { $orbs } orbe.
       *[other] { CAPITAL($hero) } prend un marqueur Orbe qui vaut { $orbs } orbes.
    }
event-event_drawn = { CAPITAL($hero) } pioche un Événement : { $event }.
event-encounter_began = { CAPITAL($hero) } doit affronter { $kinds }.
# Silent: foe
event-foe_frozen = { CAPITAL($hero) } gèle { $kind }.
# Silent: foe
event-foe_thawed = { CAPITAL($kind) } dégèle.
event-hero_fled = { CAPITAL($hero) } fuit devant { $kinds }.
# Silent: foe
event-foe_struck = { CAPITAL($kind) } frappe { $hero } pendant la fuite.
# Silent: foe
event-combat_began =
    { $support ->
        [0] { CAPITAL($hero) } combat { $kind }.
       *[other] { CAPITAL($hero) } combat { $kind } avec { $allies }.
    }
event-supported_from_afar = { CAPITAL($hero) } soutient à distance.
event-skill_rolled = { CAPITAL($kind) } : le dé de compétence montre { $face }.
event-defence_changed = { CAPITAL($kind) } a maintenant { $defence } en défense.
event-immunity_gained = { CAPITAL($kind) } est maintenant à l’abri de ces dés Pouvoir : { $colours }.
event-dice_taken_away =
    { $dice ->
        [one] { CAPITAL($kind) } enlève { $dice } dé Combat à chaque Héros présent.
       *[other] { CAPITAL($kind) } enlève { $dice } dés Combat à chaque Héros présent.
    }
# Silent: foe
event-shield_gained =
    { $shields ->
        [one] { CAPITAL($kind) } a maintenant { $shields } Bouclier Feuille.
       *[other] { CAPITAL($kind) } a maintenant { $shields } Boucliers Feuille.
    }
# Silent: foe
event-shield_broken =
    { $shields ->
        [0] { CAPITAL($kind) } n’a plus de Bouclier Feuille.
       *[other] { CAPITAL($kind) } perd des Boucliers Feuille, reste { $shields }.
    }
event-power_die_added = { CAPITAL($hero) } ajoute le dé Pouvoir { $colour }.
event-brew_added =
    { $dice ->
        [one] { CAPITAL($hero) } emploie { $dice } dé de breuvage.
       *[other] { CAPITAL($hero) } emploie { $dice } dés de breuvage.
    }
event-combat_dice_rolled = { CAPITAL($hero) } obtient { $faces } au combat.
event-power_die_rolled = { CAPITAL($hero) } : le dé Pouvoir { $colour } montre { $face }.
# Silent: die
event-combat_die_rerolled = { CAPITAL($hero) } relance un dé : { $face }.
# Silent: die
event-combat_die_raised = { CAPITAL($hero) } : un dé compte maintenant { $face }.
event-combat_resolved =
    { $hits ->
        [0] Aucun coup ne touche { $kind }
        [one] { $hits } coup touche { $kind }
       *[other] { $hits } coups touchent { $kind }
    }, qui a { $hearts ->
        [one] { $hearts } cœur.
       *[other] { $hearts } cœurs.
    }
# Silent: foe
event-foe_beaten = Combat gagné contre { $kind } !
event-foe_returned = { CAPITAL($kind) } retourne dans la pile.
# Silent: foe
event-combat_lost = Combat perdu contre { $kind }.
event-attack_cancelled = La Posture défensive protège { $hero }.
event-loss_ignored = L’Amulette protectrice épargne cette perte : { $hero }.
event-pile_reshuffled =
    { $pile ->
        [monsters] Les Monstres défaussés sont mélangés en une nouvelle pile.
        [loot] Les cartes Butin défaussées sont mélangées en un nouveau paquet.
       *[events] Les cartes Événement défaussées sont mélangées en un nouveau paquet.
    }
event-game_conceded = Le groupe abandonne.

## Ce qui est demandé

question-pick_hero = Quel Héros jouer ?
question-offer_extra_tile = { CAPITAL($hero) } (Éclaireuse) : poser une tuile de plus ?
question-choose_space = { CAPITAL($hero) } : où va { $tile } ?
question-choose_rotation = { CAPITAL($hero) } : dans quel sens poser { $tile } sur { $cell } ?
question-prepare_roll = { CAPITAL($hero) } : lancer les dés Héros ?
question-choose_reroll = { CAPITAL($hero) } : accepter le lancer, ou relancer une fois ?
# Silent: is_reroll
question-keep_dice = { CAPITAL($hero) }, dé { $place } : garder le { $face } ?{ $place ->
        [1] { "" }
       *[other] { " " }Jusqu’ici : { $slots }.
    }
question-use_charm = { CAPITAL($hero) } : changer un dé de 1 avec le Porte-bonheur ?
question-place_dice = { CAPITAL($hero) }, dé { $place } : où va le { $face } ?{ $place ->
        [1] { "" }
       *[other] { " " }Jusqu’ici : { $slots }.
    }
question-choose_step = { CAPITAL($hero) } : par où aller ?
question-choose_action = { CAPITAL($hero) } : que faire maintenant ?
question-offer_rides = Qui emmener ?
question-answer_ride = { CAPITAL($hero) } : partir avec { $giver } ?
question-turn_risky_tile = { CAPITAL($hero) } : dans quel sens poser { $tile } sur { $cell } ?
question-share_card = Qui reçoit { $card } ?
question-keep_card = { CAPITAL($hero) } : garder { $card } ?
question-choose_discard = { CAPITAL($hero) } : quelle carte défausser ?
question-choose_flip = { CAPITAL($hero) } : quelle carte retourner face cachée ?
question-fill_gift = { CAPITAL($giver) } : ajouter quelque chose pour { $hero } ?
question-make_room =
    { $count ->
        [0] { CAPITAL($hero) } : { $giver } donne des marqueurs, défausser une carte pour faire de la place ?
       *[other] { CAPITAL($hero) } : { $giver } donne { $cards }, défausser une carte pour faire de la place ?
    }
question-give_up_card = { CAPITAL($hero) } : quelle carte abandonner pour retenter le chapitre ?
question-decide_on_tile = { CAPITAL($hero) } : laisser { $tile } sur la pile ?
question-choose_wandering = { CAPITAL($hero) } : où mène le Sentier caché ?
question-choose_fight = { CAPITAL($hero) } : combattre ou fuir ?
question-face_ambush = { CAPITAL($hero) } : un Carreau de givre avant le combat contre { $kind } ?
question-ask_support = { CAPITAL($hero) } : participer au combat contre { $kind } ?
question-ask_distant_support = { CAPITAL($hero) } : soutenir à distance le combat contre { $kind } ?
question-arm_hero = { CAPITAL($hero) } : quels dés contre { $kind } ?
question-adjust_dice =
    { $orbs ->
        [one] { CAPITAL($hero) } : changer les dés ? Il vous reste { $orbs } orbe.
       *[other] { CAPITAL($hero) } : changer les dés ? Il vous reste { $orbs } orbes.
    }
question-adjust_as_supporter = { CAPITAL($hero) } : employer un pouvoir sur ses dés ?
question-choose_dice = { CAPITAL($hero) } : quels dés relancer ?
question-share_orbs =
    { $orbs ->
        [one] Qui reçoit le dernier orbe ?
       *[other] Il y a { $orbs } orbes à partager : qui reçoit le prochain ?
    }
question-react_with_frost = { CAPITAL($hero) } : geler le Monstre avant qu’il frappe ?
question-suffer_flight = { CAPITAL($hero) } : fuir sans aide ?
question-choose_strike = { CAPITAL($hero) } : quel Monstre frappe maintenant ?
question-choose_boss_place = Où apparaît le Boss ?
question-agree_to_concede = Abandonner la partie ?

draw-choose_first_player = Qui commence ?
draw-draw_next_tile = { CAPITAL($hero) } pioche une tuile.
draw-roll_hero_dice =
    { $dice ->
        [one] { CAPITAL($hero) } lance { $dice } dé Héros.
       *[other] { CAPITAL($hero) } lance { $dice } dés Héros.
    }
draw-draw_loot_for = { CAPITAL($hero) } pioche une carte Butin.
draw-take_orb_token = { CAPITAL($hero) } prend un marqueur Orbe.
draw-look_at_tile = { CAPITAL($hero) } regarde la première tuile.
draw-roll_brambles =
    { $dice ->
        [one] { CAPITAL($hero) } lance { $dice } dé de Ronces.
       *[other] { CAPITAL($hero) } lance { $dice } dés de Ronces.
    }
draw-lay_out_card = Le Marchand étale une carte.
draw-draw_event = { CAPITAL($hero) } pioche une carte Événement.
draw-place_monster = Un Monstre est placé sur { $tile }.
draw-ambush_hero = Un Monstre surgit devant { $hero }.
draw-roll_combat_dice =
    { $dice ->
        [one] { CAPITAL($hero) } lance { $dice } dé Combat.
       *[other] { CAPITAL($hero) } lance { $dice } dés Combat.
    }
draw-roll_power_die = { CAPITAL($hero) } lance le dé Pouvoir { $colour }.
draw-reroll_one = { CAPITAL($hero) } relance un dé.
draw-reveal_boss = La carte Boss est retournée.
draw-roll_skill = { CAPITAL($hero) } lance le dé de compétence contre { $kind }.

## Les modules : Monstres et Boss Enragés, Tanières, Auberge

rage-comes_back = Une fois vaincu, il revient aussitôt et doit être combattu de nouveau.
rage-poisons = Il empoisonne tout Héros qui le combat sur sa tuile.
rage-no_rerolls = On ne peut pas relancer de dés Combat contre lui.
rage-leaf_shield = Il apparaît avec un Bouclier Feuille.
rage-first_strike = Il inflige ses dégâts avant le lancer des dés.
rage-tough = Il a 1 cœur de plus.
rage-dear_rerolls = Contre lui, une relance coûte 2 orbes par dé.
rage-early_threat = Sa menace commence sur la case 4.

entrance-burrow = le Terrier moussu
    .text = Une mousse épaisse étouffe chaque pas ; plus loin, quelque chose respire.
    .rule = Dans cette Tanière, pas d’orbes pour les relances.
entrance-tunnel = le Tunnel inondé
    .text = Une eau froide monte aux genoux et cache le sol.
    .rule = Ceux qui se sont joints lancent 1 dé Combat au plus.
entrance-crypt = la Crypte aux échos
    .text = Chaque murmure revient un peu plus tard qu’il ne devrait.
    .rule = Dans cette Tanière, Squelettes et Esprits ont +1 en défense.
entrance-hollow = le Creux tiède
    .text = Une douce chaleur monte d’en bas. Trop douce.
    .rule = Après chaque événement accompli, le Héros actif regagne 1 cœur.
entrance-other = la Tanière « { $id } »
chamber-hoard = la Salle au magot
    .bonus = 2 cartes Butin.
    .penalty = Chacun perd 1 cœur.
chamber-nest = le Nid de la reine
    .bonus = 1 carte Butin et 3 orbes.
    .penalty = Chacun prend un marqueur Poison.
chamber-altar = l’Autel englouti
    .bonus = 2 cartes Butin.
    .penalty = Chacun perd 2 orbes.
chamber-throne = le Trône de racines
    .bonus = 1 carte Butin, et chaque explorateur regagne tous ses cœurs.
    .penalty = Chacun défausse 1 carte Butin.
chamber-other = la salle « { $id } »
inncard-stew = Ragoût copieux
    .text = Regagnez 3 cœurs.
inncard-ale = Bière du mineur
    .text = Lancez 1 dé Combat de plus dans votre prochain combat.
inncard-tales = Récits de voyageurs
    .text = Regardez les 3 premières tuiles de la pile et remettez-les dans l’ordre voulu.
inncard-bath = Bain aux herbes
    .text = Défaussez tous vos marqueurs Poison et Ronces et regagnez 1 cœur.
inncard-cards = Partie de cartes
    .text = Lancez un dé. 1 ou 2 : perdez 1 orbe. 3 ou 4 : gagnez 2 orbes. 5 ou 6 : piochez 1 carte Butin.
inncard-other = « { $id } »

option-enter_den = Explorer la Tanière
option-join_den = Participer à l’exploration
option-go_deeper = Continuer
option-draw_entrance = { CAPITAL($entrance) }
option-draw_chamber = { CAPITAL($chamber) }
option-be_served = Se faire servir à l’Auberge
option-draw_inn_card = { CAPITAL($inn_card) }
option-put_tile = { CAPITAL($tile) }

# Silent: foe
event-foe_struck_first = { CAPITAL($kind) } frappe d’abord { $hero }.
# Silent: foe
event-foe_came_back = { CAPITAL($kind) } revient : le combat recommence !
event-den_entered = { CAPITAL($hero) } descend sous terre par { $tile }.
event-den_joined = { CAPITAL($hero) } suit dans la Tanière.
event-entrance_revealed = On entre par { $entrance }.
event-chamber_revealed = Plus loin attend { $chamber }.
event-den_die_rolled =
    { $space ->
        [1] Case I de la Tanière : le dé montre { $face }.
        [2] Case II de la Tanière : le dé montre { $face }.
       *[other] Case III de la Tanière : le dé montre { $face }.
    }
event-den_die_moved =
    { $space ->
        [1] Le chemin ramène à la case I.
        [2] Le chemin ramène à la case II.
       *[other] Le chemin mène à la case III.
    }
event-den_finished = { CAPITAL($hero) } a exploré la Tanière jusqu’au bout !
event-den_failed = L’exploration échoue : { $hero } est à terre.
event-hero_served = { CAPITAL($hero) } se fait servir à l’Auberge : { $inn_card }.
event-inn_die_rolled = { CAPITAL($hero) } tente sa chance à l’Auberge : { $face }.
event-ale_taken = { CAPITAL($hero) } prend le marqueur +1 dé Combat.
event-ale_drunk = { CAPITAL($hero) } rend le marqueur +1 dé Combat.
event-tiles_arranged = { CAPITAL($hero) } remet des tuiles sur la pile, la première d’abord : { $tiles }.

question-ask_to_join = { CAPITAL($hero) } : participer à l’exploration de la Tanière ?
question-pause_in_den =
    { $space ->
        [1] { CAPITAL($hero) } : passer à la case I de la Tanière ?
        [2] { CAPITAL($hero) } : passer à la case II de la Tanière ?
       *[other] { CAPITAL($hero) } : passer à la case III de la Tanière ?
    }
question-order_tiles =
    { $place ->
        [1] { CAPITAL($hero) } : quelle tuile au-dessus de la pile ?
       *[other] { CAPITAL($hero) } : quelle tuile ensuite, en position { $place } ?
    }

draw-reveal_entrance = La première carte de la Tanière est révélée.
draw-reveal_chamber = La seconde carte de la Tanière est révélée.
draw-roll_den_die =
    { $space ->
        [1] { CAPITAL($hero) } lance le dé pour la case I de la Tanière.
        [2] { CAPITAL($hero) } lance le dé pour la case II de la Tanière.
       *[other] { CAPITAL($hero) } lance le dé pour la case III de la Tanière.
    }
draw-draw_den_monster = Un Monstre surgit devant { $hero } dans la Tanière.
draw-reveal_inn_card = L’Auberge sert { $hero }.
draw-roll_inn_die = { CAPITAL($hero) } lance un dé à l’Auberge.
draw-peek_at_tile = { CAPITAL($hero) } regarde une tuile de la pile.

## La campagne

quest-red_mushroom = le champignon rouge
quest-yellow_mushroom = le champignon jaune
quest-blue_mushroom = le champignon bleu
quest-vial = la fiole vide
quest-other = le marqueur « { $id } »
camp-horn = le Cor
    .text = Tous les ennemis à 3 tuiles au plus viennent ici aussitôt.
camp-ashes = les Cendres
    .text = Un lot ne garde que 1 carte, et il se trouve ici désormais.
camp-sentinel = la Sentinelle
    .text = Les ennemis d’un campement ont 1 de plus en défense.
camp-trap = le Piège
    .text = Vous perdez 2 cœurs et prenez un marqueur Ronces.
camp-other = le campement « { $id } »

option-hand_over = { CAPITAL($giver) } donne { $card } : pour { $hero }
option-lay_down = { CAPITAL($hero) } défausse { $card }
option-go_on = Chacun garde ce qu’il a
option-awaken = { CAPITAL($kind) }
option-search = Fouiller la tuile
option-draw_quest = { CAPITAL($quest) }
option-take_token = Prendre { $quest }
option-take_token_instead = Défausser { $card } et prendre { $quest }
option-leave_token = Le laisser sur la tuile
option-give_token = Donner { $quest } : pour { $hero }
option-brew = Concocter une potion
option-bear_two = Deux pour { $hero }
option-give_orb_token =
    { $orbs ->
        [one] Donner le marqueur qui vaut { $orbs } orbe : pour { $hero }
       *[other] Donner le marqueur qui vaut { $orbs } orbes : pour { $hero }
    }
option-lose_token =
    { $orbs ->
        [one] Le marqueur qui vaut { $orbs } orbe
       *[other] Le marqueur qui vaut { $orbs } orbes
    }
option-pay_orbs =
    { $orbs ->
        [0] Ne rien payer
        [one] Payer { $orbs } orbe
       *[other] Payer { $orbs } orbes
    }
# Silent: foe, node
option-step_to = Vers { $tile }
option-draw_camp = { CAPITAL($camp) }
option-take_pack =
    { $cards ->
        [0] Un lot vide
        [one] Un lot de { $cards } carte
       *[other] Un lot de { $cards } cartes
    }
# Silent: node
option-post_guard = Sur { $tile }
option-end_chapter = Terminer le chapitre
option-light_totem = Poser le dé Pouvoir { $colour } sur le totem
option-light_desperately = Allumer le totem { $colour } en donnant tout
option-purify = Purifier { $cell }
option-purify_none = Ne rien purifier

event-chapter_began =
    { $attempt ->
        [1] Le chapitre { $chapter } commence.
       *[other] Le chapitre { $chapter } recommence : essai { $attempt }.
    }
event-chapter_won = Le chapitre { $chapter } est gagné !
event-loot_handed_over = { CAPITAL($giver) } cède { $card } : pour { $hero }.
event-kind_stirred = { CAPITAL($kind) } est Enragé pendant cette partie.
event-kind_awoke = La forêt s’éveille : { $kind } devient Enragé pour le reste de la campagne.
# Silent: node
event-token_hidden = Un marqueur de quête attend face cachée sur { $tile }.
event-token_found = { CAPITAL($hero) } trouve { $quest }.
event-token_taken = { CAPITAL($hero) } prend { $quest }.
event-token_given = { CAPITAL($giver) } donne { $quest } : pour { $hero }.
event-potion_brewed =
    { $potions ->
        [1] { CAPITAL($hero) } concocte la première potion.
       *[other] { CAPITAL($hero) } concocte une potion : il y en a { $potions }.
    }
event-orb_token_dealt =
    { $orbs ->
        [one] { CAPITAL($hero) } reçoit un marqueur Orbe qui vaut { $orbs } orbe.
       *[other] { CAPITAL($hero) } reçoit un marqueur Orbe qui vaut { $orbs } orbes.
    }
event-orb_token_given =
    { $orbs ->
        [one] { CAPITAL($giver) } donne le marqueur qui vaut { $orbs } orbe : pour { $hero }.
       *[other] { CAPITAL($giver) } donne le marqueur qui vaut { $orbs } orbes : pour { $hero }.
    }
# Silent: foe
event-orb_token_stolen =
    { $orbs ->
        [one] { CAPITAL($hero) } se fait voler un marqueur qui vaut { $orbs } orbe : { $kind } l’emporte.
       *[other] { CAPITAL($hero) } se fait voler un marqueur qui vaut { $orbs } orbes : { $kind } l’emporte.
    }
event-orb_token_recovered =
    { $orbs ->
        [one] { CAPITAL($hero) } récupère le marqueur qui vaut { $orbs } orbe.
       *[other] { CAPITAL($hero) } récupère le marqueur qui vaut { $orbs } orbes.
    }
# Silent: foe
event-orb_tokens_gone =
    { $gone ->
        [one] Un voleur s’échappe : { $gone } marqueur Orbe est perdu pour de bon.
       *[other] Un voleur s’échappe : { $gone } marqueurs Orbe sont perdus pour de bon.
    }
event-orb_tokens_given_up =
    { $orbs ->
        [one] { CAPITAL($hero) } rend ses marqueurs au Puits : ils valent { $orbs } orbe.
       *[other] { CAPITAL($hero) } rend ses marqueurs au Puits : ils valent { $orbs } orbes.
    }
# Silent: foe, node
event-monster_moved = Un Monstre va sur { $tile }.
event-camp_revealed = Le campement sur { $tile } : { $camp } !
# Silent: node
event-guard_posted = Les ennemis sur { $tile } ont 1 de plus en défense.
event-pack_taken =
    { $cards ->
        [0] { CAPITAL($hero) } vide le campement : il ne reste aucun lot.
        [one] { CAPITAL($hero) } vide le campement et trouve un lot de { $cards } carte.
       *[other] { CAPITAL($hero) } vide le campement et trouve un lot de { $cards } cartes.
    }
event-card_spoiled = Brûlé : { $card }.
event-corruption_spread = La corruption gagne { $cells } : niveau { $level }.
event-chests_spoiled = Les Coffres sur { $tile } sont gâtés.
event-move_die_lost = La corruption ralentit { $hero } : 1 déplacement est perdu.
event-totem_lit = { CAPITAL($hero) } allume le totem { $colour } sur { $tile } !
event-purified = { CAPITAL($hero) } purifie { $cell }.

question-exchange_loot = Échanger des cartes avant le chapitre suivant ?
question-share_treasure = Un trésor du Boss : qui reçoit { $card } ?
question-decide_on_token = { CAPITAL($hero) } : prendre { $quest } ?
question-deal_orb_tokens = Qui reçoit deux marqueurs Orbe ?
question-steal_token = { CAPITAL($hero) } : quel marqueur Orbe est volé ?
question-recover_token =
    { $orbs ->
        [one] Qui reçoit le marqueur qui vaut { $orbs } orbe ?
       *[other] Qui reçoit le marqueur qui vaut { $orbs } orbes ?
    }
question-pay_share =
    { $orbs ->
        [one] Il reste { $orbs } orbe à payer : combien pour { $hero } ?
       *[other] Il reste { $orbs } orbes à payer : combien pour { $hero } ?
    }
question-advance_monster = Par où va le Monstre sur { $tile } ?
question-rake_ashes = { CAPITAL($hero) } : quel lot brûle jusqu’à la dernière carte ?
question-post_sentinel = { CAPITAL($hero) } : où va le marqueur Bouclier +1 ?
question-clear_camp = { CAPITAL($hero) } : quel lot prendre ?
question-ask_to_end = Assez de campements sont vidés : terminer le chapitre ?
question-purify_tile = { CAPITAL($hero) } : purifier une tuile ?
question-choose_shadow_place = Où apparaît le second Boss ?

draw-draw_treasure = Un trésor du Boss est pioché.
draw-stir_kind = Un type de Monstre est Enragé pendant cette partie.
draw-awaken_kind = Un type de Monstre s’éveille.
draw-turn_up_token = { CAPITAL($hero) } retourne le marqueur de quête.
draw-deal_orb_token = { CAPITAL($hero) } reçoit un marqueur Orbe.
draw-add_to_stolen = Une carte du paquet est volée aussi.
draw-turn_up_camp = Le campement sur { $tile } est retourné.
draw-spoil_card = Une carte du lot est défaussée.
draw-take_card = { CAPITAL($hero) } prend une carte du lot.
draw-reveal_shadow = Un second Boss apparaît.

## Comment la partie finit

# Silent: winners, scores
outcome-victory = Le Boss est vaincu : la forêt est sauvée !
# Silent: winners, scores
outcome-all_down = Tous les Héros sont à terre : la forêt est perdue.
# Silent: winners, scores
outcome-threat = La menace est complète : la forêt est perdue.
# Silent: winners, scores
outcome-conceded = Le groupe a abandonné.
# Silent: winners, scores
outcome-chapter_won = Le chapitre est gagné !
# Silent: winners, scores
outcome-orbs_gone = Tous les marqueurs Orbe sont perdus : l’Arbre de Vie se meurt.
# Silent: winners, scores
outcome-well_lost = Les Monstres ont pris le Puits.
# Silent: winners, scores
outcome-corrupted = La corruption a pris la forêt.
# Silent: winners, scores
outcome-out_of_reach = La forêt est fermée : ce que demande le chapitre est hors d’atteinte.

## Ce dont une table convient

table-players = Joueurs
    .help = Un à quatre joueurs, qui gagnent ou perdent ensemble ; seul, on joue deux Héros.
table-first = Premier joueur
    .help = Qui commence chaque manche ; si personne n’est nommé, le hasard décide.
table-first-none = tiré au sort
    .help = Le hasard désigne le premier joueur.
table-content = Matériel
    .help = La marque des tuiles, cartes et marqueurs avec lesquels on joue.
table-chapter = Partie
    .help = La partie standard, ou un chapitre de la campagne ; un chapitre gagné mène au suivant.
table-chapter-0 = partie standard
    .help = Trouver le Boss et le vaincre.
table-chapter-1 = chapitre 1, des champignons pour l’ancien
    .help = Chercher des champignons dans la forêt et concocter deux potions au Feu de camp.
table-chapter-2 = chapitre 2, l’Arbre de Vie
    .help = Apporter assez d’orbes au Puits d’énergie ; des Monstres les convoitent.
table-chapter-3 = chapitre 3, le Puits
    .help = Tenir le Puits d’énergie, vaincre beaucoup de Monstres et un Boss.
table-chapter-4 = chapitre 4, des pas dans la nuit
    .help = Reprendre l’équipement volé aux campements.
table-chapter-5 = chapitre 5, la corruption
    .help = Allumer quatre totems avant que la corruption ne prenne la forêt.
table-carried = Emporté
    .help = Ce que les Héros gardent des chapitres précédents.
# Silent: heroes
carried-carried =
    { $attempt ->
        [1] Enragés : { $enraged }. Campements vidés : { $camps }.
       *[other] Essai { $attempt }. Enragés : { $enraged }. Campements vidés : { $camps }.
    }
table-start = Handicap
    .help = Avec quoi un groupe commence, pour que ce soit aussi difficile pour tous.
table-start-printed = comme dans la règle
    .help = Chacun commence sans rien ; au chapitre 3, les petits groupes piochent des cartes Butin.
table-start-by_group = selon la taille du groupe
    .help = Les petits groupes reçoivent cartes, orbes ou moins d’ennemis ; les grands rencontrent des Monstres plus forts.
table-difficulty = Ronces
    .help = À quel point les Ronces blessent.
table-difficulty-easy = douces
    .help = La moitié des résultats sont sans effet.
table-difficulty-classic = classiques
    .help = Chaque résultat blesse un peu.
table-difficulty-hard = piquantes
    .help = Certains résultats blessent deux fois.
table-enraged_monsters = Monstres Enragés
    .help = Chaque type de Monstre a une capacité de plus.
table-enraged_monsters-yes = oui
    .help = La carte Monstres Enragés est en jeu.
table-enraged_monsters-no = non
    .help = Les Monstres sont comme leur profil le dit.
table-enraged_bosses = Boss Enragés
    .help = Chaque Boss a une capacité de plus.
table-enraged_bosses-yes = oui
    .help = La carte Boss Enragés est en jeu.
table-enraged_bosses-no = non
    .help = Les Boss sont comme leur carte le dit.
table-dens = Tanières
    .help = Des grottes que les Héros explorent pour leur trésor.
table-dens-yes = oui
    .help = La mini-extension Tanières est en jeu.
table-dens-no = non
    .help = L’icône Tanière ne veut rien dire.
table-inn = Auberge
    .help = Une tuile où les orbes achètent de l’aide.
table-inn-yes = oui
    .help = La mini-extension Auberge est en jeu.
table-inn-no = non
    .help = La tuile Auberge reste hors du jeu.

table-answer_limit = Temps de réponse
    .help = Quand on vous demande quelque chose au tour d’un autre ; ensuite la réponse habituelle compte.
table-absence_limit = Attendre les absents
    .help = Combien de temps la partie attend une personne déconnectée pendant le tour d’un autre.
table-stance_until = Posture défensive
    .help = Combien de temps dure la posture de Klethor.
table-stance_until-turn_end = jusqu’à la fin du tour
    .help = Elle prend fin avec son tour.
table-stance_until-used = jusqu’à ce qu’elle serve
    .help = Elle dure jusqu’à ce qu’elle serve, au plus jusqu’à son prochain lancer de dés Héros.
table-leave_boss_tile = Quitter la tuile Boss
    .help = Si un Héros peut quitter un Boss en vie.
table-leave_boss_tile-never = jamais
    .help = Personne ne quitte la tuile tant que le Boss est en vie.
table-leave_boss_tile-after_the_fight = après le combat
    .help = Qui a tout combattu là pendant ce tour peut partir sans dégât.
table-support = Soutien
    .help = Qui soutient le Héros actif dans un combat.
table-support-everybody = tous ceux qui sont là
    .help = Tout Héros debout en ce lieu soutient.
table-support-chosen = qui le veut
    .help = Chaque joueur choisit ; qui reste à l’écart ne subit ni ne partage rien.
table-leaf_shield = Boucliers Feuille
    .help = Ce qu’un Bouclier Feuille absorbe.
table-leaf_shield-one_damage = 1 dégât
    .help = Un bouclier absorbe 1 dégât.
table-leaf_shield-one_hero = les dégâts d’un Héros
    .help = Un bouclier annule tous les dégâts du premier Héros dont les dés blesseraient.
table-threat_on_skipped_turn = Menace des tours sautés
    .help = Si le tour sauté d’un Héros à terre ajoute de la menace.
table-threat_on_skipped_turn-none = non
    .help = Aucun tour n’a eu lieu, la menace ne monte pas.
table-threat_on_skipped_turn-counts = oui
    .help = Il ajoute 1 comme tout autre tour.
table-kept_dice = Dés gardés
    .help = Ce que deviennent les dés gardés avant la relance.
table-kept_dice-stay = restent en place
    .help = On ne peut plus les déplacer.
table-kept_dice-may_move = peuvent changer de place
    .help = Ils peuvent aller sur un autre emplacement qui convient quand le résultat final est placé.
table-den_penalty = Malus de Tanière
    .help = Qui subit le malus d’une Tanière.
table-den_penalty-joined = ceux qui se sont joints
    .help = Seulement les Héros qui se sont joints.
table-den_penalty-on_tile = tous ceux de la tuile
    .help = Tout autre Héros sur la tuile Tanière.
table-well_check = Examen du Puits
    .help = Au chapitre 3 : quand des Monstres sur le Puits font perdre le chapitre.
table-well_check-before = avant leur avance
    .help = On regarde le Puits avant que les Monstres avancent.
table-well_check-after = après leur avance
    .help = Un Monstre qui arrive au Puits fait perdre le chapitre aussitôt.
table-ch3_second_boss = Second Boss au chapitre 3
    .help = Si un Boss vient à la fin de la manche 5 quand un autre a été vaincu.
table-ch3_second_boss-placed = placé
    .help = Il est placé même après une première victoire.
table-ch3_second_boss-not_placed = pas placé
    .help = Aucun Boss n’est placé dès qu’un autre a été vaincu.
table-corruption_on_bosses = Boss corrompus
    .help = Au chapitre 5 : qui la corruption renforce.
table-corruption_on_bosses-monsters_only = seulement les Monstres
    .help = Les Boss restent comme ils sont.
table-corruption_on_bosses-bosses_too = les Boss aussi
    .help = Les Boss deviennent plus forts comme les Monstres.
table-desperate_cost = Prix de l’invocation du désespoir
    .help = Au chapitre 5 : ce que coûte une invocation du désespoir.
table-desperate_cost-orbs = tous les orbes
    .help = Tous les orbes, au moins 1.
table-desperate_cost-loot = toutes les cartes Butin
    .help = Toutes les cartes Butin, au moins 1.
table-theft_on_start = Vol sur la tuile Départ
    .help = Au chapitre 2 : quand un marqueur Orbe volé sur la tuile Départ est perdu.
table-theft_on_start-same_round = la même manche
    .help = Il est perdu à la fin de la même manche.
table-theft_on_start-next_round = la manche suivante
    .help = Il est perdu à la fin de la manche suivante, s’il y est encore.
table-totem_when = Chemin vers un totem
    .help = Au chapitre 5 : où se trouve le Héros quand il place les dés pour un totem.
table-totem_when-anywhere = n’importe où
    .help = Le Héros peut aller sur la tuile Rune après avoir placé les dés.
table-totem_when-on_the_rune = sur la tuile Rune
    .help = Le Héros doit se trouver sur la tuile Rune quand il place les dés.
table-klethor_reroll = Pouvoir I de Klethor
    .help = Quel dé Combat Klethor peut relancer avec son premier pouvoir.
table-klethor_reroll-own = un des siens
    .help = Un de ses propres dés Combat.
table-klethor_reroll-any = n’importe lequel
    .help = N’importe quel dé Combat de ce combat, même celui d’un Héros en soutien.


## Le jeu lui-même, et son image dans un terminal

game-title = { "Explorers of the Woodlands" }
game-about = De petits héros posent tuile après tuile une forêt corrompue, s’équipent et chassent le Boss ensemble.

woods-turn = Manche { $round } : { $hero }
woods-pile = Pile { $pile }
woods-monsters = Monstres { $pile }
woods-loot = Butin { $pile }
woods-events = Événements { $pile }
woods-hero = { $seat }, { $hero } { $hearts } orbes { $orbs } pouvoirs { $powers } : { $cards }
woods-status-poison = Poison
woods-status-brambles = Ronces
woods-status-down = à terre
woods-foe = { CAPITAL($kind) } défense { $defence } { $hearts } dégâts { $damage }
woods-boss = { CAPITAL($kind) } défense { $defence } { $hearts } dégâts { $damage }, menace { $threat }/{ $track }
woods-dice = Dés
woods-goods = Articles : { $cards }
woods-goal-potions = Potions { $have }/{ $need }
woods-goal-fire = Feu de camp sans Monstre { $have }/{ $need }
woods-goal-orbs = Orbes réunis { $have }/{ $need }
woods-goal-gathered = Héros au Puits d’énergie { $have }/{ $need }
woods-goal-monsters = Monstres vaincus { $have }/{ $need }
woods-goal-boss = Boss vaincus { $have }/{ $need }
woods-goal-camps = Camps nettoyés { $have }/{ $need }
woods-goal-totems = Totems { $have }/{ $need }
woods-goal-bosses_left = Plus de Boss { $have }/{ $need }
woods-danger-orbs_gone = Marqueurs Orbe perdus { $have }/{ $limit }
woods-danger-corruption = Tuiles corrompues { $have }/{ $limit }
woods-orb-token = marqueur Orbe { $orbs }
woods-combat = Contre { $kind }, un { $defence } touche : { $dice }
woods-turns = Une fois posée
woods-legend =
    Les chemins sont des trous dans les murs. 1 2 3 4 les Héros, × un Héros à terre · m un Monstre, M face cachée · B le
    Boss, b sa carte face cachée · □ Coffre · ⁂ marqueur Événement · ♣ Ronces · ◊ Rune · ◦ marqueur de quête · ▲ camp, △
    nettoyé · ▒ corruption · ‹3› la réponse 3 mène là

## Ensembles d’options

preset-easy = Facile
    .help = Les Ronces restent souvent sans effet, et l’Auberge vend de l’aide.
preset-normal = Normal
    .help = Les Ronces blessent plus, le Boss a une capacité de plus, et dans les grands groupes des Monstres aussi.
preset-hard = Difficile
    .help = Les Ronces blessent plus, et tous les Monstres et Boss ont une capacité de plus.
preset-printed = Règles de base
    .help = Comme le livret le conseille pour débuter : ni capacités de plus, ni tuiles de plus.
preset-everything = Tous les modules
    .help = Capacités de plus pour tous les ennemis, Tanières à explorer, et l’Auberge.

## Ce que l’on sait avant de répondre

preview-links_made =
    { $links ->
        [one] Relie { $links } chemin
       *[other] Relie { $links } chemins
    }
preview-fits =
    { $ways ->
        [one] Un seul sens possible
       *[other] { $ways } sens possibles
    }
preview-paths_open =
    { $paths ->
        [0] Plus aucun chemin ouvert
        [one] 1 chemin encore ouvert
       *[other] { $paths } chemins encore ouverts
    }
preview-beat_odds =
    { $dice ->
        [one] { $percent } % de gagner avec { $dice } dé
       *[other] { $percent } % de gagner avec { $dice } dés
    }
preview-beat_odds_with_orbs =
    { $orbs ->
        [one] { $percent } % avec { $orbs } orbe pour une relance
       *[other] { $percent } % avec jusqu’à { $orbs } orbes pour des relances
    }
preview-hits_so_far = Touches : { $hits } sur { $needed }
preview-die_hits = { $percent } % de toucher
preview-hearts_at_risk =
    { $hearts ->
        [one] Défaite : −{ $hearts } cœur
       *[other] Défaite : −{ $hearts } cœurs
    }
preview-hearts_lost =
    { $hearts ->
        [one] Pas vaincu : vous perdez un cœur
       *[other] Pas vaincu : vous perdez { $hearts } cœurs
    }
preview-struck_first =
    { $hearts ->
        [one] Il frappe en premier : un cœur
       *[other] Il frappe en premier : { $hearts } cœurs
    }
preview-goes_down = Ce sont vos derniers cœurs : vous seriez à terre
preview-strikes_suffered =
    { $hearts ->
        [one] Coûte { $hearts } cœur en partant
       *[other] Coûte { $hearts } cœurs en partant
    }
preview-monsters_hidden =
    { $monsters ->
        [one] Un Monstre y est face cachée
       *[other] { $monsters } Monstres y sont face cachée
    }
preview-foe_waits = { CAPITAL($foe_kind) } y attend
preview-boss_waits = Le Boss y attend
preview-brambles_there = Ronces : { $percent } % qu’elles fassent mal
preview-move_lost_there = La corruption prend un déplacement
preview-card_lost_there = La corruption prend une carte Butin et amène un Monstre
preview-event_there = Un Événement
preview-chests_there =
    { $chests ->
        [one] Un Coffre
       *[other] { $chests } Coffres
    }
preview-orb_for_risk =
    { $orbs ->
        [one] { $orbs } orbe aussitôt
       *[other] { $orbs } orbes aussitôt
    }
preview-monster_ahead = { $percent } % que des ennemis attendent sur la nouvelle tuile
preview-orbs_paid =
    { $orbs ->
        [one] { $orbs } orbe, il en reste { $left }
       *[other] { $orbs } orbes, il en reste { $left }
    }
preview-orbs_earned =
    { $orbs ->
        [one] { $orbs } orbe, vous en aurez { $left }
       *[other] { $orbs } orbes, vous en aurez { $left }
    }
preview-moves_ready =
    { $moves ->
        [one] { $moves } déplacement
       *[other] { $moves } déplacements
    }
preview-focus_brings =
    { $orbs ->
        [one] { $orbs } orbe à la fin du tour
       *[other] { $orbs } orbes à la fin du tour
    }
preview-power_die_ready = Le dé Pouvoir { $colour } pour chaque combat de ce tour
preview-invocation_needs =
    { $dice ->
        [one] Encore { $dice } dé pour appeler le dé Pouvoir
       *[other] Encore { $dice } dés pour appeler le dé Pouvoir
    }
preview-moves_unused =
    { $moves ->
        [one] { $moves } déplacement n’est pas utilisé
       *[other] { $moves } déplacements ne sont pas utilisés
    }

## Ce que l’on dit à qui débute, une fois chacun

tip-first-orb = Les orbes servent à bien des choses : relancer en combat, acheter au Marchand, secourir, et 3 d’entre eux débloquent un pouvoir.
tip-first-loot = Vous pouvez avoir trois cartes Butin. Celles avec une flèche se retournent à l’usage et reviennent à votre prochain tour.
tip-first-loss = Un Monstre qui n’est pas battu reste, avec toute sa force. Revenez avec plus de dés, ou avec un ami.
tip-first-down = Un Héros sans cœur est à terre mais pas perdu : un ami sur la tuile le relève avec des orbes ou une potion.
tip-first-brambles = Les Ronces : un dé décide. Un 2 vous immobilise pour ce tour.
tip-first-boss = Le Boss est là, et son épine pousse après chaque tour et chaque manche. Sur la dernière case, la forêt est perdue.
tip-first-poison = Le Poison prend un cœur au début de chacun de vos tours, jusqu’à ce qu’on vous soigne.
tip-first-power = Les dés Pouvoir connaissent leurs ennemis : plus 1 contre une faiblesse, moins 1 contre une résistance, rien contre une immunité.
tip-first-den = Une Tanière a trois cases. On en sort quand tout est fait, ou quand le Héros qui est entré le premier tombe.
tip-first-inn = À l’Auberge chaque Héros est servi deux fois par partie, une fois par manche au plus.
tip-first-risky = Un déplacement risqué mène sur une tuile que personne n’a vue. Il rapporte un orbe, et peut-être davantage.

## Ce que l’on compte sur beaucoup de parties

measure-beaten = Ennemis vaincus, sur tous les combats
measure-lost = Combats perdus, sur tous les combats
facet-hero = Héros
facet-kind = Boss révélés
facet-foe_kind = Monstres vaincus
facet-chapter = Chapitres

## Ce que vaut une table : les termes de sa valeur, plus de chacun et (.less) moins

term-rounds_played = plus de manches jouées
    .less = moins de manches jouées
term-hearts = plus de cœurs
    .less = moins de cœurs
term-hurt = plus de Héros près de tomber
    .less = moins de Héros près de tomber
term-down = plus de Héros à terre
    .less = moins de Héros à terre
term-last_standing = un seul Héros encore debout
    .less = de la compagnie pour le dernier Héros debout
term-orbs = plus d’orbes
    .less = moins d’orbes
term-powers = plus de pouvoirs débloqués
    .less = moins de pouvoirs débloqués
term-gear = un meilleur équipement
    .less = un moins bon équipement
term-poisoned = plus de Héros empoisonnés
    .less = moins de Héros empoisonnés
term-strength = de meilleures chances contre le Boss
    .less = de moins bonnes chances contre le Boss
term-time_left = plus de temps pour le Boss
    .less = moins de temps pour le Boss
term-late = des Héros trop loin du Boss pour le temps qui reste
    .less = des Héros plus près du Boss
term-at_boss = plus de Héros auprès du Boss
    .less = moins de Héros auprès du Boss
term-monsters = plus de Monstres dans la forêt
    .less = moins de Monstres dans la forêt
term-pile = plus de tuiles Forêt dans la pile
    .less = moins de tuiles Forêt dans la pile
term-first_goal = le premier but du chapitre plus proche
    .less = le premier but du chapitre plus loin
term-second_goal = le second but du chapitre plus proche
    .less = le second but du chapitre plus loin
term-nearly = un seul but du chapitre restant
    .less = plusieurs buts du chapitre restants
term-danger = le chapitre plus près d’être perdu
    .less = le chapitre moins menacé
term-tokens = plus de marqueurs en main
    .less = moins de marqueurs en main
term-enraged_monsters = plus de types de Monstres Enragés
    .less = moins de types de Monstres Enragés
