### Le terminal en mots : l’aide, les refus, et ce qui se dit autour d’une partie.

## L’aide

help-intro = Lairkeeper fait jouer à des jeux d’aventure avec des règles qu’on peut interroger. Chaque règle a un identifiant, cité par chaque question, chaque événement et chaque refus.
help-more = « lairkeeper COMMANDE --help » explique une commande. Toutes parlent français ou anglais : --lang fr ou --lang en.
help-play = Jouer, avec des personnes et des robots à toutes les places.
help-replay = Revoir une partie enregistrée pas à pas.
help-analyse = Dire ce qui a décidé d’une partie finie : les chances de gagner ou le score attendu au fil des tours, choix et hasard séparés.
help-rules = Lire les règles : toutes, un chapitre, une clause comme RRR-MUM6, ou celles qui contiennent un mot.
help-clauses = Montrer quelle étape applique chaque clause et quel test la montre ; code de sortie 1 s’il en manque.
help-simulate = Faire jouer beaucoup de parties à des robots et compter leurs fins.
help-lab = Mener une étude du laboratoire : « lab compare JEU A B » oppose deux tables (un robot, un préréglage, un paquet ou NOM=VALEUR chacune), « lab ambiguity JEU » dit ce que coûte chaque lecture, « lab tune JEU --change NOMBRE » trouve la valeur qui donne un taux de victoire, « lab fit JEU » ajuste la valeur d’un jeu aux parties de ses robots, « lab ladder JEU » compare ses robots.
help-arena = Faire jouer des agents les uns contre les autres et afficher le classement. Un agent est un robot (« hard »), une fonction d’environnement (« {"env:FICHIER.py:FONCTION"} ») ou un programme qui lit et écrit des lignes de JSON (« {"run:COMMANDE"} »).
help-options = Lister ce dont une table peut convenir avec --set.
help-games = Lister les jeux.
help-serve = Lancer le serveur : on ouvre son adresse dans un navigateur et on joue.
help-backup = Copier dans un nouveau fichier tout ce que contient un serveur sous SQLite, pendant qu’il tourne.
help-rebuild = Relire la liste des parties terminées d’un serveur dans les journaux de ses tables.
help-reports = Lister ce que des gens ont signalé à l’hôte d’un serveur, avec ce qui a été dit avant.
help-restore = Mettre une sauvegarde à la place de ce que contient un serveur arrêté ; l’ancien contenu est gardé à côté.
help-verify = Contrôler une partie finie : chaque réponse permise, chaque tirage conforme à sa graine ; code de sortie 1 sinon.
help-mcp = Laisser un assistant s’asseoir à une table et jouer, par le Model Context Protocol : sur l’entrée et la sortie standard, ou par HTTP.
help-pack = Dire ce que change un dossier de contenu, et afficher un lien qui ouvre une table avec lui, pour des amis qui voudraient l’essayer. Un lien à la place du dossier est vérifié de la même façon.
help-doctor = Dire ce qui est installé et ce qui manque ; le code de sortie est 1 si quelque chose ne marche pas.
help-version = Afficher la version.

