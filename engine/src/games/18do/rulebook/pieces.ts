import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 2.4 to 2.8: cards, tiles, markers, cubes and money of the railway games. */
export const pieces: readonly Section[] = [
  {
    section: '2.4',
    title: both('Die Kärtchen', 'The cards'),
    lead: both(
      'Startspieler, Privatbrauereien, Aktienzertifikate und Züge sind Kärtchen.',
      'First player, private breweries, certificates and trains are cards.',
    ),
    groups: [],
  },
  {
    section: '2.4.1',
    title: both('Das Startspielerkärtchen', 'The first-action card'),
    lead: both('Wer es hat, beginnt.', 'Whoever has it begins.'),
    groups: [
      group(
        null,
        say(
          'DO-2.4.1.1',
          'Wer das Startspielerkärtchen „Erste Aktion Aktienrunde“ hat, ist in der Aktienrunde zuerst dran.',
          'The holder of the first-action card acts first in a stock round.',
        ),
      ),
    ],
  },
  {
    section: '2.4.2',
    title: both('Privatbrauereien', 'Private breweries'),
    lead: both(
      'Kleine Firmen mit fester Einnahme und einem Vorteil.',
      'Small firms with a fixed income and a benefit.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-2.4.2.1',
          'Es gibt fünf Besitzkärtchen von Privatbrauereien und vier Brauereimarker; nur No. 1 hat keinen.',
          'There are five ownership cards of private breweries and four brewery markers; only No. 1 has none.',
          { see: ['4.3.1'] },
        ),
      ),
    ],
  },
  {
    section: '2.4.3',
    title: both('Aktienzertifikate', 'Certificates'),
    lead: both('Mit ihnen gehört dir ein Stück einer Gesellschaft.', 'They make a part of a company yours.'),
    groups: [
      group(
        null,
        say(
          'DO-2.4.3.1',
          'Jede Eisenbahngesellschaft hat zehn Anteile. Ein Aktienzertifikat steht für einen, zwei oder drei davon.',
          'Each railway has ten shares. A certificate stands for one, two or three of them.',
        ),
        say(
          'DO-2.4.3.2',
          'Zertifikate kaufst du nur von der Bankseite und verkaufst sie nur dorthin, nie an einen anderen Spieler.',
          'You buy certificates only from the bank side and sell them only to it, never to another player.',
        ),
      ),
    ],
  },
  {
    section: '2.4.4',
    title: both('Zugkärtchen', 'Train cards'),
    lead: both(
      'Die Zahl auf dem Zug sagt, wie weit er kommt.',
      'The number on a train says how far it gets.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-2.4.4.1',
          'Züge werden in aufsteigender Reihenfolge genommen: Der nächste Typ ist erst da, wenn der vorige weg ist. In TRG machen die 8er-Züge eine Ausnahme.',
          'Trains are taken in ascending order: the next type opens when the one before is gone. In TRG the 8-trains are an exception.',
          { see: ['DO-4.5.7.1.2'] },
        ),
      ),
    ],
  },
  {
    section: '2.5',
    title: both('Gleisplättchen', 'Tiles'),
    lead: both(
      'Gelb, Grün, Braun, Grau: In dieser Reihenfolge werden Strecken besser.',
      'Yellow, green, brown, gray: lines improve in this order.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-2.5.3',
          'Am Anfang gibt es nur gelbe Gleisplättchen.',
          'At first only yellow tiles are available.',
          {
            see: ['4.2.1'],
          },
        ),
        say(
          'DO-2.5.1',
          'Ein gelbes Gleisplättchen darf nur auf ein Hexfeld ohne Gleise.',
          'A yellow tile may only go on a hex without track.',
        ),
        say(
          'DO-2.5.2',
          'Aufgerüstet wird der Reihe nach: Gelb, Grün, Braun, Grau. Keine Farbe wird übersprungen.',
          'Upgrades go in order: yellow, green, brown, gray. No colour is skipped.',
        ),
      ),
    ],
  },
  {
    section: '2.6',
    title: both('Die Holzmarker', 'The wooden markers'),
    lead: both(
      'Runde Scheiben für Bahnhöfe, Kurse und Anschlüsse.',
      'Round discs for stations, prices and sidings.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-2.6.1',
          'Ein niedriger Standortmarker heißt: Gleisanschluss erstellt, ein hoher: erweitert. Schwarz ist Kohle, Rot ist Stahl.',
          'A low site marker means the siding is opened, a high one that it is extended. Black is coal, red is steel.',
          { see: ['4.5.4'] },
        ),
        say(
          'DO-2.6.2',
          'Der Kursmarker zeigt den Kurs, der Dividendenmarker die letzten Einnahmen, der Rundenmarker die Runde. Der grüne Reihenfolgemarker B2 gehört in TRG zur Privatbrauerei No. 2.',
          'The price marker shows the price, the dividend marker the last revenue, the round marker the round. The green order marker B2 belongs to private brewery No. 2 in TRG.',
        ),
      ),
    ],
  },
  {
    section: '2.7',
    title: both('Bierquader', 'Beer cubes'),
    lead: both('Blaue Quader, die in TRG extra Geld bringen.', 'Blue cubes that bring extra money in TRG.'),
    groups: [
      group(
        null,
        say(
          'DO-2.7.1',
          'In TRG ist ein Bierquader Exportbier: Eine Eisenbahn, deren Direktor du bist, kann deine Bierquader zu roten Feldern fahren.',
          'In TRG a beer cube is export beer: a railway you direct can carry your cubes to red fields.',
          { see: ['4.5.5.1'] },
        ),
      ),
    ],
  },
  {
    section: '2.8',
    title: both('Spielgeld', 'Money'),
    lead: both('Bezahlt wird in Mark.', 'Payments are made in Mark.'),
    groups: [
      group(
        null,
        say('DO-2.8.1', 'In TRG hat die Bank 9.000 Mark.', 'In TRG the bank holds 9,000 Mark.', {
          see: ['4.6'],
        }),
      ),
    ],
  },
];
