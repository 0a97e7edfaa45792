import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §7.3: the longest section of the game, in the order of the questions one has with a tile in the hand. */
export const track: readonly Section[] = [
  {
    section: '7.3',
    title: both('Gleise', 'Track'),
    lead: both(
      'Bevor die Loks fahren, darf die Gesellschaft bauen: ein Plättchen, neu oder besser. So wachsen Strecken zu Städten, die mehr bringen.',
      'Before its trains run, a company may build: one tile, new or better. This is how routes grow towards cities that bring more.',
    ),
    groups: [
      group(
        both('Wie viel', 'How much'),
        say(
          'TE-7.3.1',
          'Eine Gesellschaft legt in ihrem Zug ein Plättchen: ein neues gelbes, oder sie wertet eines auf, das schon liegt.',
          'A company lays one tile in its turn: a new yellow one, or an upgrade of a tile that lies there.',
        ),
        say(
          'TE-7.3.2',
          'Ein aufgewertetes Plättchen ist eine Farbe besser: erst Gelb, dann Grün, dann Braun, nie zwei Farben auf einmal.',
          'An upgraded tile is one colour better: first yellow, then green, then brown, never two colours at once.',
        ),
        say(
          'TE-7.3.3',
          'Grün gibt es ab Phase 3, Braun ab Phase 4.',
          'Green is available from phase 3 on, brown from phase 4 on.',
          { see: ['3.8'] },
        ),
        say(
          'TE-7.3.4',
          'Von den Plättchen 7, 8 und 9 gibt es beliebig viele.',
          'Tiles 7, 8 and 9 are unlimited.',
        ),
        say(
          'TE-7.3.5',
          'Alle anderen sind begrenzt. Liegt eines nicht im Vorrat, muss es erst durch eine Aufwertung zurückkommen.',
          'All others are limited. One that is not in the supply must first come back through an upgrade.',
        ),
      ),
      group(
        both('Wo', 'Where'),
        say(
          'TE-7.3.6',
          'Ein gelbes Plättchen kommt auf ein leeres Feld der Karte.',
          'A yellow tile goes on an empty hex of the map.',
        ),
        say(
          'TE-7.3.27',
          'Osnabrück (G5), Rheine (A7), Münster (D14) und Tecklenburg (E9) sind gelb bedruckt und gelten als gelb bebaut: kein gelbes Plättchen mehr, aber ein grünes.',
          'Osnabrück (G5), Rheine (A7), Münster (D14) and Tecklenburg (E9) are printed yellow and count as built in yellow: no yellow tile there, but a green one.',
        ),
        say(
          'TE-7.3.9',
          'Das Gleis auf einem neuen gelben Plättchen muss eine erlaubte Strecke der Gesellschaft verlängern.',
          'The track on a new yellow tile must extend a legal route of the company.',
          {
            see: ['7.2'],
            decided: both(
              'Es genügt, dass man von einem eigenen Bahnhof über erlaubtes Gleis dorthin kommt. Eine Lok ist nicht nötig, und die Länge ist egal.',
              'It is enough that the place can be reached from an own station over legal track. No train is needed, and the length does not matter.',
            ),
          },
        ),
        say(
          'TE-7.3.7',
          'Hat das Heimatfeld einer Gesellschaft kein Gleis, darf sie dort ohne Strecke ein passendes Stadtplättchen legen. Das betrifft die TWE: TE1, ab Phase 3.',
          'A company whose home hex has no track may lay a suitable city tile there without having a route. This concerns the TWE: TE1, from phase 3 on.',
          {
            decided: both(
              'Tecklenburg ist gelb bedruckt, aber ohne Gleis. In Phase 2 kann die TWE also nichts legen, ab Phase 3 TE1 in jeder Drehung.',
              'Tecklenburg is printed yellow but without track. So the TWE can lay nothing in phase 2, and TE1 in any rotation from phase 3 on.',
            ),
          },
        ),
        say(
          'TE-7.3.8',
          'Solange das so ist, darf sie nirgendwo sonst legen.',
          'As long as that is so, it may lay nowhere else.',
        ),
        say(
          'TE-7.3.10',
          'Gleis darf nicht von der Karte führen und nicht an die leere Seite eines roten Bereichs. Offen sind nur Hamburg und Löhne zu G5, Emden zu A7, Hövelhof zu G11, Venlo, Wanne und Hamm zu D14.',
          'Track may not leave the map or face the blank side of a red area. Open are only Hamburg and Löhne towards G5, Emden towards A7, Hövelhof towards G11, and Venlo, Wanne and Hamm towards D14.',
        ),
      ),
      group(
        both('Welches Plättchen', 'Which tile'),
        say(
          'TE-7.3.14',
          'Auf ein Feld mit großer Stadt gehört ein Plättchen mit großer Stadt.',
          'A hex with a city takes a tile with a city.',
        ),
        say(
          'TE-7.3.15',
          'Eine Stadt mit Buchstaben (MS, OS, TE, RH) verlangt ein Plättchen mit denselben Buchstaben.',
          'A city with letters (MS, OS, TE, RH) wants a tile with the same letters.',
          {
            decided: both(
              'In der Aufzählung des Regeltexts fehlt RH. Es steht auf Karte und Plättchen, also behandeln wir es wie die anderen.',
              'RH is missing in the list of the text. It is printed on map and tiles, so we treat it like the others.',
            ),
          },
        ),
        say(
          'TE-7.3.16',
          'Auf ein Feld mit kleiner Stadt gehört ein Plättchen mit kleiner Stadt.',
          'A hex with a town takes a tile with a town.',
        ),
        say(
          'TE-7.3.17',
          'Auf alle anderen Felder gehört einfaches Gleis ohne Stadt.',
          'All other hexes take plain track without city or town.',
        ),
      ),
      group(
        both('Aufwerten', 'Upgrading'),
        say(
          'TE-7.3.19',
          'Jedes Plättchen wird nur durch seinesgleichen ersetzt: einfaches Gleis, kleine Stadt, große Stadt oder Stadt mit Buchstaben.',
          'Plain, town, city and lettered tiles are replaced only by their own kind.',
        ),
        say(
          'TE-7.3.20',
          'Plättchen mit kleiner Stadt bleiben für immer gelb.',
          'Town tiles stay yellow for ever.',
        ),
        say(
          'TE-7.3.21',
          'Alles alte Gleis bleibt an seinem Ort, und jede Verbindung zwischen Feldseite und Stadt bleibt erhalten.',
          'All old track stays in the same place, and every connection between a side and a city remains.',
        ),
        say(
          'TE-7.3.22',
          'Auch aufgewertetes Gleis führt nicht von der Karte und nicht an die leere Seite eines roten Bereichs.',
          'Upgraded track, too, may not leave the map or run into a blank side of a red area.',
        ),
        say(
          'TE-7.3.23',
          'Bei einfachem Gleis muss ein Stück, das neu auf dem Plättchen ist, eine Strecke der Gesellschaft verlängern.',
          'With plain track, some piece that is new on the tile must extend a route of the company.',
        ),
        say(
          'TE-7.3.24',
          'Bei einer großen Stadt genügt es, wenn irgendein Gleis des neuen Plättchens, alt oder neu, zu einer Strecke der Gesellschaft gehört.',
          'With a city it is enough that some track on the new tile, old or new, is part of a route of the company.',
        ),
        say(
          'TE-7.3.18',
          'Das ersetzte Plättchen kommt in den Vorrat zurück.',
          'The replaced tile returns to the supply.',
        ),
        say(
          'TE-7.3.25',
          'Bahnhöfe ziehen auf das neue Plättchen um, bei Städten mit Buchstaben auf den Platz ihrer Gesellschaft.',
          'Stations move to the new tile, on lettered tiles into the slot of their company.',
          {
            see: ['7.4'],
            decided: both(
              'Hat eine Gesellschaft dort keinen eigenen Platz, nimmt ihr Bahnhof einen, der nicht oder nicht mehr reserviert ist, und nur zur Not einen reservierten.',
              'If a company has no slot of its own there, its station takes one that is not or no longer reserved, and a reserved one only if there is no other.',
            ),
          },
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          'TE-7.3.11',
          'Auf B4, C5, D6, E7 und F8 kostet das Legen 50M. Die Gesellschaft zahlt sie sofort an die Bank.',
          'Laying on B4, C5, D6, E7 or F8 costs 50M. The company pays it to the bank at once.',
        ),
        say(
          'TE-7.3.12',
          'Die Kosten müssen aus der Kasse der Gesellschaft bezahlbar sein.',
          'The treasury of the company must be able to pay the cost.',
        ),
        say(
          'TE-7.3.13',
          'Die Ems fließt zwischen A7–B6, B6–B8, B8–C7, B8–C9, B10–C9, C9–C11, C11–D10, C11–D12 und C13–D12. Jede dieser Seiten, über die sich durch das Legen Gleise treffen, kostet 30M.',
          'The Ems runs between A7–B6, B6–B8, B8–C7, B8–C9, B10–C9, C9–C11, C11–D10, C11–D12 and C13–D12. Each of these sides across which the lay makes track meet costs 30M.',
          {
            decided: both(
              'Bezahlt wird beim Legen eines gelben Plättchens. Gleis, das am Fluss nur endet, kostet noch nichts; es zahlt, wer später das Gegenstück legt.',
              'It is paid when a yellow tile is laid. Track that only ends at the river costs nothing yet; whoever lays the other half later pays.',
            ),
          },
        ),
        say('TE-7.3.26', 'Aufwerten kostet nie etwas.', 'Upgrades are always free of charge.', {
          decided: both(
            'Der Regeltext nennt Aufwertungen kostenlos und verlangt doch Geld für jede Querung der Ems. Wir lesen: Aufwerten ist auch dann frei, wenn es die Ems überquert.',
            'The text calls upgrades free and yet charges every crossing of the Ems. We read: an upgrade is free even if it crosses the Ems.',
          ),
        }),
      ),
      group(
        both('Was es bringt', 'What it brings'),
        say(
          'TE-7.3.28',
          'Die TWE bekommt einmal 100M von der Bank, wenn ihr eigenes Legen oder Aufwerten ihren Heimatbahnhof auf erlaubtem Weg mit Hövelhof verbindet.',
          'The TWE receives 100M from the bank, once, when its own lay or upgrade creates a legal connection from its home station to Hövelhof.',
          {
            see: ['3.6'],
            decided: both(
              'Den Bonus gibt es nur, wenn die Verbindung vorher nicht bestand. Eine Stadt voller fremder Bahnhöfe unterbricht sie.',
              'The bonus is due only if the connection did not exist before. A city full of foreign stations interrupts it.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Über die Ems', 'Crossing the Ems'),
        text: both(
          'Die KWE legt die Gerade 9 auf C9. Dort trifft ihr Gleis das Gleis aus Emsdetten über den Fluss: 30M an die Bank. Das andere Ende zeigt nach Brochterbeck, wo noch nichts liegt und kein Fluss fließt; das kostet nichts.',
          'The KWE lays the straight tile 9 on C9. There its track meets the track from Emsdetten across the river: 30M to the bank. The other end points to Brochterbeck, where nothing lies yet and no river runs; that costs nothing.',
        ),
        atoms: ['TE-7.3.13'],
        hexes: ['B10', 'C9', 'D8'],
        laid: { B10: ['57', 1], C9: ['9', 1] },
      },
    ],
  },
];
