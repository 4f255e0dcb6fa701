### Trapwords en mots : ce que l’on peut répondre, ce qui arrive, ce qui est demandé.
### Les noms portent leur article. Un commentaire « Silent » nomme les faits qu’un message tait exprès.

## Noms

team-0 = l’équipe rouge
team-1 = l’équipe bleue
room = la salle { $number }
role-juror = juré
role-latecomer = retardataire
curse-flood = l’Inondation
curse-petrification = la Pétrification
curse-echo = l’Écho
curse-feeble_minded = Faible d’esprit
curse-forbidden_word = le Mot interdit
curse-brambles = les Ronces
curse-serpent = le Serpent
curse-three_tries = Trois essais
curse-lone_voice = la Voix seule
curse-contagion = la Contagion
curse-short_wick = la Mèche courte
curse-denial = la Négation
curse-pebbles = les Cailloux
curse-last_word = le Dernier mot
monster-mummy = la Momie
monster-mummy_hard = la Momie*
monster-demon = le Démon
monster-demon_hard = le Démon*
monster-troll = le Troll
monster-troll_hard = le Troll*
monster-vampire = le Vampire
monster-vampire_hard = le Vampire*
monster-dragon = le Dragon
monster-dragon_hard = le Dragon*
monster-sphinx = le Sphinx
monster-sphinx_hard = le Sphinx*
monster-lich = la Liche
monster-lich_hard = la Liche*

## Ce que font malédictions et monstres

effect-flood = L’Éclaireur prend une inspiration et donne tous ses indices d’un seul souffle ; les pauses muettes sont permises. En jeu écrit, les indices ont une fenêtre de 20 secondes.
effect-petrification = Dès la première proposition, l’Éclaireur ne donne plus d’indice et ne bouge plus.
effect-echo = L’Éclaireur dit chaque mot deux fois de suite.
effect-feeble_minded = Les indices ne sont que des noms ; les articles ne comptent pas.
effect-forbidden_word = Les poseurs de pièges marquent un piège d’une étoile : s’il se déclenche, l’équipe recule aussi d’une salle.
effect-brambles = Deux pièges de plus sont écrits contre cette équipe.
effect-serpent = Aucun mot d’un indice ne commence par la lettre S.
effect-three_tries = Trois essais au lieu de cinq.
effect-lone_voice = L’Éclaireur désigne un joueur qui seul peut proposer ; une équipe de deux a plutôt quatre essais.
effect-contagion = Les pièges prennent aussi ceux qui devinent : une proposition qui en déclenche un fait échouer le tour.
effect-short_wick = Le sablier n’a que les trois cinquièmes de son temps.
effect-denial = Chaque indice contient une négation.
effect-pebbles = Aucun mot d’un indice n’a plus de sept lettres.
effect-last_word = D’abord tous les indices, puis toutes les propositions.
effect-mummy = Une nouvelle malédiction est tirée au début de chaque manche de combat.
effect-mummy_hard = Deux nouvelles malédictions sont tirées au début de chaque manche de combat.
effect-demon = L’Éclaireur dit dix mots au plus.
effect-demon_hard = L’Éclaireur dit six mots au plus.
effect-troll = Trois pièges de plus sont écrits contre cette équipe.
effect-troll_hard = Cinq pièges de plus sont écrits contre cette équipe.
effect-vampire = Trois essais.
effect-vampire_hard = Deux essais.
effect-dragon = La moitié du sablier.
effect-dragon_hard = La moitié du sablier, qui coule dès que le mot est remis.
effect-sphinx = Chaque indice est une question.
effect-sphinx_hard = Trois indices au plus, qui sont tous des questions.
effect-lich = Tous les pièges écrits contre cette équipe aux manches passées agissent de nouveau.
effect-lich_hard = Tous les pièges des manches passées agissent de nouveau, y compris ceux de cette équipe.

## Règles des indices, telles que les nomment les objections

rule-trp-clue5 = le mot secret a été dit
rule-trp-clue7 = un exemple du mot secret
rule-trp-clue8 = un nom propre
rule-trp-clue9 = un mot entendu comme nom propre
rule-trp-clue10 = le son ou l’orthographe au lieu du sens
rule-trp-clue11 = une allusion aux lettres, pas au sens
rule-trp-clue12 = l’abréviation d’un nom propre
rule-trp-clue13 = un titre déguisé
rule-trp-clue14 = un savoir privé
rule-trp-clue15 = une chose présente dans la pièce
rule-trp-clue16 = une chose qui ne peut s’écrire
rule-trp-clue20 = une réaction à une proposition
rule-trp-clue21 = une traduction ou un mot étranger
about-trap = le piège « { $trap } »
about-effect = { $effect }
about-rule = { $rule }
about-nothing = rien de précis

## Ce dont une équipe est avertie

warned-trp-trap9 = il n’est dans aucun dictionnaire
warned-trp-trap14 = on le dit par habitude
warned-trp-trap17 = il est proche du mot secret
warned-trp-trap18 = il est presque le même qu’un autre piège
warned-trp-trap20 = c’est un nom propre
warned-trp-trig6 = il ne compte que dans son sens plein
warned-trp-trig16 = il ne compte que dans son sens plein

