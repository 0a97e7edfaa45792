import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapters 9 to 11: the end of a round, the end of the game, the audit. */
export const end: readonly Section[] = [
  {
    section: '9',
    title: both('Ende eines Geschäftsjahres', 'End of a round'),
    lead: both(
      'Jetzt wird aus dem Jahresgewinn Bargeld, oder ein Verlust wird fällig. Danach ist der Tisch wieder frisch.',
      'Now yearly profit turns into cash, or a loss is due. Then the table is fresh again.',
    ),
    groups: [
      group(
        both('Wann und in welcher Folge', 'When and in which sequence'),
        say(
          'TOE-9.1',
          'Die Runde endet nach 3 oder 4 Phasen; 2 oder 3 Phasen bleiben also immer unausgerufen.',
          'The round ends after 3 or 4 phases; 2 or 3 phases always stay uncalled.',
        ),
        say(
          'TOE-9.13',
          'Folge: Prüfung (Variante), Auszahlung oder Verlust, Chips, alte Verträge weg, auffüllen, Vorsitz und Phasenkarten, Fahrzeuge, nächste Runde.',
          'Sequence: audit (variant), payout or loss, chips, old contracts out, refill, chair and phase cards, vehicles, next round.',
        ),
      ),
      group(
        both('Gewinn und Verlust', 'Profit and loss'),
        say(
          'TOE-9.2',
          'Die Bank zahlt den Gewinn, auf dem der Spielstein steht, bar aus.',
          'The bank pays out in cash the profit at which the marker stands.',
        ),
        say(
          'TOE-9.3',
          'Mehr als 200.000 € gibt es nicht; der Spielstein bleibt trotzdem, wo er ist.',
          'The payout is capped at 200,000 €; the marker itself is not reduced.',
        ),
        say('TOE-9.4', 'Einen Verlust zahlst du bar an die Bank.', 'A loss is paid in cash to the bank.'),
        say(
          'TOE-9.5',
          'Reicht dein Bargeld nicht, zahlst du alles, was du hast, und bekommst noch eine Runde Zeit.',
          'With too little cash you pay all of it, and one more round is granted.',
          { see: ['12'] },
        ),
      ),
      group(
        both('Verträge', 'Contracts'),
        say(
          'TOE-9.6',
          'Dann kommt auf jeden ausliegenden Vertrag 1 Subventions-Chip (10k).',
          'Then every contract on display gets 1 subsidy chip (10k).',
        ),
        say(
          'TOE-9.7',
          'Ein Vertrag mit schon 2 Chips kommt stattdessen unter den Stapel; seine Chips gehen zurück.',
          'A contract that already has 2 chips goes under the pile instead; its chips go back to the stock.',
        ),
        say('TOE-9.8', 'Deckt Verträge auf, bis 5 ausliegen.', 'Reveal contracts until 5 are on display.', {
          decided: both(
            'Geht etwas aus, sagt das Heft nichts; ist der Stapel leer, bleiben Lücken, für Chips nehmt ihr Ersatz.',
            'The rulebook is silent on what runs out; with an empty pile gaps stay, for chips use substitutes.',
          ),
        }),
      ),
      group(
        both('Fahrzeuge und Vorsitz', 'Vehicles and chair'),
        say(
          'TOE-9.9',
          'Der Vorsitz geht im Uhrzeigersinn weiter, die Phasenkarten kommen auf den Plan zurück.',
          'The chair passes clockwise, the phase cards go back on the board.',
        ),
        say(
          'TOE-9.10',
          'Alle ausliegenden Fahrzeuge kommen auf die Ablagestapel, auch ohne Fahrzeugmesse. Mischt die Vorräte und deckt 5 + 5 neue auf (zu zweit 4 + 4).',
          'All displayed vehicles go to the discard piles, even if the vehicle fair was not called. Shuffle the supplies and reveal 5 + 5 new ones (2 players 4 + 4).',
        ),
        say(
          'TOE-9.12',
          'Liegen drei gleiche Fahrzeuge aus, wird eines ausgetauscht.',
          'If three identical vehicles lie there, one is exchanged.',
          { see: ['TOE-2.4'] },
        ),
        say(
          'TOE-9.11',
          'Spätestens nach vier Runden wird die Ablage in den Vorrat gemischt.',
          'Discards are shuffled into the supply after four rounds at the latest.',
          {
            decided: both(
              'Ist ein Vorrat früher leer, mischen wir seine Ablage sofort ein, damit es weitergehen kann.',
              'If a supply is empty earlier, we shuffle its discards in at once, so that play can go on.',
            ),
          },
        ),
        say('TOE-9.14', 'Der neue Vorsitz ruft als Erster aus.', 'The new chair calls first.'),
      ),
    ],
    examples: [
      {
        title: both('Drei Spielsteine', 'Three markers'),
        text: both(
          'Bei 70k zahlt die Bank 70.000 €, bei 230k nur 200.000 €. Bei −50k zahlst du 50.000 €.',
          'At 70k the bank pays 70,000 €, at 230k only 200,000 €. At −50k you pay 50,000 €.',
        ),
        atoms: ['TOE-9.2', 'TOE-9.3', 'TOE-9.4'],
      },
    ],
  },
  {
    section: '10',
    title: both('Ende des Spiels', 'End of the game'),
    lead: both(
      'Nicht Geld allein entscheidet: Bewertet wird, wie nachhaltig dein Unternehmen wirtschaftet.',
      'Not money alone decides: your company is rated for how sustainably it works.',
    ),
    groups: [
      group(
        both('Wann Schluss ist', 'When it is over'),
        say(
          'TOE-10.1',
          'Das Ende ist eingeläutet, wenn jemand die vereinbarte Zahl von Verträgen abgeschlossen hat (mindestens 3; der Startvertrag zählt).',
          'The end is triggered when somebody has completed the agreed number of contracts (at least 3; the start contract counts).',
          {
            decided: both(
              'Ob der Startvertrag zählt, sagt das Heft nicht; es nimmt ihn auch nirgends aus, also ja.',
              'The rulebook does not say whether the start contract counts; nor does it exclude it anywhere, so yes.',
            ),
          },
        ),
        say(
          'TOE-10.2',
          'Im Lauf des Spiels könnt ihr euch alle auf eine neue Zahl einigen.',
          'During the game you may all agree on a new number.',
        ),
        say(
          'TOE-10.3',
          'Auch wenn jemand kein Trassenstäbchen mehr hat oder 500k erreicht, den höchsten möglichen Gewinn, kommt das Ende.',
          'It is also triggered when somebody has no stick left or reaches 500k, the highest possible profit.',
          {
            decided: both(
              'Mehr zeigt die Leiste nicht: Der Spielstein bleibt bei 500k, den wahren Wert merken wir uns für spätere Verluste; unter der Leiste zählen wir weiter.',
              'The track shows no more: the marker stays at 500k, the true value is kept for later losses; below the track we count on.',
            ),
          },
        ),
        say(
          'TOE-10.4',
          'Die Runde wird zu Ende gespielt: Wer noch nicht ausgerufen hat, tut es noch.',
          'The round is played out: all who have not called yet still do.',
          {
            decided: both(
              'Ob ihr Gewinn noch ausgezahlt wird, ist offen; nein, denn sie läuft nur bis zum Ende der letzten Phase. Ihr könnt es anders einstellen.',
              'Whether its profit is still paid is open; no, because it runs only to the end of its last phase. You can set it otherwise.',
            ),
          },
        ),
      ),
      group(
        both('Pluspunkte', 'Points'),
        say(
          'TOE-10.5',
          '+1 je angefangene 100k Jahresgewinn.',
          '+1 for every 100k of yearly profit or part of it.',
        ),
        say('TOE-10.6', '+2 je abgeschlossenem Vertrag.', '+2 per completed contract.'),
        say(
          'TOE-10.7',
          '+1 je Vertrag, der zum Teil erfüllt ist (wenigstens eine Lokomotive und eine Teilstrecke).',
          '+1 per partly fulfilled contract (at least 1 locomotive and 1 section).',
        ),
        say(
          'TOE-10.8',
          '+1 je angefangene 5 verbundene Städte.',
          '+1 for every 5 connected cities or part of them.',
        ),
        say(
          'TOE-10.9',
          '+2 einmal für das größte zusammenhängende Netz: Gezählt werden Segmente mit allen Ästen, bei jedem nur das größte Teilnetz.',
          '+2 once for the largest connected network: counted are segments with all branches, and only the largest part of each player.',
          {
            decided: both(
              'Die +2 gibt es nur einmal: Bei Gleichstand bekommt sie niemand, ihr könnt auch einstellen, dass alle Gleichen sie bekommen.',
              'The +2 is awarded once: in a tie nobody gets it, and you can set that all tied get it.',
            ),
          },
        ),
        say(
          'TOE-10.10',
          '+2 einmal für die meisten Länder mit angeschlossenen Städten.',
          '+2 once for the most countries with connected cities.',
          {
            decided: both(
              'Auch diese +2 gibt es nur einmal; bei Gleichstand bekommt sie niemand, außer ihr stellt es anders ein.',
              'This +2 too is awarded once; in a tie nobody gets it, unless you set it otherwise.',
            ),
          },
        ),
      ),
      group(
        both('Abzüge', 'Deductions'),
        say(
          'TOE-10.11',
          '−1 je Vertrag ohne erfüllte Bedingung.',
          '−1 per contract without a fulfilled condition.',
          {
            decided: both(
              'Lokomotive ohne Teilstrecke oder umgekehrt bringt keine Einnahmen und gilt daher als keine erfüllte Bedingung: −1, kein +1.',
              'A locomotive without a section or the other way round earns nothing and so counts as no fulfilled condition: −1, no +1.',
            ),
          },
        ),
        say(
          'TOE-10.12',
          '−1 je angefangene 3 unbenutzte Fahrzeuge über 3 freie hinaus (4 bis 6: −1, 7 bis 9: −2).',
          '−1 for every 3 unused vehicles, or part of them, beyond 3 free ones (4 to 6: −1, 7 to 9: −2).',
          {
            decided: both(
              'Unbenutzt sind für uns genau die Fahrzeuge vor dir, die zu keinem Vertrag gehören.',
              'For us unused are exactly the vehicles before you that belong to no contract.',
            ),
          },
        ),
        say(
          'TOE-10.13',
          '−1 je angefangene 100.000 € Bargeld über 300.000 € hinaus (310.000 bis 400.000: −1).',
          '−1 for every 100,000 € of cash, or part of it, beyond 300,000 € (310,000 to 400,000: −1).',
        ),
      ),
      group(
        both('Wer gewinnt', 'Who wins'),
        say(
          'TOE-10.14',
          'Die meisten Punkte gewinnen; zum Zählen könnt ihr den Spielstein vom Startfeld aus ziehen.',
          'The highest total wins; you may count the points with the marker from the start field.',
          {
            decided: both(
              'Bei gleicher Summe teilt ihr den Sieg, denn das Heft nennt nichts, was entscheidet.',
              'With equal totals you share the victory, because the rulebook names nothing that decides.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Punkte zählen', 'Counting points'),
        text: both(
          '90k sind 1 Punkt, 210k sind 3. Bis 5 Städte 1 Punkt, 6 Städte 2. Bis 3 unbenutzte Fahrzeuge kein Abzug, 4 bis 6 −1, 7 bis 9 −2. Bis 300.000 € kein Abzug, 310.000 bis 400.000 € −1.',
          '90k is 1 point, 210k is 3. Up to 5 cities 1 point, 6 cities 2. Up to 3 unused vehicles nothing off, 4 to 6 −1, 7 to 9 −2. Up to 300,000 € nothing off, 310,000 to 400,000 € −1.',
        ),
        atoms: ['TOE-10.5', 'TOE-10.8', 'TOE-10.12', 'TOE-10.13'],
      },
    ],
  },
  {
    section: '11',
    title: both('Steuerprüfung', 'Tax audit'),
    lead: both(
      'Spielsteine verrutschen. Vor der Bewertung dürft ihr nachrechnen.',
      'Markers slip. Before the rating you may check the sums.',
    ),
    groups: [
      group(
        null,
        say(
          'TOE-11.1',
          'Am Ende, vor der Bewertung, darf jeder den Jahresgewinn der Person links neben sich prüfen.',
          'At the end, before the rating, everybody may check the yearly profit of the left neighbour.',
        ),
        say(
          'TOE-11.2',
          'Richtig ist: Gewinn der abgeschlossenen Verträge, minus Steuern der anderen, plus Einnahmen ihrer erfüllten Bedingungen, plus 10k je Subventions-Chip. Dorthin kommt der Spielstein.',
          'Correct is: profits of completed contracts, minus taxes of the others, plus incomes of their fulfilled conditions, plus 10k per subsidy chip. The marker is set to it.',
        ),
      ),
      group(
        both('Variante: außerordentliche Steuerprüfung', 'Variant: extraordinary audit'),
        say(
          'TOE-11.3',
          'Jeder darf am Rundenende, vor der Auszahlung, eine andere Person prüfen.',
          'Anybody may check another player at the end of a round, before the payout.',
        ),
        say(
          'TOE-11.4',
          'Stimmt der Wert nicht, zahlt die geprüfte Person die Differenz bar an die prüfende, und der Spielstein wird berichtigt.',
          'On a deviation the checked player pays the difference in cash to the checking one, and the marker is corrected.',
          {
            decided: both(
              'Stimmt alles, geschieht nichts. Die Differenz zählt in beide Richtungen, so weit das Bargeld reicht; berichtigt wird vor der Auszahlung.',
              'If all is right, nothing happens. The difference counts either way, as far as the cash goes; it is corrected before the payout.',
            ),
          },
        ),
      ),
    ],
    examples: [
      {
        title: both('Nachgerechnet', 'Checked'),
        text: both(
          'Zwei abgeschlossene Verträge bringen 130k und 50k, auf einem liegt ein Chip. Der dritte: −60k + 10k + 20k + 2 × 20k = 10k. Zusammen 130 + 50 − 60 + 70 + 10 = 200k.',
          'Two completed contracts bring 130k and 50k, one has a chip. The third: −60k + 10k + 20k + 2 × 20k = 10k. In all 130 + 50 − 60 + 70 + 10 = 200k.',
        ),
        atoms: ['TOE-11.2'],
      },
    ],
  },
];
