"""The commands: one module for each, their arguments and their help."""
