import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 8.4 to 8.5: Heat, Sweat & Beer for two. */
export const twoPlayerBrewery: readonly Section[] = [
  {
    section: '8.4',
    title: both('Heat, Sweat & Beer zu zweit', 'Heat, Sweat & Beer for two'),
    lead: both(
      'Der Investor hat hier eine Eisenbahn und eine Brauerei.',
      'Here the Investor has a railway and a brewery.',
    ),
    groups: [],
  },
  {
    section: '8.4.1',
    title: both('Vorbereitung', 'Set-up'),
    lead: both(
      'Wie HSB zu dritt, mit diesen Unterschieden.',
      'As HSB with three players, with these differences.',
    ),
    groups: [
      group(
        both('Was fehlt', 'What is missing'),
        say(
          'HSB-8.4.1.01',
          'Wie HSB zu dritt, aber Karte für 2, ohne HHW, Kronen-Brauerei Dortmund und kleine Brauerei B2 (Hansa fehlt wie zu dritt), ohne Plättchen mit rosa Rahmen oder Marke TRG; dazu beide Investorkärtchen.',
          'As HSB with 3 players, but: two-player map; no HHW, Kronen-Brauerei Dortmund or small brewery B2 (Hansa is out as with 3); no pink-framed tiles, no tiles marked TRG; plus both Investor cards.',
        ),
        say(
          'HSB-8.4.1.05',
          'Das Plättchen Dortmund City kommt wie in HSB auf E12. Für H19 gibt es keines: Es ist rosa, und H19 ist nicht auf dieser Karte.',
          'The overlay Dortmund City goes on E12 as in HSB. There is none for H19: it is pink, and H19 is not on the two-player map.',
        ),
      ),
      group(
        both('Für den Investor', 'For the Investor'),
        say(
          'HSB-8.4.1.02',
          'Eine von BME, CME, KWE und RhE wird für den Investor gezogen; ihr Kursmarker kommt auf 50.',
          'One of BME, CME, KWE, RhE is drawn for the Investor; its price marker goes on 50.',
        ),
        say(
          'HSB-8.4.1.03',
          'Dazu eine der übrigen Brauerei-AGs; ihre Zertifikate liegen an der dritten Aktienrunde der Rundenleiste bereit.',
          'One of the remaining brewery companies is drawn for him, too; its certificates lie at stock round 3 of the round track.',
        ),
      ),
      group(
        both('Das Angebot', 'The offer'),
        say(
          'HSB-8.4.1.04',
          'Drei zufällige kleine Brauereien stehen zum Kauf.',
          'Three random small breweries are offered.',
        ),
      ),
    ],
  },
  {
    section: '8.4.2',
    title: both('Startrunde', 'Start round'),
    lead: both(
      'Ihr bietet zu zweit, der Investor nimmt den Rest.',
      'You two bid, the Investor takes what is left.',
    ),
    groups: [
      group(
        null,
        say(
          'HSB-8.4.2.01',
          'Nur ihr beide bietet wie in 6.2.2; jeder zahlt Preis plus Gebot.',
          'Only the two players bid as in 6.2.2; each pays price + bid.',
          { see: ['6.2.2'] },
        ),
        say(
          'HSB-8.4.2.02',
          'Wer die niedrigere Nummer kauft, bekommt das Startspielerkärtchen. Der andere wählt eines der Investorkärtchen und gibt ihm das andere.',
          'The buyer of the lower number gets the first-action card; the other chooses one Investor card and hands over the other one.',
        ),
        say(
          'HSB-8.4.2.03',
          'Der Investor kauft die übrige kleine Brauerei.',
          'The Investor buys the remaining small brewery.',
          {
            decided: both(
              'Geld und Preis sind nicht genannt: Er beginnt wie ein Spieler mit 465 Mark und zahlt den aufgedruckten Preis ohne Gebot.',
              'Cash and price are not stated: he starts with 465 as a player and pays the printed price without a bid.',
            ),
          },
        ),
        say(
          'HSB-8.4.2.04',
          'Sie bekommt Startkapital und Platz in der Reihenfolge wie die anderen. Sie spielt ab der ersten Operationsrunde mit, seine Brauerei-AG ab der dritten.',
          'His small brewery gets its start capital and its place on the order track like the others; it acts from operating round 1, his brewery company from operating round 3 on.',
        ),
      ),
    ],
  },
  {
    section: '8.4.3',
    title: both('Erste Aktienrunde', 'First stock round'),
    lead: both('Wie im Eisenbahnspiel zu zweit.', 'As in the railway game for two.'),
    groups: [
      group(
        null,
        say(
          'HSB-8.4.3.01',
          'Wie 8.3.3: Startspielerkärtchen, dann der andere und der Investor nach Sitz. Er kauft zuerst 50 % seiner Eisenbahn und hier erst wieder, wenn zwei von euch gegründete Eisenbahnen in Betrieb sind.',
          'As 8.3.3: first-action holder, then the other player and the Investor by seat. His first turn is 50% of his railway; his next purchase here only after two railways founded by the players are in operation.',
          {
            see: ['8.3.3'],
            decided: both(
              'Das Warten gilt nur in dieser Aktienrunde; die späteren folgen allein 8.2.1.',
              'The waiting is for this stock round only; later ones follow 8.2.1 alone.',
            ),
          },
        ),
        say(
          'HSB-8.4.3.02',
          'Der Platz links vom letzten Käufer bekommt das Startspielerkärtchen, auch der Investor.',
          'The position left of the last buyer gets the first-action card, the Investor included.',
        ),
      ),
    ],
  },
  {
    section: '8.4.4',
    title: both('Andere Aktienrunden', 'Other stock rounds'),
    lead: both('Wie gewohnt, mit dem Investor am Tisch.', 'As usual, with the Investor at the table.'),
    groups: [
      group(
        null,
        say(
          'HSB-8.4.4.01',
          'Spätere Aktienrunden laufen wie in HSB, für den Investor nach 8.2.1.',
          'Later stock rounds are as in HSB, with 8.2.1 for the Investor.',
          { see: ['6.4', '8.2.1'] },
        ),
      ),
    ],
  },
  {
    section: '8.4.5',
    title: both('Operationsrunden', 'Operating rounds'),
    lead: both('Die graue Phase kommt notfalls nach Kalender.', 'The gray phase comes by date if need be.'),
    groups: [
      group(
        null,
        say(
          'HSB-8.4.5.01',
          'Die graue Phase beginnt spätestens mit der fünften Operationsrunde. 4er-Züge überaltern trotzdem erst mit dem ersten Kärtchen vom Typ 8.',
          'The gray phase starts at the beginning of operating round 5 at the latest; 4-trains still become obsolete only with the first type-8 card.',
        ),
        say(
          'HSB-8.4.5.03',
          'Grau nach Kalender bringt nur, was an Farben hängt: Plättchen, Startkurse, Werte von roten Feldern, Nachbarstädten, Gleisanschlüssen, Zusatzverkauf, Exportmarkt. Marker, Limits und Typ 8 warten auf ihre Kärtchen.',
          'Gray by date brings only what hangs on colours: tiles, start prices, values of red fields, towns and sidings, side sale, export box. Segment markers, limits and type 8 wait for their cards.',
          {
            decided: both(
              'Das Regelheft sagt nicht, was geschieht, wenn die Kärtchen noch in einer früheren Phase sind. Auch fehlende frühere Farben gelten dann; Marker der Marktsegmente, Limits und Typ 8 warten.',
              'The rulebook does not say what happens while the cards are in an earlier phase. Earlier colours not yet begun hold too; segment markers, limits and type 8 wait.',
            ),
          },
        ),
        say(
          'HSB-8.4.5.02',
          'Nach jeder Brauereirunde tauscht ihr die Investorkärtchen.',
          'After every brewery round the players swap the Investor cards.',
        ),
      ),
    ],
  },
  {
    section: '8.5',
    title: both('Das Ende zu zweit', 'The end for two'),
    lead: both('Eine Operationsrunde früher als sonst.', 'One operating round earlier than usual.'),
    groups: [
      group(
        null,
        say(
          'HSB-8.5.01',
          'Zu zweit ist HSB schon mit der letzten Brauereirunde der fünften Operationsrunde zu Ende.',
          'HSB for two ends after the last brewery round of operating round 5.',
          {
            decided: both(
              'Verglichen werden nur die beiden Spieler, nicht der Investor.',
              'Only the two players are ranked, not the Investor.',
            ),
          },
        ),
      ),
    ],
  },
];
