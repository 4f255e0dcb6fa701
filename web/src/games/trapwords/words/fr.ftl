### Ce que seul le plateau de Trapwords dit.

board-name = { $seat }
board-corridor = Le donjon
board-room = Salle { $n }
board-round = Manche { $n } sur { $of }
board-curse-down = Une malédiction, face cachée
board-effects = En vigueur cette manche
board-other-wishes = Autres souhaits
board-rule = Règle
board-your-team = votre équipe
board-ready = prête
board-writing = écrit…
board-both-write = Les deux équipes écrivent leurs pièges.
board-round-over = La manche { $n } est terminée.
board-opening = La manche commence.
board-opening-torch = { $seat } donne les indices
board-opening-traps = { $n ->
    [one] à travers { $n } piège
   *[other] à travers { $n } pièges
}
board-handover = Les Livres changent de mains. À { $team } de commencer.
board-now-clues = { $seat } donne les indices pour { $team }
board-you = vous
board-now-write = { $n ->
    [one] Écrivez { $n } piège contre { $team }
   *[other] Écrivez { $n } pièges contre { $team }
}
board-now-giver = À vous les indices : faites dire le mot à votre équipe
board-now-guesser = { $seat } donne les indices : devinez le mot
board-now-setter = { $seat } donne les indices : surveillez vos pièges
board-now-watcher = { $seat } donne les indices pour { $team }
board-now-giver-aloud = Parlez ! Faites dire le mot à votre équipe
board-now-guesser-aloud = Écoutez { $seat } et devinez à voix haute
board-now-setter-aloud = Écoutez { $seat } : surveillez vos pièges
board-now-watcher-aloud = { $seat } donne les indices pour { $team }
board-now-show = Montrez le mot à { $seat }, puis retournez le sablier

board-word-of = Pour { $team }
board-word-hidden = Encore secret
board-word-was = Le mot était
board-glass = Le sable coule
board-glass-ready = Le sable attend
board-glass-over = Le tour est fini
board-glass-writing = Temps pour écrire
board-glass-stands = Le sable est arrêté
board-seconds = { $n ->
    [one] { $n } seconde restante
   *[other] { $n } secondes restantes
}
board-frozen-held = { $role ->
    [setter] Un de vos pièges a été dit : le laisser se déclencher ?
    [giver] Votre indice est retenu
   *[other] Les adversaires vérifient un mot
}
board-frozen-ask = { $role ->
    [setter] Cette réponse compte-t-elle ?
   *[other] On demande l’avis des poseurs de pièges
}
board-frozen-naming = { $role ->
    [setter] Stop ! Donnez la raison
   *[other] Stop ! La raison va être nommée
}
board-frozen-contest = { $role ->
    [giver] Stop ! Acceptez, ou contestez
    [guesser] Stop ! Acceptez, ou contestez
   *[other] Stop ! L’équipe peut contester
}
board-frozen-review = La table vote
board-lost-torch = { $seat } n’est plus là : dans { $n } s, la torche passe à { $next }
board-lost-turn = { $seat } n’est plus là : dans { $n } s, le tour est perdu
board-frozen-lost = On attend quelqu’un qui a perdu la connexion
board-frozen-correct = Le mot a-t-il été dit ?

board-sheet = Votre liste de pièges
board-sheet-title = { $n ->
    [one] Un piège
   *[other] { $n } pièges
}
board-proposed-by = par { $seat }
board-keep = Garder
board-keep-entry = Garder « { $text } »
board-aside = Écarter
board-aside-entry = Écarter « { $text } »
board-withdraw = Retirer
board-set-aside = Mis de côté
board-empty-line = il manque un piège ici
board-starred = étoilé : il fait reculer l’équipe
board-agreeing = Qui est d’accord avec la liste
board-agrees = d’accord
board-not-yet = pas encore d’accord
board-leaves-it = laisse décider les autres
board-list-final = La liste est définitive.
board-warning = { $clause ->
    [TRP-TRAP9] Dans aucun dictionnaire : il compte s’il est dit.
    [TRP-TRAP11] Ne compte que dans son sens plein.
    [TRP-TRAP14] On le dit par habitude.
    [TRP-TRAP17] Proche du mot secret lui-même.
    [TRP-TRAP18] Presque le même qu’un autre piège.
    [TRP-TRAP20] Un nom propre : les indices n’en ont de toute façon pas le droit.
   *[other] À bien réfléchir.
}
board-propose-label = Un mot qu’ils auront envie de dire
board-propose = Proposer
board-propose-locked = Rien à écrire pour l’instant

