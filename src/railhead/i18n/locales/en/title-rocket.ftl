### Stephenson's Rocket.

title-name = Stephenson’s Rocket
title-short = Stephenson’s Rocket
title-about = Railway lines grow out of their start cities and swallow each other; shares, stations and industries score prestige. About an hour.


option-map = Map
option-map-england = England
option-map-usa = Eastern USA
option-map-china = Eastern China
option-isolation = Isolated lines
option-isolation-one-way = when its own locomotive can reach nothing new
option-isolation-two-way = only if no other line can run into it either

title-difficulty = Easy to learn: five lessons, a page of rules, nothing hidden.
about-option-map = England is the map of the lessons. On the others only the places and industries differ; in the USA the hexes are turned, so lines run faster in other directions.
about-option-isolation = When a line gives no more shares. As the rulebook has it, its own locomotive decides; the stricter reading makes games longer.
first-game = For a first game: England against two novices.
