import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 4.5.5 and 4.5.5.1: running trains and carrying export beer. */
export const runs: readonly Section[] = [
  {
    section: '4.5.5',
    title: both('Züge fahren', 'Running trains'),
    lead: both(
      'Jeder Zug fährt einmal und sammelt, was auf seiner Route liegt.',
      'Every train runs once and collects what lies on its route.',
    ),
    groups: [
      group(
        both('Wie weit', 'How far'),
        say(
          'DO-4.5.5.1',
          'Jeder Zug muss in der Operationsrunde einmal fahren, wenn er eine Route hat.',
          'Every train must run once per operating round if it has a route.',
        ),
        say(
          'DO-4.5.5.2',
          'Die Zahl auf dem Zug sagt, wie viele Einnahmefelder seine Route höchstens hat.',
          'The number on the train is the most revenue fields its route may have.',
        ),
        say(
          'DO-4.5.5.3',
          'Kein Einnahmefeld auf dem Weg wird ausgelassen.',
          'No revenue field on the way is skipped.',
        ),
      ),
      group(
        both('Mehrere Züge', 'Several trains'),
        say(
          'DO-4.5.5.4',
          'Routen einer Eisenbahn teilen kein Gleisstück; kreuzen oder in Einnahmefeldern treffen dürfen sie sich auf getrennten Gleisen. Eine Einmündung dient nur einem Zug.',
          'Routes of one railway share no track piece; they may cross or meet in revenue fields over separate tracks; a junction serves one train only.',
        ),
        say(
          'DO-4.5.5.5',
          'Mehrere Züge dürfen dasselbe rote Feld anfahren, wenn jeder über ein anderes Dreieck kommt.',
          'Several trains may use the same red field if each enters by another triangle.',
          {
            decided: both(
              'A2/B1 und H1/I2 sind je ein Feld mit den Dreiecken beider Hexfelder; eine Route darf nicht im selben Feld beginnen und enden.',
              'A2/B1 and H1/I2 are one field each, with the triangles of both hexes; a route may not start and end in the same field.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '4.5.5.1',
    title: both('Exportbier fahren', 'Carrying export beer'),
    lead: both(
      'Späte Züge können Bierquader mitnehmen und verdienen damit extra.',
      'Late trains can take beer cubes along and earn extra.',
    ),
    groups: [
      group(
        both('Wie viel', 'How much'),
        say(
          'DO-4.5.5.1.1',
          'Nur 5er-, 6er- und 8er-Züge fahren Bier, einen Bierquader je blauem Quadrat.',
          'Only 5-, 6- and 8-trains carry beer, one cube per blue square.',
        ),
        say(
          'DO-4.5.5.1.2',
          'Mit Marker 5 nimmt in jeder Operationsrunde ein Zug einen mehr mit; auch ein 3er oder 4er darf dann einen fahren.',
          'With marker 5 one train per operating round carries one more; a 3- or 4-train may then carry one.',
        ),
        say(
          'DO-4.5.5.1.3',
          'Du nimmst nur Bierquader von der Rückseite deiner eigenen Privatbrauerei.',
          'Only cubes on the back of the director’s own card are used.',
        ),
      ),
      group(
        both('Wohin und wie', 'Where and how'),
        say(
          'DO-4.5.5.1.4',
          'Die Route des Zuges muss Dortmund City (E12) und ein rotes Feld enthalten.',
          'The train’s route must contain Dortmund City (E12) and a red field.',
        ),
        say(
          'DO-4.5.5.1.5',
          'Du sagst die Route an, dann gehen die Bierquader vom Besitzkärtchen in den Vorrat. Voll beladen musst du nicht.',
          'After the route is announced the cubes go from the card to the supply; the capacity need not be used up.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Erst umdrehen, dann fahren', 'Flip first, then run'),
        text: both(
          'Drehe dein Besitzkärtchen um und lege alle Bierquader auf die Rückseite. Nimmt dein Zug zwei mit, legst du zwei davon zurück in den Vorrat. Ein Bierquader aus Schritt 3 desselben Spielzugs darf schon mit, wenn das Besitzkärtchen umgedreht ist.',
          'Flip your card and put all cubes on its back. If your train takes two, you return two of them to the supply. A cube earned in step 3 of the same turn may be carried already if the card is flipped.',
        ),
        atoms: ['DO-4.5.5.1.5', 'DO-4.3.1.2.1', 'DO-4.3.1.2.2'],
      },
      {
        title: both('160 Mark mit Bier', '160 Mark with beer'),
        text: both(
          'Eine Eisenbahn mit Marker 4 hat einen 5er- und einen 8er-Zug; auf dem umgedrehten Besitzkärtchen ihres Direktors liegen fünf Bierquader. Der 5er bringt einen nach I20: 1 × 40 + 10 = 50. Der 8er bringt zwei nach H1/I2: 2 × 50 + 10 = 110. Das sind 160 extra; zwei Bierquader bleiben für den 6er-Zug seiner anderen Eisenbahn. (In HSB, ohne Marker, wären es 140.)',
          'A railway with marker 4 has a 5-train and an 8-train; five cubes lie on its director’s flipped card. The 5-train takes one to I20: 1 × 40 + 10 = 50. The 8-train takes two to H1/I2: 2 × 50 + 10 = 110. That is 160 extra; two cubes are kept for the 6-train of the director’s other railway. (In HSB, without markers, it would be 140.)',
        ),
        atoms: ['DO-4.5.6.1.4', 'DO-4.5.6.1.6', 'DO-4.5.5.1.1'],
        hexes: ['I20', 'H1', 'I2', 'E12'],
      },
    ],
  },
];
