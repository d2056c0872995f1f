"""How any table is played: questions, answers, decks, agendas, sessions, records; knows no wine."""