## Pourquoi l’arbitre le dit

because-nothing = aucun lien
because-same = « { $word } » correspond mot pour mot
because-spelling = « { $word } » en est une autre orthographe
because-inflection = « { $word } » en est une forme fléchie
because-homograph = « { $word } » s’écrit de la même façon
because-full_meaning = « { $word } » est dit dans son sens plein
because-family = « { $word } » est de sa famille
because-derivative = « { $word } » en est un dérivé
because-looks_related = « { $word } » lui ressemble
because-compound = « { $word } » est un composé qui le contient
because-closed_compound = « { $word } » en est formé
because-whole_compound = « { $word } » est le composé entier
because-part_of_trap = « { $word } » en est une partie
because-abbreviation = « { $word } » l’abrège
because-blend = « { $word } » en est un mot-valise
because-number = « { $word } » contient ce nombre
because-slip = « { $word } » est une faute de frappe
because-split_letters = « { $word } » l’épelle
because-function_word = « { $word } » est ici un mot-outil
because-gender = « { $word } » est l’autre genre
because-clue_rule = « { $word } » enfreint peut-être une règle
because-effect = « { $word } » n’est pas permis en ce moment

## Réponses

option-draw_monster = { CAPITAL($monster) }
option-draw_torch = { CAPITAL($seat) }
option-draw_glow = { CAPITAL($team) }
option-turn_up = { CAPITAL($curse) }
option-draw_curse = { CAPITAL($curse) }
option-draw_card = Carte { $card }
option-draw_word = Mot « { $word } »
option-draw_trap = Piège « { $text } »
option-draw_guesser = { CAPITAL($seat) }
option-time_is_up = Le temps est écoulé
option-lose_seat = La connexion est perdue
option-come_back = La connexion est revenue
option-give_torch = Donner la torche à { $seat }
option-agree_on_curses = Jouer ces deux malédictions
option-redraw_curses = En demander deux autres
option-propose = Proposer « { $text } »
# Silent: entry
option-keep = Garder « { $text } »
# Silent: entry
option-set_aside = Mettre « { $text } » de côté
# Silent: entry
option-withdraw = Retirer « { $text } »
# Silent: entry
option-star = Donner l’étoile à « { $text } »
option-confirm_list = Confirmer la liste
option-leave_to_others = Laisser la liste aux autres
option-swap_word = Échanger un mot que personne ne connaît
option-name_guesser = Faire deviner { $seat }
option-take_window = Prendre une fenêtre de 20 secondes
option-hold_breath = Tout dire d’un seul souffle
option-say_read = C’est lu
option-start_glass = Retourner le sablier
option-say = Dire « { $text } »
option-end_clues = Finir les indices
option-guess = Proposer « { $text } »
option-hold_back = Attendre et écouter
option-count_guess = Compter une proposition fausse
option-uncount_guess = Annuler la dernière proposition
option-call_correct = Juste
option-let_stand = Rien à redire
option-object = S’opposer
option-count_word = Compter un mot
option-count_clue = Compter un indice
option-mark_breath = Souffle repris
option-mark_move = Un mouvement
option-accept_guess = Accepter la proposition
option-refuse_guess = Refuser la proposition
option-stop = Stop{ $clue ->
        [0] { "" }
       *[other]  : « { $text } »
    }
option-doubt = Doute{ $clue ->
        [0] { "" }
       *[other]  : « { $text } »
    }
option-let_pass = Laisser passer{ $clue ->
        [0] { "" }
       *[other]  : « { $text } »
    }
option-waive = Laisser passer
option-let_spring = Laisser le piège se déclencher
# Silent: trap
option-name_trap = Le piège « { $text } »
option-name_rule = { CAPITAL($rule) }
option-name_effect = { CAPITAL($effect) }
option-contest = Contester
option-contest_as_late = Contester : stop trop tardif
option-accept_stop = Accepter le stop
option-type_word = C’était « { $text } »
option-uphold = Retenir l’objection
option-reject = Rejeter l’objection
option-reject_as_late = Rejeter : stop trop tardif
option-go_on = Continuer
option-wish_no_curses = Jouer désormais sans malédictions
option-wish_relaxed = Relâcher les restrictions
option-wish_strict = Rétablir les restrictions
option-join = Rejoindre { $team }
option-concede = Abandonner la partie

## Événements

event-monster_appeared = { CAPITAL($monster) } attend dans { $place }.
event-curse_laid = Une malédiction repose face cachée dans { $place }.
event-curse_turned_up = Dans { $place }, une malédiction est retournée : { $curse }.
event-curse_discarded =
    { $curse ->
        [none] Une malédiction de { $place } est défaussée sans être vue.
       *[other] { CAPITAL($curse) } quitte { $place } pour la défausse.
    }
event-curse_pushed = La malédiction de { $place } est poussée dans { $to }.
event-monster_moved = Les deux équipes ont échoué : le monstre entre dans { $to }.
event-monster_stayed = Le monstre reste dans { $place }.
event-curse_drawn = La Momie tire une malédiction : { $curse }.
event-curses_redrawn = Les deux malédictions sont tirées de nouveau.
event-torch_given = { CAPITAL($team) } confie sa torche à { $seat }.
event-glow_given = { CAPITAL($team) } pose ses pièges avec le Livre lumineux.
event-round_began =
    { $is_last ->
        [yes] La manche { $round } commence. C’est la dernière.
       *[other] La manche { $round } commence.
    }
