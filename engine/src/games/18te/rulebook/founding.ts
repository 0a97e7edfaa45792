import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** §6.6 and §6.7: a new company, and how a stock round ends. */
export const founding: readonly Section[] = [
  {
    section: '6.6',
    title: both('Eine Gesellschaft gründen', 'Founding a company'),
    lead: both(
      'Nach dem Zuschlag ist die Gesellschaft da: mit Geld, mit Anteilen zum Verkaufen und bald mit einem Bahnhof.',
      'After the auction the company is there: with money, with shares to sell and soon with a station.',
    ),
    groups: [
      group(
        null,
        say(
          'TE-6.6.1',
          'Mit dem Ende der Versteigerung ist die Gesellschaft gegründet. Ab der nächsten Betriebsrunde ist sie in Betrieb.',
          'With the end of the auction the company is founded. It operates from the next operating round on.',
        ),
        say(
          'TE-6.6.2',
          'Ihr Kapital sind der Erlös der Versteigerung und die sieben 10-%-Zertifikate.',
          'Its capital is the proceeds of the auction and the seven 10 % certificates.',
        ),
        say(
          'TE-6.6.3',
          'Der Präsident bekommt die Ablage und legt die Bahnhöfe darauf.',
          'The president receives the charter and places the stations on it.',
        ),
        say(
          'TE-6.6.4',
          'Ihre 10-%-Zertifikate kann man sofort kaufen, noch in derselben Aktienrunde.',
          'Its 10 % certificates can be bought at once, still in the same stock round.',
          { see: ['6.4'] },
        ),
        say(
          'TE-6.6.5',
          'Der Heimatbahnhof kommt erst auf die Karte, wenn die Gesellschaft zum ersten Mal an der Reihe ist.',
          'The home station goes on the map only when the company operates for the first time.',
          { see: ['TE-7.4.1'] },
        ),
      ),
    ],
  },
  {
    section: '6.7',
    title: both('Ende der Aktienrunde', 'End of the stock round'),
    lead: both(
      'Wenn niemand mehr handeln will: wer das nächste Mal beginnt und welche Kurse steigen.',
      'When nobody wants to trade any more: who begins next time, and which prices rise.',
    ),
    groups: [
      group(
        both('Wann sie endet', 'When it ends'),
        say(
          'TE-6.7.1',
          'Die Aktienrunde endet, wenn alle nacheinander passen.',
          'The stock round ends when all players pass one after another.',
        ),
      ),
      group(
        both('Wer als Nächstes beginnt', 'Who begins next'),
        say(
          'TE-6.7.2',
          '„Erster Handel“ geht an die Person links von der, die zuletzt gekauft, versteigert oder verkauft hat.',
          '"First Trade" goes to the player left of the last one who bought, auctioned or sold.',
          {
            decided: both(
              'Bei einer Versteigerung zählt, wer sie begonnen hat, nicht, wer sie gewonnen hat.',
              'In an auction it is the one who started it that counts, not the one who won it.',
            ),
          },
        ),
        say(
          'TE-6.7.3',
          'Hat niemand gehandelt, bleibt die Karte, wo sie ist.',
          'If nobody traded, the card stays where it is.',
        ),
      ),
      group(
        both('Welche Kurse steigen', 'Which prices rise'),
        say(
          'TE-6.7.4',
          'Gehören alle Zertifikate einer Gesellschaft Spielern, liegt also keines in ihrer Kasse und keines im Bankvermögen, so steigt ihr Kurs um eine Zeile. In der obersten Zeile bleibt er stehen.',
          'If players hold all certificates of a company, none in its treasury and none in the pool, its price rises one row. In the top row it stays.',
        ),
        say(
          'TE-6.7.5',
          'Alle diese Gesellschaften rücken gleichzeitig. Kommen mehrere auf dasselbe Kursfeld, behalten sie ihre Reihenfolge und kommen unter die Marker, die schon da sind.',
          'All such companies move at the same time. Those entering the same cell keep their order among themselves and go under markers already there.',
        ),
      ),
      group(
        both('Wie es weitergeht', 'How it goes on'),
        say(
          'TE-6.7.6',
          'Zum Schluss rückt der Rundenmarker auf die erste Betriebsrunde.',
          'Finally the round marker moves to the first operating round.',
        ),
      ),
    ],
  },
];
