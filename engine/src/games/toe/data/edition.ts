import type { Game, OptionSpec } from '../../../table/game.ts';
import { TARGET_MAX, TARGET_MIN } from './limits.ts';

const yesNo = (id: string, de: string, en: string): OptionSpec => ({
  id,
  label: { de, en },
  choices: [
    { value: false, label: { de: 'nein', en: 'no' } },
    { value: true, label: { de: 'ja', en: 'yes' } },
  ],
  start: false,
});
/** Numbers of contracts that a table may agree on. */
export const GOALS: readonly number[] = Array.from(
  { length: TARGET_MAX - TARGET_MIN + 1 },
  (_, i) => TARGET_MIN + i,
);

/** What a table agrees on before it plays. */
export const OPTIONS: readonly OptionSpec[] = [
  {
    id: 'target',
    label: { de: 'Verträge bis zum Spielende', en: 'Contracts that end the game' },
    choices: GOALS.map((value) => ({
      value,
      label: { de: String(value), en: String(value) },
    })),
    start: TARGET_MIN,
  },
  yesNo('unlimited', 'Ohne festgelegte Zahl von Verträgen', 'No fixed number of contracts'),
  yesNo('hidden', 'Verdeckte Fahrzeuge', 'Hidden vehicles'),
  yesNo('audit', 'Außerordentliche Steuerprüfung', 'Extraordinary tax audit'),
  yesNo('rescue', 'Insolvenz in Eigenregie', 'Insolvency in self-administration'),
  yesNo('lastPayout', 'Gewinn des letzten Jahres noch auszahlen', 'Pay out the profit of the last year'),
  {
    id: 'ties',
    label: { de: 'Gleichstand bei Netz oder Ländern', en: 'Tie for network or countries' },
    choices: [
      { value: 'nobody', label: { de: 'niemand bekommt +2', en: 'nobody gets +2' } },
      { value: 'all', label: { de: 'alle bekommen +2', en: 'all get +2' } },
    ],
    start: 'nobody',
  },
];

/** What of this title is reconstructed, said to the players. */
export const RECONSTRUCTED: Game['reconstructed'] = [
  {
    de: 'Der Spielplan (Städte, Segmente, Trassen) ist aus Regeltext und Entfernungen rekonstruiert.',
    en: 'The board (cities, segments, tracks) is rebuilt from the rulebook text and from distances.',
  },
  {
    de: 'Von 74 Verträgen nennt die Regel drei (S3, EF 3, ETN 1); die übrigen sind rekonstruiert.',
    en: 'Of 74 contracts the rulebook shows three (S3, EF 3, ETN 1); the others are reconstructed.',
  },
  {
    de: 'Von den Fahrzeugen stehen acht in der Regel; die übrigen und alle Stückzahlen sind rekonstruiert.',
    en: 'Eight vehicles are shown in the rulebook; the others and all numbers of copies are reconstructed.',
  },
];
