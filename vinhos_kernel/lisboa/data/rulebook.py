"""The rule table of Lisboa's solo game and the doubts in its text, from the TOML files beside this module."""

from os.path import dirname
from typing import Final

from vinhos_kernel.printed import Book

BOOK: Final = Book(dirname(__file__))
all_readings, rulebook = BOOK.all_readings, BOOK.rulebook
paragraph, not_rules = BOOK.paragraph, BOOK.not_rules