event-fight_began = { CAPITAL($team) } combat { $monster }.
event-round_ended = La manche { $round } est finie.
event-curses_switched_off = Il n’y a plus de malédictions.
event-restrictions_changed =
    { $is_relaxed ->
        [yes] Les restrictions des indices sont relâchées.
       *[other] Les restrictions des indices sont en vigueur.
    }
event-team_wished =
    { $wish ->
        [no_curses] { CAPITAL($team) } voudrait jouer sans malédictions.
        [relaxed] { CAPITAL($team) } voudrait relâcher les restrictions.
       *[other] { CAPITAL($team) } a un souhait.
    }
event-player_joined = { CAPITAL($seat) } rejoint { $team }.
event-word_drawn = Le mot pour { $team } est « { $word } ».
event-word_swapped = { CAPITAL($team) } échange le mot.
# Silent: entry
event-entry_proposed =
    { $is_kept ->
        [yes] { CAPITAL($seat) } propose « { $text } », qui est gardé.
       *[other] { CAPITAL($seat) } propose « { $text } ».
    }{ $warnings ->
        [none] { "" }
       *[other] { "" } Attention : { $warnings }.
    }
# Silent: entry
event-entry_kept = { CAPITAL($seat) } garde « { $text } ».
# Silent: entry
event-entry_set_aside = { CAPITAL($seat) } met « { $text } » de côté.
# Silent: entry
event-entry_withdrawn = { CAPITAL($seat) } retire « { $text } ».
# Silent: entry
event-entry_starred = { CAPITAL($seat) } donne l’étoile à « { $text } ».
event-list_confirmed = { CAPITAL($seat) } confirme la liste.
event-left_to_others = { CAPITAL($seat) } laisse la liste aux autres.
event-team_ready = { CAPITAL($team) } est prête.
event-writing_extended =
    { $seconds ->
        [one] Il y a une seconde de plus pour écrire.
       *[other] Il y a { $seconds } secondes de plus pour écrire.
    }
event-writing_ended = Le temps d’écriture est écoulé.
event-books_exchanged = Les Livres sont échangés. { CAPITAL($first) } commence.
event-turn_began = { CAPITAL($giver) } donne les indices pour { $team }.
event-word_shown = Le mot secret est « { $word } ».
event-guesser_named = Une seule personne devine : { $seat }.
event-window_taken = { CAPITAL($team) } prend une fenêtre de 20 secondes au lieu d’un souffle.
# Silent: milliseconds
event-glass_started = Le sablier coule.
event-clue_given = Indice { $clue } : « { $text } ».
# Silent: clue
event-clue_held = L’arbitre retient « { $text } ».
event-check_began = Les adversaires vérifient un mot.
event-clue_waived = Les poseurs de pièges laissent passer l’indice { $clue }.
# Silent: clue, trap, rule, effect, reason
event-alert_raised =
    { $level ->
        [certain] « { $word } » concerne certainement { $about } ({ $because ->
        [none] sans raison
       *[other] { $because }
    }).
        [probable] « { $word } » concerne probablement { $about } ({ $because ->
        [none] sans raison
       *[other] { $because }
    }).
       *[other] « { $word } » concerne peut-être { $about }.
    }
event-clues_ended =
    { $why ->
        [first_guess] La première proposition met fin aux indices.
        [window] Le temps des indices est écoulé.
        [breath] Le souffle est repris : plus d’indices.
        [done] Les indices sont terminés.
        [half_time] À la moitié du temps, les indices s’arrêtent.
        [limit] Il ne reste plus de mots pour les indices.
       *[other] Plus d’indices.
    }
event-guess_made =
    { $verdict ->
        [correct] { CAPITAL($seat) } propose « { $text } » : juste !
        [asked] { CAPITAL($seat) } propose « { $text } » ; les poseurs de pièges sont consultés.
        [repeated] { CAPITAL($seat) } dit aussi « { $text } » ; cela compte une fois.
       *[other] { CAPITAL($seat) } propose « { $text } » : faux. Essais restants : { $left }.
    }
event-guess_counted = Essais faits : { $used }, restants : { $left }.
event-word_counted = Mots dits : { $said }.
event-clue_counted = Indices donnés : { $said }.
event-correct_called = { CAPITAL($seat) } dit que le mot est trouvé.
event-call_refused = { CAPITAL($seat) } s’y oppose : le mot n’a pas été dit.
event-stop_called = { CAPITAL($seat) } crie stop.
event-doubt_raised = { CAPITAL($seat) } a un doute{ $clue ->
        [0] { "" }.
       *[other] { "" } sur l’indice { $clue }.
    }
event-stop_became_doubt =
    { $is_named ->
        [yes] Le stop devient un doute ({ $seat }) : l’arbitre ne trouve aucun lien.
       *[other] Le stop devient un doute ({ $seat }) : aucune raison n’a été donnée à temps.
    }
