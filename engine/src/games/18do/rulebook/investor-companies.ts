import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer, inRailway } from './variants.ts';

/** Chapters 8.2.2 to 8.2.2.2: how the players manage the Investor's railway and brewery. */
export const investorCompanies: readonly Section[] = [
  {
    section: '8.2.2',
    title: both('Der Investor in der Operationsrunde', 'The Investor in the operating round'),
    lead: both(
      'Abwechselnd führt einer von euch seine Gesellschaften, mit engen Vorgaben.',
      'In turn one of you manages his companies, within narrow rules.',
    ),
    groups: [
      group(
        inRailway,
        say(
          'DO-8.2.2.1',
          'Ihr verwaltet seine Eisenbahn abwechselnd nach den folgenden Regeln. Was freiwillig ist, entscheidet, wer sie gerade verwaltet.',
          'The players manage the Investor’s railway in turn within the rules below; what is optional is the managing player’s decision.',
          {
            decided: both(
              'Seine Privatbrauerei zahlt ihm Rendite, Bierquader seiner Eisenbahn kommen darauf. Ihren Marker vergeben oder sie umdrehen entscheidet der Verwalter, nur im Spielzug dieser Eisenbahn.',
              'His private brewery pays him its income, cubes for his railway go on it. Assigning its marker or flipping it is the managing player’s choice, only in that railway’s turn.',
            ),
          },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-8.2.2.01',
          'Wer „Investor’s Railway“ oder „Investor’s Brewery“ hat, verwaltet diese Gesellschaft. Vorgeschriebenes lässt keine Wahl, Freiwilliges entscheidet er.',
          'The holder of the “Investor’s Railway” or “Investor’s Brewery” card manages that company; what is prescribed leaves no choice, what is voluntary the holder decides.',
        ),
      ),
    ],
  },
  {
    section: '8.2.2.1',
    title: both('Die Eisenbahn des Investors', 'The Investor’s railway'),
    lead: both(
      'Bauen entscheidet der Verwalter. Fahren, Auszahlen und Zugkauf sind fast ganz vorgeschrieben.',
      'Building is up to the managing player. Running, paying and buying trains are almost fully prescribed.',
    ),
    groups: [
      group(
        both('TRG: Fahren und Auszahlen', 'TRG: running and paying'),
        say(
          'DO-8.2.2.1.1',
          'Die Eisenbahn ist nach ihrem Kurs dran; es verwaltet sie, wer das Kärtchen „Investor’s Railway“ hat.',
          'The railway acts at its place in the price order, managed by the holder of the card “Investor’s Railway”.',
        ),
        say(
          'DO-8.2.2.1.2',
          'Ihre Züge müssen so viel einnehmen wie möglich; der andere darf auf eine bessere Fahrt hinweisen.',
          'Its trains must earn the highest possible revenue; the other player may point out a better run.',
        ),
        say(
          'DO-8.2.2.1.3',
          'Dividende gibt es nur mit einem Zug des neuesten Typs, den die Bank anbietet; mit einem permanenten Zug immer.',
          'It pays a dividend only with a train of the newest type offered by the bank; with a permanent train always.',
        ),
      ),
      group(
        both('TRG: Züge', 'TRG: trains'),
        say(
          'DO-8.2.2.1.4',
          'Ohne Zug der jetzigen Phase muss sie einen aus der Auslage kaufen, wenn Betriebskapital und Zuglimit es erlauben.',
          'Without a train of the current phase it must buy one from the display if treasury and limit allow.',
        ),
        say(
          'DO-8.2.2.1.5',
          'Sie kauft nur neue Züge und stimmt nie zu, einen zu verkaufen.',
          'It buys only new trains and never agrees to sell one.',
        ),
        say(
          'DO-8.2.2.1.6',
          'Ohne Zug und Geld am Ende: 1 alle Zertifikate der Eisenbahn (1 Feld links je 10 %), 2 Privatgeld des Investors, soweit nötig, 3 Zertifikate von Spielergesellschaften, niedrigster Kurs zuerst, 4 zinsloser Kredit.',
          'Without train and money at the end: 1 all certificates of the railway (1 left per 10%), 2 the Investor’s private cash as far as needed, 3 player-company certificates, lowest price first, 4 an interest-free loan.',
          {
            decided: both(
              'Für Schritt 3 verweist das Regelheft auf sich selbst; gemeint ist die Kaufordnung in 8.2.1.1, rückwärts gelesen.',
              'For step 3 the rulebook points to itself; the buying priority of 8.2.1.1, read backwards, is meant.',
            ),
          },
        ),
        say(
          'DO-8.2.2.1.7',
          'Der Kredit wird aus späteren Einnahmen zurückgezahlt; vorher gibt es keine Dividende.',
          'The loan is repaid from revenue in later operating rounds; no dividend before it is repaid.',
        ),
      ),
      group(
        both('TRG: eigene Zertifikate', 'TRG: own certificates'),
        say(
          'DO-8.2.2.1.8',
          'Ein eigenes Zertifikat darf sie nur verkaufen, wenn sie keinen Zug der jetzigen Phase hat und der Verkauf diesen Kauf möglich macht.',
          'It may sell one own certificate only if it has no train of the current phase and the sale makes that purchase possible.',
        ),
        say(
          'DO-8.2.2.1.9',
          'Mit einem permanenten Zug und ohne offenen Kredit kauft sie in jeder Operationsrunde ein eigenes Zertifikat aus dem Bank Pool zurück, wenn sie kann.',
          'With a permanent train and no open loan it buys back one own certificate from the Bank Pool each operating round if it can.',
        ),
        say(
          'DO-8.2.2.1.10',
          'Sonst handelt sie nie mit eigenen Zertifikaten, außer beim Zwangskauf.',
          'Apart from these two rules and the forced purchase it never trades a certificate of its own.',
          {
            decided: both(
              'Genannt sind nur diese Fälle; alles andere bleibt ihr verwehrt.',
              'Only these cases are named; everything else is closed to it.',
            ),
          },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-8.2.2.1.01',
          'Ihre Züge fahren die Routen mit den höchsten Einnahmen.',
          'Its trains run the routes with the highest income.',
        ),
        say(
          'HSB-8.2.2.1.02',
          'Sie zahlt aus mit einem permanenten Zug (5, 6, 8) oder einem des neuesten Typs, der zu haben ist; sonst behält sie. Bei offenem Kredit behält sie und zahlt zurück.',
          'It pays if it owns a permanent train (5, 6, 8) or a train of the newest type on sale; else it keeps. While a loan is open it keeps and repays.',
          {
            decided: both(
              'Neuester Typ ist der höchste, den man jetzt aus der Auslage kaufen kann; sind 6 und 8 da, ist es 8.',
              'Newest is the highest type that can be bought from the display now; with 6 and 8 both on sale it is 8.',
            ),
          },
        ),
        say(
          'HSB-8.2.2.1.03',
          'Ohne Zug der jetzigen Phase muss sie einen neuen aus der Auslage kaufen, wenn Betriebskapital und Limit reichen.',
          'Without a train of the current phase it must buy a new one from the display if treasury and limit allow.',
          {
            decided: both(
              'Jetzige Phase ist der höchste Typ, der die Auslage verlassen hat; die graue Phase nach Kalender zählt hier nicht. Sinkt ein Limit, gehen die niedrigsten Typen.',
              'The current phase is the highest type that has left the display; gray by date does not count here. When a limit drops, its lowest types go.',
            ),
          },
        ),
        say(
          'HSB-8.2.2.1.04',
          'Sie handelt nicht mit Zügen anderer Eisenbahnen.',
          'It does not trade trains with other railways.',
        ),
        say(
          'HSB-8.2.2.1.05',
          'Fehlt Geld: Betriebskapital, alle eigenen Zertifikate, Geld des Investors, seine Zertifikate von Spielergesellschaften, Kredit. Der Kredit kostet keine Zinsen und wird nicht verdoppelt.',
          'If money is short: treasury, all own certificates, the Investor’s cash, his player-company certificates, a loan. The loan bears no interest and is not doubled.',
          {
            decided: both(
              'Der Verweis im Regelheft zeigt auf sich selbst; wir lesen ihn als 8.2.1.1, rückwärts.',
              'The rulebook’s reference points to itself; we read it as 8.2.1.1, backwards.',
            ),
          },
        ),
        say(
          'HSB-8.2.2.1.06',
          'Ein eigenes Zertifikat verkauft sie nur, wenn das den fehlenden Zug der Phase möglich macht; mit permanentem Zug und ohne Kredit kauft sie je Eisenbahnrunde eines zurück.',
          'It may sell one own certificate if that makes the missing train of the phase possible; with a permanent train and no loan it buys one back each railway round if it can.',
          {
            decided: both(
              'Erst kommt der Zugkauf, dann der Rückkauf: Sonst könnte der Rückkauf eine Pflicht aufheben.',
              'Purchase first, then buy-back: otherwise the buy-back could cancel a duty.',
            ),
          },
        ),
      ),
    ],
  },
  {
    section: '8.2.2.2',
    title: both('Die Brauerei des Investors (HSB)', 'The Investor’s brewery (HSB)'),
    lead: both(
      'Erst die kleine Brauerei, ab der dritten Aktienrunde die Brauerei-AG.',
      'First the small brewery, from the third stock round the brewery company.',
    ),
    groups: [
      group(
        both('Auszahlen', 'Paying out'),
        say(
          'HSB-8.2.2.2.01',
          'Kleine Brauerei: mit dem neuesten Typ halb und halb, sonst behält sie. AG: Bei Kredit behält sie; mit Typ 5, 6 oder 8 entscheidet der Verwalter; sonst zahlt sie mit dem neuesten Typ aus und behält ohne ihn.',
          'Small brewery: with the newest type half and half, else it keeps all. Company: with a loan it keeps; with type 5, 6 or 8 the managing player decides; else it pays with the newest type and keeps without.',
        ),
        say(
          'HSB-8.2.2.2.05',
          'Auch ein offener Kredit der Brauerei-AG verhindert ihre Dividende.',
          'An open loan of the brewery company also stops its dividend.',
        ),
      ),
      group(
        both('Kaufen', 'Buying'),
        say(
          'HSB-8.2.2.2.02',
          'Die kleine Brauerei kauft ein BAK (bis Typ 5, unter dem Limit), sobald ihr Geld reicht. Die AG muss ohne neuesten Typ einen kaufen, wenn Geld und Limit es erlauben.',
          'The small brewery buys equipment (up to type 5, below the limit) as soon as its treasury suffices. The company without the newest type must buy one if treasury and limit allow.',
          {
            decided: both(
              'Pflicht ist ein BAK pro Spielzug; ein zweites in der gelben Phase, ein Zuschuss bis 50 % vom Investor und bei der AG das Ablegen eines BAKs am Anfang entscheidet der Verwalter.',
              'One card per turn is a must; a second one in yellow, up to 50% from the Investor’s cash, and for the company discarding one card at the start are the managing player’s choice.',
            ),
          },
        ),
        say(
          'HSB-8.2.2.2.03',
          'Hat die AG am Ende kein BAK, folgt ein Zwangskauf wie bei der Eisenbahn des Investors.',
          'A company without equipment at the end makes a forced purchase in the same order as the Investor’s railway.',
          { see: ['HSB-8.2.2.1.05'] },
        ),
      ),
      group(
        both('Anderes', 'Other things'),
        say(
          'HSB-8.2.2.2.04',
          'Die AG darf ein eigenes Zertifikat verkaufen, wenn das die Lücke für den fehlenden neuesten Typ schließt, und pro Spielzug eines zurückkaufen.',
          'The company may sell one own certificate if that closes the gap for the newest type it lacks; it may buy back one per turn.',
        ),
        say(
          'HSB-8.2.2.2.06',
          'Ob jemand die Züge des Investors mit Bier beladen darf, entscheidet, wer „Investor’s Railway“ hat.',
          'Consent to load the Investor’s trains is given by the holder of the “Investor’s Railway” card.',
        ),
      ),
    ],
  },
];
