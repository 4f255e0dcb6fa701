### Ce que lit un assistant qui joue à une table.

mcp-instructions = Joue à des jeux de plateau à une table de Lairkeeper. Appelez « join » avec le lien qu’on vous donne, puis « look » avec l’identifiant de votre visite. Quand une question vous est posée, appelez « answer ». Vous voyez ce que verrait une personne à votre place.
mcp-tool-join = S’asseoir à une table. « link » est l’invitation copiée par une personne, « name » le nom que les autres liront, « seat » se compte à partir de 1 (sans lui, vous prenez la première place libre). Donne l’identifiant de votre visite, dont les autres outils ont besoin.
mcp-tool-look = Voir la table : ce qui s’est passé depuis votre dernier regard, le plateau, et votre question avec ses options. « wait_seconds » (55 au plus) attend qu’une question vous soit posée.
mcp-tool-answer = Répondre à votre question : le numéro d’une option, ou une option en JSON lorsque vous pouvez écrire vos propres mots. « question » est le numéro de la question, s’il y en a plusieurs.
mcp-tool-talk = Dire quelque chose à toute la table, ou à votre équipe avec le canal « team ».
mcp-tool-leave = Se déconnecter de la table. Votre place reste la vôtre.
mcp-joined = Votre visite est { $visit }.
mcp-left = Vous êtes déconnecté.
mcp-table =
    { $game }, { $status ->
        [gathering] en attente du départ donné par l’hôte
        [playing] en cours
        [over] terminé
       *[other] arrêté
    }. Places : { $players }. Vous êtes : { $own }.
mcp-waiting = Aucune question ne vous est posée pour l’instant.
mcp-question = Question { $number } :
mcp-said =
    { $channel ->
        [team] { $name } (à l’équipe) : { $text }
       *[other] { $name } : { $text }
    }
error-mcp-link = Ce n’est pas le lien d’une table : « { $link } ». Un lien ressemble à {"https://hôte/table/ID#key=CLÉ"}.
error-mcp-visit = Il n’y a pas de visite « { $visit } » ; « join » vous en donne une.
error-mcp-visits = Pas plus de { $most } visites à la fois ; quittez-en une d’abord.
error-mcp-seat = Plus personne ne peut s’asseoir à cette table.
error-mcp-question =
    { $number ->
        [0] Aucune question ne vous est posée pour l’instant.
       *[other] Vous n’avez pas de question { $number }.
    }
error-mcp-unreachable = Le serveur à l’adresse { $address } est injoignable : { $reason }.
error-mcp-refused = Le serveur a refusé.
