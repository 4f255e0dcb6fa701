"""The bots that every game can use, one module each."""
