"""For people who run a site: what goes on, nightly backups, and tables that are kept no longer."""
