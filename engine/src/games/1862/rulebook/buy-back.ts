import { both, group, say, type Section } from '../../../table/rulebook.ts';

/** Chapter 17: a company buys half of itself. */
export const buyBack: readonly Section[] = [
  {
    section: '17',
    title: both('Aktienrückkauf', 'Share buy-back'),
    lead: both(
      'Eine Gesellschaft kauft die Hälfte von sich selbst zurück, gern auf Kredit. Danach verdient sie an jeder Dividende mit.',
      'A company buys back half of itself, often on credit. From then on it earns from every dividend, too.',
    ),
    groups: [
      group(
        both('Wann', 'When'),
        say(
          '62-17.2',
          'Ein Aktienrückkauf geht erst ab der grünen Phase, als letzter Schritt im Zug der Gesellschaft, und nur wenn der Direktor will.',
          "A buy-back is possible only from the green phase on, as the last step of the company's turn, by the director's decision.",
        ),
        say(
          '62-17.13',
          'Jede Gesellschaft kann das einmal: Danach hat sie ihre 50 %, und die alten Aktien sind fort.',
          'A company can do it once: after that it holds its 50 %, and the old shares are gone.',
        ),
      ),
      group(
        both('Was getauscht wird', 'What is exchanged'),
        say(
          '62-17.1',
          'Die Gesellschaft kauft 50 % von sich selbst zum aktuellen Kurs, von jedem Besitz genau die Hälfte.',
          'The company buys 50 % of itself at the current price, exactly half of every holding.',
        ),
        say(
          '62-17.3',
          'Zurückgekauft wird von allen die Hälfte, nie nur von einigen.',
          'Half is bought from everybody, never only from some.',
        ),
        say(
          '62-17.5',
          'Aus 10 % werden 5 % und Bargeld für die anderen 5 %. Ebenso bei unverkauften Aktien und im Bankpool; dieses Geld bekommt die Bank.',
          '10 % become 5 % plus cash for 5 %. Unsold shares and pool shares likewise; that cash goes to the bank.',
          {
            decided: both(
              'Bei ungeradem Kurs werden je 5 % der halbe Kurs aufgerundet gezahlt, für 15 % der Kurs plus die gerundete Hälfte. Bei Kurs 75 kostet alles 75 + 8 × 38 = 379$.',
              'With an odd price each 5 % is paid at half the price rounded up, 15 % at the price plus the rounded half. At price 75 it all costs 75 + 8 × 38 = 379$.',
            ),
          },
        ),
        say(
          '62-17.6',
          'Aus der Direktor-Aktie zu 30 % werden eine zu 10 %, eine Aktie zu 5 % und Bargeld für 15 %.',
          'The 30 % director certificate becomes one of 10 %, a 5 % share and cash for 15 %.',
        ),
        say(
          '62-17.7',
          'Aus der Direktor-Aktie zu 20 % werden eine zu 10 % und Bargeld für 10 %.',
          'The 20 % director certificate becomes one of 10 % and cash for 10 %.',
        ),
        say(
          '62-17.12',
          'Die Gesellschaft hat nun die Aktie zu 50 % und bekommt deren Dividende ab sofort ins Betriebskapital. Die alten Aktien sind außer Gebrauch.',
          'The company now holds the 50 % share and from now on receives its dividend into the treasury. The old shares are out of use.',
          { see: ['11'] },
        ),
      ),
      group(
        both('Der Kredit', 'The loan'),
        say(
          '62-17.4',
          'Ein Schuldschein über 100$ bringt 60$ (grün), 80$ (braun) oder 90$ (grau). Am Spielende werden die vollen 100$ gezahlt, andere Zinsen gibt es nicht.',
          'A note of 100$ pays out 60$ (green), 80$ (brown) or 90$ (grey). It is repaid in full at the end of the game; there is no other interest.',
          {
            decided: both(
              'Vorher kann er nicht zurückgezahlt werden, außer bei Kurs 0.',
              'It cannot be repaid earlier, except at price 0.',
            ),
          },
        ),
        say(
          '62-17.8',
          'Ausgezahlt wird höchstens, was der Rückkauf kostet, egal wie viel Betriebskapital da ist. Geht es nicht genau auf, gilt der nächsthöhere Betrag.',
          'The payout of the loan is at most the cost of the buy-back, whatever the treasury holds. If that sum cannot be met exactly, the next higher one.',
          {
            decided: both(
              'Weniger ist erlaubt, auch gar kein Kredit, solange Betriebskapital und Auszahlung zusammen reichen.',
              'Less is allowed, even no loan at all, provided treasury and payout together cover the cost.',
            ),
          },
        ),
        say(
          '62-17.9',
          'Kredite sind nicht durch die 24 Schuldscheine begrenzt.',
          'Loans are not limited by the 24 notes.',
        ),
        say(
          '62-17.10',
          'Was übrig bleibt, kommt ins Betriebskapital. Der Schuldschein liegt auf dem Besitzbogen.',
          'Any surplus goes to the treasury. The note lies on the charter.',
        ),
        say(
          '62-17.11',
          'Reicht am Spielende das Betriebskapital nicht, haftet der Direktor, erst mit Bargeld, dann mit Aktien.',
          'If the treasury is too small at the end of the game, the director is liable, with cash first, then with shares.',
          { see: ['62-20.3'] },
        ),
      ),
    ],
    examples: [
      {
        title: both('Was ein Kredit kostet', 'What a loan costs'),
        text: both(
          'Ein Schuldschein über 100$ bringt in der grünen Phase 60$, in der braunen 80$, in der grauen 90$. Die einmaligen Zinsen sind also 40$, 20$ oder 10$.',
          'A note of 100$ pays out 60$ in the green phase, 80$ in brown, 90$ in grey. The one-off interest is thus 40$, 20$ or 10$.',
        ),
        atoms: ['62-17.4'],
      },
      {
        title: both('Ein Rückkauf in Zahlen', 'A buy-back in figures'),
        text: both(
          'Grüne Phase, Kurs 100, Gesellschaft der Gruppe 1. Vorher: A 30 % Direktor und 10 %, B 2 × 10 %, C 10 %, Bank 10 %, Bankpool 2 × 10 %. Der Rückkauf kostet 500$, der Kredit darf bis 900$ gehen und bringt 540$ (fehlen 900er-Scheine, dann 800 + 100). Nachher: A 10 % Direktor und 2 × 5 % (3 Papiere, 20 %) und 200$; B 2 × 5 % und 100$; C 5 % und 50$; Bank 5 %, Bankpool 2 × 5 %, ihre 50$ und 100$ gehen in die Bank. Die Gesellschaft hat 50 %, einen Schuldschein über 900$ und 40$ übrig.',
          'Green phase, price 100, a company of group 1. Before: A 30 % director and 10 %, B 2 × 10 %, C 10 %, bank 10 %, pool 2 × 10 %. The buy-back costs 500$, the loan may go up to 900$ and pays out 540$ (if the 900 notes are gone: 800 + 100). After: A 10 % director and 2 × 5 % (3 papers, 20 %) and 200$; B 2 × 5 % and 100$; C 5 % and 50$; bank 5 %, pool 2 × 5 %, their 50$ and 100$ go into the bank. The company has 50 %, a note of 900$ and 40$ left.',
        ),
        atoms: ['62-17.1', '62-17.4', '62-17.5', '62-17.6', '62-17.8', '62-17.10', '62-17.12'],
      },
    ],
  },
];