board-talk = Indices et réponses
board-no-clue-yet = Pas encore d’indice
board-not-started = Lecture du mot…
board-held = retenu
board-checking = Les adversaires vérifient un mot.
board-stop = Stop
board-doubt = Doute
board-let-pass = Ça va
board-window = Temps pour contester
board-window-left = { $n } s
board-level-certain = Piège !
board-level-probable = Probablement :
board-level-weak = Peut-être :
board-verdict-correct = juste
board-verdict-wrong = faux
board-verdict-asked = les poseurs de pièges décident
board-verdict-repeated = dit deux fois, compté une fois
board-verdict-untested = trop tôt, pas examiné
board-clue-label = Votre indice
board-say = Dire
board-clues-closed = Plus d’indice pour ce tour
board-echo = Répétez d’abord : { $text }
board-guess-label = Votre réponse
board-guess = Répondre
board-guess-later = On répond quand les indices sont finis
board-not-your-guess = Cette fois, quelqu’un d’autre répond
board-wait = Un instant…
board-traps = Vos pièges
board-all-traps = Les pièges
board-old-traps = Anciens pièges réveillés
board-guesses-left = { $n ->
    [0] Plus aucun essai
    [one] { $n } essai restant
   *[other] { $n } essais restants
}
board-words-left = { $n ->
    [one] { $n } mot restant
   *[other] { $n } mots restants
}
board-clues-left = { $n ->
    [one] { $n } indice restant
   *[other] { $n } indices restants
}

board-monster-waits = Il attend en salle { $n } :

board-claim = Une objection
board-claim-stop = Stop ! Est-ce un piège ?
board-claim-stop-rule = Stop ! Cet indice est-il permis ?
board-claim-doubt = Un doute. Qu’en dites-vous ?
board-claim-upheld = Le piège se referme
board-claim-rejected = L’indice était bon
board-claim-spoken = dit à voix haute
board-another-rule = Une autre règle…
board-claim-unnamed = La raison n’est pas encore nommée.
board-claim-late = L’équipe répond : le stop est venu trop tard.
board-the-trap = Piège : { $trap }.
board-no-reason = L’arbitre ne voit aucun lien.
board-rule-broken = « { $word } » : { $rule }.
board-rule-claimed = L’objection : { $rule }.
board-decided =
    { $kind ->
        [stop] Stop
       *[doubt] Doute
    } { $holds ->
        [yes] confirmé
       *[no] rejeté
    }{ $votes ->
        [none] { "" }
       *[other] { " " }{ $votes }
    }{ $seconds ->
        [0] { "" }
       *[other] , +{ $seconds } s
    }.
board-decided-by = { $by ->
        [jurors] Les jurés tranchent.
        [referee] Pas de majorité : l’arbitre tranche.
       *[benefit] Pas de majorité : le doute profite à l’Éclaireur.
    }
board-decided-became-doubt = Le stop devient un doute : { $named ->
        [yes] l’arbitre ne trouve aucun lien
       *[no] aucune raison n’a été donnée à temps
    }.
board-votes-for = Pour
board-votes-against = Contre
board-type-spoken = Quel mot a été dit ?
board-ask-referee = Demander

board-chronicle = La partie, manche par manche
board-chronicle-round = Manche
board-chronicle-traps = Pièges : { $words }
board-chronicle-clues = Indices : { $words }
board-chronicle-guesses = Mauvaises réponses : { $words }
board-found = trouvé
board-missed = pas trouvé

board-got-it = Trouvé !
board-wrong-guess = Mauvaise réponse

