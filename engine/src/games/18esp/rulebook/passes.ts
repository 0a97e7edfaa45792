import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §6.2: the four passes between the two maps, and the trains that cross them. */
export const passes: readonly Section[] = [
  {
    section: '6.2',
    title: both('Gebirgspässe', 'Mountain passes'),
    lead: both(
      'Vier Pässe verbinden Norden und Süden. Wer einen eröffnet, kann auf der anderen Karte bauen und verdienen.',
      'Four passes join north and south. Whoever opens one can build and earn on the other map.',
    ),
    groups: [
      group(
        both('Eröffnen', 'Opening'),
        say(
          'ESP-6.2.01',
          'In Phase 2 darf man Gleis bis an einen Pass bauen, ihn aber nicht eröffnen. Ab Phase 3 dürfen große Gesellschaften das.',
          'In phase 2 track up to a pass is fine, opening it is not. From phase 3 on majors may open passes.',
        ),
        say(
          'ESP-6.2.02',
          'Wer eröffnet, braucht eine Gleisverbindung zum Pass, aber keine Lok.',
          'The opener needs a track connection to the pass, but no train.',
        ),
        say(
          'ESP-6.2.03',
          'Jede Gesellschaft eröffnet je Operationsrunde höchstens einen Pass.',
          'A company opens at most one pass per operating round.',
        ),
        say(
          'ESP-6.2.04',
          'Aus dem Betriebskapital kostet Pajares 100, jeder der zwei baskischen Pässe 80, Alar del Rey 60. Das geschieht zusätzlich in Schritt 1 und ist freiwillig.',
          'From the treasury: Pajares 100, the two Basque passes 80 each, Alar del Rey 60. It is an additional action in step 1, optional.',
        ),
        say(
          'ESP-6.2.05',
          'Ist er offen, sind sein Gleis und seine zwei Kreise benutzbar. Wer ihn eröffnet hat, darf gleich für 50 einen Marker setzen.',
          'Once open, its track and its two circles can be used. The opener may place a marker at once for 50.',
        ),
      ),
      group(
        both('Marker auf dem Pass', 'Markers on a pass'),
        say(
          'ESP-6.2.06',
          'Auf einem Pass liegt je Gesellschaft ein Marker; auf mehreren Pässen darf sie Marker haben.',
          'There is one marker per company on a pass; markers on several passes are fine.',
        ),
        say(
          'ESP-6.2.07',
          'Die zweite Gesellschaft auf einem Pass zahlt ihre 50 an die Gesellschaft mit dem ersten Marker dort.',
          'The second company on a pass pays its 50 to the company with the first marker there.',
        ),
        say(
          'ESP-6.2.08',
          'Ein Marker auf einem Pass ist der Bahnhof dieser Operationsrunde.',
          'A marker on a pass is the station of that operating round.',
          { see: ['5.3.4'] },
        ),
      ),
      group(
        both('Darüber fahren', 'Crossing it'),
        say(
          'ESP-6.2.11',
          'Durch einen offenen Pass dürfen große Gesellschaften auf der anderen Karte Gleisteile legen, Bahnhöfe setzen und Loks fahren lassen.',
          'Through an open pass majors may lay tiles, place stations and run trains on the other map.',
        ),
        say(
          'ESP-6.2.09',
          'Seinen Wert bringt er nur mit eigenem Marker, sonst 0; Reichweite kostet er immer. Sind beide Kreise fremd, ist er gesperrt wie eine Stadt. Aufgerüstet wird er nie.',
          'It pays its value only to a company with a marker there, otherwise 0; range is used anyway. With both circles foreign it is blocked like a city. It is never upgraded.',
        ),
        say(
          'ESP-6.2.10',
          'Eine Schmalspur- und eine iberische Lok dürfen am selben Pass starten. Das sind zwei getrennte Routen, also ohne Nord-Süd-Bonus.',
          'A narrow and an Iberian train may start at the same pass. These are two independent routes, so there is no north–south bonus.',
        ),
        say(
          'ESP-6.2.12',
          'Auf einer Route liegt höchstens ein Pass.',
          'There is at most one pass on a route.',
          {
            decided: both(
              'Das gilt auch für die Destination, denn das Heft verlangt dort eine Route: Ein Weg über zwei Pässe erreicht sie nicht.',
              'This holds for the destination too, because the rulebook asks for a route there: a way over two passes does not reach it.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '6.2.1',
    title: both('Kombi-Züge', 'Combined trains'),
    lead: both(
      'Nur ein Kombi-Zug fährt von einer Karte auf die andere: Eine alte Lok der einen Spurweite kommt unter eine neue der anderen.',
      'Only a combined train runs from one map to the other: an old train of one gauge goes under a current one of the other gauge.',
    ),
    groups: [
      group(
        both('Zusammenstellen', 'Putting it together'),
        say(
          'ESP-6.2.1.01',
          'Er besteht aus zwei Loks, einer Schmalspurlok und einer iberischen.',
          'It consists of two trains, one narrow and one Iberian.',
        ),
        say('ESP-6.2.1.02', 'Genau eine von beiden ist recycelt.', 'Exactly one of them is recycled.'),
        say(
          'ESP-6.2.1.03',
          'Recycelt heißt: eine verschrottete oder exportierte Lok für den doppelten Preis. Sie kommt unter eine Lok der Gesellschaft; ab da sind beide eine Lok.',
          'Recycled means a scrapped or exported train for twice its price. It goes under a train of the company; from then on both are one train.',
        ),
        say(
          'ESP-6.2.1.12',
          'Recycelt wird, wenn Loks gekauft werden.',
          'Recycling happens in the step for buying trains.',
        ),
        say(
          'ESP-6.2.1.13',
          'Kleine Gesellschaften haben keine Kombi-Züge.',
          'Minors own no combined trains.',
        ),
        say(
          'ESP-6.2.1.14',
          'In der Notfinanzierung geht es nicht.',
          'It is not possible in emergency financing.',
          {
            see: ['5.7.1'],
            decided: both(
              'Ein Kombi-Zug im freien Markt zählt daher nicht als billigste Lok, und der Direktor hilft nicht mit; kann die Gesellschaft ihn selbst zahlen, ist sie nicht in Not.',
              'So a combined train in the market is not the cheapest train, nor may the director help; a company that can pay for it itself is not in need.',
            ),
          },
        ),
        say(
          'ESP-6.2.1.15',
          'Der Erdbeerzug 2F lässt sich nicht kombinieren.',
          'The strawberry train 2F cannot be combined.',
        ),
      ),
      group(
        both('Was er ist', 'What it is'),
        say(
          'ESP-6.2.1.06',
          'Für das Loklimit ist er eine einzige Lok und darf auch am Limit entstehen; so viele, wie das Limit erlaubt, sind möglich.',
          'For the limit it is one train and may be formed at the limit; there may be as many as the limit allows.',
        ),
        say('ESP-6.2.1.07', 'Getrennt wird er nie mehr.', 'It is never separated again.'),
        say(
          'ESP-6.2.1.08',
          'Gesellschaften dürfen mit ihm handeln wie mit anderen Loks.',
          'Companies may trade it like other trains.',
        ),
        say(
          'ESP-6.2.1.05',
          'Er wird zusammen mit seiner Hauptlok (der nicht recycelten) verschrottet.',
          'It is scrapped together with its main train (the one that is not recycled).',
        ),
      ),
      group(
        both('Fahren', 'Running'),
        say(
          'ESP-6.2.1.04',
          'Seine Reichweite ist die Summe beider, große und kleine Zahlen getrennt.',
          'Its range is the sum of both, large and small numbers apart.',
        ),
        say(
          'ESP-6.2.1.09',
          'Er muss über einen Pass fahren und, den Pass nicht mitgerechnet, auf jeder Karte mindestens einen Einkommensort zählen; sonst bringt er 0.',
          'It must run over a pass and, the pass itself apart, count at least one stop on each map; otherwise it brings 0.',
        ),
        say(
          'ESP-6.2.1.10',
          'Sonst sind die Halte frei wählbar, und die kleine Zahl gilt auf beiden Karten. Ein zweiter Pass ist nicht erlaubt.',
          'Apart from that the stops are free, and the small number may be used on both maps. A second pass is not allowed.',
        ),
        say(
          'ESP-6.2.1.11',
          'Auch ein Kombi-Zug darf einen Tender haben.',
          'A combined train may have a tender too.',
          {
            decided: both(
              'Das Heft spricht von „jedem Spielplanteil“; für uns bringt ein Tender auch hier nur einen Halt mehr, auf einer der beiden Karten.',
              'The rulebook speaks of “each part of the map”; for us a tender adds one stop in all here too, on either map.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Aus 4 und 1+2 wird 5+2', '4 and 1+2 make 5+2'),
        text: both(
          'Eine Gesellschaft kauft die erste 4; alle 2/1+2 werden verschrottet. Sie holt für 200 eine 1+2 zurück und schiebt sie unter ihre 4. Nun hat sie eine 5+2, die über einen Pass fahren muss.',
          'A company buys the first 4; all 2/1+2 are scrapped. For 200 it takes back a 1+2 and puts it under its 4. Now it owns a 5+2, which must cross a pass.',
        ),
        atoms: ['ESP-6.2.1.03', 'ESP-6.2.1.04', 'ESP-6.2.1.09'],
      },
    ],
  },
];