event-votes_counted = Le vote : { $upheld } pour l’objection, { $rejected } contre.
# Silent: kind, trap, rule, effect, level, reason, word
event-claim_named = L’objection : { $about }{ $because ->
        [none] { "" }.
       *[other] { "" } ({ $because }).
    }
event-stop_contested =
    { $is_late ->
        [yes] { CAPITAL($seat) } conteste : le stop est venu trop tard.
       *[other] { CAPITAL($seat) } conteste le stop.
    }
# Silent: kind, trap, rule, effect
event-review_began = Examen : { $about }{ $clue ->
        [none] { "" }.
       *[other] , dans « { $clue } ».
    }
# Silent: reason
event-word_typed = Le mot était « { $word } »{ $level ->
        [none]  ; l’arbitre ne voit aucun lien.
       *[other] { "" } ({ $because ->
        [none] sans raison
       *[other] { $because }
    }).
    }
# Silent: level, reason
event-claim_decided =
    { $is_upheld ->
        [yes] L’objection est retenue, { $decided_by ->
        [teams] par les équipes
        [jurors] par les jurés
        [referee] par l’arbitre
       *[other] faute de majorité
    }.
       *[other] L’objection est rejetée, { $decided_by ->
        [teams] par les équipes
        [jurors] par les jurés
        [referee] par l’arbitre
       *[other] faute de majorité
    }.
    }
event-turn_resumed =
    { $seconds ->
        [one] Le tour reprend avec une seconde de plus.
       *[other] Le tour reprend avec { $seconds } secondes de plus.
    }
event-trap_made_void = Le piège « { $trap } » ne compte plus.
event-turn_succeeded = { CAPITAL($team) } a trouvé son mot.
# Silent: trap
event-turn_failed =
    { $why ->
        [TRP-FAIL1] { CAPITAL($team) } a déclenché un piège.
        [TRP-FAIL2] { CAPITAL($team) } a donné un indice invalide.
        [TRP-FAIL3] { CAPITAL($team) } n’a plus d’essai.
        [TRP-FAIL4] Le sablier est vide pour { $team }.
       *[other] Le tour échoue pour { $team }.
    }
event-word_revealed = Le mot de { $team } était « { $word } ».
event-traps_revealed = Les pièges contre { $team } : { $traps }{ $star ->
        [none] { "" }.
       *[other]  ; l’étoile était sur « { $star } ».
    }
event-figure_moved = { CAPITAL($team) } avance dans { $place }.
event-figure_sent_back = { CAPITAL($team) } recule dans { $place }.
event-monster_beaten = { CAPITAL($team) } a vaincu le monstre.
event-seat_lost = { CAPITAL($seat) } a perdu la connexion.
event-seat_back = { CAPITAL($seat) } est de retour.
event-torch_passed = La torche de { $team } passe à { $seat }.
event-concede_wished = { CAPITAL($seat) } voudrait abandonner.
event-team_conceded = { CAPITAL($team) } abandonne.

## Questions

question-give_first_torch = Qui donne les premiers indices pour { $team } ? Le livret suggère les plus âgés.
question-show_round = La manche va commencer.
# Silent: entries
question-write_list =
    { $quota ->
        [one] Écrire un piège pour « { $word } » ;
       *[other] Écrire { $quota } pièges pour « { $word } » ;
    } { $kept ->
        [0] aucun n’est encore gardé.
        [one] un est gardé.
       *[other] { $kept } sont gardés.
    }
question-writing_time = Les deux équipes écrivent.
question-exchange_time = Les Livres sont échangés.
question-name_sole_guesser = Qui devine, et personne d’autre ?
question-choose_breath = Un seul souffle, ou une fenêtre de 20 secondes ?
question-read_word = Le mot est-il lu ?
question-run_glass = Le sablier coule.
question-await_lost = Le sablier attend quelqu’un qui a perdu la connexion.
question-read_after_loss = Le nouvel Éclaireur lit.
question-last_words = Une dernière objection ?
question-give_clue = Quel indice pour « { $word } » ?
question-thinking_time = L’Éclaireur réfléchit.
# Silent: rule, effect, reason
question-check_held_clue = « { $text } » est retenu : { $trap ->
        [none] « { $word } » n’est pas permis
       *[other] « { $word } » déclenche « { $trap } »
    }. Le laisser se déclencher ?
question-clue_window = Le temps des indices coule.
question-objection_window = L’indice { $clue } peut être contesté.
question-guess_word = Quel est le mot ? Essais restants : { $left }.
question-confirm_guess = « { $text } » suffit-il pour « { $word } » ?
question-check_guess = « { $text } » déclenche le piège « { $trap } ». Le laisser se déclencher ?
question-half_time = La moitié du temps est pour les indices.
question-watch_table = Qu’entend-on ?
question-giver_at_table = Le mot a-t-il été dit ?
question-object_to_call = L’Éclaireur dit que le mot est trouvé. Une objection ?
# Silent: clues
question-watch_clues = Y a-t-il à redire à ces indices ?
# Silent: traps
question-name_claim = Qu’y a-t-il à redire{ $text ->
        [none]  ?
       *[other] { "" } à « { $text } » ?
    }
