import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer } from './variants.ts';

/** Chapters 4 to 4.2.3: set-up, phases, start round and first stock round. */
export const railwayStart: readonly Section[] = [
  {
    section: '4',
    title: both('Das Eisenbahnspiel: The Railway Game (TRG)', 'The Railway Game (TRG)'),
    lead: both(
      'Du handelst mit Zertifikaten, gründest Eisenbahnen, baust ihr Netz und fährst Bier aus Dortmund hinaus.',
      'You trade certificates, found railways, build their network and carry beer out of Dortmund.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.1',
          'Jeder besitzt eine Privatbrauerei und dazu Zertifikate der sieben Eisenbahngesellschaften.',
          'Each player owns one private brewery and shares of seven railways.',
        ),
        say(
          'DO-4.2',
          'In den Operationsrunden entscheidet allein der Direktor, was eine Eisenbahn tut.',
          'In operating rounds only the director decides what a railway does.',
        ),
      ),
    ],
  },
  {
    section: '4.1',
    title: both('Vorbereitung', 'Set-up'),
    lead: both('So richtet ihr den Tisch für TRG ein.', 'How to lay the table for TRG.'),
    groups: [
      group(
        both('Pläne und Kärtchen', 'Boards and cards'),
        say(
          'DO-4.1.1',
          'Auf jedes Logo eines Heimatbahnhofs kommt ein Bahnhofsmarker der Eisenbahn, mit dem Bild nach unten.',
          'One station of each railway goes face down on its home logo.',
        ),
        say(
          'DO-4.1.2',
          'Zertifikate liegen in Stapeln, die Direktoraktie oben; Züge nach Typ sortiert in der Anzahl für TRG; der Rundenmarker auf SR/AR.',
          'Certificates lie in stacks, the director’s on top; trains sorted by type in the TRG numbers; the round marker on SR/AR.',
        ),
        say(
          'DO-4.1.3',
          'Ihr braucht nur die Besitzblätter der Eisenbahnen. Gleisplättchen mit der Marke HSB sind aus dem Spiel.',
          'Only the railway sheets are used. Tiles marked HSB leave the game.',
        ),
      ),
      group(
        both('Geld', 'Money'),
        say(
          'DO-4.1.4',
          'Die Bank hat 9.000 Mark. Jeder bekommt Startkapital: zu dritt 375, zu viert 340, zu fünft 320 Mark.',
          'The bank holds 9,000. Each player gets start cash: 375 with three players, 340 with four, 320 with five.',
        ),
      ),
      group(
        both('Privatbrauereien und Sitzordnung', 'Private breweries and seats'),
        say(
          'DO-4.1.5',
          'Jeder zieht ein Besitzkärtchen, der Rest ist aus dem Spiel. Die niedrigste Nummer bekommt das Startspielerkärtchen; ab dem Bankhalter sitzt ihr im Uhrzeigersinn nach Nummer. Dann kommen alle mit Markern ins Startpaket.',
          'Each is dealt a private card, the rest leaves the game. The lowest number gets the first-action card; you sit clockwise by rising number from the banker. Then the cards go to the start package with their markers.',
        ),
        say(
          'DO-4.1.6',
          'Ist No. 1 dabei, liegen zwei Bierquader darauf. Ist No. 2 dabei, liegt der grüne Marker B2 auf einem Bahnhofsplatz von Dortmund City.',
          'If No. 1 is in play, two cubes lie on it. If No. 2 is, the green marker B2 lies on one slot of Dortmund City.',
          { see: ['4.3.1.1'] },
        ),
      ),
    ],
  },
  {
    section: '4.2',
    title: both('Der Ablauf', 'Course of play'),
    lead: both('Welche Runde auf welche folgt.', 'Which round follows which.'),
    groups: [
      group(
        null,
        say(
          'DO-4.2.1',
          'Erst die Startrunde, dann die erste Aktienrunde und eine Operationsrunde. Danach wechseln sich Aktienrunden mit 1 bis 3 Operationsrunden ab.',
          'First the start round, then the first stock round and one operating round. After that stock rounds and 1 to 3 operating rounds take turns.',
          { see: ['DO-1.2'] },
        ),
      ),
    ],
  },
  {
    section: '4.2.1',
    title: both('Phasen', 'Phases'),
    lead: both(
      'Der erste Zug eines neuen Typs schaltet das Spiel weiter: neue Farben, weniger Platz für Züge, alte Züge weg.',
      'The first train of a new type moves the game on: new colours, less room for trains, old trains gone.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.2.1.1',
          'Eine Phase heißt nach dem Zugtyp, dessen erster Zug die Auslage verlässt, und beginnt damit: Phase 2, 3, 4, 5, 6 und 8.',
          'A phase is named after the train type whose first train leaves the display, and starts with that: phases 2, 3, 4, 5, 6 and 8.',
        ),
        say(
          'DO-4.2.1.2',
          'Dazu gibt es Farbphasen: Gelb von Anfang an, Grün ab dem ersten 3er-Zug, Braun ab dem ersten 5er-Zug, Grau ab dem ersten 8er-Zug.',
          'There are colour phases as well: yellow from the start, green with the first 3-train, brown with the first 5-train, gray with the first 8-train.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.2.1.01',
          'Eine Phase beginnt in dem Moment, in dem das erste Investitionskärtchen eines neuen Typs die Auslage verlässt.',
          'A phase starts the moment the first investment card of a new type is taken from the display.',
          {
            decided: both(
              'Auch ein Kärtchen, das für einen Gleisanschluss weggeht, zählt: Sonst könnte zu dritt das einzige vom Typ 4 verschwinden, ohne dass Phase 4 je beginnt.',
              'A card removed for a siding counts too: otherwise the single type-4 card with three players could vanish without phase 4 ever starting.',
            ),
          },
        ),
        say(
          'HSB-4.2.1.02',
          'Die Farbphasen: Gelb von Anfang an, Grün mit Typ 3, Braun mit Typ 5, Grau mit Typ 8.',
          'Colour phases: yellow from the start, green with type 3, brown with type 5, gray with type 8.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Operationsrunden je Phase', 'Operating rounds by phase'),
        text: both(
          'In Phase 2 folgt auf eine Aktienrunde eine Operationsrunde, in Phase 3 und 4 folgen zwei, ab Phase 5 drei.',
          'In phase 2 a stock round is followed by one operating round, in phases 3 and 4 by two, from phase 5 on by three.',
        ),
        atoms: ['DO-1.2', 'DO-4.2.1'],
      },
    ],
  },
  {
    section: '4.2.2',
    title: both('Die Startrunde', 'The start round'),
    lead: both(
      'Jeder ersteigert genau eine Privatbrauerei. Wer überboten wird, zieht weiter.',
      'Everybody bids for exactly one private brewery. Whoever is outbid moves on.',
    ),
    groups: [
      group(
        both('Wer und womit', 'Who and with what'),
        say(
          'DO-4.2.2.1',
          'Jeder muss genau eine Privatbrauerei kaufen.',
          'Every player must buy exactly one private brewery.',
        ),
        say(
          'DO-4.2.2.2',
          'Als Gebotsmarker nehmt ihr Bahnhofsmarker verschiedener Eisenbahnen.',
          'You use stations of different railways as bid markers.',
        ),
        say(
          'DO-4.2.2.3',
          'Geboten wird im Uhrzeigersinn, der Startspieler beginnt.',
          'Bids are placed clockwise from the first player.',
        ),
      ),
      group(
        both('Bieten', 'Bidding'),
        say(
          'DO-4.2.2.4',
          'Liegt auf einer Privatbrauerei noch kein Gebot, darfst du jedes ihrer Bietfelder nehmen.',
          'If a private brewery has no bid yet, you may take any of its bid fields.',
        ),
        say(
          'DO-4.2.2.5',
          'Liegt schon ein Gebot darauf, darfst du nur ein höheres Bietfeld nehmen.',
          'If it has a bid, you may only take a higher field.',
        ),
        say(
          'DO-4.2.2.6',
          'Bist du überboten, musst du, wenn du dran bist, auf ein höheres Bietfeld derselben Privatbrauerei oder auf ein Bietfeld einer anderen, dort über jedem Gebot.',
          'If you are outbid you must, when your turn comes, go to a higher field of the same card or to a field of another card, there above any bid.',
        ),
        say(
          'DO-4.2.2.7',
          'Bist du nicht überboten, bewegst du deinen Gebotsmarker nicht.',
          'If you are not outbid you do not move your marker.',
          {
            decided: both(
              'Das steht nicht da, folgt aber daraus, dass nur Überbotene neu bieten müssen.',
              'This is not spelled out, but follows: only outbid players are told to bid again.',
            ),
          },
        ),
      ),
      group(
        both('Ende', 'The end'),
        say(
          'DO-4.2.2.8',
          'Liegt jeder Gebotsmarker bei einer anderen Privatbrauerei, ist Schluss: Jeder zahlt der Bank sein Gebot und nimmt das Besitzkärtchen mit Brauereimarker oder Bierquadern.',
          'Bidding ends when all markers are on different cards; each player pays the bid to the bank and takes the card with its marker or cubes.',
        ),
        say(
          'DO-4.2.2.9',
          'Wer die niedrigste Nummer gekauft hat, bekommt das Startspielerkärtchen. Dann folgt die erste Aktienrunde.',
          'The buyer of the lowest number gets the first-action card. The first stock round follows.',
        ),
      ),
    ],
  },
  {
    section: '4.2.3',
    title: both('Die erste Aktienrunde', 'The first stock round'),
    lead: both(
      'Die ersten Eisenbahnen entstehen. Verkauft wird noch nichts.',
      'The first railways come into being. Nothing is sold yet.',
    ),
    groups: [
      group(
        both('Was du tust', 'What you do'),
        say(
          'DO-4.2.3.1',
          'In deinem Spielzug tust du eines: eine Eisenbahn gründen, ein Zertifikat einer gegründeten Eisenbahn kaufen oder passen.',
          'In your turn you do one of: found a railway, buy one certificate of a founded railway, or pass.',
          { see: ['4.4.1', '4.4.3'] },
        ),
        say(
          'DO-4.2.3.2',
          'In der ersten Aktienrunde darf nichts verkauft werden.',
          'Nothing may be sold in the first stock round.',
        ),
      ),
      group(
        both('Reihenfolge und Ende', 'Order and end'),
        say(
          'DO-4.2.3.3',
          'Es beginnt, wer das Startspielerkärtchen hat, dann geht es reihum. Schluss ist, wenn alle nacheinander gepasst haben.',
          'The holder of the first-action card starts, then by seats; it ends when all pass in succession.',
        ),
        say(
          'DO-4.2.3.4',
          'Wer links vom letzten Käufer sitzt, bekommt das Startspielerkärtchen. Es folgt eine Operationsrunde.',
          'The player left of the last buyer gets the first-action card. One operating round follows.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.2.3.02',
          'Ein Spielzug: eine Eisenbahn gründen, ein Zertifikat einer gegründeten kaufen oder passen; Schluss, wenn alle nacheinander passen.',
          'A turn: found a railway, or buy one certificate of a founded one, or pass; it ends when all pass in a row.',
          { see: ['6.2.3'] },
        ),
        say(
          'HSB-4.2.3.01',
          'Auch hier wird in der ersten Aktienrunde kein Zertifikat verkauft.',
          'Here, too, no certificate may be sold in the first stock round.',
        ),
        say(
          'HSB-4.2.3.03',
          'Wer links vom letzten Käufer sitzt, nimmt danach das Startspielerkärtchen.',
          'The player left of the last buyer takes the first-action card afterwards.',
        ),
      ),
    ],
  },
];
