"""The rules as numbered clauses, and which test proves which."""
