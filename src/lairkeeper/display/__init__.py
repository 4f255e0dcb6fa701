"""What games say and draw, before a language or a terminal is chosen: names, pictures, a sheet of characters."""