# Silent: rule, effect
question-contest_stop =
    { $trap ->
        [none] D’après eux, votre indice est invalide.
       *[other] D’après eux, vous avez dit le piège « { $trap } ».
    } Contester ?
# Silent: rule, effect, level
question-cast_vote = L’objection est-elle juste ?
question-voting_time = On vote.
question-watch_absence = { $seat } est là ?
question-watch_return = { CAPITAL($seat) } peut revenir.
question-agree_on_two_curses = Deux malédictions à la fois : { $curses }. Les jouer ?
question-say_wish = La manche est finie. Continuer ?
question-confirm_conceding = Abandonner vraiment ?
question-pause_time = Une courte pause entre deux manches.
question-ponder_time = Le temps qu’une équipe se décide.
question-join_late = Quelle équipe rejoindre ?
draw-draw_the_monster = Quel monstre est tiré ?
draw-draw_first_torch = Qui donne les premiers indices pour { $team } ?
draw-draw_first_glow = Qui pose ses pièges avec le Livre lumineux ?
draw-draw_a_card = Quelle carte est tirée pour { $team } ?
draw-draw_a_word = Quel mot est dans le Livre pour { $team } ?
draw-draw_a_trap = Quel mot est le piège suivant ?
draw-draw_sole_guesser = Qui devine, et personne d’autre ?
draw-turn_up_curse = Quelle malédiction repose dans { $place } ?
draw-draw_for_fight = Quelle malédiction tire la Momie ?

## Fins

# Silent: scores
outcome-conceded = La partie est abandonnée ; victoire pour { $winners }.
    .short = Une équipe a abandonné
# Silent: scores
outcome-both_teams = Les deux équipes ont vaincu le monstre ; victoire commune pour { $winners }.
    .short = Les deux équipes ont gagné
# Silent: scores
outcome-faster_team = Les deux équipes ont vaincu le monstre, et la plus rapide gagne : { $winners }.
    .short = L’équipe la plus rapide a gagné
# Silent: scores
outcome-monster_beaten = Le monstre est vaincu ; victoire pour { $winners }.
    .short = Une équipe a gagné
# Silent: scores, winners
outcome-monster_wins = Après huit manches, le monstre gagne et les deux équipes perdent.
    .short = Le monstre a gagné
# Silent: scores
outcome-word_guessed = Le mot est trouvé malgré les pièges ; victoire pour { $winners }.
    .short = Le mot a été trouvé
# Silent: scores
outcome-word_missed = Le mot reste secret ; victoire pour { $winners }.
    .short = Le mot n’a pas été trouvé

## What is counted in many games

measure-guessed = Mots devinés, sur tous les tours
measure-sprung = Pièges déclenchés, sur tous les tours
measure-clue_giver = Mots trouvés grâce à ses indices
measure-guesser = Mots trouvés en devinant
facet-group = Groupes de mots
facet-language = Langues
facet-monster = Monstres

## Options de table

table-players = Joueurs
    .help = Personnes et robots ensemble ; deux équipes d’au moins deux.
table-first_team = Taille de l’équipe rouge
    .help = Combien jouent pour les rouges ; avec 0, les équipes sont égales.
table-computers = Robots
    .help = Les places que jouent les robots.
table-bots = Force des robots
    .help = Leur talent pour piéger, faire deviner et deviner.
table-bots-easy = Facile
    .help = Beaucoup de choses leur échappent.
table-bots-normal = Normal
    .help = Ils jouent comme un groupe moyen.
table-bots-hard = Difficile
    .help = Très peu de choses leur échappent.
table-jurors = Jurés
    .help = Places pour des personnes qui tranchent seulement quand les équipes ne s’accordent pas.
table-latecomers = Retardataires
    .help = Places pour ceux qui arrivent plus tard ; ils entrent entre deux manches.
table-content = Contenu
    .help = Le matériel avec lequel on joue.
table-mode = Où l’on joue
    .help = Chacun sur son appareil, ou ensemble dans une pièce.
table-mode-typed = En ligne
    .help = Chacun tape indices et propositions ; l’arbitre les lit.
table-mode-table = Dans une pièce
    .help = On parle ; téléphones et écran gardent mots, pièges, temps et score.
table-devices = Téléphones
    .help = Qui confirme la liste de pièges d’une équipe.
table-devices-each = Un par joueur
    .help = Chaque membre de l’équipe confirme la liste.
table-devices-team = Un par équipe
    .help = Un geste confirme la liste pour toute l’équipe.
table-language = Langue
    .help = Mots, pièges et indices sont dans cette langue.
table-language-en = Anglais
    .help = On devine des mots anglais.
table-language-fr = Français
    .help = On devine des mots français.
table-group = Mots
    .help = Quels mots il faut deviner.
table-group-fantasy = Fantasy
    .help = Châteaux, dragons et vieux métiers.
table-group-contemporary = Quotidien
    .help = Les choses d’aujourd’hui.
table-word_list = Vos propres mots
    .help = Un mot ou une expression par ligne : de 16 à 1000 lignes, au plus 3 mots et 30 caractères chacune. Ils remplacent les nôtres.
table-used_words = Mots déjà joués
    .help = Les mots déjà joués à cette table ne reviennent pas.