flag-seats = Qui s’assied où, séparés par des virgules : « me » (moi), le nom d’une personne, ou un robot (easy, normal, hard et, dans certains jeux, expert ; par genre : apprentice, careful, greedy, instinct, novice, partner, planner, random, searcher, tactician). Sans cela, la première place est la vôtre et des robots prennent les autres.
flag-players = Le nombre de joueurs ; celui du jeu, sauf mention contraire.
flag-bots = Le robot qui prend les places de personne : easy, normal, hard ou, dans certains jeux, expert ; par genre : apprentice, careful, greedy, instinct, novice, partner, planner, random, searcher ou tactician. Sans cela, celui qui joue le mieux au jeu.
flag-first = La place qui commence, comptée à partir de 1 ; tirée au sort, sauf mention contraire.
flag-preset = Un ensemble nommé d’options de table, comme easy ; --set l’emporte. « lairkeeper options » les liste.
flag-settings = Une option de table, comme stop_length=step ; plusieurs sont possibles. « lairkeeper options » les liste.
flag-seed = La même graine et les mêmes réponses donnent la même partie ; sans cela, une nouvelle est créée.
flag-pack = Un dossier de contenu : les cartes de votre propre boîte, ou une variante.
flag-my-dice = Vous piochez et lancez les dés à votre table, et saisissez le résultat.
flag-after = La partie qui suit une partie terminée : le fichier d’une partie ou d’un voyage.
flag-load = Continuer une partie enregistrée.
flag-resume = Continuer la dernière partie jouée.
flag-at = Commencer après ce nombre de réponses.
flag-seat = Le point de vue : le numéro d’une place, « all » pour les mains ouvertes, « none » pour un spectateur.
flag-rollouts = Combien de simulations disent ce que vaut un moment ; 16 sauf indication contraire.
flag-seconds = S’arrêter après tant de secondes avec ce qui est connu ; 60 sauf indication contraire.
flag-json = Afficher le rapport en JSON.
flag-tests = Le dossier des tests, si ce n’est pas celui du dépôt.
flag-games = Le nombre de parties ; 1000, sauf mention contraire.
flag-each = Une option de table dont chaque valeur est essayée, comme players ; peut être donnée plusieurs fois, pour toutes les combinaisons.
flag-workers = Le nombre de processus ; un par cœur, sauf mention contraire.
flag-rounds = Le nombre de parties ; 20, sauf mention contraire.
flag-apart = Chaque agent joue toutes les parties à toutes les places, sans les autres : pour les jeux qu’on gagne ensemble.
flag-tries = Le nombre d’essais d’un agent par question, avant qu’une option soit tirée pour lui ; 3, sauf mention contraire.
flag-patience = Le nombre de secondes dont un programme dispose pour une réponse ; 60, sauf mention contraire.
flag-unlisted = Les questions ne donnent pas la liste des options : l’agent doit trouver seul une réponse permise.
flag-held-out = Combien de parties de plus pour juger le résultat ; 1000 sauf indication contraire.
flag-write = Écrire le résultat dans ce fichier : des poids, un classement ou la partie rejouée.
flag-folder = Le dossier d’une étude ; la même commande y joue ce qui manque.
flag-engine = Ce qui joue une étude : local, ray (un Ray sur cette machine, ou celui de RAY_ADDRESS) ou {"ray://HÔTE:PORT"} pour une grappe.
flag-change = Le nombre à régler : FICHIER.CLÉ du contenu, par exemple supplies.torches, ou une option de table.
flag-target = La part souhaitée de parties gagnées, en pour cent ; 50 sauf indication contraire.
flag-between = La plus petite et la plus grande valeur à essayer, par exemple 20..60.
flag-keep = Garder dans ce fichier les moments mis de côté, pour vérifier les poids plus tard.
flag-host = L’adresse d’écoute ; sans précision 127.0.0.1, que seule cette machine peut joindre.
flag-port = Le port d’écoute ; sans précision 8000, ou un port libre s’il est pris.
flag-database = Où sont gardées les tables : {"sqlite:///FICHIER"} ou {"postgresql://…"} ; sans précision, un fichier à vous.
flag-settings-file = Un fichier TOML avec les réglages du serveur.
flag-http = Proposer les outils par HTTP sur ce port de cette machine, à l’adresse /mcp ; sans cette option, ils passent par l’entrée et la sortie standard.
flag-site = L’adresse du serveur vers lequel le lien doit mener ; sans elle, le lien commence par une barre oblique.
flag-open = Ouvrir l’adresse dans un navigateur.
flag-close = L’identifiant d’un signalement qui a été traité ; il n’est plus listé.
flag-commitment = La marque que le serveur a montrée avant la partie ; elle doit correspondre à sa part de la graine.
flag-month = La liste d’un mois telle que le serveur l’a publiée ; elle doit contenir ce défi du jour.
flag-root = L’empreinte de cette liste quand elle a été publiée.
flag-number = Le nombre que votre propre client a ajouté au hasard ; il doit faire partie de la graine.
flag-lang = La langue ; celle de votre système, sauf mention contraire.

