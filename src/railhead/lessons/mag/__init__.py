"""The lessons of 18Magyarország: a file each, and how their positions are made."""
