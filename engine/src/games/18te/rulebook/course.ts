import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §4 and §5: before the first turn, and how the rounds follow each other. */
export const course: readonly Section[] = [
  {
    section: '4',
    title: both('Spielaufbau', 'Setting up'),
    lead: both(
      'Was vor dem ersten Zug bereitliegt und womit alle anfangen.',
      'What is laid out before the first turn, and what everybody starts with.',
    ),
    groups: [
      group(
        both('Auf dem Tisch', 'On the table'),
        say(
          'TE-4.1',
          'Die Loks kommen in die Lokfabrik. Plättchen, Ablagen und die Bank liegen neben den Plänen.',
          'The trains go into the factory. Tiles, charters and the bank lie beside the boards.',
        ),
        say(
          'TE-4.2',
          'Die Zertifikate werden nach Gesellschaften gestapelt, das 30-%-Zertifikat zuoberst. Die Bahnhöfe liegen bei den Ablagen.',
          'Certificates are stacked by company, the 30 % certificate on top. The stations lie with the charters.',
        ),
        say(
          'TE-4.3',
          'Der Rundenmarker kommt auf „AR“, die Aktienrunde.',
          'The round marker goes on the space for the stock round.',
        ),
      ),
      group(
        both('Geld und Reihenfolge', 'Money and order'),
        say(
          'TE-4.4',
          'In der Bank liegen 4000M. Daraus bekommt zu zweit jeder 500M, zu dritt jeder 350M.',
          'The bank holds 4000M. From it each player receives 500M with two players, 350M with three.',
        ),
        say(
          'TE-4.5',
          'Sitzordnung und die Karte „Erster Handel“ werden ausgelost.',
          'Seating order and the holder of "First Trade" are drawn at random.',
        ),
        say(
          'TE-4.6',
          'Das Spiel beginnt mit der ersten Aktienrunde, und diese mit der Versteigerung der KHS.',
          'The game starts with the first stock round, and that round with the auction of the KHS.',
          { see: ['6.5', 'TE-6.5.14'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Startgeld und Zertifikatslimit', 'Starting money and certificate limit'),
        text: both(
          'Zu zweit: je 500M und höchstens 15 Zertifikate. Zu dritt: je 350M und höchstens 10 Zertifikate. Die Bank hat in beiden Fällen 4000M, aus denen das Startgeld kommt.',
          'Two players: 500M each and at most 15 certificates. Three players: 350M each and at most 10 certificates. In both cases the bank has 4000M, and the starting money comes out of it.',
        ),
        atoms: ['TE-4.4', 'TE-6.1.1'],
      },
    ],
  },
  {
    section: '5',
    title: both('Spielablauf', 'Course of the game'),
    lead: both(
      'Eine Spielfolge nach der anderen, bis etwas das Ende auslöst.',
      'One set of rounds after the other, until something triggers the end.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-5.1',
          'Eine Spielfolge besteht aus einer Aktienrunde und zwei Betriebsrunden. Sie wiederholt sich, bis ein Grund für das Spielende eingetreten ist.',
          'A set is one stock round and two operating rounds. Sets repeat until a reason for the end of the game has occurred.',
          { see: ['6', '7'] },
        ),
        say(
          'TE-5.2',
          'Dann wird die laufende Spielfolge noch zu Ende gespielt, und danach steht fest, wer gewonnen hat.',
          'Then the running set is played to its end, and after that the winner is found.',
          { see: ['8'] },
        ),
      ),
    ],
  },
];
