import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer } from './variants.ts';

/** Chapters 4.5.6 to 4.5.6.3: revenue, dividends and prices. */
export const revenue: readonly Section[] = [
  {
    section: '4.5.6',
    title: both('Einnahmen', 'Revenue'),
    lead: both(
      'Zusammenzählen, verteilen oder behalten, und den Kurs bewegen.',
      'Add up, pay out or keep, and move the price.',
    ),
    groups: [],
  },
  {
    section: '4.5.6.1',
    title: both('Einnahmen berechnen', 'Working out the revenue'),
    lead: both('Was eine Fahrt wert ist.', 'What a run is worth.'),
    groups: [
      group(
        both('Felder', 'Fields'),
        say(
          'DO-4.5.6.1.1',
          'Die Einnahmen sind die Summe aller Routen, eine Route ist die Summe ihrer Felder plus Bier.',
          'Revenue is the sum of the routes; a route is the sum of its fields, plus beer.',
        ),
        say(
          'DO-4.5.6.1.2',
          'Rote Felder zählen in der gelben und grünen Phase den niedrigen, ab der braunen den hohen Wert; Nachbarstädte mit zwei Werten ebenso.',
          'Red fields count the lower value in yellow and green, the higher from brown; neighbouring towns with two values likewise.',
        ),
        say(
          'DO-4.5.6.1.3',
          'Güterbahnhöfe zählen 20. Mit eigenem Bahnhof dort sind es 20 + 10 für jeden Bahnhof, gleich wessen.',
          'Yards count 20; with an own station there 20 + 10 per station of any railway.',
        ),
      ),
      group(
        both('Bier', 'Beer'),
        say(
          'DO-4.5.6.1.4',
          'Jeder Bierquader bringt dazu den Bierwert des roten Feldes: 40 oder 50.',
          'Each cube adds the beer value of the red field: 40 or 50.',
        ),
        say(
          'DO-4.5.6.1.5',
          'Pro Route wird nur einmal geliefert. Bei zwei roten Feldern wählt der Direktor eines.',
          'Beer is delivered once per route; with two red fields the director picks one.',
        ),
        say(
          'DO-4.5.6.1.6',
          'Marker 4 bringt 10 dazu für jeden Biertransport.',
          'Marker 4 adds 10 for every beer run.',
          {
            decided: both(
              'Gezählt wird jeder Zug, der Bier fährt, nicht jeder Bierquader; so rechnet das Beispiel.',
              'Every train that carries beer counts, not every cube; this is how the example reckons.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Drei Züge: 355 Mark', 'Three trains: 355 Mark'),
        text: both(
          'Die Eisenbahn hat einen Bahnhof im Gbf Ost, wo zwei Bahnhöfe stehen. Erster 3er-Zug C20 – E14 – E12: 40 + 40 + 70 = 150. Zweiter E14 – F13 – G12: 40 + 35 + 30 = 105. Dritter F7 – E10 – E12: 20 + 10 + 70 = 100. Zusammen 355.',
          'The railway has a station in Gbf Ost, where two stations stand. First 3-train C20 – E14 – E12: 40 + 40 + 70 = 150. Second E14 – F13 – G12: 40 + 35 + 30 = 105. Third F7 – E10 – E12: 20 + 10 + 70 = 100. In all 355.',
        ),
        atoms: ['DO-4.5.6.1.1', 'DO-4.5.6.1.3', 'DO-4.5.4.3.4'],
        hexes: ['C20', 'E14', 'E12', 'F13', 'G12', 'F7', 'E10'],
      },
      {
        title: both('Zwei Züge: 270 Mark', 'Two trains: 270 Mark'),
        text: both(
          'Auch diese Eisenbahn hat einen Bahnhof im Gbf Ost. C20 – E14 – E12: 40 + 40 + 70 = 150. C14 – E12 – D9: 30 + 70 + 20 = 120. Zusammen 270.',
          'This railway, too, has a station in Gbf Ost. C20 – E14 – E12: 40 + 40 + 70 = 150. C14 – E12 – D9: 30 + 70 + 20 = 120. In all 270.',
        ),
        atoms: ['DO-4.5.6.1.1', 'DO-4.5.6.1.3'],
        hexes: ['C20', 'E14', 'E12', 'C14', 'D9'],
      },
      {
        title: both('Ohne Bahnhof im Güterbahnhof', 'Without a station in the yard'),
        text: both(
          'Dieser Eisenbahn zählt der Gbf Ost nur 20. C20 – E14 – E12: 40 + 20 + 70 = 130. Ihr 4er-Zug E12 – D9 – D7 – D3: 70 + 20 + 20 + 30 = 140. Zusammen 270.',
          'For this railway Gbf Ost counts only 20. C20 – E14 – E12: 40 + 20 + 70 = 130. Its 4-train E12 – D9 – D7 – D3: 70 + 20 + 20 + 30 = 140. In all 270.',
        ),
        atoms: ['DO-4.5.6.1.3'],
        hexes: ['C20', 'E14', 'E12', 'D9', 'D7', 'D3'],
      },
    ],
  },
  {
    section: '4.5.6.2',
    title: both('Auszahlen oder behalten', 'Pay out or keep'),
    lead: both(
      'Die wichtigste Frage des Direktors: Geld für die Aktionäre oder für die Eisenbahn?',
      'The director’s main question: money for the shareholders or for the railway?',
    ),
    groups: [
      group(
        null,
        say('DO-4.5.6.2.1', 'Alles wird ausgezahlt oder alles behalten.', 'All is paid out or all is kept.'),
        say(
          'DO-4.5.6.2.2',
          'Ausgezahlt wird auf 10 abgerundet, der Rest geht ins Betriebskapital. Jeder bekommt seinen Prozentsatz; Anteile der Eisenbahn zahlen ins Betriebskapital, der Bank Pool bekommt nichts.',
          'The payout is rounded down to 10, the rest goes to the treasury. Each player gets their percentage; company-held shares pay to the treasury; the Bank Pool gets nothing.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.5.6.2.01',
          'Auch hier wird auf 10 abgerundet, und der Rest geht ins Betriebskapital. Eigene Anteile zahlen ins Betriebskapital, Anteile im Bank Pool zahlen niemandem.',
          'The payout is rounded down to 10 and the rest goes to the treasury; company-held shares pay the treasury; shares in the Bank Pool pay nobody.',
        ),
      ),
    ],
    examples: [
      {
        title: both('155 Mark auszahlen', 'Paying out 155 Mark'),
        text: both(
          'Ausgezahlt werden 150, 5 gehen ins Betriebskapital. Der Direktor mit 40 % bekommt 60, zwei Spieler mit je 10 % bekommen je 15. Für 30 % im Bank Pool gibt es nichts. Für 10 % bei der Eisenbahn kommen 15 ins Betriebskapital, zusammen also 20.',
          'Paid out are 150, 5 go to the treasury. The director with 40% gets 60, two players with 10% each get 15 each. The 30% in the Bank Pool get nothing. For the 10% held by the railway 15 go to the treasury, 20 in all.',
        ),
        atoms: ['DO-4.5.6.2.2', 'HSB-4.5.6.2.01'],
      },
    ],
  },
  {
    section: '4.5.6.3',
    title: both('Der Kurs bewegt sich', 'The price moves'),
    lead: both(
      'Dividende treibt den Kurs nach rechts, keine treibt ihn nach links. Verglichen wird mit dem Kurs eines Anteils.',
      'A dividend drives the price right, none drives it left. It is compared with the price of one share.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.5.6.3.1',
          'Keine Dividende, auch bei Einnahmen 0 oder einer auf 0 abgerundeten Auszahlung: 1 Feld nach links, am linken Rand 1 nach unten.',
          'No dividend, also with revenue 0 or a payout rounded to 0: 1 cell left; at the left edge 1 down.',
          {
            decided: both(
              'Ganz unten links, auf der 20, bewegt sich nichts mehr.',
              'On the lowest left cell, 20, nothing moves any more.',
            ),
          },
        ),
        say(
          'DO-4.5.6.3.2',
          'Dividende unter dem Kurs: keine Bewegung, aber der Kursmarker kommt unter die anderen auf seinem Feld.',
          'Dividend below the price: no move, but the marker goes under the others on its cell.',
          {
            decided: both(
              'Dividende heißt hier die ganze abgerundete Summe, auch der Teil des Bank Pools, verglichen mit dem Kurs eines 10 %-Anteils vor der Bewegung.',
              'Dividend here means the whole rounded sum, the part of the Bank Pool included, compared with the price of one 10% share before the move.',
            ),
          },
        ),
        say(
          'DO-4.5.6.3.3',
          'Mindestens der Kurs, aber unter dem dreifachen: 1 nach rechts. Lag der Marker vorher am rechten Rand, dem letzten Feld seiner Zeile, geht er 1 nach oben.',
          'At least the price, below three times: 1 right. If the marker was on the right edge before, the last cell of its row, 1 up.',
        ),
        say(
          'DO-4.5.6.3.4',
          'Dreifacher Kurs oder mehr: 2 nach rechts. Lag er am rechten Rand, insgesamt nur 1 nach oben; lag er ein Feld davor, 1 nach rechts, der zweite Schritt verfällt.',
          'Three times the price or more: 2 right. If on the right edge before, 1 up in all; one cell before the edge 1 right, the second step is lost.',
          {
            decided: both(
              'Nach oben geht es nur, wenn der Marker vor der Bewegung am Rand lag. Auf dem letzten Feld der obersten Zeile bewegt sich nichts.',
              'The move up is only for a marker that stood on the edge before. On the last cell of the top row nothing moves.',
            ),
          },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.5.6.3.01',
          'Keine Dividende: 1 Feld links. Unter dem Kurs: bleibt, unter dem Stapel. Ab dem Kurs 1 rechts, ab dem dreifachen 2; es zählt die ganze abgerundete Auszahlung. Rechts am Ende bleibt er, links wartet das Bankrott-Feld.',
          'No dividend: 1 cell left. Below the price: stays, under the stack. From the price on 1 right, from three times 2 right; the whole rounded payout counts. At the right end it stays; at the left waits the red cell.',
          {
            decided: both(
              'Verglichen wird mit dem Kurs eines Anteils von 10 %; eine Auszahlung von 0 gilt als keine Dividende. Ein Feld vor dem rechten Ende verfällt der zweite Schritt.',
              'It is compared with the price of one 10% share; a payout of zero counts as no dividend. One cell before the right end the second step is lost.',
            ),
          },
        ),
      ),
    ],
  },
];
