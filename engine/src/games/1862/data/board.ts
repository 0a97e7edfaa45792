/**
 * The map of North America, one hex a line (`rail/notation`): rows A to L from north to south, columns 2 to 37 from west
 * to east. Published in a later edition and adapted to the distances that the rulebook of 2000 prints for its bonus
 * routes; see `RECONSTRUCTED`. `group` is the country where it is not the USA; red hexes of one name are one station.
 * `home` and `goal` are what the companies' tables (chapters 5 and 21) say: homes, and targets of bonus routes.
 */
export const BOARD_LINES: readonly string[] = `
A9: mountain 120; group CAN
A11: mountain 120; group CAN
A13 Calgary: city; group CAN
A15: mountain 120; group CAN
A17: group CAN
A19: group CAN
A21: river 80; group CAN
A23: group CAN
A25: group CAN
A27: group CAN
A29: group CAN
A31: group CAN
A33: group CAN
A35 Labrador: red; offboard 20/20/40/40 at 1 0; group CAN
B8 Vancouver: city goal CP,NYH,CN; group CAN
B10: mountain 160; river 0; group CAN
B12: mountain 120; group CAN
B14: mountain 120; group CAN
B16 Regina: city; group CAN
B18: group CAN
B20: group CAN
B22 Winnipeg: city kept CN home CN goal CP; group CAN
B24: group CAN
B26 Thunder Bay: town; group CAN
B28: group CAN
B30: group CAN
B32: group CAN
B34: coast 40; group CAN
B36 Labrador: red; offboard 20/20/40/40 at 1 0; group CAN
C7: coast 40
C9 Seattle: city kept ORN home ORN
C11 Spokane: town
C13: mountain 120
C15: mountain 120
C17: mountain 120
C19:
C21:
C23:
C25: side 4 impassable; side 5 impassable
C27: side 0 impassable; side 1 impassable; group CAN
C29: group CAN
C31: group CAN
C33: group CAN
C35 Quebec: city; group CAN
D6 Portland: city goal NYH,NP; label P
D8:
D10:
D12: mountain 120
D14: mountain 120
D16 Billings: town
D18: mountain 160; river 0
D20:
D22 Minneapolis: city kept NP home NP
D24 Duluth: town
D26: side 2 impassable; side 3 impassable
D28: gray; group CAN
D30: group CAN
D32 Ottawa: city; group CAN
D34 Montreal: city 10 kept CP home CP at 2; label Mtl; group CAN
D36: coast 40; group CAN
E5: coast 40
E7: mountain 120
E9: mountain 160; river 0
E11 Boise: town
E13: mountain 120
E15: mountain 120
E17 Rapid City: city
E19: river 80
E21: river 80
E23: river 80
E25:
E27: gray
E29 Detroit: gray; city 20 x2 goal GMO at 0 4
E31 Toronto: gray; city 20 at 1; label ERIE; group CAN
E33:
E35: town
F2: coast 40
F4: coast 40
F6: mountain 120
F8:
F10: mountain 120
F12 Ogden: town
F14: mountain 120
F16: mountain 120
F18: mountain 120
F20 Omaha: city 10 kept UP home UP goal CPR at 1
F22: river 80
F24 Rock Island: city; river 80
F26 Chicago: yellow; city 20 kept ATS home ATS goal NYC at 0 1; label Chi
F28:
F30:
F32: mountain 120
F34:
F36: coast 40
G3 San Francisco: city kept WP home WP goal NYC
G5 Sacramento: city kept CPR home CPR goal UP,ORN
G7: mountain 120
G9:
G11: mountain 120
G13 Salt Lake City: city
G15: mountain 160; river 0
G17 Denver: city
G19: mountain 120
G21:
G23 Kansas City: city; river 80
G25 St. Louis: town; river 80
G27:
G29 Columbus: town
G31: mountain 120
G33 Baltimore: green; city 30 x2 home B&O at 0 1 3 4
G35 New York: yellow; city 20 kept NYC home NYC at 1 3; city 20 kept NYH home NYH at 0 4; label NY
G37 Boston: gray; town 20 at 1
H4: coast 40
H6: mountain 120
H8:
H10: town
H12: mountain 120
H14 Santa Fe: city goal ATS
H16: mountain 120
H18: mountain 120
H20:
H22:
H24:
H26: river 80
H28:
H30: mountain 120
H32 Richmond: town
H34: coast 40
I5 Los Angeles: city goal NYC,SP; label L
I7: mountain 120
I9: mountain 160; river 0
I11 Phoenix: town goal TP
I13: mountain 120
I15:
I17: mountain 120
I19: mountain 120
I21 Oklahoma City: city
I23 Little Rock: town
I25: river 80
I27 Chattanooga: town
I29 Atlanta: city
I31:
J6 San Diego: city goal NYC,ATS
J8:
J10: river 80
J12 Tucson: town
J14:
J16 El Paso: city goal SP,WP
J18: mountain 120
J20:
J22 Dallas: city kept TP home TP
J24 Jackson: town; river 80
J26:
J28:
J30: coast 40
K7: gray; town 20 at 2; group MEX
K15 Mexico: red; offboard 40/40/80/80 at 2 3; group MEX
K17 Mexico: red; offboard 40/40/80/80 at 2 3 4; group MEX
K19:
K21 Austin: city
K23 Houston: town
K25 New Orleans: yellow; city 20 kept SP home SP goal NYH at 1 2; label NO
K27 Mobile: city kept GMO home GMO; label M
K29:
L30 Florida: red; offboard 30/30/60/60 at 2
`
  .trim()
  .split('\n');
