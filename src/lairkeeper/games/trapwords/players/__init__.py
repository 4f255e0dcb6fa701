"""The people and bots at a table: teams and channels, tips, and how fast bots answer."""