table-dungeon = Donjon
    .help = Le numéro d’une salle est le nombre de ses pièges.
table-dungeon-recommended = Conseillé
    .help = Salles 3, 4, 5, 6 et 7, avec deux malédictions.
table-dungeon-alternative = Escarpé
    .help = Salles 2, 4, 6, 8 et 10, avec quatre malédictions.
table-dungeon-custom = Le vôtre
    .help = Vous choisissez les salles.
table-dungeon-challenge = Un mot, sept pièges
    .help = Un défi : un seul tour pour le premier joueur, contre des pièges tirés de la liste.
table-rooms = Vos propres salles
    .help = Trois à sept nombres croissants de 1 à 10, par exemple 3-4-5-6-7.
table-curse_rooms = Salles maudites
    .help = Les salles où repose une malédiction, par exemple 4-6 ; sinon, les salles habituelles.
table-curses = Malédictions
    .help = Une malédiction change les règles pour toute équipe de sa salle.
table-curses-dealt = Avec
    .help = Elles restent face cachée jusqu’à l’arrivée d’une équipe.
table-curses-none = Sans
    .help = Idéal pour une première partie.
table-deck = Cartes
    .help = Toutes les malédictions et tous les monstres, ou autant que dans la boîte.
table-deck-all = Toutes
    .help = 14 malédictions et 7 monstres.
table-deck-box = Comme dans la boîte
    .help = 10 malédictions et 5 monstres.
table-monster_deck = Monstres
    .help = À quel point le monstre final est dangereux.
table-monster_deck-plain = Simples
    .help = Les monstres conseillés.
table-monster_deck-hard = Redoutables
    .help = Pour les groupes qui gagnent trop souvent.
table-monster = Monstre
    .help = Une surprise, ou celui que vous choisissez.
table-monster-random = Surprise
    .help = Le monstre est tiré au hasard.
table-monster-mummy = La Momie
    .help = Qui la combat tire d’autres malédictions.
table-monster-demon = Le Démon
    .help = Il compte les mots de vos indices.
table-monster-troll = Le Troll
    .help = Il apporte des pièges de plus.
table-monster-vampire = Le Vampire
    .help = Il prend des essais.
table-monster-dragon = Le Dragon
    .help = Il brûle du temps.
table-monster-sphinx = Le Sphinx
    .help = Les indices doivent être des questions.
table-monster-lich = La Liche
    .help = Les anciens pièges servent de nouveau.
table-clues = Règles des indices
    .help = Ce que les Éclaireurs ont le droit de dire.
table-clues-strict = Strictes
    .help = Ni noms propres, ni exemples, ni sons, ni rimes, ni mots étrangers.
table-clues-relaxed = Relâchées
    .help = Tout sauf le mot lui-même et les pièges.
table-swap_word = Échange d’un mot
    .help = Une fois par partie, une équipe peut échanger un mot que personne n’y connaît.
table-swap_word-yes = Permis
    .help = Avant d’écrire le premier piège.
table-swap_word-no = Interdit
    .help = On joue le mot reçu.
table-tie_break = Double victoire
    .help = Si les deux équipes battent le monstre dans la même manche.
table-tie_break-both = Les deux gagnent
    .help = Les deux équipes partagent la victoire.
table-tie_break-fastest = La plus rapide gagne
    .help = La seconde équipe n’a que le temps qu’il a fallu à la première.
table-clock_start = Départ du sablier
    .help = Quand le temps des indices commence à couler.
table-clock_start-after_reading = Après lecture
    .help = L’Éclaireur a trois secondes pour lire le mot.
table-clock_start-at_once = Aussitôt
    .help = Plus de pression : lire coûte du temps.
table-clock_start-first_clue = Au premier indice
    .help = Moins de pression : réfléchir ne coûte rien.
table-hourglass = Sablier
    .help = Le temps d’une équipe pour trouver son mot.
table-hourglass-none = 90 secondes en ligne, 40 dans une pièce
    .help = La durée habituelle.
table-second_reader = Second Éclaireur
    .help = Quand l’Éclaireur de la seconde équipe voit le mot.
table-second_reader-own_turn = À son tour
    .help = Les deux Éclaireurs ont le même temps pour réfléchir.
table-second_reader-exchange = Tout de suite
    .help = Les deux lisent ensemble ; le second a plus de temps pour réfléchir.
table-monster_freeze = Monstre combattu
    .help = Quand il cesse d’approcher.
table-monster_freeze-while_there = Tant qu’une équipe est là
    .help = Il repart si l’équipe doit reculer.
table-monster_freeze-for_good = Pour de bon
    .help = Après le premier combat, il ne bouge plus.
table-same_spelling = Même orthographe
    .help = Un indice s’écrit comme un piège mais veut dire autre chose.
table-same_spelling-springs = Déclenche le piège
    .help = L’orthographe compte.
table-same_spelling-meaning = N’est qu’un doute
    .help = Le sens compte, et l’on en décide ensemble.
table-part_of_compound_trap = Partie d’un piège composé
    .help = Un indice dit un mot d’un piège de plusieurs mots.
table-part_of_compound_trap-spares = Rien ne se passe
    .help = Seule l’expression entière déclenche le piège.
