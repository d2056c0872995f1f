"""The rules of the solo game: set-up, the rounds, your turn beside your own board, his turn, the score."""