## Les refus

# Silent: expected
error-cli-arguments =
    { $problem ->
        [command] Il n’y a pas de commande « { $command } » ; les commandes sont : { $expected }.
        [option] « { $command } » n’a pas d’option « { $option } » ; « lairkeeper { $command } --help » donne la liste.
        [value] « { $value } » ne peut pas être la valeur de { $option } dans « { $command } » ; « lairkeeper { $command } --help » dit ce qui convient.
        [repeated] L’option « { $option } » de « { $command } » est donnée plusieurs fois ; donnez-la une seule fois.
        [missing] Il manque une valeur pour { $option } ; « lairkeeper --help » montre comment l’écrire.
        [unused] « { $command } » ne sait que faire de « { $value } » ; « lairkeeper { $command } --help » montre ce qui convient.
       *[other] « { $command } » n’est pas compréhensible : { $value }
    }
error-cli-seats = Les places « { $seats } » ne conviennent pas à { $players ->
        [one] { $players } joueur
       *[other] { $players } joueurs
    } : donnez un nom ou un robot par place, séparés par des virgules.
error-cli-table-option = Il n’y a pas d’option de table « { $name } » dans « { $game } » ; il y a : { $known }.
error-cli-setting = « { $setting } » n’est pas un réglage ; il faudrait NOM=VALEUR, comme stop_length=step.
error-cli-first = La place { $value } ne peut pas commencer ; il faudrait un nombre de 1 à { $last }.
error-cli-no-first = Dans « { $game } », on ne peut pas choisir qui commence ; jouez sans --first.
error-cli-seat = Il n’y a pas de place « { $typed } » ; il faudrait un nombre de 1 à { $last }, « all » ou « none ».
error-cli-clause = Aucune clause, aucun chapitre ni aucun texte de « { $game } » ne correspond à « { $topic } » ; « lairkeeper rules { $game } » les montre tous.
error-cli-unreadable = Le fichier { $file } ne peut pas être lu : { $reason ->
        [missing] il n’existe pas.
        [denied] la lecture n’est pas permise.
        [folder] c’est un dossier.
        [not-a-folder] une partie de son chemin n’est pas un dossier.
       *[other] le système refuse.
    }
error-cli-unwritable = Le fichier { $file } ne peut pas être écrit : { $reason ->
        [missing] son dossier n’existe pas.
        [denied] l’écriture n’y est pas permise.
        [folder] c’est un dossier.
        [not-a-folder] une partie de son chemin n’est pas un dossier.
       *[other] le système refuse.
    } Rien n’a été changé.
error-cli-no-room = La sortie ne peut pas être écrite : il n’y a plus de place là où elle va.
error-cli-nothing-to-resume =
    { $game ->
        [none] Aucune partie n’attend dans { $folder } ; « lairkeeper play » en commence une.
       *[other] Aucune partie de « { $game } » n’attend dans { $folder } ; « lairkeeper play { $game } » en commence une.
    }
error-cli-cannot-resume = { $problem } C’est la dernière partie jouée, gardée dans { $file } ; déplacez ce fichier, et --resume continue celle d’avant.
error-cli-only-for-new = Une partie qui continue garde ce que sa table a convenu ; « { $option } » est pour une nouvelle partie.
pack-changes =
    { $changes ->
        [0] Ce dossier ne change rien.
        [one] Ce dossier change une chose :
       *[other] Ce dossier change { $changes } choses :
    }