table-part_of_compound_trap-springs = Déclenche le piège
    .help = Chaque mot de l’expression compte.
table-gender_guess = L’autre genre
    .help = La proposition est l’autre genre du mot : acteur, actrice.
table-gender_guess-correct = Juste
    .help = C’est le même mot.
table-gender_guess-asked = Les adversaires décident
    .help = Les poseurs de pièges disent si cela compte.
table-relaxed_scope = Indices relâchés
    .help = Ce qui reste interdit avec des règles relâchées.
table-relaxed_scope-written_words = Gestes et émojis
    .help = Les indices sont des mots écrits.
table-relaxed_scope-traps_only = Le mot et les pièges
    .help = Tout le reste est permis.
table-reactions = Réactions aux propositions
    .help = Si les Éclaireurs peuvent dire « tu brûles » ou « non, plus grand ».
table-reactions-allowed = Permises
    .help = Une réaction compte comme un indice.
table-reactions-forbidden = Interdites
    .help = Seuls de nouveaux indices sont permis.
table-short_list = Listes incomplètes
    .help = Le temps est écoulé, et il manque des pièges.
table-short_list-played = Jouées telles quelles
    .help = Personne n’attend.
table-short_list-more_time = Un peu plus de temps
    .help = 30 secondes de plus, deux fois au maximum.
table-echo_reading = Écho
    .help = Ce que l’Éclaireur doit dire deux fois.
table-echo_reading-own_words = Chaque mot d’un indice
    .help = L’Éclaireur répète ses propres mots.
table-echo_reading-guesses = Chaque proposition
    .help = L’Éclaireur répète ce que propose l’équipe.
table-forbidden_word_first_room = Mot interdit en première salle
    .help = Si elle repose dans la première salle, d’où l’on ne peut pas reculer.
table-forbidden_word_first_room-discarded = Défaussée
    .help = La salle est sans malédiction.
table-forbidden_word_first_room-replaced = Remplacée
    .help = Une autre malédiction prend sa place.
table-auto_referee = L’arbitre
    .help = Ce qu’il fait quand un piège a été dit à coup sûr.
table-auto_referee-stops = Arrête le tour
    .help = L’équipe qui a posé le piège peut encore y renoncer.
table-auto_referee-alerts = Prévient seulement
    .help = C’est aux poseurs d’appuyer sur Stop.
table-first_torch = Première torche
    .help = Qui donne les premiers indices dans chaque équipe.
table-first_torch-random = Tiré au sort
    .help = Le hasard choisit un nom.
table-first_torch-chosen = Choisi
    .help = Chaque équipe touche un nom.

## Réglages

preset-easy = Facile
    .help = Pour une première partie : sans malédictions, indices relâchés.
preset-normal = Normal
    .help = Le donjon conseillé : deux malédictions et un monstre simple.
preset-hard = Difficile
    .help = Plus de pièges, quatre malédictions et un monstre redoutable.

## Le jeu lui-même

game-title = { "Trapwords" }
game-about = Deux équipes se font deviner des mots, entre des pièges qu’elles ne voient pas.

## Conseils

tip-aim = Écrire des mots que l’Éclaireur adverse voudra dire. La liste est cachée : il tombera dedans.
tip-confirm = Proposer autant de mots que l’on veut, garder les meilleurs et confirmer la liste ensemble.
tip-torch = Le joueur à la torche donne les indices ; la torche fait le tour de l’équipe.
tip-clue = Faire dire le mot sans le dire, et sans les pièges que l’on ne voit pas. Passer par des détours.
tip-guess = Taper ce que l’on pense. Il y a cinq essais, et les pièges ne visent pas ceux qui devinent.
tip-object = Stop si un piège a été dit, doute en cas d’hésitation : les doutes sont tranchés après le tour.
tip-held = L’arbitre a trouvé quelque chose. Les adversaires peuvent laisser passer.
tip-room = Une salle plus loin : il y aura plus de pièges.
tip-curse = Une malédiction agit une manche, sur toute équipe de sa salle.
tip-monster = Les deux équipes ont échoué : le monstre approche.
tip-fight = Deviner le mot dans cette manche, c’est vaincre le monstre.

## L’arbitre : pourquoi un mot déclenche un piège, ou le mot secret. `role` vaut trap ou secret.

referee-target =
    { $role ->
        [secret] le mot secret « { $trap } »
       *[trap] le piège « { $trap } »
    }
referee-of-target =
    { $role ->
        [secret] du mot secret « { $trap } »
       *[trap] du piège « { $trap } »
    }
