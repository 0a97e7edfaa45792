import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** The tile overview and exchange table at the end: which tile may replace which. */
export const tiles: readonly Section[] = [
  {
    section: 'T',
    title: both('Welches Gleisplättchen ersetzt welches', 'Which tile replaces which'),
    lead: both(
      'Zum Nachschlagen: die Nummern der Gleisplättchen. Der Tisch zeigt dir beim Bauen von selbst, was passt.',
      'For looking up: the numbers of the tiles. The table shows by itself what fits while you build.',
    ),
    groups: [
      group(
        both('Wie viele', 'How many'),
        say(
          'DO-T.1',
          'Von jedem Gleisplättchen gibt es nur so viele, wie die Übersicht sagt.',
          'Of every tile there are only as many as the overview says.',
          {
            decided: both(
              'Die Materialliste nennt, wenn man sie so zählt, ein grünes und zwei braune mehr; welche, ist unbekannt, also gilt die Übersicht.',
              'By the likeliest count the component list has one green and two brown tiles more; which ones is unknown, so the overview is followed.',
            ),
          },
        ),
      ),
      group(
        both('Schlichte Strecken', 'Plain track'),
        say(
          'DO-T.2',
          'Weißes Hexfeld: 7, 8, 9. Weißes Kohlefeld: 1903, 1904, 1905.',
          'White hex: 7, 8, 9. White coal hex: 1903, 1904, 1905.',
        ),
        say(
          'DO-T.9',
          'Gelb zu Grün: 7 wird 18, 26–31; 8 wird 16, 19, 23, 24, 25, 28–31; 9 wird 18, 19, 20, 23, 24, 26, 27.',
          'Plain yellow to green: 7 to 18, 26–31; 8 to 16, 19, 23, 24, 25, 28–31; 9 to 18, 19, 20, 23, 24, 26, 27.',
        ),
        say(
          'DO-T.10',
          'Grün wird Braun: 16: 43 70; 18: 43; 19: 45 46; 20: 44 47; 23: 41 43 45 47; 24: 42 43 46 47; 25: 40 45 46; 26: 42 44 45; 27: 41 44 46; 28: 39 43 46 70; 29: 39 43 45 70; 30: 42 70; 31: 41 70.',
          'Green to brown: 16: 43 70; 18: 43; 19: 45 46; 20: 44 47; 23: 41 43 45 47; 24: 42 43 46 47; 25: 40 45 46; 26: 42 44 45; 27: 41 44 46; 28: 39 43 46 70; 29: 39 43 45 70; 30: 42 70; 31: 41 70.',
        ),
        say(
          'DO-T.11',
          'Schlichte braune Gleisplättchen werden nicht mehr aufgerüstet.',
          'Plain brown tiles are not upgraded any more.',
        ),
      ),
      group(
        both('Kohle, Stahl und Hafen', 'Coal, steel and harbour'),
        say(
          'DO-T.3',
          'H3, H15 und gelbe Kohleplättchen, jeweils mit Gleisanschluss: 1930, 1931 oder 1939, dann 1901, dann 1902.',
          'H3, H15 and yellow coal tiles, each with a siding: 1930, 1931 or 1939; then 1901; then 1902.',
        ),
        say(
          'DO-T.4',
          'C14 mit Gleisanschluss: 1937, dann 1956, dann 1957.',
          'C14 with a siding: 1937, then 1956, then 1957.',
        ),
        say(
          'DO-T.5',
          'D9, F15 und G12 mit Gleisanschluss: 1936, dann 1952, dann 1954.',
          'D9, F15 and G12 with a siding: 1936, then 1952, then 1954.',
        ),
        say(
          'DO-T.6',
          'H19 auf der Karte, mit Gleisanschluss: 1938, 1941, dann nichts mehr. Liegt in HSB das Plättchen für H19 darauf: 1943, 1944 oder 1945, dann 1953.',
          'H19 on the map, with a siding: 1938, 1941, then nothing. H19 with its HSB overlay: 1943, 1944 or 1945, then 1953.',
        ),
        say(
          'DO-T.7',
          'C8, der Hafen: 1906, 1900, 1907, ohne Gleisanschluss.',
          'C8, the harbour: 1906, 1900, 1907; no siding needed.',
        ),
      ),
      group(
        both('Nie aufgerüstet', 'Never upgraded'),
        say(
          'DO-T.8',
          'C6, F7 und E14 werden nie aufgerüstet; E12 nur durch sein eigenes Plättchen in HSB.',
          'C6, F7 and E14 are never upgraded; E12 only by its overlay in HSB.',
        ),
      ),
    ],
  },
];
