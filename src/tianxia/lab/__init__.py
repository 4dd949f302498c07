"""The laboratory: many games at once, checks, proofs and reports, for people who study the games."""
