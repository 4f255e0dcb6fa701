"""Daily challenges: deals fixed in advance, one counted try per person, and the results of a day."""
