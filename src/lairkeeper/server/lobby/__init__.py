"""All tables of a process: opened, found, listed, followed by rematches and sequels, replayed."""
