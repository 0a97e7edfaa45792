import { both, group, say, type Section } from '../../../table/rulebook.ts';
import { inBeer } from './variants.ts';

/** Chapters 4.4.4 to 4.4.6: limits, selling and prices in the stock round. */
export const selling: readonly Section[] = [
  {
    section: '4.4.4',
    title: both('Die Limits', 'The limits'),
    lead: both(
      'Zwei Grenzen: wie viele Zertifikate du insgesamt hast und wie viel von einer Eisenbahn.',
      'Two limits: how many certificates you hold in all, and how much of one railway.',
    ),
    groups: [
      group(
        both('Zertifikate', 'Certificates'),
        say(
          'DO-4.4.4.1',
          'Das Zertifikatslimit gilt immer: 17 zu dritt, 13 zu viert, 10 zu fünft. Privatbrauereien zählen nicht mit.',
          'The certificate limit holds at all times: 17 with three players, 13 with four, 10 with five. Private cards do not count.',
        ),
        say(
          'DO-4.4.4.2',
          'Bist du durch einen Wechsel des Direktors darüber, verkaufst du den Überschuss bei der nächsten Gelegenheit.',
          'If a change of director puts you above it, you sell the excess at the next opportunity.',
          {
            decided: both(
              'Das heißt: als Erstes in deinem nächsten Spielzug einer Aktienrunde, soweit Verkäufe erlaubt sind. Solange du darüber bist, kaufst du nichts.',
              'That is first thing in your next stock turn, as far as sales are legal. While above the limit you buy nothing.',
            ),
          },
        ),
      ),
      group(
        both('Anteile', 'Shares'),
        say(
          'DO-4.4.4.3',
          'Das Anteilslimit pro Eisenbahn ist 70 % zu dritt, 60 % zu viert und zu fünft.',
          'The share limit per railway is 70% with three players, 60% with four or five.',
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.4.4.01',
          'Auch hier gilt ein Zertifikatslimit je nach Spielerzahl.',
          'A certificate limit by number of players holds here, too.',
          { see: ['6.4.4'] },
        ),
        say(
          'HSB-4.4.4.02',
          'Was ein Wechsel des Direktors zu viel macht, musst du bei der nächsten Gelegenheit verkaufen.',
          'What a change of director gives you too much of must be sold at the next opportunity.',
        ),
        say(
          'HSB-4.4.4.03',
          'Das Anteilslimit pro Gesellschaft ist 70 % zu zweit und zu dritt, 60 % zu viert und zu fünft.',
          'The share limit per company is 70% with two or three players, 60% with four or five.',
        ),
      ),
    ],
  },
  {
    section: '4.4.5',
    title: both('Zertifikate verkaufen', 'Selling certificates'),
    lead: both(
      'Verkauft wird nur an den Bank Pool, und nicht immer.',
      'You sell only to the Bank Pool, and not always.',
    ),
    groups: [
      group(
        both('Wie', 'How'),
        say(
          'DO-4.4.5.1',
          'Du verkaufst nur in den Bank Pool und bekommst für jeden Anteil den Kurs, der vor dem Verkauf galt.',
          'Sales go to the Bank Pool only; you get the price valid before the sale for every share of it.',
        ),
        say(
          'DO-4.4.5.2',
          'Du darfst pro Spielzug beliebig viele verkaufen, nur nicht in der ersten Aktienrunde.',
          'You may sell any number per turn, but none in the first stock round.',
        ),
        say(
          'DO-4.4.5.7',
          'Alle Zertifikate einer Eisenbahn, die du in einem Spielzug verkaufst, sind ein Verkauf: ein Preis, und der Kursmarker bewegt sich danach.',
          'All certificates of one railway sold in a turn are one sale: one price, and the marker moves afterwards.',
          {
            decided: both(
              'Das folgt daraus, dass für den ganzen Verkauf der Kurs davor gezahlt wird.',
              'It follows from the price before the sale being paid for all of it.',
            ),
          },
        ),
        say(
          'DO-4.4.5.6',
          'Verkaufst du mehrere Eisenbahnen, bestimmst du die Reihenfolge.',
          'If you sell several railways, you set the order.',
        ),
      ),
      group(
        both('Was nicht geht', 'What is barred'),
        say(
          'DO-4.4.5.3',
          'Im Bank Pool liegen nie mehr als 50 % einer Eisenbahn.',
          'The Bank Pool never holds more than 50% of a railway.',
        ),
        say(
          'DO-4.4.5.4',
          'Zertifikate einer Eisenbahn, die noch nie an der Reihe war, darfst du nicht verkaufen.',
          'You may not sell a railway that has not yet operated.',
        ),
        say(
          'DO-4.4.5.5',
          'Eine Direktoraktie kommt nie in den Bank Pool.',
          'A director’s certificate is never sold to the Bank Pool.',
          { see: ['4.3.2.2'] },
        ),
      ),
      group(
        inBeer,
        say(
          'HSB-4.4.5.01',
          'Verkauft wird nur in den Bank Pool, nie unter Spielern.',
          'Sales go only into the Bank Pool, never between players.',
        ),
        say(
          'HSB-4.4.5.02',
          'Der Bank Pool fasst höchstens 50 % einer Gesellschaft.',
          'The Bank Pool holds at most 50% of a company.',
        ),
        say(
          'HSB-4.4.5.03',
          'Anteile einer Gesellschaft, die noch nicht an der Reihe war, darfst du nicht verkaufen.',
          'Shares of a company that has not yet operated may not be sold.',
        ),
        say(
          'HSB-4.4.5.04',
          'Auch hier kommt die Direktoraktie nie in den Bank Pool.',
          'Here, too, the director’s certificate never goes to the Bank Pool.',
        ),
        say(
          'HSB-4.4.5.05',
          'Verkaufst du mehrere Gesellschaften in einem Spielzug, legst du die Reihenfolge fest.',
          'When selling several companies in one turn, you fix the sequence.',
        ),
      ),
    ],
  },
  {
    section: '4.4.6',
    title: both('Kurse in der Aktienrunde', 'Prices in the stock round'),
    lead: both(
      'Verkäufe drücken den Kurs, volle Nachfrage hebt ihn.',
      'Sales push the price down, full demand lifts it.',
    ),
    groups: [
      group(
        null,
        say(
          'DO-4.4.6.1',
          'Verkaufen Spieler, geht der Kursmarker für je 10 % ein Feld nach unten. Auf dem untersten Feld der Spalte bleibt er.',
          'When players sell, the price marker goes one cell down per 10%. On the lowest cell of a column it stays.',
        ),
        say(
          'DO-4.4.6.2',
          'Am Ende einer Aktienrunde steigt der Kursmarker um ein Feld, wenn alle Zertifikate der Eisenbahn bei Spielern sind. Auf dem obersten Feld bleibt er.',
          'At the end of a stock round the marker goes one cell up if players hold all certificates of the railway. On the top cell it stays.',
          {
            decided: both(
              'Die Reihenfolge ist die der Operationsrunde. Wer ankommt, geht unter die anderen; wer nicht weiterkann, behält seinen Platz im Stapel.',
              'This is done in operating order. A marker that arrives goes under the others; one that cannot move keeps its place in the stack.',
            ),
          },
        ),
      ),
    ],
  },
];
