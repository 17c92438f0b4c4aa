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
