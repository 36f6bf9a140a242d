/** From the maker’s color service (2022), with its best sellers and White Dove. Quizzes and drawings repeat hexes. */
export const benjaminMoore = `Whites & Off-Whites
Atrium White,OC-145,F2EFE8
Ballet White,OC-9,E5E0D0
Chantilly Lace,OC-65,F4F6F1
Classic Gray,OC-23,E3E0D7
Cloud White,OC-130,F2F1E6
Decorator's White,OC-149,EBEDEA
Glacier White,OC-37,ECEAE0
Linen White,OC-146,F2EBDA
Mascarpone,AF-20,F8F7E8
Navajo White,OC-95,EEE7D5
Seapearl,OC-19,E7E4D9
Simply White,OC-117,F6F6ED
Super White,OC-152,F1F2EE
Swiss Coffee,OC-45,EEECE1
White Diamond,OC-61,ECEFEC
White Dove,OC-17,EFEEE5,*
White Heron,OC-57,F0F1EA

Grays & Greiges
Amherst Gray,HC-167,757670
Balboa Mist,OC-27,DAD6CC
Cape May Cobblestone,1474,ADABA2
Chelsea Gray,HC-168,86847C
Collingwood,OC-28,D3CEC4
Coventry Gray,HC-169,B8BAB6
Edgecomb Gray,HC-173,D9D3C4,*
Galveston Gray,AC-27,99958C
Gray Owl,OC-52,D3D4CC
Kendall Charcoal,HC-166,676662
Metropolitan,AF-690,BABDB8
Pale Oak,OC-20,DDD9CE,*
Revere Pewter,HC-172,CBC6B8,*
Rockport Gray,HC-105,A8A295
Stonington Gray,HC-170,CACBC5
Thunder,AF-685,BDB8AD
Wickham Gray,HC-171,D4D8D2

Beiges & Tans
Alexandria Beige,HC-77,A3927C
Bleeker Beige,HC-80,CDC0A8
Chowning's Tan,CW-195,A78668
Davenport Tan,HC-76,8A7764
Grant Beige,HC-83,CEC5B0
Hush,AF-95,D4C9AF
Lenox Tan,HC-44,C2AE8E
Manchester Tan,HC-81,DBD2BC
Muslin,OC-12,E1D6C1
Pashmina,AF-100,BBB2A1
Shaker Beige,HC-45,D1C2A7
Yosemite Sand,AC-4,DDC9AC

Blues
Aegean Teal,2136-40,6F898B,2021,*
Blue Nova,825,5B6D92,2024
Breath of Fresh Air,806,C9DDE5
Buxton Blue,HC-149,9DB6BA
Gentleman's Gray,2062-20,304656
Hale Navy,HC-154,434B56,*
Newburyport Blue,HC-155,465566
Old Navy,2063-10,2E3549
Philipsburg Blue,HC-159,627885
Santorini Blue,1634,A2B4BA
Van Deusen Blue,HC-156,485B6E
Windmill Wings,2067-60,BCD2ED
Yarmouth Blue,HC-150,B5C8C9

Greens
Cushing Green,HC-125,687666
Dartsmouth Green,691,748E88
Essex Green,HC-188,27362E
Guilford Green,HC-116,CBCDAE
Healing Aloe,1562,D5DBD2
Hollingsworth Green,HC-141,CCD4C4
Hunter Green,2041-10,2A453D
October Mist,1495,B6B8A5,2022
Palladian Blue,HC-144,C1D1C9
Saybrook Sage,HC-114,B1B7A2
Tarrytown Green,HC-134,415752
Vintage Vogue,462,565D4F
Wythe Blue,HC-143,AABEB4

Pinks & Purples
Autumn Purple,2073-20,5D3D54
Cinnamon Slate,2113-40,897475,2025
Conch Shell,052,E6BDAC
Dusty Mauve,2174-40,D29185
First Light,2102-70,EFE2DE,2020
Hazy Lilac,2116-40,9B8E9C
Lavender Mist,2070-60,CFCFE0
Pleasant Pink,2094-60,EED4CE
Shadow,2117-30,514A58

Reds
Caliente,AF-290,8A2728
Classic Burgundy,HC-182,69181A
Dinner Party,AF-300,763637
Heritage Red,HC-181,990A14
Ladybug Red,1322,B03E43
Million Dollar Red,2003-10,B5332C
Moroccan Red,1309,A84342
Raspberry Blush,2008-30,D75F56,2023

Oranges & Yellows
Audubon Russet,HC-51,AE6B55
Buttered Yam,AF-230,C37540
Concord Ivory,HC-12,E7CD8D
Golden Straw,2152-50,EFDDB5
Hawthorne Yellow,HC-4,F5E1A4
Lemon Sorbet,2019-60,FEF2C3
Orange Parrot,2169-20,D4653E
Stuart Gold,HC-10,DEB866
Topaz,070,C06A46

Blacks & Darks
Black,HC-190,313132
Black Beauty,2128-10,393736
Dragon's Breath,1547,55514A
Graphite,1603,444647
Iron Mountain,2134-30,575553
Onyx,2133-10,353434
Soot,2129-20,373C41
Wenge,AF-180,3C2D2B
Wrought Iron,2124-10,494A4B`;