pack-more = … et { $changes } de plus.
pack-size = Ses fichiers ont { $size } octets sur { $most }, et le lien { $letters } caractères.
pack-link = Ce lien ouvre une table avec lui :
error-cli-no-packs = « { $game } » n’accepte pas de dossier de contenu ; jouez sans --pack.
error-cli-too-far = La partie enregistrée a { $last } réponses, il n’y a donc pas d’endroit { $place } ; il faudrait un nombre de 0 à { $last }.
error-cli-answer = Il n’y a pas de réponse { $number } ; il faudrait un nombre de 1 à { $last }.
error-cli-exists = Le fichier { $file } existe déjà et reste tel quel ; choisissez un autre nom.
error-cli-no-tests = Aucun test trouvé dans { $folder } ; lancez ceci dans le dépôt, ou nommez leur dossier avec --tests.
error-cli-unreachable = Personne ne peut être servi à l’adresse { $address } : { $reason }.
error-cli-missing-extra =
    { $extra ->
        [server] Le serveur n’est pas installé : { $command } l’apporte. Sans lui, « { $play } » joue dans ce terminal.
       *[other] Il manque des paquets : { $command } les apporte.
    }
error-cli-number = « { $option } » ne peut pas valoir { $value } ; il faudrait un nombre à partir de { $least }.
error-cli-study = Le laboratoire ne connaît pas d’étude « { $study } » ; il y a : { $known }.
error-cli-no-value = { $game } n’a pas encore de valeur à ajuster.

## Les places

seat-bot = Robot { $number }

## À la table

which-game = Quel jeu ? Tapez son numéro, ou appuyez sur Entrée pour le premier :{" "}
hand-over = L’écran est maintenant pour { $name }. Les autres regardent ailleurs.
press-enter = Appuyez sur Entrée :{" "}
thinking = { $name } réfléchit…
kept = La partie est gardée dans { $file } ; « lairkeeper play { $game } --resume » la continue.
now-asked = { $name } :
journey-goes-on = Pour continuer : « lairkeeper play --after { $file } ».
journey-ends = Le voyage s’arrête ici. Il est tout entier dans { $file }.
filed = La partie entière est dans { $file } ; « lairkeeper replay » permet de la revoir.
seed = La graine de cette partie était { $seed }.
saved = Enregistré dans { $file }.
more-happened =
    { $count ->
        [one] { $count } autre événement a eu lieu avant ; « journal » le raconte.
       *[other] { $count } autres événements ont eu lieu avant ; « journal » les raconte.
    }
not-understood = Rien ici ne correspond à « { $typed } » : tapez le numéro d’une réponse, une partie de son texte, ou « aide ».
words-refused = « { $typed } » n’est pas accepté ici, selon cette règle :
press-enter-to-take = Appuyez sur Entrée pour choisir { $number }.
then-asked = On vous demanderait ensuite : { $question }
then-chance = Le hasard déciderait ensuite, ou quelque chose serait révélé.
hint = Un bon joueur choisirait { $number } : { $answer }. Appuyez sur Entrée pour faire de même.
hint-words = Un bon joueur écrirait : { $answer }. Appuyez sur Entrée pour faire de même.
write-text = Écrivez votre réponse : de { $least } à { $most } caractères. Ici, une commande commence par une barre : /aide.
write-lines = Écrivez votre liste, une virgule entre les lignes : { $lines } au plus, de { $least } à { $most } caractères chacune. Ici, une commande commence par une barre : /aide.
hint-value =
    { $kind ->
        [chance] { $answer } : { $value } % (± { $error }) de chances de gagner.
       *[score] { $answer } : { $value } points (± { $error }).
    }
hint-better =
    { $kind ->
        [chance] La première vaut { $gap } % de plus (± { $error }).
       *[score] La première vaut { $gap } points de plus (± { $error }).
    }
hint-equal = Les deux se valent à peu près.
hint-doubtful = Laquelle des deux est la meilleure reste trop incertain.
no-hint = Pas de suggestion ici : c’est un tirage.
no-markers = Ce jeu n’a pas de marqueurs.
more-answers = Il y a { $count } réponses en tout : tapez une partie de l’une pour la trouver, ou « plateau » pour tout voir.
too-late = Trop tard pour « { $answer } » : la table a changé entre-temps.
nothing-begun = Il n’y a pas de choix inachevé à recommencer.
first-words = Tapez le numéro d’une réponse. « aide » dit ce qu’on peut taper d’autre.
save-how = Ajoutez un nom : sauver FICHIER.
load-how = Ajoutez un nom : charger FICHIER.
quit-offer = La partie est gardée dans { $file } ; vous pourrez la continuer. Tapez un nom de fichier pour l’y enregistrer aussi, ou appuyez sur Entrée.
see-also = voir { $clauses }
cut = « plateau » montre tout

