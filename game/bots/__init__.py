"""The opponents: what they infer, how they choose, and the process in which they think."""
