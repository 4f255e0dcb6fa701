## Ce qu’une étude refuse

error-lab-study-file = Impossible de lire le fichier d’étude { $file } : { $reason ->
    [missing-file] il n’existe pas
    [not-toml] ce n’est pas du TOML
    [too-large] il est trop grand
   *[other] la lecture est refusée
}.
error-lab-study-key = Dans { $file }, « { $key } » { $reason ->
    [missing-key] manque
    [unknown-key] est inconnu ; il existe : { $expected }
    [wrong-type] est du mauvais type ; il faudrait : { $expected }
   *[other] ne convient pas ; il faudrait : { $expected }
}.
error-lab-grid-empty = Aucune case de la grille de { $file } n’est jouable : ses options s’excluent.
error-lab-damaged = Le fichier { $file } de l’étude est endommagé ; supprimez-le et ses parties seront rejouées. Tout le reste est conservé.
error-lab-damaged-description = Le fichier { $file } de l’étude est endommagé ; supprimez-le et relancez la commande de l’étude, qui le réécrira. Toutes les parties finies sont conservées.
error-lab-foreign = Le fichier { $file } appartient à une autre étude ; retirez-le du dossier. Tout le reste est conservé.
error-lab-overlap = Les fichiers { $first } et { $second } contiennent les mêmes parties, qui compteraient deux fois ; retirez l’un des deux du dossier.
error-lab-other-study = Le dossier { $folder } contient une autre étude (différences : { $differs }) ; indiquez un autre dossier avec --folder.
error-lab-no-study = Le dossier { $folder } ne contient pas d’étude.
error-lab-in-use = Un autre processus joue déjà l’étude de { $folder }.
error-lab-unwritable = Impossible d’écrire dans le dossier { $folder } : { $reason }.
error-lab-no-game = Il n’y a pas de partie « { $game } » dans cette étude ; il faudrait CASE/NUMÉRO, avec des cases jusqu’à { $cells } et des numéros jusqu’à { $games }.
error-lab-not-repeated = La partie de graine { $seed } s’est déroulée autrement que dans l’étude : « { $column } » diffère.
error-lab-engine = Il n’y a pas de moteur « { $engine } » ; il existe : { $known }.
error-lab-no-cluster = La grappe { $engine } est inutilisable : { $reason }. Tout ce qui est terminé est conservé.
error-lab-version = Une machine de la grappe joue avec d’autres règles ({ $there }) que celle-ci ({ $here }) ; installez partout la même version.
error-lab-broken-off = Un processus est mort, peut-être faute de mémoire ; { $done } parties sur { $wanted } sont terminées et conservées. La même commande joue le reste.
error-lab-no-number = Il n’y a pas de nombre « { $number } » à modifier : { $reason ->
    [form] il faudrait FICHIER.CLÉ, par exemple supplies.torches, ou une option de table
    [file] le contenu n’a pas ce fichier
    [key] le fichier n’a pas cette clé
    [bounds] donnez la plus petite et la plus grande valeur avec --between, par exemple 20..60
    [crossed] la plus petite valeur vient d’abord, et il y a au plus 1 000 valeurs entre les deux
   *[number] ce n’est pas un nombre entier
}.
error-lab-arm = « { $arm } » n’est ni un robot, ni un préréglage, ni un paquet, ni une option de table de « { $game } » ; il faudrait un nom, un dossier ou NOM=VALEUR.
error-lab-arm-twofold = « { $arm } » peut désigner deux choses ; écrivez { $first } ou { $second }.
error-lab-no-readings = « { $game } » n’a pas de clause ambiguë qu’une table pourrait lire de deux façons.

## Les cases

lab-chosen = { $name } : { $value }
lab-only = La table telle quelle
lab-axis-bots = Robots
lab-axis-pack = Paquet
lab-axis-preset = Préréglage
lab-standard-box = la boîte telle quelle

## Ce qu’une étude dit dans le terminal

lab-cell = case { $number } : { $won }, { NUMBER($turns, maximumFractionDigits: 1) } tours
lab-interrupted = Interrompu : { $done } parties sur { $wanted } sont terminées et conservées. La même commande joue le reste.
lab-left-out = { $cells ->
    [one] Une case de la grille a été laissée de côté : ses options s’excluent ou répètent une autre case.
   *[other] { $cells } cases de la grille ont été laissées de côté : leurs options s’excluent ou répètent d’autres cases.
}
lab-speed = { $games } parties, { NUMBER($rate, maximumFractionDigits: 1) } par seconde sur un cœur
lab-report-written = Rapport : { $file }
lab-repeated = La partie de graine { $seed } est de nouveau la même : { $turns } tours, { $ending }

