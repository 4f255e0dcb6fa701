### Les mots du serveur : ses refus, et ce qu’il dit d’une table. Les mots communs sont dans `words/`.

## Les tables et les places

error-table-unknown = Cette table n’existe pas, ou elle est sur invitation : demandez le lien à son hôte.
error-table-not-allowed =
    { $what ->
        [sit] Vous ne pouvez pas vous asseoir là.
        [second_hand] Vous avez déjà occupé une autre place dans cette partie : cette main vous reste fermée.
        [leave] Seuls l’hôte et la personne assise là peuvent faire cela.
        [claim] Encore un peu de patience : un robot pourra jouer à sa place après deux minutes sans coup.
        [offer_alone] Cette place reste à son joueur : personne ne peut la céder seul.
        [seat_bot] Seul l’hôte peut y asseoir un robot.
        [remove] Seul l’hôte peut renvoyer quelqu’un.
        [swap] Seul l’hôte peut faire changer de place.
        [name_team] Seuls l’hôte et ses membres peuvent nommer une équipe.
        [skip_ahead] Une question attend quelqu’un : les robots patientent.
        [ready] Il faut occuper la place pour être prêt.
        [start] Seul l’hôte peut lancer la partie.
        [pause] Seul l’hôte peut mettre la partie en pause.
        [say] Prenez d’abord un nom, puis vous pourrez parler.
        [answer] Cette place n’est pas la vôtre.
        [same_dice] Ici, les joueurs ont lancé et pioché à leur propre table : reprenez avec d’autres dés.
        [export] Une partie reprise d’une autre n’appartient à aucun voyage.
        [daily] Un défi du jour se joue seul, jusqu’au bout, et avec la même donne pour tous.
        [hint_daily] Pas de suggestion dans la partie qui compte.
        [show_name] Seul le joueur d’un défi terminé décide si son nom est affiché.
        [webhook] Seul l’hôte peut dire où cette table est annoncée.
        [holidays] Des vacances commencent avant de finir, et ne se chevauchent pas.
        [agree_found] On est venu ici pour cette partie : ses règles restent comme elles sont.
        [start_found] La partie commence d’elle-même quand tout le monde est prêt.
        [report] Vous ne pouvez pas vous signaler vous-même.
        [mute] Il n’y a personne ici à masquer.
        [channel] Seul l’hôte peut fermer ou ouvrir un canal.
       *[other] Vous ne pouvez pas faire cela.
    }
error-daily-none = Il n’y a pas de défi de ce jeu ce jour-là.
error-daily-first = La partie qui compte vient d’abord : une fois terminée, rejouez autant que vous voulez.
error-daily-tried-here = Un autre invité a déjà joué la partie qui compte dans ce navigateur aujourd’hui : jouez hors classement, ou connectez-vous avec votre nom et votre phrase secrète.
error-daily-day = « { $day } » n’est pas une date : il faudrait par exemple 2026-11-18.
error-daily-month =
    { $reason ->
        [root] Cette liste a été modifiée : son empreinte n’est pas celle qu’elle porte.
        [seed] Cette liste a été modifiée : une graine ne correspond pas à son engagement.
       *[other] Ce n’est pas une liste de défis du jour.
    }
error-profile-closed = Ce profil n’est pas ouvert.
error-seat-not-offered = La place { $seat } a déjà été jouée par quelqu’un : les autres doivent d’abord donner leur accord.
error-seat-taken = Cette place est prise : { $seat }.
error-moment-unknown = Cette partie ne peut pas reprendre après { $step } réponses : il faudrait un nombre de 0 à { $most }.
error-analysis-failed = Cette partie n’a pas pu être analysée.
error-seat-unknown = Il n’y a pas de place numéro { $number } ; cette table en a { $most }.
error-table-not-now =
    { $status ->
        [gathering] La partie n’a pas encore commencé.
        [playing] La partie est en cours.
        [over] La partie est finie.
        [frozen] Cette partie est figée et ne peut pas continuer.
       *[other] Ce n’est pas possible maintenant.
    }
error-channel-closed = { $channel ->
        [team] Impossible de parler à votre équipe maintenant.
        [after] Cela pourra être dit une fois la partie terminée.
       *[table] Impossible de parler à la table maintenant.
    }