referee-nothing = Rien ici ne déclenche { referee-target }.
referee-same = « { $clue } », c’est { referee-target }.
referee-spelling = « { $clue } » est une autre façon d’écrire { referee-target }.
referee-inflection = « { $clue } » est une forme { referee-of-target }.
referee-homograph = « { $clue } » peut aussi être une forme { referee-of-target }.
referee-full_meaning = « { $clue } » n’atteint { referee-target } que dans son sens plein.
referee-family = « { $clue } » est de la famille { referee-of-target }.
referee-derivative = « { $clue } » a la même racine que { referee-target }.
referee-looks_related = « { $clue } » ressemble à un parent { referee-of-target }.
referee-compound = « { $clue } » contient « { $part } », ce qui déclenche { referee-target }.
referee-closed_compound = « { $clue } » est formé avec « { $part } », ce qui déclenche { referee-target }.
referee-whole_compound = « { $clue } », c’est en entier { referee-target }.
referee-part_of_trap = « { $clue } » est une partie { referee-of-target }.
referee-abbreviation = { $part ->
        [none] « { $clue } » est une forme courte, ou longue, { referee-of-target }.
       *[other] « { $clue } » veut dire « { $part } », ce qui déclenche { referee-target }.
    }
referee-blend = « { $clue } » est un mot-valise formé avec { referee-target }.
referee-number = « { $clue } » se dit avec « { $part } », ce qui déclenche { referee-target }.
referee-slip = « { $clue } » est une faute de frappe, au lieu { referee-of-target }.
referee-split_letters = « { $clue } » épelle { referee-target }.
referee-function_word = « { $clue } » s’écrit comme { referee-target }, mais n’est ici qu’un petit mot de grammaire.

## L’arbitre : ce qu’il dit d’une proposition.

guess-same = « { $word } » est le mot secret.
guess-spelling = « { $word } » est une autre façon d’écrire le mot secret.
guess-inflection = « { $word } » est une forme du mot secret.
guess-compound = « { $word } » contient le mot secret.
guess-closed_compound = « { $word } » semble contenir le mot secret.
guess-whole_compound = « { $word } » est le mot secret en entier.
guess-number = « { $word } » se dit avec le mot secret.
guess-gender = « { $word } » est l’autre genre du mot secret.
guess-slip = « { $word } » est peut-être une faute de frappe.
guess-part_of_trap = Ce n’est qu’une partie du mot secret.
guess-nothing = Ce n’est pas le mot secret.

## L’arbitre : ce mot peut-il être un piège ?

legality-fine = Ce mot peut être un piège.
legality-one = Le mot « un » ne peut pas être un piège.
legality-shape = Un piège est un seul mot ou un composé figé, de 2 à 30 lettres.
legality-like_pronoun = Ce mot sert de pronom.
legality-filler = On dit ce mot par habitude.
legality-near_filler = On dit souvent ce mot par habitude.
legality-auxiliary = Un verbe auxiliaire ne peut pas être un piège.
legality-function_word = Un petit mot de grammaire ne peut pas être un piège.
legality-full_meaning_only = Il ne compte que dans son sens plein, pas comme auxiliaire.
legality-full_word_only = Il ne compte que dit comme nom, adjectif ou verbe plein.
legality-unknown = Ce mot n’est dans aucun dictionnaire.
legality-name = Cela ressemble à un nom propre ; les indices ont rarement le droit d’en contenir.
legality-kind = Seuls les noms, les adjectifs, les verbes et les nombres peuvent être des pièges.

## Lignes refusées d’une liste collée

line-nonsense = « { $word } » n’est pas un mot
line-function_word = « { $word } » est un mot trop courant pour être deviné
line-too_many_words = « { $word } » a plus de trois mots
line-too_long = « { $word } » dépasse 30 caractères
line-too_few = collez au moins { $other } mots ; { $word } sont jouables
line-too_many = il y a { $word } mots, et le maximum est de { $other }
line-too_many_lines = il y a { $word } lignes, et le maximum est de { $other }
line-twice = « { $word } » figure deux fois
line-family = « { $word } » est de la même famille que « { $other } »

## Mots refusés, par clause

refusal-TRP-TRAP10 = « un » ne peut pas être un piège.
refusal-TRP-TRAP11 = « { $text } » est un petit mot de grammaire ou un auxiliaire : il ne peut pas être un piège.
refusal-TRP-TRAP12 = « { $text } » sert de pronom : il ne peut pas être un piège.
refusal-TRP-TRAP14 = On dit « { $text } » par habitude : ce mot ne peut pas être un piège.
refusal-TRP-TRAP15 = « { $text } » n’est ni un nom, ni un adjectif, ni un verbe, ni un nombre : ce mot ne peut pas être un piège.
refusal-TRP-TRAP16 = Un piège est un seul mot ou un composé figé, de 2 à 30 lettres ; « { $text } » ne convient pas.
refusal-TRP-TRAP17 = « { $text } » est le mot secret ou un mot de sa famille : il est interdit de toute façon.
refusal-TRP-CLUE16 = Un indice est fait de mots : ni images, ni liens, ni lettres épelées.
refusal-TRP-CLUE17 = Cet indice ne fait pas ce que demande la malédiction ou le monstre.
refusal-TRP-AMB9 = Répétez d’abord les mots de la dernière proposition.
refusal-TRP-GUES5 = « { $text } » ne nomme aucun mot : proposez-en un.
refusal-TRP-GUES17 = Une proposition à la fois.

## Ce que l’hôte doit savoir avant la partie

caution-unknown_words =
    { $more ->
        [0] Les robots ne savent rien de ces mots : { $items }.
       *[other] Les robots ne savent rien de ces mots : { $items }, ni de { $more } autres.
    } Ils les joueront mal.
