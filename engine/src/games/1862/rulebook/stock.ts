import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 18: the stock round. */
export const stock: readonly Section[] = [
  {
    section: '18',
    title: both('Aktienrunden', 'Stock rounds'),
    lead: both(
      'In Aktienrunden handeln die Spieler für sich: Sie kaufen und verkaufen Anteile an Gesellschaften.',
      'In stock rounds players act for themselves: they buy and sell shares of companies.',
    ),
    groups: [
      group(
        both('Handeln', 'Trading'),
        say(
          '62-18.1',
          'Ein Zug ist Verkaufen und/oder Kaufen, in dieser Folge, oder Passen.',
          'A turn is to sell and/or buy, in this order, or to pass.',
          { see: ['19'] },
        ),
        say(
          '62-18.2',
          'Aktien werden nur zwischen Spieler und Bank gehandelt.',
          'Shares are traded only between a player and the bank.',
        ),
        say(
          '62-18.3',
          'Unverkaufte Aktien kosten den Ausgabekurs, Aktien aus dem Bankpool den aktuellen Kurs.',
          'Unsold shares cost par, pool shares the current price.',
        ),
        say(
          '62-18.4',
          'Der Kursmarker zeigt, was 10 % wert sind.',
          'The price marker shows the value of 10 %.',
        ),
      ),
      group(
        both('Ablauf', 'Course'),
        say(
          '62-18.6',
          'Wer die Priority-Karte hat, beginnt. Dann ist der Spieler links dran.',
          'The priority holder starts. Then it is the turn of the player to the left.',
        ),
        say(
          '62-18.7',
          'Die Aktienrunde endet, wenn alle hintereinander nicht gehandelt haben.',
          'The stock round ends when all in a row have not acted.',
        ),
        say(
          '62-18.8',
          'Die Priority-Karte bekommt, wer links vom letzten Handelnden sitzt. Ist nichts geschehen, bleibt sie, wo sie ist.',
          'Priority goes to the player left of the last one who acted. It stays where it is if nothing happened in the round.',
        ),
        say(
          '62-18.5',
          'Danach kommt eine Betriebsrunde, nach der ersten 3er-Lok sind es zwei, nach der ersten 5er-Lok drei.',
          'After a stock round comes one operating round; two after the first 3-train, three after the first 5-train.',
        ),
      ),
      group(
        both('Welche Kurse steigen', 'Which prices rise'),
        say(
          '62-18.9',
          'Liegen am Ende alle Aktien einer Gesellschaft bei Spielern oder bei ihr selbst, steigt ihr Kurs um eine Zeile (unter andere Kursmarker). Am oberen Rand bleibt er.',
          'If at the end all shares of a company are held by players or itself, its price rises one row (under other price markers). At the top edge it stays.',
          {
            decided: both(
              'Sind es mehrere, rücken sie in der Reihenfolge, in der sie auch handeln. So behalten Kursmarker aus einem Kursfeld ihre Folge.',
              'If there are several, they move in operating order. So price markers from one cell keep their order.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Wie viele Betriebsrunden', 'How many operating rounds'),
        text: both(
          'Die Zahl steht fest, wenn die Aktienrunde endet. Wird die erste 3 in der einzigen Betriebsrunde der gelben Phase gekauft, folgt eine Aktienrunde und dann zwei Betriebsrunden. Aus zwei laufenden werden nie drei.',
          'The number is fixed when the stock round ends. If the first 3 is bought in the only operating round of the yellow phase, a stock round follows and then two operating rounds. A running set of two never becomes three.',
        ),
        atoms: ['62-18.5', '62-16.2', '62-16.4'],
      },
    ],
  },
];
