"""Daily challenges: deals that were fixed before, one counted try for each person, and the results of a day."""