error-join-unknown = Aucune table avec ce code n’attend de joueurs. Vérifiez les lettres ; un code prend fin quand la partie commence.
error-screen-unknown = Aucune table en cours n’a ce code. Regardez-le à nouveau : il est affiché à la table, près des places.
error-table-paused = La partie est en pause.
error-seats-empty =
    { $seats ->
        [one] Une place est encore libre : quelqu’un, ou un robot, doit la prendre.
       *[other] { $seats } places sont encore libres : il y faut des personnes ou des robots.
    }
error-table-changed = Quelqu’un d’autre a été plus rapide ; regardez de nouveau la table.
error-table-unreadable = Ce serveur ne sait pas lire la table : elle vient d’une autre version. Rien n’est perdu.
error-marker-refused = Aucun repère ne peut être posé là.
error-person-removed = L’hôte vous a renvoyé de cette table.

## Les messages

error-message-malformed = Ce message est incompréhensible : { $reason }.
error-table-full = { $what ->
    [chat] Cette table a épuisé sa messagerie. Ouvrez-en une autre pour continuer à parler.
   *[log] Cette table a vu plus de coups qu’aucune partie n’en demande. Ouvrez-en une autre.
}
error-message-rate = C’est trop à la fois : attendez un instant.
error-message-too-long =
    { $what ->
        [title] Le titre a { $found } caractères ; il peut en avoir { $most } au plus.
        [text] Un message a de 1 à { $most } caractères ; celui-ci en a { $found }.
       *[other] Le message a { $found } caractères ; il peut en avoir { $most } au plus.
    }
error-origin-foreign = La demande vient d’un autre site, ou d’une page trop ancienne : rechargez-la.
error-page-unknown = Il n’y a rien à cette adresse.
error-server-error = Le serveur a fait une erreur. Rien n’a changé ; son journal en dit plus sous { $reference }.
error-server-closing = Le serveur s’arrête et revient bientôt. Toutes les tables sont gardées.

## Les personnes

error-person-not-recognised = Le serveur ne vous reconnaît pas : rechargez la page.
error-sign-in-refused = Ce nom et cette phrase secrète ne vont pas ensemble.
error-token-wrong = Ce n’est pas le jeton de ce site : il figure dans ses réglages, sous admin_token.
error-name-bad = Un nom a de 1 à { $most } caractères ; celui-ci en a { $found }.
error-name-mixed = Écrivez chaque mot d’un nom dans un seul alphabet : celui-ci mêle des lettres qui se ressemblent.
error-name-at-table = Quelqu’un à cette table porte déjà ce nom, ou un nom qui lui ressemble : choisissez-en un autre.
error-name-needed = Prenez d’abord un nom ; la phrase secrète vous le gardera.
error-passphrase-bad = Une phrase secrète a de { $least } à { $most } caractères ; celle-ci en a { $found }.
error-list-full = { $what ->
        [muted] Vous avez masqué { $most } personnes ; rendez d’abord la parole à l’une d’elles.
        [devices] { $most } de vos appareils sont déjà prévenus ; désactivez-en un d’abord.
        [holidays] Les pendules s’arrêtent { $most } jours par an au plus.
    [webhooks] Cette table prévient déjà { $most } autres adresses.
       *[reports] Trop de signalements attendent l’hôte de ce site. Masquez plutôt cette personne.
    }
error-wish-bad = { $what ->
    [language] Personne ne peut être trouvé pour cette langue.
    [days] À une table lente, un coup prend 1, 2, 3, 5, 7 ou 14 jours.
    [wait] Choisissez l’une des attentes que propose la page.
    [players] On trouve des joueurs pour deux sièges ou plus, autant que le jeu en a.
   *[preset] Ce jeu n’a pas cette difficulté.
}
error-address-refused = { $reason ->
    [malformed] Ce n’est pas l’adresse d’un serveur web.
    [scheme] Seules les adresses en https sont prévenues.
    [private] Cette adresse est celle d’un réseau privé ; seules les adresses publiques sont prévenues.
   *[unknown] Personne n’a cette adresse.
}
error-device-bad = Ce navigateur n’a pas dit comment le joindre.
error-hours-bad = Cette heure, ce jour ou ce fuseau n’existe pas.
error-report-unknown = Il n’y a pas de signalement { $id }.

## Les tables figées