board-thing-room = { $n ->
    [one] Salle { $n } : une équipe qui s’y trouve affronte un piège.
   *[other] Salle { $n } : une équipe qui s’y trouve affronte { $n } pièges.
}
board-thing-curse-down = Une malédiction face cachée : elle se révèle quand une équipe partage sa salle, et agit pendant une manche.
board-thing-pawn = Ici se tient { $team }, en salle { $n }. Un mot deviné mène une salle plus loin.
board-thing-team = { $n ->
    [one] Pour { $team } : un piège à écrire cette manche.
   *[other] Pour { $team } : { $n } pièges à écrire cette manche.
}
board-thing-torch = { $seat } porte la torche et donne les indices cette manche.
board-thing-quota = Autant de pièges que le numéro de la salle des autres : { $n } cette manche.
board-thing-round = Après { $of } manches sans vainqueur, le monstre gagne.
board-thing-book = Le mot secret. L’Éclaireur et les adversaires peuvent le lire.
board-thing-book-setting = Le mot que les autres devront deviner. Écrivez ce que leur Éclaireur aura envie de dire.
board-thing-guesses = { $n ->
    [one] Il reste { $n } essai. Chaque mauvaise réponse en coûte un.
   *[other] Il reste { $n } essais. Chaque mauvaise réponse en coûte un.
}
board-thing-words = Le Démon compte : { $n } mots au plus dans ce tour.
board-thing-clues = Le Sphinx compte : { $n } indices au plus dans ce tour.

board-fact-torch = torche
board-rulings-download = Télécharger les décisions de la table
board-words-download = Télécharger votre liste de mots
board-rulings-title = Les décisions de la table
board-ruling-turn = Manche { $n }, { $team }, mot secret « { $secret } »
board-ruling-said = Dit : « { $word } »
board-number-rounds = { $n ->
    [one] { $n } manche
   *[other] { $n } manches
}
board-number-words = { $n ->
    [0] Aucun mot deviné
    [one] { $n } mot deviné
   *[other] { $n } mots devinés
}

clock-check_held_clue = Temps pour décider
clock-contest_stop = Temps pour contester
clock-name_claim = Temps pour nommer
clock-voting_time = Temps pour voter
clock-clue_window = Temps pour les indices
clock-exchange_time = Les Livres changent de mains
clock-show_round = La manche commence
clock-read_word = Temps pour lire
clock-pause_time = La manche suivante arrive
clock-thinking_time = Temps pour réfléchir

guide-write = Écrivez ce que leur Éclaireur aura envie de dire. Gardez les meilleurs mots, puis confirmez la liste ensemble.
guide-read = Voici votre mot. Lisez-le, puis faites-le dire à votre équipe.
guide-turn = L’Éclaireur lit le mot. Retournez le sablier dès qu’il l’a lu.
guide-clue = Tapez un indice et envoyez-le. Faites des détours : vous ne voyez pas les pièges.
guide-guess = Tapez le mot auquel vous pensez. Chaque mauvaise réponse éteint une bougie.
guide-watch = Surveillez les indices. { $pointer ->
    [finger] Touchez
   *[mouse] Cliquez
} Stop si un piège a été dit, Doute si vous hésitez.
guide-vote = Lisez l’objection, puis décidez.
guide-wait = Aux autres de jouer. Tout ce que vous pouvez faire apparaît en bas.

minutes-title = Trapwords en deux minutes
minutes-goal = À travers le donjon
minutes-goal-text = Deux équipes suivent un couloir de salles numérotées. Un monstre attend au bout. Devinez votre mot dans sa salle, et vous le battez.
minutes-traps = Poser des pièges
minutes-traps-text = Vous voyez le mot secret de l’autre équipe. Ensemble, vous écrivez des mots que leur Éclaireur aura envie de dire : autant que le numéro de leur salle. Ils ne voient jamais votre liste.
minutes-clues = Donner des indices
minutes-clues-text = La personne à la torche lit le mot et le fait dire à son équipe avant la fin du sable. Dire un piège, ou le mot lui-même, fait perdre le tour. On ne connaît pas les pièges : il faut des détours.
minutes-guess = Deviner
minutes-guess-text = L’équipe a cinq essais. Un piège ne peut rien contre qui devine. Une bonne réponse mène une salle plus loin, où attendent plus de pièges.
minutes-object = Stop et doute
minutes-object-text = Les adversaires surveillent. Stop arrête le tour aussitôt, un doute se règle après. L’arbitre dit pourquoi un mot compte, et les gens ont le dernier mot.
minutes-curses = Les malédictions
minutes-curses-text = Des malédictions dorment dans certaines salles. Celle qui partage la salle d’une équipe se révèle et rend une seule manche plus difficile.
minutes-monster = Le monstre
minutes-monster-text = Si les deux équipes échouent, le monstre avance d’une salle et pousse les malédictions devant lui. Après huit manches, il gagne.

