"""The kernel: frozen state, effects, frames, decisions, refusals, records. It knows no game."""