command-undo = annuler
command-again = recommencer
command-mark = marquer
command-save = sauver
command-load = charger
command-hint = suggestion
command-board = plateau
command-log = journal
command-help = aide
command-quit = quitter

help-at-prompt =
    3 – choisir la réponse 3 ; une partie de son texte la trouve aussi
    {"?"} – les règles derrière cette question ; {"?"} 3 – ce que fait la réponse 3 ; {"?"} { $clause } ou {"?"} et un mot – chercher une règle
    annuler – revenir sur votre dernière réponse tant que rien n’a été révélé ; recommencer – reprendre un choix inachevé
    suggestion – ce que ferait un robot ; plateau – le plateau entier ; journal – ce qui s’est passé (journal 50 : davantage)
    marquer ENDROIT – réserver un endroit du plateau, sans obligation ; marquer – retirer le marqueur
    sauver FICHIER, charger FICHIER, quitter – rien n’est jamais perdu

## Listes et rapports

games-players =
    { $most ->
        [one] pour { $most } joueur
       *[other] de { $least } à { $most } joueurs
    }
options-how = À donner à « play » ou « simulate » : --set NOM=VALEUR. L’étoile marque ce qui est joué sans cela.
options-presets = Réglages prêts
options-set_up = Mise en place
options-module = Modules
options-limit = Limites
options-reading = Règles maison
options-needs = Seulement avec { $needs }.
options-number = ou un autre nombre entier de { $least } à { $most }{ $unit ->
        [players] , en joueurs
        [seat] , une place
        [seconds] , en secondes
        [minutes] , en minutes
        [rounds] , en manches
        [points] , en points
       *[none] {""}
    }
clauses-clause = Clause
clauses-code = Code
clauses-tests = Tests
clauses-total =
    { $problems ->
        [0] { $clauses } clauses, chacune avec son code et son test.
        [one] { $clauses } clauses, { $problems } problème.
       *[other] { $clauses } clauses, { $problems } problèmes.
    }

## Revoir une partie

replay-at = Réponse { $place } sur { $last }
replay-start = Le début, { $last } réponses suivent
replay-answer = { $who } : { $answer }
replay-over = La fin : { $outcome }
replay-hand = { $who } a en main :
replay-help =
    Entrée ou n – en avant ; b – en arrière ; 12 – aller à la réponse 12 ; end – à la fin
    seat 1 – du point de vue de la place 1 ; all – mains ouvertes ; none – en spectateur
    board – encore le plateau ; q – quitter
replay-not-understood = Rien ici ne correspond à « { $typed } » ; « help » dit ce qu’on peut taper.

## Les simulations

simulate-playing = En jeu
simulate-interrupted = Interrompu : { $games } parties sur { $wanted } sont terminées.
simulate-broken = Un processus est mort, faute de mémoire peut-être : { $games } parties sur { $wanted } sont finies.
simulate-games = Parties
simulate-won = Gagnées
simulate-among = Gagnées avec { $thing }, sur { $games }
simulate-table = { $option } : { $value }
simulate-seat = Gagnées par la place { $seat }, { $bot }
simulate-turns = Tours
simulate-answers = Réponses
simulate-time = Temps par partie
simulate-seed = Graine
simulate-rate = { NUMBER($share, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } ({ $count } { $count ->
        [one] partie
       *[other] parties
    }, entre { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } et { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) })
