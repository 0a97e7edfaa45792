import type { Act } from '../act.ts';

/** Chapter 8.2 is one chapter for both games of two, but each rule list has it in its own atoms. */
const ATOMS: Readonly<Record<string, string>> = {
  'DO-8.3.3.2': 'HSB-8.4.3.01',
  'DO-8.3.3.3': 'HSB-8.4.3.01',
  'DO-8.2.1.1.1': 'HSB-8.2.1.1.01',
  'DO-8.2.1.1.3': 'HSB-8.2.1.1.03',
  'DO-8.2.1.2.1': 'HSB-8.2.1.2.01',
  'DO-8.2.2.1': 'HSB-8.2.2.01',
  'DO-8.2.2.1.1': 'HSB-8.2.2.01',
  'DO-8.2.2.1.2': 'HSB-8.2.2.1.01',
  'DO-8.2.2.1.3': 'HSB-8.2.2.1.02',
  'DO-8.2.2.1.4': 'HSB-8.2.2.1.03',
  'DO-8.2.2.1.6': 'HSB-8.2.2.1.05',
  'DO-8.2.2.1.7': 'HSB-8.2.2.1.05',
  'DO-8.2.2.1.9': 'HSB-8.2.2.1.06',
};
/** What only the Railway Game says stands in another paragraph here. */
const SECTIONS: Readonly<Record<string, string>> = { '8.3.3': '8.4.3' };

/** The same act, with the paragraphs of Heat, Sweat & Beer. */
export const citedForBrewers = ({ move, section, atoms }: Act): Act => ({
  move,
  section: SECTIONS[section] ?? section,
  atoms: atoms.map((atom) => ATOMS[atom] ?? atom),
});
