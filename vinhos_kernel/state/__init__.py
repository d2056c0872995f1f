"""What lies on the table: the position, the verbs that change it, and the laws that it keeps."""
