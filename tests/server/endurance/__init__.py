"""Players who check every acknowledgement while servers and databases are killed beneath them."""
