"""The rules of Vinhos, a module for each chapter: what both sides of a table share."""
