"""Routes for people with each other: company, finding players, nudges."""