seat-played-by-bot = { $name } a laissé un robot jouer pour vous. Votre place reste à vous : reprenez-la quand vous voulez.
seat-handed-on = Les autres à la table ont décidé ensemble de donner votre place à { $name }.
table-frozen-version = Les règles ont changé depuis le début de cette partie. Elle est gardée telle quelle et ne peut pas continuer.
table-frozen-content = Les éléments de cette partie ne sont plus ici. Elle est gardée telle quelle et ne peut pas continuer.
table-frozen-replay = Cette partie ne suit plus les règles telles que ce serveur les connaît. Elle est gardée telle quelle et ne peut pas continuer.
table-frozen-left = Le joueur est parti pour de bon et a fait supprimer tout ce qui était à lui. La partie ne peut pas continuer.

## Les réglages

error-settings-bad = Le réglage « { $key } » dans { $where } est inutilisable : { $reason }.
error-settings-unreadable = Les réglages dans { $file } sont illisibles : { $reason }.
error-secret-not-kept = Le secret du serveur ne peut pas être gardé dans { $file } : { $reason }.

## Le stockage

error-storage-conflict = Quelqu’un d’autre a été plus rapide ; regardez de nouveau la table.
# Silent: table, version
error-storage-log-broken = Une partie de l’historique de cette table manque, elle ne peut donc pas s’ouvrir ; ce qui est là est gardé. La personne qui s’occupe du serveur peut restaurer une sauvegarde.
error-storage-unavailable =
    { $reason ->
        [full] Le disque du serveur est plein. Rien n’a changé.
        [locked] Le stockage du serveur est occupé. Réessayez dans un instant.
        [read-only] Le serveur ne peut pas écrire dans son stockage. Rien n’a changé.
        [damaged] Le stockage du serveur est endommagé ; il faut restaurer une sauvegarde.
        [unreachable] Le serveur ne peut pas joindre son stockage. Réessayez dans un instant.
        [closed] Le serveur s’arrête et revient bientôt.
       *[other] Le stockage du serveur ne fonctionne pas. Rien n’a changé.
    }
error-storage-not-opened = Le stockage { $where } ne s’ouvre pas : { $reason }.
error-storage-too-new = Le stockage vient d’un Lairkeeper plus récent (schéma { $found } ; celui-ci connaît { $known }).
error-storage-unknown = « { $scheme } » n’est pas une sorte de stockage ; il y a : { $known }.
error-storage-no-file = L’adresse du stockage ne nomme pas de fichier ; conviendrait par exemple { $example }.
error-storage-no-backup-here = Cette base de données a son propre outil de sauvegarde : { $tool }.
error-storage-backup-not-written = La sauvegarde { $file } ne peut pas être écrite : { $reason }.
error-storage-backup-bad =
    { $reason ->
        [missing] Il n’y a pas de fichier { $file }.
        [foreign] Le fichier { $file } ne contient pas de tables de Lairkeeper.
        [in-use] Le fichier { $file } est utilisé, ou n’a pas été fermé : une partie en est dans un journal à côté.
       *[other] Le fichier { $file } est endommagé.
    }
error-storage-not-restored = Rien n’a été restauré dans { $file } : { $reason }.
error-storage-person-unknown = Le serveur ne vous reconnaît pas : rechargez la page.
error-storage-person-exists = Le serveur vous connaît déjà : rechargez la page.
error-storage-name-taken = Quelqu’un se connecte sous ce nom, ou sous un nom qui lui ressemble : connectez-vous si c’est le vôtre, ou choisissez-en un autre.

## Les pages

client-missing = Le serveur tourne, mais l’interface n’est pas construite : « python3 run.py play » la construit.

## Un petit signe

nudge-turn = C’est à vous de jouer : { $game }
nudge-waited = Les autres sont là et vous attendent : { $game }
nudge-start = Votre partie a commencé : { $game }
nudge-rematch = Les autres veulent rejouer : { $game }
nudge-reminder = La moitié de votre temps pour ce coup est passée : { $game }
nudge-open = Ouvrir la table
nudge-off = Ne plus me prévenir ici
hook-turn = { $game } : c’est à { $name } de jouer.
hook-waited = { $game } : les autres attendent { $name }.
hook-start = { $game } : la partie a commencé.
hook-rematch = { $game } : une table est prête pour rejouer.
hook-reminder = { $game } : la moitié du temps de { $name } pour ce coup est passée.