simulate-length = { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, médiane { NUMBER($median, maximumFractionDigits: 1) }
simulate-points = Points
simulate-spread = { NUMBER($mean, maximumFractionDigits: 1) } en moyenne, de { $least } à { $most }
simulate-middle = Quantiles
simulate-quantiles = 10 % : { $tenth }, 25 % : { $quarter }, 50 % : { $median }, 75 % : { $three_quarters }, 90 % : { $nine_tenths }
simulate-target = Au moins { $target } points
simulate-seconds = { NUMBER($seconds, maximumFractionDigits: 3) } s d’un cœur

## Le laboratoire

fit-phase = Phase « { $phase } » : { $moments } moments de { $games } parties
fit-held-out = Mis de côté : { $moments } moments de { $games } parties
fit-third = Tiers { $number } d’une partie : perte { $loss }, avec une seule prédiction pour tous { $base }
fit-decile = Prédit { $predicted }, obtenu { $actual } ({ $games } parties)
ladder-difference = { $second } contre { $first } : { $mean } points, entre { $low } et { $high } ({ $games } parties)
ladder-no-difference = { $second } contre { $first } : aucune différence établie, { $mean } points, entre { $low } et { $high } ({ $games } parties)
arena-games =
    { $games ->
        [one] { $games } partie a été finie.
       *[other] { $games } parties ont été finies.
    }
arena-line = { $rate } ; place { NUMBER($place, minimumFractionDigits: 2, maximumFractionDigits: 2) } en moyenne
arena-none = aucune partie finie
arena-answers =
    { $questions ->
        [one] { $questions } question
       *[other] { $questions } questions
    } : réponses illisibles { $unparsable }, interdites { $illegal }, trop tardives { $late }, tirées { $forced } ; { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } s de réflexion
arena-forced = Pour « { $agent } », { $forced } réponses ont été tirées, car aucun de ses essais ne comptait.

## Le serveur

doctor-version = Lairkeeper { $version } avec Python { $python }.
doctor-game = { $game } : règles, contenu et textes sont complets ({ $languages }).
doctor-folder-yes = Les parties sont enregistrées dans { $folder }.
doctor-folder-no = Les parties ne peuvent pas être enregistrées : écrire dans { $folder } n’est pas permis.
doctor-extra-yes = La partie « { $extra } » est installée.
doctor-extra-no = La partie « { $extra } » n’est pas installée : { $command } l’apporte.
doctor-client-yes = Le client web est là.
doctor-client-no = Le client web n’est pas construit : « python3 run.py play » le construit dans un clone ; un paquet installé le contient toujours.
doctor-database-yes = La base de données répond ({ $kind }).
doctor-database-new = La base de données sera créée au premier démarrage du serveur : { $file }.
doctor-port-yes = Le port { $port } est libre.
doctor-port-no = Le port { $port } est pris : le serveur en prendrait un autre.
doctor-broken = Quelque chose ne marche pas : { $reason }
doctor-result =
    { $problems ->
        [0] Tout ce qui est installé marche.
        [one] Il y a un problème.
       *[other] Il y a { $problems } problèmes.
    }
serve-port-taken = Le port { $port } est pris, en voici un autre.
serve-address = Lairkeeper est prêt : { $address } – Ctrl-C l’arrête.
mcp-address = Les outils sont prêts : { $address } – Ctrl-C les arrête.
serve-ended = Le serveur est arrêté ; toutes les tables sont gardées.
backup-written = Tout est copié dans { $file }. Gardez le secret du serveur avec, sinon chacun devra se présenter de nouveau.
history-rebuilt = { $games ->
    [0] La liste des parties terminées correspond aux journaux.
    [one] Une partie terminée a été relue.
   *[other] { $games } parties terminées ont été relues.
}
restored = La sauvegarde est maintenant { $file }.
restored-kept = L’ancien contenu est gardé dans { $file }.
verify-legal =
    { $answers ->
        [one] La réponse de cette partie est permise.
       *[other] Les { $answers } réponses de cette partie sont toutes permises.
    }
verify-no-seed = Elle ne nomme pas de graine : on a tiré et lancé soi-même, ou la partie n’est pas finie. Il n’y a pas de hasard à contrôler.
verify-draws =
    { $draws ->
        [one] Le seul tirage est celui que donne sa graine.
       *[other] Les { $draws } tirages sont tous ceux que donne sa graine.
    }
verify-differs = La réponse { $place } n’est pas ce que donne la graine : quelqu’un a touché au hasard.
verify-commitment = La marque que le serveur a montrée avant la partie est { $commitment }.
verify-promise-kept = C’est bien la marque qui vous a été montrée.
verify-promise-broken = Ce n’est pas la marque qui vous a été montrée : la graine est une autre.
verify-numbers =
    { $numbers ->
        [0] Personne n’a ajouté de nombre : le hasard est celui du serveur seul, fixé avant le début de la partie.
        [one] La graine est faite du secret du serveur et du nombre d’une personne.
       *[other] La graine est faite du secret du serveur et des nombres de { $numbers } personnes.
    }
verify-numbers-false = La graine n’est pas faite de ce qui a été annoncé : quelqu’un a touché au hasard.
verify-numbers-missing =
    { $missing ->
        [one] Un nombre a été annoncé et n’a pas été dit : son auteur, avec le serveur, pouvait choisir entre deux graines.
       *[other] { $missing } nombres ont été annoncés et n’ont pas été dits : leurs auteurs, avec le serveur, avaient le choix entre plusieurs graines.
    }
verify-attempts = Les nombres ont été demandés { $attempts } fois, parce que quelqu’un est venu ou parti entre-temps.
verify-number-counts = Votre nombre fait partie de la graine : personne ne pouvait choisir le hasard sans vous.
verify-number-unknown = Votre nombre ne fait pas partie de la graine.
# Silent: month
verify-day-kept = La graine est celle qui a été publiée pour le { $day } avant ce jour-là.
# Silent: day
verify-day-broken = La liste de { $month } ne contient ni cette partie ni sa graine.
verify-root = L’empreinte de la liste est { $root }.
verify-root-kept = C’est l’empreinte que vous avez gardée.
verify-root-broken = Ce n’est pas l’empreinte que vous avez gardée : la liste a été modifiée.

## L’analyse d’une partie finie

analyse-shared = Les chances de gagner telles que la table pouvait les connaître, tour par tour.
analyse-seat = Le score attendu de { $who } tel que cette place pouvait le connaître, tour par tour.
analyse-seat-chance = Les chances de { $who } telles que cette place pouvait les connaître, tour par tour.
analyse-columns =
    .step = après
    .value = valeur
    .change = écart
    .choice = choix
    .rivals = rivaux
    .luck = hasard
    .error = estimation
analyse-number = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) }
analyse-not-split = pas encore détaillé
analyse-legend = « Choix » est ce que les réponses ont apporté par rapport à la conduite des ordinateurs, « hasard » ce que dés, cartes et horloge ont apporté, « estimation » l’écart des estimations. Leur somme est l’écart. ± est une erreur type.
analyse-points = Ce qui a fait la différence
analyse-no-points = Aucun choix ni aucun tirage n’a fait bouger la partie au-delà de l’erreur des estimations.
analyse-point-luck = Après { $step } réponses, le hasard l’a changée de { $amount } (± { $error }) : { $told }
analyse-point-luck-silent = Après { $step } réponses, le hasard l’a changée de { $amount } (± { $error }).
analyse-point-turn = Après { $step } réponses, un tour a changé les chances de { $who } de { $amount } (± { $error }) : { $told }
analyse-point-turn-silent = Après { $step } réponses, un tour a changé les chances de { $who } de { $amount } (± { $error }).
analyse-point-choice = Après { $step } réponses, { $who } a choisi « { $chosen } ». L’écart est de { $amount } (± { $error }).
analyse-point-better = « { $better } » aurait valu { $gain } de plus (± { $error }).
analyse-cut = Le temps est écoulé : { $done } parties du travail sur { $total } sont faites. « --seconds » en donne plus.

## Les signalements

reports-line = { $id } | { $when } | table { $table } | « { $name } » a dit : { $said }
reports-name = { $id } | { $when } | table { $table } | le nom « { $name } »
reports-before = { "    " }avant cela, « { $name } » : { $text }
reports-none = Personne n’a rien signalé.
