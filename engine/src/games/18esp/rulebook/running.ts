import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §5.4 and §5.5: trains, routes, values and what becomes of the income. */
export const running: readonly Section[] = [
  {
    section: '5.4',
    title: both('Betrieb der Loks', 'Running trains'),
    lead: both(
      'Jetzt wird verdient. Jede Lok fährt eine Route, und was an ihren Halten steht, wird zusammengezählt.',
      'Now money is earned. Every train runs a route, and the values of its stops are added up.',
    ),
    groups: [],
  },
  {
    section: '5.4.1',
    title: both('Die Loks', 'The trains'),
    lead: both(
      'Jede Lokkarte hat zwei Seiten, eine für jede Spurweite. Die Zahl darauf ist ihre Reichweite.',
      'Every train card has two sides, one for each gauge. The number on it is its range.',
    ),
    groups: [
      group(
        both('Reichweite', 'Range'),
        say(
          'ESP-5.4.1.01',
          'Eine iberische Lok mit der Zahl n hält an n Einkommensorten. Eine Schmalspurlok a+b hält an a beliebigen und dazu an b Kleinstädten, Minen oder Häfen.',
          'An Iberian train n calls at n stops. A narrow-gauge train a+b calls at a stops of any kind plus b towns, mines or ports.',
        ),
        say(
          'ESP-5.4.1.02',
          'Städte, Gebirgspässe und rote Fernverbindungen gehen nie auf die kleine Zahl.',
          'Cities, passes and red areas never use the small number.',
        ),
        say(
          'ESP-5.4.1.03',
          'Kein Einkommensort auf dem Weg darf ausgelassen werden.',
          'No stop on the way may be left out.',
        ),
      ),
      group(
        both('Preis, Zahl, Ende', 'Price, number, end'),
        say(
          'ESP-5.4.1.04',
          'Preis/Stück: 2/1+2 100/10 (+1), 3/2+3 200/9, 4/3+4 300/7, 5/4+5 500/5, 6/5+6 600/3, 8/6+8 800/beliebig viele. Die 4 verschrottet die 2er, die 6 die 3er, die 8 die 4er.',
          'Price/number: 2/1+2 100/10 (+1), 3/2+3 200/9, 4/3+4 300/7, 5/4+5 500/5, 6/5+6 600/3, 8/6+8 800/no limit. The 4 scraps the 2s, the 6 the 3s, the 8 the 4s.',
          { see: ['7'] },
        ),
      ),
    ],
  },
  {
    section: '5.4.2',
    title: both('Routen fahren', 'Running routes'),
    lead: both(
      'Für jede Lok sucht der Direktor eine Route aus. Die beste findet, wer Halte gut auf die Loks verteilt.',
      'The director picks a route for every train. The best result comes from sharing the stops well among them.',
    ),
    groups: [
      group(
        both('Wer wo fährt', 'Who runs where'),
        say(
          'ESP-5.4.2.01',
          'Iberische Loks fahren auf iberischem Gleis, Schmalspurloks auf Schmalspur.',
          'Iberian trains run on Iberian track, narrow-gauge trains on narrow track.',
        ),
        say(
          'ESP-5.4.2.02',
          'Jede Lok fährt eine Route, so weit ihre Reichweite trägt. Jede erlaubte ist recht, es muss nicht die beste sein.',
          'Every train runs one route, as far as its range goes. Any legal one will do, it need not be the best.',
          { see: ['5.1.2'] },
        ),
        say(
          'ESP-5.4.2.04',
          'Routen derselben Gesellschaft teilen sich kein Gleis; an Einkommensorten dürfen sie sich treffen. Über eine Weiche, in der zwei Gleise zu einem werden, fährt nur eine Lok.',
          'Routes of one company have no track in common; they may meet at stops. A switch whose branches join serves one train only.',
        ),
        say(
          'ESP-5.4.2.08',
          'Kleine Gesellschaften fahren keine roten Fernverbindungen und keine Gebirgspässe an.',
          'Minors visit neither red areas nor passes.',
        ),
        say(
          'ESP-5.4.2.10',
          'Rote Fernverbindungen und manche Häfen tragen ein W oder E: Eine Route verbindet nie zwei W-Orte und nie zwei E-Orte.',
          'Red areas and some ports carry a W or an E: a route never joins two W stops, nor two E stops.',
        ),
        say(
          'ESP-5.4.2.09',
          'Liegt ein OO-Teil in Gelb oder Grün, darf eine Route durch seine beiden Städte führen und beide zählen.',
          'On a yellow or green OO tile a route may use both cities and count both.',
          {
            decided: both(
              'Nur für OO ist das erlaubt; zwei Städte von Madrid oder von Barcelona kommen deshalb nicht auf eine Route.',
              'It is allowed for OO only; so two cities of Madrid or of Barcelona do not come on one route.',
            ),
          },
        ),
      ),
      group(
        both('Gebirgspässe', 'Passes'),
        say(
          'ESP-5.4.2.05',
          'Einen Gebirgspass fährt eine Lok nur an, wenn er eröffnet ist.',
          'A train visits a pass only if it is open.',
          { see: ['6.2'] },
        ),
        say(
          'ESP-5.4.2.06',
          'Ein Pass verbraucht Reichweite. Seinen Wert bringt er nur mit einem eigenen Marker darauf, sonst 0.',
          'A pass uses range. It pays its value to a company with a marker there, otherwise 0.',
        ),
        say(
          'ESP-5.4.2.11',
          'Eine einzelne Lok fährt bis zu einem eröffneten Pass, aber nicht darüber hinaus.',
          'A single train may reach an open pass but not go beyond.',
          { see: ['6.2.1'] },
        ),
      ),
      group(
        both('Was es bringt', 'What it brings'),
        say(
          'ESP-5.4.2.03',
          'Es zählt der aufgedruckte Wert, bei Häfen und roten Fernverbindungen der in der Farbe der Phase. Minen bringen 30, 20, 10, 0.',
          'The printed value counts, for ports and red areas the one in the colour of the phase. Mines bring 30, 20, 10, 0.',
          {
            decided: both(
              'Der Hafen C1 bringt in der gelben Phase 40, wie im Beispiel des Hefts; veröffentlichte Daten sagen 30.',
              'Port C1 brings 40 in the yellow phase, as in the rulebook’s example; published data say 30.',
            ),
          },
        ),
        say(
          'ESP-5.4.2.07',
          'Was Minen und Häfen bringen, geht sofort ins Betriebskapital. Der Rest aller Loks ist das Einkommen, über das entschieden wird.',
          'What mines and ports bring goes to the treasury at once. The rest of all trains is the income to decide on.',
          { see: ['5.5'] },
        ),
        say(
          'ESP-5.4.2.12',
          'Nord-Süd-Bonus: 100 für eine Route mit Madrid oder Barcelona und mit Gijón oder Bilbao.',
          'North–south bonus: 100 for a route with Madrid or Barcelona and with Gijón or Bilbao.',
        ),
        say(
          'ESP-5.4.2.13',
          'Ost-West-Bonus: 100 für eine Route von einem W-Ort zu einem E-Ort (rote Fernverbindung oder Hafen).',
          'East–west bonus: 100 for a route from a W stop to an E stop (red area or port).',
        ),
        say(
          'ESP-5.4.2.14',
          'Beide Boni auf einer Route sind zusammen 200.',
          'Both bonuses on one route make 200.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Eine 1+2 mit Tender', 'A 1+2 with a tender'),
        text: both(
          'Gelbe Phase: Die CFEA fährt Oviedo, Mine C5, Muros de Nalón, Hafen C1. Mine und Hafen bringen 30 + 40 = 70 ins Betriebskapital, das Einkommen ist 30 + 10 = 40. Ausgezahlt sind das 4 je Aktie, und der Kurs steigt; einbehalten fließen die 40 ins Betriebskapital, und er fällt. Statt zum Hafen könnte sie in Muros auch zur Kleinstadt westlich oder östlich abbiegen.',
          'Yellow phase: CFEA runs Oviedo, mine C5, Muros de Nalón, port C1. Mine and port bring 30 + 40 = 70 to the treasury, the income is 30 + 10 = 40. Paid out that is 4 a share and the price rises; withheld the 40 go to the treasury and it falls. Instead of the port it could turn in Muros to the town west or east of it.',
        ),
        atoms: ['ESP-3.1.17', 'ESP-5.4.1.01', 'ESP-5.4.2.03', 'ESP-5.4.2.07'],
        hexes: ['D6', 'C5', 'C3', 'C1'],
      },
      {
        title: both('Eine 3 und eine 4', 'A 3 and a 4'),
        text: both(
          'Grüne Phase: Die 3er-Lok der N fährt drei Halte zu 30, das sind 90. Ihre 4er fährt über Orte zu 30, 30 und 10 bis Porto (30), das sind 100. Mit einer Mine statt Porto wären es 70 Einkommen und 20 ins Betriebskapital.',
          'Green phase: the 3-train of N runs three stops of 30, that is 90. Its 4-train runs over stops of 30, 30 and 10 to Porto (30), that is 100. With a mine instead of Porto it would be 70 income and 20 to the treasury.',
        ),
        atoms: ['ESP-5.4.2.02', 'ESP-5.4.2.03', 'ESP-5.4.2.07'],
        hexes: ['C21'],
      },
      {
        title: both('Schmalspur: die kleine Zahl nutzen', 'Narrow gauge: using the small number'),
        text: both(
          'Grüne Phase: Eine 1+2 der CFEA kann 40 einfahren und 40 ins Betriebskapital bringen, oder auf einem anderen Weg 50 und 20. Eine 2+3 der SFVA fährt drei Halte an: Zwei bringen 40 + 30 = 70 Einkommen, der dritte 20 ins Betriebskapital.',
          'Green phase: a 1+2 of CFEA can earn 40 and bring 40 to the treasury, or on another way 50 and 20. A 2+3 of SFVA calls at three stops: two bring 40 + 30 = 70 income, the third 20 to the treasury.',
        ),
        atoms: ['ESP-5.4.1.01', 'ESP-5.4.1.02', 'ESP-5.4.2.07'],
      },
    ],
  },
  {
    section: '5.5',
    title: both('Einkommen und Kurs', 'Income and price'),
    lead: both(
      'Auszahlen macht die Aktionäre reich und den Kurs höher. Einbehalten füllt das Betriebskapital und drückt den Kurs.',
      'Paying out makes shareholders rich and lifts the price. Withholding fills the treasury and lowers the price.',
    ),
    groups: [
      group(
        both('Die Wahl', 'The choice'),
        say(
          'ESP-5.5.01',
          'Alles oder nichts: Das ganze Einkommen wird einbehalten oder das ganze ausgezahlt.',
          'All or nothing: the whole income is withheld, or the whole income is paid out.',
        ),
        say(
          'ESP-5.5.06',
          'Loks dürfen auch stehen bleiben. Bei 0 Einkommen (keine Lok, keine Fahrt, nur Mine oder Hafen) sinkt der Kurs wie beim Einbehalten, in der ersten Operationsrunde einer Gesellschaft auf jeden Fall.',
          'Trains may stay idle. With income 0 (no train, no run, only mine or port) the price falls as with withholding, and it does so in the first operating round of every company.',
          {
            decided: both(
              'Fahren heißt einmal Pflicht, einmal freiwillig; der Schritt ist Pflicht, wie viele Loks fahren, ist frei.',
              'Running is once called obligatory, once free; the step is obligatory, the number of trains that run is free.',
            ),
          },
        ),
      ),
      group(
        both('Einbehalten', 'Withholding'),
        say(
          'ESP-5.5.02',
          'Die Bank zahlt das Einkommen ins Betriebskapital, und der Kurs fällt ein Feld waagrecht nach links. Von 55 geht es auf 50, auf 50 bleibt er.',
          'The bank pays the income to the treasury, and the price goes one horizontal step left. From 55 it goes to 50, at 50 it stays.',
        ),
      ),
      group(
        both('Auszahlen', 'Paying out'),
        say(
          'ESP-5.5.04',
          'Bei einer großen Gesellschaft bringt jede Aktie ein Zehntel: Spieler bekommen ihren Teil, Aktien im freien Markt zahlen ins Betriebskapital, für die Aktienausgabe bekommt niemand etwas.',
          'With a major every share brings a tenth: players get theirs, market shares pay into the treasury, shares in the IPO pay nobody.',
        ),
        say(
          'ESP-5.5.03',
          'Bei einer kleinen Gesellschaft bekommt der Direktor die eine Hälfte, das Betriebskapital die andere.',
          'With a minor the director gets one half, the treasury the other.',
          {
            decided: both(
              'Das Heft nennt das Zertifikat einmal „50 %“, obwohl es nur eines gibt; wir nehmen es als eine Karte mit allen Rechten.',
              'The rulebook once calls the certificate “50%”, though it is the only one; we take it as one card with all rights.',
            ),
          },
        ),
        say(
          'ESP-5.5.05',
          'Beim Auszahlen steigt der Kurs ein Feld waagrecht nach rechts. Von 380 geht es auf 400, auf 400 bleibt er.',
          'With a payout the price goes one horizontal step right. From 380 it goes to 400, at 400 it stays.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Die CRB zahlt 130 aus', 'CRB pays out 130'),
        text: both(
          'Phase 3, Kurs 132: Eine 3er-Lok fährt Lisboa und zwei Orte zu 30 und 20, das sind 80; die andere 50 und eine Mine (20 ins Betriebskapital). Von 130 gibt es 13 je Aktie: Der Direktor mit 50 % bekommt 65, B mit 20 % 26, die CRB 26 für 20 % im freien Markt, die 10 % der Aktienausgabe nichts. Der Kurs steigt auf 144. Die zweite Lok hätte Lisboa auch auf dem anderen Gleis erreicht.',
          'Phase 3, price 132: one 3-train runs Lisboa and stops of 30 and 20, that is 80; the other 50 and a mine (20 to the treasury). Of 130 each share gets 13: the director with 50% 65, B with 20% 26, CRB 26 for 20% in the market, the 10% in the IPO nothing. The price rises to 144. The second train could also have reached Lisboa over the other track.',
        ),
        atoms: ['ESP-5.5.04', 'ESP-5.5.05', 'ESP-5.4.2.04'],
        hexes: ['A25', 'A27', 'B26'],
      },
    ],
  },
];
