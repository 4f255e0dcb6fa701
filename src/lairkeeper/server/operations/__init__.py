"""For operators: the report, nightly backups, and the removal of old tables."""
