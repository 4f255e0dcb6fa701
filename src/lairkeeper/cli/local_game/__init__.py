"""A game played at this terminal: seats, questions, pictures, time, chance and saved games."""
