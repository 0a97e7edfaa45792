import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapters 3.2.3 and 3.3: swapping trains and the end of the introductory game. */
export const firstGameEnd: readonly Section[] = [
  {
    section: '3.2.3',
    title: both('Züge tauschen', 'Swapping trains'),
    lead: both(
      'Eine Eisenbahn hat hier nur einen Zug. Einen besseren bekommt sie nur im Tausch.',
      'A railway has only one train here. The only way to a better one is a swap.',
    ),
    groups: [
      group(
        both('Was erlaubt ist', 'What is allowed'),
        say(
          'DO-3.2.3.1',
          'Zwei Arten gibt es: Zwei Eisenbahnen mit demselben Direktor tauschen ihre Züge, oder ein überalterter Zug wird gegen den nächsten Zug der Auslage getauscht.',
          'There are two ways: two railways with the same director swap their trains, or an obsolete train is swapped for the next train on display.',
        ),
        say(
          'DO-3.2.3.2',
          'Pro Spielzug tauschst du insgesamt nur einmal.',
          'You make only one swap per turn in total.',
        ),
      ),
      group(
        both('Überaltert', 'Obsolete'),
        say(
          'DO-3.2.3.3',
          'Mit dem ersten 4er-Zug sind 2er überaltert, mit dem ersten 6er die 3er, mit dem ersten 8er die 4er; 5er, 6er und 8er nie. Ein überalterter Zug bleibt, bis sein Direktor ihn tauscht.',
          'The first 4-train makes 2-trains obsolete, the first 6 the 3-trains, the first 8 the 4-trains; 5, 6 and 8 never. Obsolete trains stay until their director swaps them.',
        ),
        say(
          'DO-3.2.3.4',
          'Ein Zug, der noch nicht überaltert ist, lässt sich nicht gegen einen neuen tauschen, auch wenn er gerade durch diesen Tausch überaltert wäre.',
          'A train that is not yet obsolete cannot be swapped for a new one, even if that very swap would make it obsolete.',
        ),
      ),
      group(
        both('Der Tausch mit der Auslage', 'The swap with the display'),
        say(
          'DO-3.2.3.6',
          'Du bekommst immer den nächsten verfügbaren Zug.',
          'The new train is always the next one available.',
        ),
        say(
          'DO-3.2.3.5',
          'Der abgegebene überalterte Zug ist aus dem Spiel.',
          'The obsolete train handed in leaves the game.',
        ),
      ),
    ],
    examples: [
      {
        title: both('Kein 4er-Zug für den 2er', 'No 4-train for the 2-train'),
        text: both(
          'In der Auslage liegt der erste 4er-Zug. Dein 2er-Zug ist noch nicht überaltert, also kannst du ihn nicht dagegen tauschen. Erst wenn ein anderer den 4er genommen hat, ist er überaltert.',
          'The first 4-train is on display. Your 2-train is not obsolete yet, so you cannot swap it for that train. Only when somebody else has taken the 4-train does it become obsolete.',
        ),
        atoms: ['DO-3.2.3.4'],
      },
    ],
  },
  {
    section: '3.3',
    title: both('Das Ende des Einführungsspiels', 'The end of the introductory game'),
    lead: both(
      'Ist die Auslage leer, fährt jede Eisenbahn einmal, und die Einnahmen werden verteilt.',
      'When the display is empty, every railway runs once and the revenue is shared out.',
    ),
    groups: [
      group(
        both('Wann', 'When'),
        say(
          'DO-3.3.1',
          'Das Spiel endet nach dem Spielzug, in dem das letzte Zertifikat die Auslage verlässt, genommen oder in den Bank Pool gelegt. Das sind 60 Spielzüge.',
          'The game ends after the turn in which the last certificate leaves the display, taken or moved to the Bank Pool. That is 60 turns.',
        ),
      ),
      group(
        both('Die Fahrt', 'The run'),
        say(
          'DO-3.3.2',
          'Dann fährt jede Eisenbahn mit ihrem Zug die wertvollste Route, die ihr offensteht.',
          'Then every railway runs its train on the most valuable route open to it.',
          { see: ['3.2.2'] },
        ),
        say(
          'DO-3.3.3',
          'Eine Route hat höchstens so viele Einnahmefelder, wie die Zahl auf dem Zug sagt.',
          'A route holds at most as many revenue fields as the number on the train.',
        ),
        say(
          'DO-3.3.4',
          'Kein Einnahmefeld auf dem Weg darf ausgelassen werden.',
          'No revenue field on the way may be skipped.',
        ),
      ),
      group(
        both('Was ein Feld bringt', 'What a field is worth'),
        say(
          'DO-3.3.5',
          'Ein Feld zählt die Zahl im weißen Kreis, dazu den Wert seines Standortmarkers.',
          'A field counts the number in its white circle plus the value of its site marker.',
        ),
        say(
          'DO-3.3.6',
          'Ein Güterbahnhof zählt 20 ohne eigenen Bahnhof dort. Mit eigenem zählt er 20 + 10 für jeden Bahnhofsmarker, gleich wessen: 30 bis 50.',
          'A yard counts 20 for a railway without a station there. With one it counts 20 + 10 per station of any railway: 30 to 50.',
        ),
        say(
          'DO-3.3.7',
          'Felder am Rand zeigen zwei Werte; im Einführungsspiel gilt immer der höhere. Werte für Bier zählen nicht.',
          'Fields at the edge show two values; the introductory game always uses the higher one. Beer values do not count.',
        ),
      ),
      group(
        both('Verteilen und gewinnen', 'Sharing out and winning'),
        say(
          'DO-3.3.8',
          'Die Einnahmen werden auf volle 10 Mark abgerundet und ausgezahlt: 10 % davon für jeden Anteil von 10 %.',
          'Revenue is rounded down to a full 10 Mark and paid out: 10% of it for each 10% share.',
        ),
        say(
          'DO-3.3.9',
          'Die meisten Dividenden gewinnen. Bei Gleichstand gewinnt, wer von den Gleichen die Eisenbahn mit der höchsten Auszahlung leitet.',
          'The most dividends win. On a tie, the one of the tied players who directs the railway with the highest payout.',
          {
            decided: both(
              'Verglichen werden nur Eisenbahnen, die einer der Gleichen leitet; ist auch das gleich, teilen sie den Sieg.',
              'Only railways directed by tied players are compared; if that is equal too, they share the victory.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('60 Spielzüge', '60 turns'),
        text: both(
          'Es gibt 60 Zertifikate, und in jedem Spielzug verlässt genau eines die Auslage. Zu fünft ist also jeder genau 12-mal dran.',
          'There are 60 certificates, and exactly one leaves the display in every turn. With five players everybody has exactly 12 turns.',
        ),
        atoms: ['DO-3.3.1'],
      },
      {
        title: both('Was der Güterbahnhof bringt', 'What a yard brings'),
        text: both(
          'Im Gbf Ost sind alle drei Plätze besetzt: Wer dort einen Bahnhof hat, zählt 20 + 3 × 10 = 50. Steht dort nur dein eigener, zählst du 30. Ohne eigenen Bahnhof sind es immer 20.',
          'All three slots of Gbf Ost are taken: a railway with a station there counts 20 + 3 × 10 = 50. With your own station alone you count 30. Without one it is always 20.',
        ),
        atoms: ['DO-3.3.6'],
        hexes: ['E14'],
      },
    ],
  },
];
