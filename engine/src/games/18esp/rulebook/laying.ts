import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §5.3 and §5.3.1: the two gauges and laying yellow tiles. */
export const laying: readonly Section[] = [
  {
    section: '5.3',
    title: both('Gleisteile und Bahnhof bauen', 'Track and stations'),
    lead: both(
      'Bevor ihre Loks fahren, darf eine Gesellschaft bauen. So wächst ihr Netz zu Orten, die mehr bringen.',
      'Before its trains run, a company may build. This is how its network grows towards places that bring more.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-5.3.02',
          'Legen heißt: ein gelbes Gleisteil auf ein leeres Feld. Aufrüsten heißt: ein Gleisteil durch eines der nächsten Farbe ersetzen.',
          'Laying means a yellow tile on an empty hex. Upgrading means a tile of the next colour in place of another.',
        ),
        say(
          'ESP-5.3.01',
          'Iberische Spurweite (durchgezogene Linie) kommt nur in den Süden, Schmalspur (gestrichelt) nur in den Norden.',
          'Iberian gauge (solid line) goes in the south only, narrow gauge (dashed) in the north only.',
        ),
        say(
          'ESP-5.3.03',
          'Die Rückseite eines Gleisteils zeigt denselben Verlauf in der anderen Spurweite. Ausnahmen sind die Teile B und M und das für F26.',
          'The back of a tile shows the same track in the other gauge. Exceptions are the tiles B and M and the one for F26.',
        ),
      ),
    ],
  },
  {
    section: '5.3.1',
    title: both('Gleisteil legen', 'Laying a tile'),
    lead: both(
      'Neues Gleis schließt an altes an. Große Gesellschaften bauen schneller als kleine.',
      'New track goes on from old track. Majors build faster than minors.',
    ),
    groups: [
      group(
        both('Wie viel', 'How much'),
        say(
          'ESP-5.3.1.01',
          'Eine kleine Gesellschaft baut einmal im Zug: Sie legt oder rüstet auf.',
          'A minor builds once in its turn: it lays or upgrades.',
        ),
        say(
          'ESP-5.3.1.02',
          'Auch eine große Gesellschaft baut einmal; ab der grünen Phase darf sie für 20 noch ein gelbes Gleisteil legen.',
          'A major builds once too; from the green phase on it may lay one more yellow tile for 20.',
        ),
        say(
          'ESP-5.3.1.03',
          'Dieses zusätzliche Teil ist immer gelb; es kommt vor oder nach dem gewöhnlichen.',
          'This extra tile is always yellow; it comes before or after the regular one.',
        ),
        say('ESP-5.3.1.04', 'Beide liegen auf verschiedenen Feldern.', 'The two go on different hexes.'),
        say(
          'ESP-5.3.1.10',
          'Dazu kommt je Zug ein Minenteil für 30. Eine große Gesellschaft legt so bis zu drei Teile: ein gewöhnliches, ein gelbes für 20, eine Mine für 30, in beliebiger Folge in Schritt 1.',
          'In addition comes one mine tile a turn for 30. So a major lays up to three tiles: a regular one, a yellow one for 20, a mine for 30, in any sequence within step 1.',
          {
            see: ['5.3.3'],
            decided: both(
              'Ein Minenteil ist immer dieser eigene Bau und nie das zusätzliche gelbe; die 20 fallen dafür also nicht an.',
              'A mine tile is always this action of its own and never the extra yellow tile; so the 20 are not due for it.',
            ),
          },
        ),
        say(
          'ESP-5.3.1.11',
          'Zeigt ein Gleisteil Mine und Kleinstadt zugleich, ist es auch ein Minenteil.',
          'A tile with mine and town is a mine tile too.',
        ),
        say(
          'ESP-5.3.1.12',
          'Ab Phase 3 darf eine große Gesellschaft außerdem einen Gebirgspass eröffnen.',
          'From phase 3 on a major may in addition open one pass.',
          { see: ['6.2'] },
        ),
      ),
      group(
        both('Wo', 'Where'),
        say(
          'ESP-5.3.1.15',
          'Ihr erstes Gleisteil legt eine Gesellschaft auf ihr Heimatfeld, außer dort liegt schon Gelb, als Teil oder vorgedruckt.',
          'A company’s first tile goes on its home hex, unless that is already yellow, by tile or by print.',
          {
            decided: both(
              'Ob eine Mine vorher gelegt werden darf, ist offen; das Heimatfeld kommt zuerst, weil das Heft vom ersten Teil überhaupt spricht.',
              'Whether a mine may come before it is open; the home hex is first, because the rulebook speaks of the very first tile.',
            ),
          },
        ),
        say(
          'ESP-5.3.1.16',
          'Neues Gleis setzt vorhandenes fort und hängt an einem eigenen Bahnhof. Eine Stadt voll fremder Marker unterbricht; ein eigener Marker oder ein freier Kreis nicht.',
          'New track continues existing track and is connected to a station of the company. A city full of foreign markers interrupts; a marker of its own or a free circle does not.',
        ),
        say(
          'ESP-5.3.1.20',
          'Ein Gleis darf an der Seite eines liegenden Teils enden, das es nicht fortsetzt.',
          'Track may end at the side of a laid tile that does not continue it.',
        ),
        say('ESP-5.3.1.17', 'Kein Gleis führt vom Plan hinaus.', 'No track leads off the map.'),
        say(
          'ESP-5.3.1.18',
          'Kein Gleis führt gegen ein graues Feld, einen Hafen oder eine rote Fernverbindung, wenn dort an dieser Seite keines gedruckt ist.',
          'No track leads against a grey hex, a port or a red area where no track is printed on that side.',
        ),
        say(
          'ESP-5.3.1.19',
          'Kein Gleis führt gegen eine unpassierbare Grenze.',
          'No track leads against an impassable border.',
        ),
        say(
          'ESP-5.3.1.05',
          'Kleine Gesellschaften bauen nicht im Norden.',
          'Minors do not build in the north.',
        ),
        say(
          'ESP-5.3.1.06',
          'Kleine Gesellschaften dürfen bis an einen Gebirgspass bauen, ihn aber nicht eröffnen.',
          'Minors may build up to a pass but not open it.',
        ),
        say(
          'ESP-5.3.1.08',
          'Gleis jenseits eines Gebirgspasses braucht den Pass eröffnet.',
          'Track beyond a pass needs the pass to be open.',
          { see: ['6.2'] },
        ),
        say(
          'ESP-5.3.1.09',
          'Die beiden Felder an den Enden eines eröffneten Passes gelten in allem als Nachbarn: nördlich davon Schmalspur, südlich iberische Spurweite.',
          'The two hexes at the ends of an open pass count as neighbours for every purpose: narrow tiles north of it, Iberian tiles south of it.',
        ),
      ),
      group(
        both('Welches Teil', 'Which tile'),
        say(
          'ESP-5.3.1.13',
          'Auf Felder mit B, M, Y oder OO passen nur Teile mit denselben Buchstaben, und diese sonst nirgends. Auf „OO (Y)“ kommt zuerst ein OO-Teil.',
          'Hexes with B, M, Y or OO take only tiles with the same letters, and such tiles go nowhere else. On “OO (Y)” an OO tile comes first.',
        ),
        say(
          'ESP-5.3.1.14',
          'Ein gelb vorgedrucktes Feld gilt als gelbes Gleisteil.',
          'A printed yellow hex counts as a yellow tile.',
        ),
        say(
          'ESP-5.3.1.21',
          'Hat ein gelbes Teil zwei getrennte Gleise (OO, zwei Kleinstädte), muss eines das Netz fortsetzen. Ein OO-Teil als erstes auf dem Heimatfeld darfst du nach den anderen Regeln frei drehen.',
          'If a yellow tile has two separate tracks (OO, two towns), one must continue the network. An OO tile as first home tile may be turned freely within the other rules.',
        ),
        say(
          'ESP-5.3.1.22',
          'Das Teil für F26 (Toledo und Aranjuez) braucht ein Gleis nach Madrid (Seite 3).',
          'The tile for F26 (Toledo and Aranjuez) needs a track to Madrid (side 3).',
        ),
        say(
          'ESP-5.3.1.23',
          'Welche Seite dieses Teils gilt, wählst du einmal; danach wird es nie umgedreht oder aufgerüstet.',
          'You choose once which side of this tile counts; after that it is never turned over or upgraded.',
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          'ESP-5.3.1.07',
          'Aufgedruckte Terrainkosten zahlt die Gesellschaft aus dem Betriebskapital an die Bank, bevor sie ein gelbes Teil legt. Ohne Aufdruck ist es umsonst.',
          'Printed terrain cost is paid from the treasury to the bank before a yellow tile is laid. Without print it is free.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Drei Teile in einem Zug', 'Three tiles in one turn'),
        text: both(
          'In der grünen Phase rüstet eine große Gesellschaft ein Teil auf, legt für 20 ein gelbes auf ein anderes Feld und für 30 eine Mine. Terrainkosten kommen noch dazu.',
          'In the green phase a major upgrades one tile, lays a yellow one on another hex for 20 and a mine for 30. Terrain costs come on top.',
        ),
        atoms: ['ESP-5.3.1.02', 'ESP-5.3.1.10', 'ESP-5.3.3.02'],
      },
    ],
  },
];
