"""What every game shares. The kernel imports no game, does no I/O on import and knows no clock."""
