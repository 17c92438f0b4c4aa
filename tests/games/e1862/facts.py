"""What is printed on map, tiles and companies of 1862, restated line by line for `test_facts.py`.

Edges 0 to 5 clockwise from the bottom (0 S, 1 SW, 2 NW, 3 N, 4 NE, 5 SE).
"""

#: 7.6.1: name, colour, letter, how many; a large station: value, slots, edges; else the lines, * with a small station
TILES = """
5 yellow - 10: 20 1 01
6 yellow - 10: 20 1 02
57 yellow - 12: 20 1 03
790 yellow N 4: 40 2 0134
201 yellow Y 2: 30 1 01
202 yellow Y 4: 30 1 02
621 yellow Y 2: 30 1 03
8850 yellow - 6: 05*
8851 yellow - 8: 04*
8852 yellow - 12: 03*
14 green - 11: 30 2 0134
15 green - 10: 30 2 0123
619 green - 10: 30 2 0234
791 green N 4: 60 3 01234
53y green Y 6: 50 2 024
792 green Y 2: 50 2 035
793 green Y 3: 50 2 013
16 green - 2: 02 13
17 green - 5: 04 13
18 green - 5: 03 12
19 green - 4: 03 24
20 green - 6: 03 14
21 green - 2: 02 34
22 green - 2: 04 23
611 brown - 8: 40 2 01234
797 brown Y 1: 60 2 034 only F13
795 brown N 1: 80 4 01245 only F11
794 brown N 3: 80 4 012345
61y brown Y 3: 60 2 0234
796 brown Y 3: 60 2 0134
891y brown Y 3: 60 2 0123
778 brown - 4: 04 13 25
779 brown - 3: 04 15 23
780 brown - 3: 03 12 45
798 brown - 3: 03 14 25
"""

#: 7.6.1: hexes on land: city or village, letter, edges that track may lead to (not the sea, not a red barrier), name
HEXES = """
B3 village - 0125 Holbeach
B5 city - 012345 Wisbech
B7 city - 012345 March
B9 city N 012345 Cambridge
B11 village - 012345 Royston
B13 city - 012345 Bishop's Stortford
C4 city Y 012345 King's Lynn
C6 city - 012345 Downham Market
C8 city Y 012345 Ely
C10 city - 012345 Newmarket
C12 village - 012345 Great Dunmow
D3 village - 0145 Hunstanton
D5 city - 012345 Swaffham
D7 village - 012345 Brandon
D9 city Y 012345 Bury St. Edmunds
D11 city - 012345 Sudbury
D13 city - 012345 Witham
E2 city - 01245 Wells-Next-The-Sea
E4 city - 012345 Fakenham
E6 village - 012345 Watton
E8 city - 012345 Thetford
E10 village - 012345 Stowmarket
E12 city N 012345 Colchester
E14 village - 123 Tiptree
F3 city - 01235 Cromer
F5 city N 012345 Norwich
F7 city - 012345 Diss
F9 village - 012345 Framlingham
F11 city N 12345 Ipswich
F13 city Y 025 Harwich
G4 village - 0125 N Walsham
G6 village - 012345 Acle
G8 city - 01234 Beccles
G10 village - 0123 Woodbridge
G12 city - 02345 Felixstowe
H5 city Y 01245 Great Yarmouth
H7 city - 012345 Lowestoft
"""

#: 9: areas: kind, name, value in phases A-B, C-D and E-H; their hexes; the printed entries as hex and edge
AREAS = """
offboard | Midlands | 40 90 140 | A2 A4 A6 A8 | A2:5 A4:4 A4:5 A6:4 A6:5 A8:4
offboard | The West | 70 100 120 | A8 A10 A12 | A8:5 A10:4 A10:5 A12:4
offboard | London | 100 150 200 | A12 A14 B15 C14 D15 | A12:5 A14:4 B15:3 C14:2 C14:3 C14:4 D15:3 D15:4
port | Port at King's Lynn (The Wash) | 80 90 100 | C2 | C2:0
port | Port at Wells | 80 90 100 | D1 E0 F1 | D1:5 F1:1
port | Port at Cromer | 80 90 100 | F1 G2 | F1:0
port | Port at Great Yarmouth | 80 100 120 | I4 I6 | I4:1 I6:2
port | Port at Lowestoft | 60 90 120 | H9 I6 I8 | H9:3 I6:1 I8:2
port | Port at Felixstowe (Denmark) | 70 100 130 | G14 H11 H13 | G14:3 H11:1 H13:2
port | Port at Harwich (Holland) | 70 100 130 | F15 G14 | F15:3 G14:2
"""

