/** From the maker’s color service (2026); best sellers are its top fifty. */
export const sherwinWilliams = `Whites & Off-Whites
Aesthetic White,SW 7035,E3DDD3,*
Alabaster,SW 7008,EDEAE0,*
Creamy,SW 7012,EFE8DB,*
Dover White,SW 6385,F0EADC,*
Eider White,SW 7014,E2DED8,*
Extra White,SW 7006,EEEFEA,*
Greek Villa,SW 7551,F0ECE2,*
High Reflective White,SW 7757,F7F7F1,*
Natural Choice,SW 7011,E3DED0,*
Origami White,SW 7636,E5E2DA,*
Pearly White,SW 7009,E8E3D9,*
Pure White,SW 7005,EDECE6,*
Shoji White,SW 7042,E6DFD3,*
Snowbound,SW 7004,EDEAE5,*
Sunbleached,SW 9585,E5E0D7,2025
Westhighland White,SW 7566,F3EEE3,*
White Snow,SW 9541,F5F4EE,2025

Grays & Greiges
Agreeable Gray,SW 7029,D1CBC1,*
Anew Gray,SW 7030,BFB6AA,*
Argos,SW 7065,BDBDB7,*
City Loft,SW 7631,DFDAD1,*
Dorian Gray,SW 7017,ACA79E,*
Dovetail,SW 7018,908A83,*
Drift of Mist,SW 9166,DCD8D0,*
Gauntlet Gray,SW 7019,78736E,*
Gossamer Veil,SW 9165,D3CEC4,*
Intellectual Gray,SW 7045,A8A093,*
Light French Gray,SW 0055,C2C0BB,*
Mega Greige,SW 7031,ADA295,*
Mindful Gray,SW 7016,BCB7AD,*
Network Gray,SW 7073,A0A5A7,*
Passive,SW 7064,CBCCC9,*
Repose Gray,SW 7015,CCC9C0,*
Summit Gray,SW 7669,959491,*
Web Gray,SW 7075,616669,*
Worldly Gray,SW 7043,CEC6BB,*

Beiges & Tans
Accessible Beige,SW 7036,D1C7B8,*
Balanced Beige,SW 7037,C0B2A2,*
Canvas Tan,SW 7531,DCD1BF
Grounded,SW 6089,785B47,2025
Kilim Beige,SW 6106,D7C5AE
Latte,SW 6108,BAA185
Macadamia,SW 6142,CCB79B
Malabar,SW 9110,CFBEA9,2025
Natural Linen,SW 9109,DFD3C3,*
Redend Point,SW 9081,AE8E7E,2023
Tony Taupe,SW 7038,B1A290,*
Wool Skein,SW 6148,D9CFBA,*
Woven Wicker,SW 9104,B99974,*

Blues
Aleutian,SW 6241,98A9B7,*
Commodore,SW 6524,25476A
Granite Peak,SW 6250,606B75,*
In the Navy,SW 9178,283849
Indigo Batik,SW 7602,3E5063,*
Moonmist,SW 9144,C9D9E0,*
Naval,SW 6244,2F3D4C,2020,*
Rain Cloud,SW 9639,536168,2025
Salty Dog,SW 9177,234058
Smoky Blue,SW 7604,596E79
Tradewind,SW 6218,C2CFCF
Upward,SW 6239,BFC9D0,2024

Greens
Acacia Haze,SW 9132,969C92,*
Clary Sage,SW 6178,ACAD97
Evergreen Fog,SW 9130,95978A,2022,*
Forestwood,SW 7730,4D5346,*
Isle of Pines,SW 6461,3D5541
Oyster Bay,SW 6206,AEB3A9
Pewter Green,SW 6208,5E6259
Quietude,SW 6212,ADBBB2
Rainwashed,SW 6211,C2CDC5,*
Ripe Olive,SW 6209,44483D
Rosemary,SW 6187,64695C
Sea Salt,SW 6204,CDD2CA,*

Pinks & Purples
Ash Violet,SW 6549,A29BAA
Enchant,SW 6555,D1C6D2
Grape Harvest,SW 6285,7E5A6D
Hopeful,SW 6597,F0B3B2
Mature Grape,SW 6286,5F3F54
Mauve Finery,SW 6282,CBB8C0,2025
Rachel Pink,SW 0026,E8B9AE
Romance,SW 6323,EBCFC3
Rosy Outlook,SW 6316,EBCECB

Reds
Antique Red,SW 7587,9F4442
Fireweed,SW 6328,7B3730
Heartthrob,SW 6866,A82E33
Positive Red,SW 6871,AD2C34
Real Red,SW 6868,BF2D32
Red Bay,SW 6321,8E3738
Rookwood Red,SW 2802,622F2D

Oranges & Yellows
Autumnal,SW 6361,CD8C5D
Bosc Pear,SW 6390,C09056,2025
Cavern Clay,SW 7701,AC6B53
Chartreuse,SW 0073,E1D286,2025
Copper Harbor,SW 6634,D57E52
Friendly Yellow,SW 6680,F5E0B1
Goldfinch,SW 6905,FDB702
Humble Gold,SW 6380,EDC796
Sunflower,SW 6678,E39A33

Blacks & Darks
Black Fox,SW 7020,4F4842,*
Black Magic,SW 6991,323132,*
Clove,SW 9605,453E39,2025
Cyberspace,SW 7076,44484D,*
Inkwell,SW 6992,31363A
Iron Ore,SW 7069,434341,*
Peppercorn,SW 7674,585858,*
Tricorn Black,SW 6258,2F2F30,*
Urbane Bronze,SW 7048,54504A,2021,*`;
