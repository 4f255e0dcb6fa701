### Ce qu’un modèle de langue lit autour d’une question.

prompt-options = Choisissez une option et terminez votre message par son numéro entre crochets, par exemple [1]. Le dernier numéro compte.
prompt-forms = Terminez votre message par votre réponse en JSON, sous l’une de ces formes, en remplaçant chaque type par une valeur. La dernière réponse compte.
prompt-words = Ou terminez votre message par vos propres mots, en JSON sous cette forme :
prompt-clock =
    { $seconds ->
        [one] Le temps est compté : il reste { $seconds } seconde.
       *[other] Le temps est compté : il reste { $seconds } secondes.
    }
error-reply-unparsable =
    { $reason ->
        [nothing] Ce message ne contient aucune réponse lisible.
       *[other] La réponse de ce message est illisible : { $reason }.
    }
