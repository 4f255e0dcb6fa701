"""The screen and the keyboard, and the language that is spoken there."""
