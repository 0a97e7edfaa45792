import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** §4 to §4.3: a stock round, the certificate limit, selling and buying. */
export const stock: readonly Section[] = [
  {
    section: '4',
    title: both('Aktienrunden', 'Stock rounds'),
    lead: both(
      'Jetzt handelst du mit deinem eigenen Geld: Du verkaufst Aktien, zahlst Kredite zurück und kaufst. Reihum, bis niemand mehr will.',
      'Now you act with your own money: you sell shares, repay loans and buy. Round and round, until nobody wants to any more.',
    ),
    groups: [
      group(
        both('Wer dran ist', 'Whose turn it is'),
        say(
          'ESP-4.01',
          'Die niedrigste Reihenfolgekarte beginnt, dann geht es aufsteigend weiter, immer wieder reihum.',
          'The lowest order card starts, then it goes on in ascending order, round and round.',
        ),
        say(
          'ESP-4.04',
          'Wenn du nichts tust, passt du. Das schadet nicht: Beim nächsten Mal darfst du wieder handeln.',
          'If you do nothing, you pass. That does no harm: the next time you may act again.',
        ),
        say(
          'ESP-4.05',
          'Die Aktienrunde endet, wenn alle nacheinander gepasst haben.',
          'The stock round ends when all players have passed one after another.',
          { see: ['4.5'] },
        ),
      ),
      group(
        both('Was du in deinem Zug tust', 'What you do in your turn'),
        say(
          'ESP-4.02',
          'Zuerst verkaufst du beliebig viele Zertifikate, dann zahlst du Kredite zurück, dann kaufst du höchstens ein Zertifikat.',
          'First you sell any number of certificates, then you repay loans, then you buy at most one certificate.',
          { see: ['4.2', '4.3', '5.7.2'] },
        ),
        say(
          'ESP-4.03',
          'Diese Folge ist fest: Nach dem Kauf wird nicht mehr verkauft.',
          'This sequence is fixed: no selling after the purchase.',
        ),
      ),
      group(
        both('Zertifikate und Kurse', 'Certificates and prices'),
        say(
          'ESP-4.06',
          'Ein Zertifikat ist eine Karte. Die Karte zu 10 % ist eine Aktie, das Direktorszertifikat ist zwei; der Wert ist Zahl der Aktien mal Kurs.',
          'A certificate is a card. A 10% card is one share, a president certificate two; the value is the number of shares times the price.',
        ),
        say(
          'ESP-4.07',
          'Was in der Aktienausgabe liegt, kostet immer den Ausgabekurs; der Kurswert dagegen bewegt sich. Am Anfang sind beide gleich.',
          'Par stays fixed for all shares in the IPO, the price moves. Both start equal.',
        ),
      ),
    ],
  },
  {
    section: '4.1',
    title: both('Zertifikatlimit', 'Certificate limit'),
    lead: both(
      'Niemand darf alles haben: Die Zahl deiner Karten ist begrenzt.',
      'Nobody may own everything: the number of your cards is limited.',
    ),
    groups: [
      group(
        null,
        say(
          'ESP-4.1.01',
          'Höchstens 16, 27, 20, 16 oder 13 Zertifikate bei 2, 3, 4, 5 oder 6 Personen. Privatgesellschaft, Direktorszertifikat (20 %), 10-%-Aktie und kleine Gesellschaft zählen je 1.',
          'At most 16, 27, 20, 16 or 13 certificates with 2, 3, 4, 5 or 6 players. Private company, president certificate (20%), 10% share and minor count 1 each.',
          {
            decided: both(
              'Wer am Limit durch einen Kauf Direktor würde, gäbe zwei Karten für eine her; der Kauf bleibt trotzdem verwehrt, weil das Limit auf den Kauf sieht und der Tausch erst danach kommt.',
              'A buyer at the limit who would become director gives two cards for one; the purchase is refused all the same, because the limit looks at the purchase and the swap comes after it.',
            ),
          },
        ),
        say(
          'ESP-4.1.02',
          'Hast du zu viele, gleich warum, musst du in deiner nächsten Aktion einer Aktienrunde bis zum Limit verkaufen.',
          'If you have too many, for whatever reason, you must sell down to the limit in your next action of a stock round.',
        ),
      ),
    ],
  },
  {
    section: '4.2',
    title: both('Zertifikate verkaufen', 'Selling'),
    lead: both(
      'Verkaufen bringt sofort Geld und drückt den Kurs. Manchmal ist gerade das der Sinn.',
      'Selling brings money at once and pushes the price down. Sometimes that is the very idea.',
    ),
    groups: [
      group(
        both('Was du bekommst', 'What you get'),
        say(
          'ESP-4.2.01',
          'Du verkaufst je Zug so viele Aktien, wie du willst. Sie kommen in den freien Markt, und die Bank zahlt für jede den aktuellen Kurs.',
          'You sell as many shares a turn as you like. They go to the market, and the bank pays the current price for each.',
        ),
        say(
          'ESP-4.2.09',
          'Alle Aktien eines Verkaufs zählen zum Kurs davor. Nach der Zahlung rückt der Kursmarker je 10 % ein Feld schräg nach links; auf 50 bleibt er stehen.',
          'All shares of one sale are paid at the price before it. After payment the price marker goes one diagonal step left for every 10%; at 50 it stays.',
          {
            decided: both(
              'Verkaufst du eine Gesellschaft im selben Zug mehrmals, zählt für jeden Verkauf der Kurs davor; einzeln bringt also weniger, und der Tisch sagt es dir vorher.',
              'If you sell one company several times in a turn, every sale is paid at the price before it; so selling apart brings less, and the table tells you beforehand.',
            ),
          },
        ),
        say(
          'ESP-4.2.08',
          'Verkaufst du Aktien mehrerer Gesellschaften, bestimmst du, in welcher Folge.',
          'If you sell shares of several companies, you choose their sequence.',
        ),
      ),
      group(
        both('Was nicht geht', 'What is not allowed'),
        say(
          'ESP-4.2.02',
          'Im freien Markt liegen höchstens 50 % einer Gesellschaft.',
          'At most 50% of a company lie in the market.',
        ),
        say(
          'ESP-4.2.03',
          'Das Direktorszertifikat kommt nie in den freien Markt. Ganz aussteigen kann ein Direktor nur, wenn ein anderer Spieler mit mindestens 20 % es übernimmt.',
          'The president certificate never enters the market. A director can sell out only if another player with at least 20% takes it over.',
          { see: ['4.4'] },
        ),
        say(
          'ESP-4.2.04',
          'Aktien einer Gesellschaft, die noch nie an der Reihe war, verkaufst du nicht; in der ersten Aktienrunde also keine.',
          'Shares of a company that has not operated yet are not sold; so none in the first stock round.',
          {
            decided: both(
              'Ob eine Gesellschaft mitten in ihrem ersten Zug schon „operiert hat“, ist offen; für uns erst danach, damit ihre eigenen Aktien nicht ihre erste Lok bezahlen.',
              'Whether a company has “operated” in the middle of its first turn is open; for us only afterwards, so that its own shares do not pay for its first train.',
            ),
          },
        ),
        say(
          'ESP-4.2.07',
          'Hat eine Gesellschaft noch keinen Ausgabekurs, verkaufst du ihre Aktien nicht; das betrifft die Aktie von P6.',
          'Shares of a company without par are not sold; this concerns the share of P6.',
          { see: ['ESP-3.1.23'] },
        ),
        say(
          'ESP-4.2.05',
          'Privatgesellschaften kannst du nicht in den freien Markt verkaufen.',
          'Private companies cannot be sold to the market.',
        ),
        say(
          'ESP-4.2.06',
          'Das Zertifikat einer kleinen Gesellschaft kannst du nicht verkaufen.',
          'The certificate of a minor cannot be sold.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Drei Aktien auf einmal', 'Three shares at once'),
        text: both(
          'Die MCP steht auf 250, zwei ihrer Aktien liegen im freien Markt. Almira verkauft ihre drei und bekommt 750. Nun liegen dort 50 %, und der Kurs fällt um drei Felder: 240, 231, 222. Lägen schon drei Aktien dort, könnte sie nur zwei verkaufen.',
          'MCP stands at 250, two of its shares lie in the market. Almira sells her three and gets 750. Now 50% lie there, and the price falls by three cells: 240, 231, 222. With three shares there already she could sell only two.',
        ),
        atoms: ['ESP-4.2.01', 'ESP-4.2.02', 'ESP-4.2.09'],
      },
    ],
  },
  {
    section: '4.3',
    title: both('Ein Zertifikat kaufen', 'Buying'),
    lead: both(
      'Mit Aktien verdienst du an jeder Auszahlung mit, und die größte Beteiligung macht dich zum Direktor.',
      'Shares earn you a part of every payout, and the largest holding makes you director.',
    ),
    groups: [
      group(
        both('Wie viel', 'How much'),
        say(
          'ESP-4.3.01',
          'Du kaufst je Zug höchstens ein Zertifikat.',
          'You buy at most one certificate a turn.',
        ),
        say('ESP-4.3.06', 'Du brauchst das Geld dafür in bar.', 'You need the money for it in cash.'),
        say(
          'ESP-4.3.05',
          'Aktien zu 10 % einer großen Gesellschaft mit Ausgabekurs gibt es aus der Aktienausgabe zum Ausgabekurs oder aus dem freien Markt zum Kurswert. Das Geld bekommt immer die Bank.',
          'The 10% shares of a major with par come from the IPO at par or from the market at the current price. Either way you pay the bank.',
        ),
      ),
      group(
        both('Was', 'What'),
        say(
          'ESP-4.3.04',
          'Zu kaufen gibt es das Zertifikat einer kleinen Gesellschaft oder Karten großer Gesellschaften; bei jeder großen ist die erste das Direktorszertifikat zu 20 %.',
          'You can buy the certificate of a minor or cards of majors; the first one of every major is its 20% president certificate.',
          { see: ['4.3.1', '4.3.2'] },
        ),
        say(
          'ESP-4.3.02',
          'In der ersten Aktienrunde (Phase 2) sind nur kleine und nördliche große Gesellschaften zu haben.',
          'In the first stock round (phase 2) there are only minors and northern majors.',
        ),
      ),
      group(
        both('Was dich hindert', 'What stands in your way'),
        say(
          'ESP-4.3.03',
          'Hast du Schulden, zahlst du sie zuerst ganz zurück; erst dann darfst du kaufen.',
          'If you have debts, you repay all of them first; only then may you buy.',
          { see: ['5.7.2'] },
        ),
        say(
          'ESP-4.3.07',
          'Von einer Gesellschaft, von der du schon 60 % oder mehr hast, kaufst du nichts dazu.',
          'You buy no more of a company of which you hold 60% or more.',
        ),
        say(
          'ESP-4.3.08',
          'Hast du in dieser Aktienrunde Aktien einer Gesellschaft verkauft, kaufst du bis zu ihrem Ende keine mehr von ihr.',
          'If you sold shares of a company in this stock round, you buy none of it until the round ends.',
        ),
      ),
    ],
  },
];
