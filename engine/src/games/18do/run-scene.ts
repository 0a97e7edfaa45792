import { companyPlace } from '../../rail/ids.ts';
import { SEATS3 } from './testing.ts';
import { Build } from './track-scene.ts';

/** The tracks of the worked examples 4.5.6.1 and 4.5.5.1, with the letters that the rulebook gives to the places. */
export const PLACE = {
  A: 'C20/n0',
  B: 'E14/n0',
  C: 'E12/n0',
  D: 'F13/n0',
  E: 'G12/n0',
  F: 'F7/n0',
  G: 'E10/n0',
  H: 'C14/n0',
  I: 'D9/n0',
  J: 'D7/n0',
  K: 'D3/n0',
} as const;
export const stopsOf = (letters: string): readonly string[] =>
  letters.split('-').map((letter) => PLACE[letter as keyof typeof PLACE]);

export class Run extends Build {
  constructor(company = 'KWE', seats: readonly string[] = SEATS3) {
    super(company, 'run', seats);
    this.phase('3');
  }
  /** From Hamm by Gbf Ost to Dortmund City, and what hangs on it (example 4.5.6.1). */
  example(): this {
    return this.tile('D19', '8', 1)
      .tile('D17', '8', 4)
      .tile('E16', '8', 1)
      .tile('F13', '1930')
      .tile('E8', '8', 4)
      .tile('E10', '1904', 1)
      .tile('D13', '9')
      .tile('D11', '8', 5)
      .tile('D7', '1904', 1)
      .tile('D5', '9', 1)
      .tile('D3', '1904', 1)
      .siding('F13', 20)
      .siding('G12')
      .siding('C14')
      .siding('D7')
      .siding('D3', 20);
  }
  /** From Dortmund City to Arnsberg and to Bochum (example 4.5.5.1). */
  beer(): this {
    return this.tile('F13', '1904', 2)
      .tile('G14', '9', 2)
      .tile('I18', '9', 1)
      .tile('E10', '1904', 1)
      .tile('E8', '9', 1)
      .tile('E6', '8', 4)
      .tile('F5', '1904')
      .tile('G4', '8', 1)
      .tile('G2', '8', 4);
  }
  /** A marker of a private brewery on the sheet of a railway. */
  marked(company: string, id: 'PB4' | 'PB5'): this {
    return this.do({ put: `brewery/${id}`, at: companyPlace(company) });
  }
}
