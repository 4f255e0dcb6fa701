"""Social features: muting, reporting, finding players, and the list of open tables."""
