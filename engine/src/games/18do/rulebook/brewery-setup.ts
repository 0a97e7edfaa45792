import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 6 to 6.1.6: setting up Heat, Sweat & Beer. */
export const brewerySetup: readonly Section[] = [
  {
    section: '6',
    title: both('Das Brauereispiel: Heat, Sweat & Beer (HSB)', 'Heat, Sweat & Beer (HSB)'),
    lead: both(
      'Zu den Eisenbahnen kommen Brauereien. Beide kaufen dieselben Kärtchen, und jede braucht die andere.',
      'Breweries join the railways. Both buy the same cards, and each needs the other.',
    ),
    groups: [],
  },
  {
    section: '6.1',
    title: both('Vorbereitung', 'Set-up'),
    lead: both('So richtet ihr den Tisch für HSB ein.', 'How to lay the table for HSB.'),
    groups: [],
  },
  {
    section: '6.1.1',
    title: both('Die Karte', 'The map'),
    lead: both('Heimatbahnhöfe und Auflagen.', 'Homes and overlays.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.1.1.01',
          'Von jeder Eisenbahn liegt ein Bahnhofsmarker verdeckt auf ihrem Heimatbahnhof.',
          'One face-down station of each railway lies on its home.',
        ),
        say(
          'HSB-6.1.1.02',
          'Die Auflagen liegen auf E12 und, nur zu dritt oder viert, auf H19.',
          'The overlays lie on E12 and, with 3 or 4 players only, on H19.',
          { see: ['5.1.1'] },
        ),
      ),
    ],
  },
  {
    section: '6.1.2',
    title: both('Der Aktienmarkt', 'The stock market'),
    lead: both('Kärtchen, Zertifikate und Rundenmarker.', 'Cards, certificates and round marker.'),
    groups: [
      group(
        both('Investitionskärtchen', 'Investment cards'),
        say(
          'HSB-6.1.2.01',
          'Anzahl der Typen 2A/2B/3/4/5/6/8: zu dritt 7/7/8/1/5/12/12, zu viert 9/9/11/6/6/14/12, zu fünft 11/11/13/10/7/15/12. Lokomotive nach oben; der Rest ist aus dem Spiel.',
          'Number of types 2A/2B/3/4/5/6/8: 3 players 7/7/8/1/5/12/12; 4 players 9/9/11/6/6/14/12; 5 players 11/11/13/10/7/15/12. Locomotive side up; the rest is out of the game.',
        ),
        say(
          'HSB-6.1.2.02',
          'Die START-Kärtchen vom Typ 1 und 2 liegen neben dem Plan.',
          'START cards of type 1 and 2 lie beside the board.',
        ),
      ),
      group(
        both('Zertifikate', 'Certificates'),
        say(
          'HSB-6.1.2.03',
          'Die Zertifikate der Eisenbahnen liegen auf ihren Feldern, die Direktoraktie oben.',
          'Railway certificates lie on their fields, the director’s on top.',
        ),
        say(
          'HSB-6.1.2.04',
          'Die Zertifikate jeder Brauerei-AG liegen als Stapel, die niedrigste Nummer oben.',
          'Brewery certificates are piled per company, the lowest number on top.',
        ),
        say(
          'HSB-6.1.2.05',
          'Die eigenen Zertifikate einer Brauerei-AG werden von oben aus dem Stapel verkauft.',
          'A brewery company’s own certificates are sold from the top of the pile.',
          {
            decided: both(
              'Nur die Vorbereitung sagt, dass sortiert wird; wir schließen daraus, dass man die Reihenfolge einhält.',
              'Only the set-up says they are sorted; we conclude that the order is kept.',
            ),
          },
        ),
        say(
          'HSB-6.1.2.06',
          'Zu dritt oder viert spielen die Eisenbahn HHW und die Hansa-Brauerei nicht mit.',
          'With 3 or 4 players railway HHW and Hansa-Brauerei are not used.',
        ),
      ),
      group(
        both('Rundenmarker', 'Round marker'),
        say(
          'HSB-6.1.2.07',
          'Der Rundenmarker kommt auf den Kreis der Start- und Aktienrunde.',
          'The round marker goes on the circle of start and stock round.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Wie viele Kärtchen ausliegen', 'How many cards are on display'),
        text: both(
          'Zusammengezählt liegen zu dritt 52, zu viert 67 und zu fünft 79 Investitionskärtchen in der Auslage.',
          'Added up, 52 cards are on display with three players, 67 with four and 79 with five.',
        ),
        atoms: ['HSB-6.1.2.01'],
      },
    ],
  },
  {
    section: '6.1.3',
    title: both('Der Biermarkt', 'The beer market'),
    lead: both('Wo am Anfang Durst ist und wo nicht.', 'Where there is thirst at the start, and where not.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.1.3.01',
          'Marker „Keine Nachfrage“ liegen auf den orangen Feldern der Marktsegmente 3, 4, 5 und 6.',
          '“No demand” markers lie on the orange fields of segments 3, 4, 5 and 6.',
        ),
        say(
          'HSB-6.1.3.02',
          'Auf dem gelben und auf dem orangen Feld liegen je: zu dritt 3 in Marktsegment 1 und 3 in 2, zu viert 4 und 3, zu fünft 4 und 4 Bierquader.',
          'Cubes on each of the yellow and the orange field: 3 players 3 in segment 1 and 3 in segment 2; 4 players 4 and 3; 5 players 4 and 4.',
        ),
        say(
          'HSB-6.1.3.03',
          'Zu dritt / viert / fünft liegen 6 / 6 / 8 Bierquader beim Exportmarkt und 8 / 8 / 10 im Vorrat, der Rest ist aus dem Spiel. Im Spiel sind 26 / 28 / 34.',
          'With 3 / 4 / 5 players 6 / 6 / 8 cubes lie in the export box and 8 / 8 / 10 in the supply; the rest is out of the game. In play: 26 / 28 / 34.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Zu dritt sind es 26', 'With three it is 26'),
        text: both(
          'Marktsegment 1 und 2 haben je 3 gelbe und 3 orange: 12 Bierquader. Dazu 6 beim Exportmarkt und 8 im Vorrat: 26. Zu viert sind es 14 + 6 + 8 = 28, zu fünft 16 + 8 + 10 = 34.',
          'Segments 1 and 2 have 3 yellow and 3 orange each: 12 cubes. Plus 6 in the export box and 8 in the supply: 26. With four it is 14 + 6 + 8 = 28, with five 16 + 8 + 10 = 34.',
        ),
        atoms: ['HSB-6.1.3.02', 'HSB-6.1.3.03'],
      },
    ],
  },
  {
    section: '6.1.4',
    title: both('Gleisplättchen', 'Tiles'),
    lead: both('Zwei bleiben in der Schachtel.', 'Two stay in the box.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.1.4.01',
          'Die Gleisplättchen 1938 und 1941 mit der Marke TRG werden nicht benutzt.',
          'TRG tiles 1938 and 1941 are not used.',
        ),
      ),
    ],
  },
  {
    section: '6.1.5',
    title: both('Das Startpaket', 'The start package'),
    lead: both(
      'Eine kleine Brauerei mehr, als Spieler da sind.',
      'One small brewery more than there are players.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-6.1.5.01',
          'Die Kronenbrauerei (B2) liegt am obersten Block der Gebotsfelder, darunter so viele zufällige andere kleine Brauereien, wie Spieler da sind. Der Rest ist aus dem Spiel.',
          'Kronen (B2) lies at the top group of bid fields, as many random other small breweries as players at the groups below; the rest is out of the game.',
        ),
        say(
          'HSB-6.1.5.02',
          'Jedes angebotene Besitzblatt bekommt seine START-Kärtchen; die übrigen sind aus dem Spiel.',
          'Each offered sheet gets its START cards; unused START cards are out of the game.',
        ),
      ),
    ],
  },
  {
    section: '6.1.6',
    title: both('Geld und Reihenfolge', 'Money and order'),
    lead: both('Zum Schluss Geld und Lose.', 'Last, money and lots.'),
    groups: [
      group(
        null,
        say(
          'HSB-6.1.6.01',
          'Jeder bekommt das Startkapital aus dem grauen Feld.',
          'Each player gets the start cash of the gray field.',
        ),
        say(
          'HSB-6.1.6.02',
          'Jeder zieht verdeckt ein Besitzkärtchen einer Privatbrauerei: Die Nummern geben die Reihenfolge der Startrunde, die niedrigste beginnt.',
          'Private-brewery cards are dealt face down, one each; ascending number is the player order of the start round, the lowest starts.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Das Startkapital', 'The start cash'),
        text: both(
          'Zu dritt, zu viert und zu fünft beginnt jeder mit 465 Mark.',
          'With three, four or five players everybody starts with 465 Mark.',
        ),
        atoms: ['HSB-6.1.6.01'],
      },
    ],
  },
];
