import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §7 and §8: phases, and how it ends. */
export const phases: readonly Section[] = [
  {
    section: '7',
    title: both('Spielphasen', 'Phases'),
    lead: both(
      'Neue Loks verändern die Welt, und altes Eisen wird zu Schrott. „Loklimit 2/4“ heißt: 2 für kleine, 4 für große Gesellschaften; „Private bis 150 %“ ist deren höchster Preis, gemessen am Nennwert.',
      'New trains change the world, and old iron turns to scrap. “Limit 2/4” means 2 trains for minors, 4 for majors; “privates to 150%” is their highest price, measured by face value.',
    ),
    groups: [
      group(
        both('Wie eine Phase beginnt', 'How a phase begins'),
        say(
          'ESP-7.01',
          'Eine Phase beginnt, wenn die erste Lok ihrer Sorte gekauft oder exportiert wird, nicht schon, wenn sie ins Angebot kommt.',
          'A phase begins with the first purchase or export of its type of train, not with its coming on offer.',
        ),
        say(
          'ESP-7.02',
          'Verschrottete Loks sind sofort und ohne Entschädigung weg.',
          'Scrapped trains leave at once, without compensation.',
        ),
        say(
          'ESP-7.10',
          'Mehr Operationsrunden gibt es erst nach der nächsten Aktienrunde.',
          'A higher number of operating rounds applies only after the next stock round.',
        ),
        say(
          'ESP-7.12',
          'Gelbe Phase heißt Phase 2, grüne 3 und 4, braune 5 und 6, graue 7.',
          'The yellow phase is phase 2, green 3 and 4, brown 5 and 6, grey 7.',
        ),
      ),
      group(
        both('Die Phasen', 'The phases'),
        say(
          'ESP-7.03',
          'Phase 1 ist die Versteigerung; Phase 2 beginnt mit der ersten Aktienrunde.',
          'Phase 1 is the auction; phase 2 begins with the first stock round.',
        ),
        say(
          'ESP-7.04',
          'Phase 2: je 1 gelbes Teil und 1 Mine; 1 OR; nur kleine (Süden) und nördliche große (Norden); Private bis 100 %; Minen 30, gelbe Werte; Loklimit 2/4. Keine Pässe, kein Lokhandel, keine Kombi-Züge.',
          'Phase 2: 1 yellow tile and 1 yellow mine each; 1 OR; only minors (south) and northern majors (north); privates to 100%; mines 30, yellow values; limit 2/4. No passes, train trade, combined trains.',
        ),
        say(
          'ESP-7.05',
          'Phase 3 (erste 3): Grün; 2 OR; südliche große, Übernahmen, Pässe, Lokhandel; Private bis 150 %; Minen 20, grüne Werte; Loklimit 2/4; noch keine Kombi-Züge.',
          'Phase 3 (first 3): green tiles; 2 ORs; southern majors, takeovers, passes, train trade; privates to 150%; mines 20, green values; limit 2/4; no combined trains yet.',
        ),
        say(
          'ESP-7.06',
          'Phase 4 (erste 4): 2/1+2 sind Schrott; 2 OR; Private bis 200 %; Minen 20, grüne Werte; Loklimit 1/3; Kombi-Züge.',
          'Phase 4 (first 4): 2/1+2 scrapped; 2 ORs; privates to 200%; mines 20, green values; limit 1/3; combined trains.',
        ),
        say(
          'ESP-7.07',
          'Phase 5 (erste 5): Braun; 3 OR; Private und kleine schließen (Loks und Marker weg, Geld an die Bank); Minen 10, braune Werte; Loklimit 3; Start bei 60 % mit 10 × Ausgabekurs und allen Markern.',
          'Phase 5 (first 5): brown; 3 ORs; privates and minors close (trains and markers out, money to the bank); mines 10, brown values; limit 3; start at 60% with 10 × par and all markers.',
        ),
        say(
          'ESP-7.08',
          'Phase 6 (erste 6): 3/2+3 sind Schrott; 3 OR; Minen 10, braune Werte; Loklimit 2.',
          'Phase 6 (first 6): 3/2+3 scrapped; 3 ORs; mines 10, brown values; limit 2.',
        ),
        say(
          'ESP-7.09',
          'Phase 7 (erste 8): 4/3+4 sind Schrott; Grau; 3 OR; Minen 0, graue Werte; Loklimit 2. Die zweite 8 löst das Ende aus.',
          'Phase 7 (first 8): 4/3+4 scrapped; grey tiles; 3 ORs; mines 0, grey values; limit 2. The second 8 triggers the end.',
          { see: ['8'] },
        ),
        say(
          'ESP-7.11',
          'Vor Phase 4 gibt es keine Kombi-Züge.',
          'There are no combined trains before phase 4.',
          { see: ['6.2.1'] },
        ),
      ),
    ],
  },
  {
    section: '8',
    title: both('Gründung der RENFE und Spielende', 'RENFE and the end of the game'),
    lead: both(
      'Mit der zweiten 8 gründet der Staat seine eigene Bahn. Danach ist absehbar, wann Schluss ist.',
      'With the second 8 the state founds its own railway. From then on you can see when it will be over.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-8.01',
          'Ist die zweite 8/6+8 gekauft, wird diese Operationsrunde noch beendet (der Rest entfällt), dann folgen die letzte Aktienrunde und drei letzte Operationsrunden. Nach ihrem Export kommt die Aktienrunde sofort.',
          'Once the second 8/6+8 is bought, this operating round is finished (the rest is dropped), then come the last stock round and three last operating rounds. After its export the stock round follows at once.',
        ),
        say(
          'ESP-8.02',
          'In der allerletzten Operationsrunde zählt das Einkommen aller nördlichen großen Gesellschaften doppelt, und ihr Kursmarker rückt zweimal.',
          'In the very last operating round the income of all northern majors is doubled, and their price marker moves twice.',
          {
            decided: both(
              'Verdoppelt wird, was auszuzahlen ist, mit Boni, ohne Minen und Häfen; ausgezahlt geht der Kurs zwei Felder nach rechts, einbehalten oder bei 0 eines nach links.',
              'Doubled is what can be paid out, with bonuses, without mines and ports; a payout moves the price two steps right, withholding or 0 one step left.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Die letzte Fahrt im Norden', 'The last run in the north'),
        text: both(
          'In der letzten Operationsrunde fährt die CFEA 120 ein. Für die Auszahlung sind es 240, also 24 je Aktie, und der Kursmarker rückt zweimal.',
          'In the last operating round CFEA earns 120. For the payout that is 240, so 24 a share, and the price marker moves twice.',
        ),
        atoms: ['ESP-8.02'],
      },
    ],
  },
  {
    section: '8.1',
    title: both('Wer gewinnt', 'Who wins'),
    lead: both('Am Ende zählt nur dein eigenes Vermögen.', 'In the end only your own wealth counts.'),
    groups: [
      group(
        null,
        say(
          'ESP-8.1.01',
          'Dein Vermögen ist Bargeld plus Aktien zum aktuellen Kurs, minus das 1,5-Fache deiner Schulden. Geld und Loks der Gesellschaften zählen nicht.',
          'Your wealth is cash plus shares at the current price, minus 1.5 times your debt. Money and trains of companies do not count.',
        ),
        say(
          'ESP-8.1.02',
          'Das größte Vermögen gewinnt; bei Gleichstand die niedrigere Reihenfolgekarte.',
          'The largest wealth wins; in a tie the lower order card.',
        ),
      ),
    ],
  },
];
