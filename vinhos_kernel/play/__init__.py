"""The terminal: the same sessions, questions, stories and odds as in the notebooks, typed and read line by line."""
