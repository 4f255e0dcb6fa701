"""The tables at which the server proves what it promises: secret orders, a race with its windows, and every limit."""

TABLES = (
    {"players": 3, "pace": "ticks"},
    {"players": 3},
    {
        "players": 4,
        "hero_choice": "first_come",
        "reserve_limit": 90,
        "absence_limit": 20,
        "flashback_limit": 180,
        "combat_limit": 300,
        "resolution_limit": 60,
    },
    {"players": 2, "pace": "ticks", "tick_limit": 5, "hero_choice": "random"},
)
