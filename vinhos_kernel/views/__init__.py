"""Pictures and words, made from values alone."""