## Le rapport

report-title = Une étude de { $game }
report-facts = { $games } parties sur { $wanted }, en { $cells ->
    [one] une case
   *[other] { $cells } cases
}.
report-bots = Robots dans toutes les cases : { $bots }.
report-unfinished = Cette étude n’est pas terminée ; la même commande joue le reste.
report-origin = { $rules } ; graine { $seed } ; étude { $study }. La partie numéro n de chaque case a la graine { $seed }/n et puise dans un flux de hasard par sorte de tirage : les parties de même numéro se comparent deux à deux.
report-command = La commande :
report-repeat = Pour rejouer une partie, case et numéro, avec son journal :
report-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
report-share = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-number = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-interval = de { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } à { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
report-from-to = de { $low } à { $high }
report-numbered = { $number } · { $cell }
report-cell = Case
report-games = Parties
report-won = Gagnées
report-range = Intervalle à 95 %
report-wins = Combien de parties sont gagnées
report-wilson = L’intervalle est celui de Wilson, au niveau de confiance de 95 %. Une partie compte comme gagnée si quelqu’un la gagne.
report-seat = Place
report-seat-of = Place { $seat }, { $bot }
report-points = Points
report-mean = Moyenne
report-mean-points = Points, moyenne
report-lengths = Combien de temps durent les parties
report-turns = Tours, moyenne
report-median = Médiane
report-tenths = Huit sur dix
report-answers = Réponses, moyenne
report-time = Temps de jeu
report-minutes = { NUMBER($minutes, maximumFractionDigits: 1) } min
report-clock = L’horloge du jeu a tourné : les robots répondent au milieu du délai qu’indique le jeu, les minuteurs s’écoulent entre-temps, et personne n’attend pour de vrai.
report-no-clock = Aucune horloge n’a tourné : les robots répondent aussitôt.
report-endings = Pourquoi les parties finissent
report-measures = Ce qui s’est passé en route
report-facets = Ce qu’il y avait dans les parties
report-facets-note = Les parties selon ce qu’elles contenaient, toutes cases réunies. Ce qui appartient à une place compte comme gagné si cette place a gagné. Une différence n’est pas forcément une cause : certaines choses n’apparaissent que dans les longues parties.
report-clauses = Combien de fois chaque clause a servi
report-clauses-note = Une clause sert quand une étape qui la nomme agit, ou quand sa question ou son tirage reçoit une réponse. Le pourcentage est la part des parties où c’est arrivé au moins une fois.
report-chapter = { $name } : { $fired } sur { $total }
report-never = N’ont jamais servi :
report-unseen = Appliquées par des calculs, que l’on ne voit pas servir : { $clauses }
report-texts = Ce que disent ces clauses
report-times = { $text } ({ $times ->
    [one] une fois
   *[other] { $times } fois
})
report-slowest = Les décisions les plus lentes
report-speed = { $games } parties, à { NUMBER($seconds, maximumFractionDigits: 3) } s d’un cœur chacune.
report-question = Question
report-bot = Robot
report-seconds = Secondes
report-second = { NUMBER($seconds, maximumFractionDigits: 4) }
report-where = Case/numéro

## Les comparaisons

lab-compared = { $second } face à { $first } :
lab-of-won = Parties gagnées, en points sur 100
lab-of-points = Score
lab-of-turns = Tours
lab-of-gaining = Gagne le plus
lab-of-losing = Perd le plus
lab-of-pairs = { $pairs ->
    [one] une paire de parties
   *[other] { $pairs } paires de parties
}, dont { $alike } en tout point pareilles
lab-gain = { $mean }, entre { $low } et { $high }
lab-no-gain = aucune différence démontrée : { $mean }, entre { $low } et { $high }
lab-facet-gain = { $thing } : { $gain }
lab-reading = { $clause }, { $option } : { $value }
lab-reading-skipped = { $option } : laissé de côté, car les robots ne peuvent pas jouer la table qu’il demande.
lab-tuned-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
lab-tuned = La valeur { $value } approche le mieux { NUMBER($target, style: "percent") } : { NUMBER($share, style: "percent", maximumFractionDigits: 1) } des parties sont gagnées.
lab-not-tuned = Aucune valeur entre les bornes n’atteint { NUMBER($target, style: "percent") } ; { $value } en approche le plus, avec { NUMBER($share, style: "percent", maximumFractionDigits: 1) }.
lab-tuned-others = Avec si peu de parties, on ne distingue pas du souhait ces valeurs : { $values }.
