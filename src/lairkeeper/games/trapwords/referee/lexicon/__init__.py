"""The language data of the referee: words, forms, numbers, vectors and curated lists."""
