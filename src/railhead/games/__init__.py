"""The titles. Adding one changes files in its own folder, its texts, and one line of the catalogue."""