#: the companies in their order: id, home, colour and colour of the letters (each with the well-parted one), years, name
COMPANIES = """
E&H C8 #ffff00 #e3ae12 #dd571c #0a0c0e 1847-1849 (EA) Ely & Huntingdon
ECR D13 #0a1172 #0a0c0e #ffffff #ffffff 1839-1862 (GE) Eastern Counties Railway
ENR F3 #ffff00 #e9fff1 #0492c2 #0a0c0e 1874-1880 (GE) East Norfolk Railway
ESR F11 #5dbb63 #189c5e #30430e #0a0c0e 1851-1859 (EU) East Suffolk Railway
EUR E12 #ff3030 #7a0045 #710193 #ffffff 1846-1862 (GE) Eastern Union Railway
FDR G12 #ff6a06 #fe4516 #c00000 #0a0c0e 1877-1887 (GE) Felixstowe Dock & Railway
I&B D9 #a0a0a0 #0063ad #000000 #ffffff 1847-1847 (EU) Ipswich & Bury Railway
L&D D5 #ff6a06 #fe4516 #0a1172 #fe4516 1846-1849 (EA) Lynn & Dereham Railway
L&E C6 #ffff00 #ece05e #d00000 #0a0c0e 1847-1849 (EA) Lynn & Ely Railway
L&H C4 #a1caf1 #4cbdf5 #b00000 #0a0c0e 1862-1890 (GE) Lynn & Hunstanton Railway
N&B E8 #c0c0c0 #9d7ac8 #b64900 #0a0c0e 1845-1852 (EC) Norwich & Brandon Railway
N&E B13 #c0c0c0 #0063ad #355e3b #0063ad 1840-1844 (EC) Northern & Eastern Railway
N&S H7 #a1caf1 #4cbdf5 #082567 #4cbdf5 1898-1923 (MG) Norfolk & Suffolk Joint Railway
Y&N H5 #ff0000 #7a0045 #000000 #7a0045 1844-1852 (EC) Yarmouth & Norwich Railway
NGC C10 #ffff00 #ece05e #000000 #ece05e 1848-1851 (EC) Newmarket and Great Chesterford Railway
SVR D11 #d2b55b #0a0c0e #355e3b #0a0c0e 1849-1862 (EC) Colchester, Stour Valley, Sudbury & Halstead
WNR E2 #d2b55b #e3ae12 #ff0000 #e3ae12 1866-1872 (L&H) West Norfolk Railway
W&F E4 #c7ea46 #189c5e #0b6623 #189c5e 1852-1862 (GE) Wells & Fakenham Railway
WVR G8 #ffc0c0 #9d7ac8 #8b008b #9d7ac8 1855-1862 (GE) Waveney Valley Railway
WStI B5 #ffff00 #e9fff1 #8b008b #e9fff1 1847-1848 (EC) Wisbech, St Ives & Cambridge Junction Railway
"""

#: how logs of 18xx.games name tiles with small stations: the lines that have one
TILES_IN_LOGS = """
16_1a 02
16_1b 13
16_2 13 02
17_1 04
17_2 04 13
18_1a 03
18_1b 12
18_2 12 03
19_1a 03
19_1b 24
19_2 24 03
20_1 03
20_1b 14
20_2 03 14
21_1a 02
21_1b 34
21_2 34 02
22_1a 04
22_1b 23
22_2 23 04
778_1a 04
778_1b 25
778_2a 04 25
778_2b 04 13
778_3 04 25 13
779_1a 04
779_1b 15
779_1c 23
779_2a 04 15
779_2b 04 23
779_2c 15 23
779_3 15 23 04
780_1a 03
780_1b 12
780_2a 03 12
780_2b 12 45
780_3 12 45 03
798_1 03
798_2 03 14
798_3 03 14 25
"""
