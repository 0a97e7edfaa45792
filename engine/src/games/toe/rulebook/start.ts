import type { Section } from '../../../table/rulebook.ts';
import { both, group, say } from '../../../table/rulebook.ts';

/** Chapters 1 to 3: what it is about, how the table is laid out, what lies on it. */
export const start: readonly Section[] = [
  {
    section: '1',
    title: both('Ziel des Spiels', 'Goal of the game'),
    lead: both(
      'Du leitest ein Eisenbahnunternehmen: Du nimmst Verträge an, kaufst Lokomotiven, Wagen und Streckenlizenzen und machst daraus Gewinn.',
      'You run a railway company: you accept contracts, buy locomotives, wagons and licences, and turn them into profit.',
    ),
    groups: [
      group(
        null,
        say(
          'TOE-1.1',
          'Hat jemand mindestens 3 Verträge (oder die vereinbarte Zahl) ganz erfüllt, gewinnt das Unternehmen, das am nachhaltigsten bewertet wird.',
          'Once somebody has fully met at least 3 contracts (or the agreed number), the company rated most sustainable wins.',
          { see: ['10'] },
        ),
        say(
          'TOE-1.2',
          'Eine Runde besteht aus Phasen. Ihr sucht sie reihum aus sechs möglichen aus.',
          'A round consists of phases. You choose them in turn out of six.',
          { see: ['8'] },
        ),
        say(
          'TOE-1.3',
          'Die Fortgeschrittenen-Varianten sind voneinander unabhängig; ihr könnt beliebige davon verabreden.',
          'The advanced variants are independent of each other; you may agree on any of them.',
        ),
      ),
    ],
  },
  {
    section: '2',
    title: both('Spielvorbereitung', 'Setup'),
    lead: both(
      'Verträge und Fahrzeuge liegen offen aus, und jeder fängt mit ein wenig Geld und drei Fahrzeugen an.',
      'Contracts and vehicles are laid out, and everybody starts with a little money and three vehicles.',
    ),
    groups: [
      group(
        both('Verträge und Fahrzeuge', 'Contracts and vehicles'),
        say(
          'TOE-2.1',
          'In der Auflage v4-3 sind einige Vertragskarten falsch gedruckt; tauscht sie vor der ersten Partie aus. An diesem Tisch stimmen sie schon.',
          'Print run v4-3 has some misprinted contract cards; replace them before the first game. At this table they are correct already.',
        ),
        say(
          'TOE-2.2',
          'Mischt die 66 blauen Verträge zu einem verdeckten Stapel und deckt 5 davon auf.',
          'Shuffle the 66 blue contracts into a face-down pile and reveal 5 of them.',
        ),
        say(
          'TOE-2.3',
          'Lokomotiven und Wagen sind zwei getrennte, gemischte Vorräte. Zieht ungesehen je 5 und legt sie offen auf den Plan (zu zweit je 4).',
          'Locomotives and wagons are two separate, shuffled supplies. Draw 5 of each unseen and lay them face up on the board (4 of each with 2 players).',
          { see: ['TOE-6.14'] },
        ),
        say(
          'TOE-2.4',
          'Von gleichen Fahrzeugen liegen höchstens 2 aus; was zu viel ist, geht zurück und wird ersetzt.',
          'At most 2 identical vehicles are on display; the surplus goes back and is replaced.',
        ),
      ),
      group(
        both('Was du bekommst', 'What you get'),
        say(
          'TOE-2.5',
          'Jeder bekommt in seiner Farbe einen Spielstein und 48 Trassenstäbchen, dazu 100.000 € und, reihum ausgelost, 1 Lokomotive und 2 Wagen.',
          'Everybody gets a marker and 48 sticks of one colour, 100,000 € and, dealt at random in turn, 1 locomotive and 2 wagons.',
        ),
        say(
          'TOE-2.8',
          'Diese Fahrzeuge liegen offen vor dir, außer ihr spielt die Variante mit verdeckten Fahrzeugen.',
          'These vehicles lie face up before you, unless you play the variant with hidden vehicles.',
          { see: ['TOE-3.5'] },
        ),
        say(
          'TOE-2.9',
          'Alle Spielsteine beginnen auf dem schwarzen Startfeld, also bei 0.',
          'All markers start on the black start field, that is at 0.',
        ),
      ),
      group(
        both('Die Bank', 'The bank'),
        say(
          'TOE-2.6',
          'Alle übrigen Scheine bilden die Bank, nach Wert sortiert.',
          'All other notes form the bank, sorted by value.',
        ),
        say(
          'TOE-2.7',
          'Eine Person kümmert sich um Bank und Fahrzeugvorrat und nimmt die Bank-Karte.',
          'One person looks after the bank and the supply of vehicles and takes the bank card.',
        ),
      ),
      group(
        both('Vorsitz und Startvertrag', 'Chair and start contract'),
        say(
          'TOE-2.10',
          'Wer den ersten Vorsitz hat, bestimmt ihr, wie ihr wollt. Zum Beispiel zieht ihr aus einer Elektro- und mehreren Diesellokomotiven: Die Elektrolok gewinnt, dann kommen die Karten auf die Ablage.',
          'Choose the first chair in any way you like. For instance draw from one electric and several diesel locomotives: the electric one wins, then the cards go to the discard pile.',
          {
            decided: both(
              'Nach dem Heft bliebe eine Karte übrig; wir nehmen für jede Person eine, also eine Elektrolok und sonst Dieselloks, es ist ja nur ein Los.',
              'By the rulebook one card would be left over; we use one card per player, one electric and diesel otherwise, for it is only a way of drawing lots.',
            ),
          },
        ),
        say(
          'TOE-2.11',
          'Vom Vorsitz an zieht jeder ungesehen einen der 8 gemischten Startverträge.',
          'From the chair on, everybody draws one of the 8 shuffled start contracts unseen.',
        ),
        say(
          'TOE-2.12',
          'Jeder hat genau einen Startvertrag; die übrigen sind aus dem Spiel.',
          'Everybody has one start contract; the others are out of the game.',
        ),
      ),
    ],
  },
  {
    section: '3',
    title: both('Spielmaterial', 'What is on the table'),
    lead: both('Was alles da ist und wozu es dient.', 'What there is and what it is for.'),
    groups: [
      group(
        null,
        say(
          'TOE-3.1',
          'Plan, 6 Infokarten, 192 Stäbchen (je 48 rot, grün, orange, blau), 4 Steine, Vorsitz, Bank, 6 Phasen, 36 Chips, 8 + 66 Verträge, 38 Loks, 82 Wagen; 100 Scheine: je 32 zu 10 und 20, 16 zu 50, je 10 zu 100 und 200 Tsd. €.',
          'Board, 6 info cards, 192 sticks (48 red, green, orange, blue), 4 markers, chair, bank, 6 phases, 36 chips, 8 + 66 contracts, 38 locomotives, 82 wagons; 100 notes, in thousands: 32 × 10 and 20, 16 × 50, 10 × 100 and 200.',
        ),
        say(
          'TOE-3.2',
          'Trassenstäbchen zeigen, welche Streckenabschnitte ein Unternehmen betreibt; der Spielstein zeigt seinen Jahresgewinn.',
          'Sticks show which connections a company operates; the marker shows its yearly profit.',
        ),
        say(
          'TOE-3.3',
          'Subventions-Chips machen Verträge schmackhaft, die noch niemand wollte.',
          'Subsidy chips sweeten contracts that nobody has taken.',
        ),
        say(
          'TOE-3.4',
          'Lokomotiven und Wagen haben getrennte Ablagestapel.',
          'Locomotives and wagons have separate discard piles.',
        ),
        say(
          'TOE-3.5',
          'Variante „verdeckte Fahrzeuge“: Was keinem Vertrag zugewiesen ist, liegt verdeckt, und nur der Besitzer darf es ansehen. Zugewiesene Fahrzeuge bleiben offen.',
          'Variant “hidden vehicles”: unassigned vehicles lie face down, and only their owner may see them. Assigned vehicles stay open.',
        ),
      ),
    ],
  },
];
