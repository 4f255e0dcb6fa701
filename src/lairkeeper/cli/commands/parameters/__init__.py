"""Parameters that several commands share, and how they are read."""
