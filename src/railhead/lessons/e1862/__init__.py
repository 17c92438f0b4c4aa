"""The lessons of 1862: a file each, and how their positions are made."""
