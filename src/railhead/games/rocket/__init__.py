"""Stephenson's Rocket: rules, maps and presentation. Paragraphs are those of docs/rules/rocket.md."""
