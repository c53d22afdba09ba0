"""What the cards do, one module per printed group. Costs, readiness and targets' rules are the engine's work."""