lesson-write = Vous jouez avec le joueur 3 contre deux autres. Voici le mot qu’ils devront deviner : dragon. Écrivez un mot que leur Éclaireur aura envie de dire : celui-ci, ou le vôtre. Puis appuyez sur Proposer.
lesson-second = Leur salle porte le numéro 2 : il faut deux pièges. Ils ne verront jamais la liste. Encore un !
lesson-confirm = Votre équipier approuve la liste. Confirmez-la aussi. Vous pourriez proposer d’autres mots et garder les meilleurs.
lesson-write-done = La liste est arrêtée. Les autres en ont écrit une sur votre mot, en même temps. À votre équipe de jouer.
lesson-guess = Votre équipier tient la torche et donne les indices. Vous devinez tant que le sable coule. Essayez ceci, ou votre propre idée.
lesson-again = Raté : une bougie sur cinq s’éteint. Un piège ne peut rien contre ceux qui devinent. Voici un autre indice : devinez encore.
lesson-guess-done = Trouvé ! Votre figurine avance d’une salle, où attendent plus de pièges. La prochaine fois, la torche est à vous.
lesson-clue = Nouvelle manche : vous seul lisez maintenant le mot de votre équipe, lion. Faites-le dire à votre équipier. Vous ne voyez pas les pièges : faites des détours. Dites ceci, ou votre propre indice.
lesson-risk = Pas encore. Vous pourriez dire la première idée venue… celle des poseurs de pièges aussi. Dites-la quand même.
lesson-sprung = Clac ! Un piège se referme sur le mot même, avec la raison dessous. Votre équipe pourrait contester, et chacun voterait. Ici c’est clair : acceptez.
lesson-clue-done = Le tour est perdu, et votre figurine reste là. Si les deux équipes échouent dans une manche, le monstre avance d’une salle. Passons de l’autre côté.
lesson-watch = Les autres jouent pour dragon, et leur Éclaireur a dit un de vos pièges. L’arbitre retient l’indice : personne ne l’a encore lu. Vous pouvez laisser passer, ou laisser le piège se déclencher. Laissez-le se déclencher.
lesson-watch-done = Pris ! Un indice retenu est un cas certain. Mais l’arbitre ne voit pas tout : le reste dépend de vous.
lesson-pass = Une autre manche. Leur mot est piano, et vos pièges sont instrument et concert. Cet indice n’en touche aucun : laissez passer.
lesson-doubt = Concerto… est-ce votre piège concert ? Vous hésitez. Un doute n’arrête personne : on l’examine à la fin du tour. Appuyez sur Doute.
lesson-doubt-trap = Dites ce que vous visez : le piège concert.
lesson-stop = Instrumental ! C’est votre piège instrument, et l’arbitre n’en est pas certain. Appuyez tout de suite sur Stop : le sable s’arrête.
lesson-stop-trap = Nommez le piège : instrument. Si vous aviez tort, ils retrouveraient leur temps, et 5 secondes de plus.
lesson-stop-done = Ils l’acceptent, et leur tour est perdu. Stop quand vous êtes sûr, Doute quand vous ne l’êtes pas. Voici la fin de la partie.
lesson-fight = Quelques manches plus tard, votre équipe commence la manche dans la salle du monstre : c’est le combat. Trois essais au lieu de cinq. Trouvez le mot !
lesson-fight-done = Le monstre est battu : c’est gagné ! À retenir : chaque mot trouvé fait avancer d’une salle, un mot trouvé chez le monstre fait gagner, et après huit manches c’est lui qui gagne.

journey-next = Rejouer avec d’autres mots
journey-number = Partie { $n }
