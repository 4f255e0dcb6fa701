"""Routes of the social features: muting, finding players, notifications."""
