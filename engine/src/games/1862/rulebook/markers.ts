import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 9: station markers. */
export const markers: readonly Section[] = [
  {
    section: '9',
    title: both('Bahnhöfe errichten', 'Placing station markers'),
    lead: both(
      'Wo ein Marker liegt, ist die Gesellschaft zu Hause. Von dort baut und fährt sie, und andere versperrt sie damit.',
      'Where its marker lies, a company is at home. From there it builds and runs, and it blocks others.',
    ),
    groups: [
      group(
        both('Wie viele', 'How many'),
        say(
          '62-9.1',
          'Ist eine Gesellschaft zum ersten Mal an der Reihe, kommt ihr kostenloser Marker in die Heimat. Jede hat noch mindestens einen weiteren.',
          'When a company first acts, its free marker goes to its home. Every company has at least one more.',
        ),
        say(
          '62-9.9',
          'Mit dem der Heimat sind es 4 Marker in Gruppe 1, 3 in den Gruppen 2 und 4, 2 in Gruppe 3.',
          'With the one at home there are 4 markers in group 1, 3 in groups 2 and 4, 2 in group 3.',
          { see: ['62-21.1'] },
        ),
        say(
          '62-9.6',
          'Außer dem Marker der Heimat kommt je Zug nur einer dazu.',
          'Besides the home marker only one is placed per turn.',
        ),
        say(
          '62-9.2',
          'Auf einem Feld liegt von jeder Gesellschaft nur ein Marker.',
          'A company has only one marker on a hex.',
        ),
      ),
      group(
        both('Wo', 'Where'),
        say(
          '62-9.10',
          'Ein Marker braucht einen freien Kreis in einer Stadt.',
          'A marker needs a free circle in a city.',
        ),
        say(
          '62-9.7',
          'Die Stadt muss mit einem eigenen Marker verbunden sein, beliebig weit, aber ohne Wechsel der Fahrtrichtung.',
          'The city needs a connection of any length to an own marker, without changing direction.',
          {
            decided: both(
              'Die Verbindung folgt dem Gleis wie eine Lok, also ohne an einer Weiche umzukehren.',
              'The connection follows track like a train, without reversing at a junction.',
            ),
          },
        ),
        say(
          '62-9.8',
          'In der Heimat einer Gesellschaft, die noch nicht in Betrieb ist, muss ein Platz für sie frei bleiben.',
          'In the home city of a company not yet in operation a slot must remain for it.',
        ),
        say(
          '62-9.3',
          'Durch eine Stadt voller fremder Marker kommen nur die Gesellschaften, denen sie gehören.',
          "A city full of others' markers lets only those companies through.",
        ),
      ),
      group(
        both('Was es kostet', 'What it costs'),
        say(
          '62-9.4',
          'Der erste weitere Marker kostet 40$, jeder spätere 100$, aus dem Betriebskapital.',
          'The first further marker costs 40$, every later one 100$, from the treasury.',
        ),
        say(
          '62-9.5',
          'Jenseits der Grenze zwischen USA und Kanada ist es das Anderthalbfache: 60$ und 150$.',
          'Beyond the border between USA and Canada it is 1.5 times as much: 60$ and 150$.',
          {
            decided: both(
              'Es zählt das Land der Heimat: CP und CN zahlen in den USA mehr, alle anderen in Kanada.',
              'The country of the home counts: CP and CN pay more in the USA, all others in Canada.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Marker im Ausland', 'Markers abroad'),
        text: both(
          'Die UP aus Omaha setzt ihren ersten weiteren Marker nach Winnipeg in Kanada. Er kostet 60$ statt 40$. Ein späterer kostet dort 150$ statt 100$.',
          'The UP from Omaha puts its first further marker in Winnipeg in Canada. It costs 60$ instead of 40$. A later one costs 150$ there instead of 100$.',
        ),
        atoms: ['62-9.4', '62-9.5'],
        hexes: ['F20', 'B22'],
      },
      {
        title: both('Der Platz in der Heimat', 'The slot at home'),
        text: both(
          'Der Platz bleibt frei, bis der Marker der Heimat wirklich liegt, nicht nur bis zu den 60 %. Verlässt die Gesellschaft vorher das Spiel, wird er frei. In New York ist jede der beiden Städte für ihre Gesellschaft reserviert, in Braun zwei der drei Plätze.',
          'The slot stays free until the home marker really lies, not only until 60 % are sold. If the company leaves the game first, it is freed. In New York each of the two cities is reserved for its own company, in brown two of the three slots.',
        ),
        atoms: ['62-9.1', '62-9.8', '62-19.20'],
        hexes: ['G35'],
      },
      {
        title: both('Wer versperrt', 'Who blocks'),
        text: both(
          'Der Marker der B&O und umgedrehte Marker sind für alle fremd und halten ihren Platz für immer; nur der der B&O verschwindet, wenn ihr Besitzer sie schließt. Wer in einer vollen Stadt einen eigenen Marker hat, kommt durch. Das gilt gleich für Plättchen, Marker und Fahrten.',
          'The marker of B&O and flipped markers are foreign to everybody and hold their slot for good; only that of B&O goes when its owner closes it. A company with an own marker in a full city passes it. The same holds for tiles, markers and runs.',
        ),
        atoms: ['62-9.3', '62-10.9', '62-10.10', '62-13.4', '62-15.4', '62-4.10'],
      },
    ],
  },
];
