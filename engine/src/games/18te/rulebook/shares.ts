import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §7.10 to §8: the company and its own shares, the end of a round, the end of the game. */
export const shares: readonly Section[] = [
  {
    section: '7.10',
    title: both('Zertifikate ausgeben oder zurückkaufen', 'Issuing and redeeming certificates'),
    lead: both(
      'Mit eigenen Zertifikaten kommt eine Gesellschaft schnell zu Geld, oder sie holt sie sich zurück.',
      'With its own certificates a company can raise money quickly, or it can take them back.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-7.10.1',
          'In einer Runde gibt eine Gesellschaft Zertifikate aus oder kauft welche zurück, nicht beides.',
          'In one round a company issues certificates or redeems some, not both.',
        ),
      ),
      group(
        both('Ausgeben', 'Issuing'),
        say(
          'TE-7.10.2',
          'Ausgegebene Zertifikate kommen aus der Kasse der Gesellschaft ins Bankvermögen.',
          'Issued certificates move from the treasury of the company to the pool.',
        ),
        say(
          'TE-7.10.7',
          'In ihrer ersten Betriebsrunde gibt eine Gesellschaft keine Zertifikate aus.',
          'In its first operating round a company issues no certificates.',
          {
            decided: both(
              'Verboten ist nur das Ausgeben. Zurückkaufen darf sie auch in der ersten Betriebsrunde.',
              'Only issuing is barred. Redeeming is allowed in the first operating round, too.',
            ),
          },
        ),
        say(
          'TE-7.10.3',
          'Mehr als 50 % dürfen dadurch nicht ins Bankvermögen kommen.',
          'The pool may not come to hold more than 50 % by it.',
        ),
        say(
          'TE-7.10.4',
          'Für jedes ausgegebene Zertifikat fällt der Kurs um eine Zeile. Ist darunter kein Kursfeld, bleibt er stehen.',
          'The price falls one row for each certificate issued. With no cell below it stays.',
        ),
        say(
          'TE-7.10.5',
          'Die Bank zahlt der Gesellschaft für jedes den Kurs, der nach dem Fallen gilt.',
          'For each of them the bank pays the company the price that holds after the fall.',
        ),
        say(
          'TE-7.10.6',
          'Auf einem besetzten Kursfeld kommt der Kursmarker unter den Stapel. Bewegt er sich nicht, behält er seine Stelle im Stapel.',
          'On an occupied cell the marker goes under the stack. If it does not move, it keeps its place in the stack.',
        ),
      ),
      group(
        both('Zurückkaufen', 'Redeeming'),
        say(
          'TE-7.10.8',
          'Zurückgekaufte Zertifikate kommen aus dem Bankvermögen in die Kasse, auch mehrere auf einmal. Jedes kostet den aktuellen Kurs, zahlbar an die Bank; der Kurs bleibt.',
          'Redeemed certificates move from the pool to the treasury, several at once if wanted. Each costs the current price, paid to the bank; the price does not move.',
        ),
        say(
          'TE-7.10.9',
          'Das Geld dafür muss in der Kasse liegen.',
          'The treasury must be able to pay for them.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Drei Zertifikate ausgeben', 'Issuing three certificates'),
        text: both(
          'Der Kurs ist 100. Die Gesellschaft gibt drei Zertifikate aus: Ihr Kursmarker fällt drei Zeilen auf 70, und die Bank zahlt ihr 3 × 70 = 210M.',
          'The price is 100. The company issues three certificates: its marker falls three rows to 70, and the bank pays it 3 × 70 = 210M.',
        ),
        atoms: ['TE-7.10.2', 'TE-7.10.4', 'TE-7.10.5'],
      },
    ],
  },
  {
    section: '7.11',
    title: both('Ende der Betriebsrunde', 'End of the operating round'),
    lead: both(
      'Kauft niemand neue Loks, gehen sie ins Ausland. So bleibt das Spiel in Bewegung.',
      'If nobody buys new trains, they go abroad. This keeps the game moving.',
    ),
    groups: [
      group(
        both('Der Export', 'The export'),
        say(
          'TE-7.11.1',
          'Liegt in Phase 2 oder 3 der Exportmarker noch auf dem Stapel, verlässt die oberste Lok das Spiel.',
          'In phases 2 and 3, if the export marker still lies on the stack, the top train leaves the game.',
          { see: ['7.1'] },
        ),
        say(
          'TE-7.11.2',
          'Ist es die erste 2+2/3 oder die erste 3+3/4, beginnt sofort die neue Phase.',
          'If it is the first 2+2/3 or the first 3+3/4, the new phase starts at once.',
          { see: ['3.8'] },
        ),
        say(
          'TE-7.11.3',
          'Ab Phase 4 wird nichts mehr exportiert.',
          'From phase 4 on nothing is exported any more.',
        ),
      ),
      group(
        both('Wie es weitergeht', 'How it goes on'),
        say(
          'TE-7.11.4',
          'Der Rundenmarker rückt weiter: zur zweiten Betriebsrunde oder zur nächsten Aktienrunde.',
          'The round marker moves on: to the second operating round or to the next stock round.',
        ),
      ),
    ],
  },
  {
    section: '8',
    title: both('Ende des Spiels', 'End of the game'),
    lead: both(
      'Was das Ende auslöst, wie lange noch gespielt wird und was am Schluss zählt.',
      'What triggers the end, how long play goes on and what counts then.',
    ),
    groups: [
      group(
        both('Was das Ende auslöst', 'What triggers the end'),
        say(
          'TE-8.1',
          'Das Ende ist ausgelöst, sobald die Bank kein Geld mehr hat.',
          'The end is triggered when the bank runs out of money.',
          {
            decided: both(
              'Der Augenblick ist nicht genannt. Es ist so weit, sobald eine Zahlung die Bank auf 0M oder darunter bringt; gezahlt wird trotzdem alles.',
              'The moment is not named. It is reached as soon as a payment takes the bank to 0M or below; the payment is still made in full.',
            ),
          },
        ),
        say(
          'TE-8.2',
          'Es ist auch ausgelöst, wenn ein Spieler bankrott geht.',
          'It is also triggered when a player goes bankrupt.',
          {
            see: ['TE-7.9.13'],
          },
        ),
        say(
          'TE-8.3',
          'Und es ist ausgelöst, wenn ein Kurs das letzte Kursfeld (300) erreicht.',
          'And it is triggered when a price reaches the last cell (300) of the market.',
          { see: ['TE-7.6.10'] },
        ),
      ),
      group(
        both('Wie lange noch gespielt wird', 'How long play goes on'),
        say(
          'TE-8.4',
          'Geschieht das in einer Betriebsrunde, werden die Betriebsrunden dieser Spielfolge noch gespielt, dann ist Schluss.',
          'If it happens in an operating round, the operating rounds of the set are completed, then the game ends.',
        ),
        say(
          'TE-8.5',
          'Geschieht es in einer Aktienrunde, wird diese beendet, und zwei Betriebsrunden folgen noch.',
          'If it happens in a stock round, that round is completed and two more operating rounds follow.',
        ),
        say(
          'TE-8.6',
          'Eine leere Bank zahlt aus einer Reserve oder mit Schuldscheinen weiter. Niemand verliert Einnahmen.',
          'An empty bank goes on paying from a reserve or with notes. Nobody loses income.',
        ),
      ),
      group(
        both('Wer gewinnt', 'Who wins'),
        say(
          'TE-8.7',
          'Gezählt werden Bargeld und Zertifikate zum aktuellen Kurs, ein 30-%-Zertifikat dreifach; was Gesellschaften besitzen, zählt nicht. Wer am meisten hat, gewinnt.',
          'Cash and certificates at the current price are counted, a 30 % certificate three times; what companies own does not count. Whoever has most wins.',
          {
            decided: both(
              'Für Gleichstand gibt es keine Regel. Dann teilen sich alle mit dem größten Vermögen den Sieg.',
              'There is no rule for a tie. Then all who have the most share the victory.',
            ),
          },
        ),
      ),
    ],
  },
];
