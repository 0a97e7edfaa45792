import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 12 and 13: how a run moves the price, and what happens at 0. */
export const prices: readonly Section[] = [
  {
    section: '12',
    title: both('Kurse in den Betriebsrunden', 'Prices in operating rounds'),
    lead: both(
      'Wer auszahlt, steigt; wer einspart, fällt. Das geschieht gleich nach dem Fahren.',
      'Whoever pays rises, whoever withholds falls. This happens right after running.',
    ),
    groups: [
      group(
        null,
        say(
          '62-12.1',
          'Nach einer Dividende rückt der Kursmarker ein Kursfeld nach rechts, am seitlichen Rand eines nach oben.',
          'After a dividend the price marker moves one cell right, at the side edge one cell up.',
          {
            decided: both(
              'In der Ecke oben rechts gibt es beides nicht. Dort bleibt er liegen.',
              'In the top right corner there is neither. There it stays.',
            ),
          },
        ),
        say(
          '62-12.2',
          'Nach dem Einsparen rückt er ein Kursfeld nach links, am seitlichen Rand eines nach unten.',
          'After withholding it moves one cell left, at the side edge one cell down.',
          {
            decided: both(
              'Wer nichts auszahlt, aus welchem Grund auch immer, gilt als einsparend.',
              'A company that pays nothing, for whatever reason, counts as withholding.',
            ),
          },
        ),
        say(
          '62-12.6',
          'Anders als vorgeschrieben bewegt er sich nicht, und liegen bleiben darf er auch nicht.',
          'It moves only as prescribed, and it may not be left in place either.',
        ),
        say(
          '62-12.3',
          'Auf 0 (closed), unten links, verlässt die Gesellschaft das Spiel.',
          'On 0 (closed), at the bottom left, the company leaves the game.',
          { see: ['13'] },
        ),
        say(
          '62-12.4',
          'Ein bewegter Kursmarker kommt unter die, die auf dem Kursfeld schon liegen.',
          'A moved price marker goes under those already in the cell.',
        ),
        say(
          '62-12.5',
          'Als Hilfe dreht man Kursmarker von Gesellschaften, die schon dran waren, bis zum Ende der Betriebsrunde um; ein bewegter kommt dann obenauf. Das Ergebnis ist dasselbe.',
          'As an aid, price markers of companies that have acted can be flipped until the operating round ends; a moved one then goes on top. The result is the same.',
        ),
      ),
    ],
  },
  {
    section: '13',
    title: both('Kurs 0', 'Price 0'),
    lead: both(
      'Fällt der Kurs auf 0, ist die Gesellschaft am Ende. Das kann teuer werden, wenn sie Schulden hat.',
      'If the price falls to 0, the company is finished. That can be expensive if it has debts.',
    ),
    groups: [
      group(
        null,
        say(
          '62-13.1',
          'Landet ein Kursmarker auf 0, scheidet die Gesellschaft aus.',
          'A price marker that lands on 0 removes the company.',
          {
            decided: both(
              'Auch ein Verkauf kann den Kursmarker dorthin bringen; dann schließt die Gesellschaft sofort. Der Verkäufer bekommt sein Geld wie bei jedem Verkauf, 0$, wenn sie nie dran war.',
              'A sale can also move the price marker there; then the company closes at once. The seller is paid as in any sale, 0$ if the company has never acted.',
            ),
          },
        ),
        say(
          '62-13.2',
          'Schuldscheine werden sofort aus dem Betriebskapital zurückgezahlt. Reicht es nicht, haftet der Direktor mit allem, was er hat.',
          'Notes are repaid at once from the treasury. If it is not enough, the director is liable with everything they own.',
          { see: ['15'] },
        ),
        say(
          '62-13.3',
          'Alles andere auf dem Besitzbogen verlässt das Spiel.',
          'Everything else on the charter leaves the game.',
        ),
        say(
          '62-13.4',
          'Ihre Marker auf dem Plan werden umgedreht und versperren nur noch.',
          'Its markers on the board are flipped; they only block.',
        ),
        say(
          '62-13.5',
          'Ihre Aktien werden ohne Entschädigung zurückgegeben.',
          'Its shares go back without compensation.',
        ),
        say('62-13.6', 'Das Aktienlimit sinkt.', 'The certificate limit falls.', { see: ['62-19.17'] }),
      ),
    ],
    examples: [
      {
        title: both('Kurs 0 im eigenen Zug', 'Price 0 in the own turn'),
        text: both(
          'Eine Gesellschaft spart ein und fällt auf 0. Erst kommt das Geld ins Betriebskapital, dann rückt der Kursmarker, dann werden die Schuldscheine bezahlt, dann ist sie fort. Schritt 5 und 6 entfallen, eine Lok braucht sie nicht mehr.',
          'A company withholds and falls to 0. First the money reaches the treasury, then the price marker moves, then notes are repaid, then the company is gone. Steps 5 and 6 lapse; it needs no train any more.',
        ),
        atoms: ['62-6.5', '62-12.2', '62-13.1', '62-13.2'],
      },
    ],
  },
];
