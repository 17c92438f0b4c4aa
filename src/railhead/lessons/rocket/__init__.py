"""The lessons of Stephenson's Rocket: a file each, and how their positions are made."""
