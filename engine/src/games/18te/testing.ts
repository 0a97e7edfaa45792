import { hexPlace, companyPlace, marketPlace, POOL, priceMarker, SUPPLY } from '../../rail/ids.ts';
import { RailScene, trials } from '../../rail/scene.ts';
import { piecesAt } from '../../table/places.ts';
import type { TeClock, TeTable } from './clock.ts';
import { found } from './deal.ts';
import { setup } from './setup.ts';

export const { after, breaches, findingsOf, notesOn } = trials<TeClock>();

export const SEATS2 = ['anna', 'bert'] as const;
export const SEATS3 = ['anna', 'bert', 'cleo'] as const;

/** Seats in the given order (no shuffling), anna holds "First Trade". */
export const newTable = (seats: readonly string[] = SEATS3): TeTable =>
  // Answering n − 1 to every question leaves a shuffled list as it was.
  setup({ seats, variant: 'standard', options: {} }, (n) => n - 1);

export class Scene extends RailScene<TeClock> {
  constructor(seats: readonly string[] = SEATS3) {
    super(newTable(seats));
  }
  /** A founded company: president, bid (par follows from it), the rest in the treasury. Money moves as in a real founding. */
  founded(company: string, president: string, bid = 180): this {
    return this.draft((draft) => found(draft, company, president, bid)).clock({ opened: true });
  }
  /** Ordinary certificates from the treasury to a seat, the pool or anywhere, without payment. */
  shares(company: string, to: string, count: number): this {
    return this.hand(company, companyPlace(company), to, count);
  }
  price(company: string, row: number, col: number, order = 0): this {
    return this.do({ put: priceMarker(company), at: marketPlace(row, col), order });
  }
  train(company: string, type: string, side?: string): this {
    const at = company === POOL ? POOL : companyPlace(company);
    return this.do({ put: this.inStack(type), at, side: side ?? type });
  }
  tile(hex: string, tile: string, turn = 0): this {
    const piece = piecesAt(this.table, SUPPLY).find((p) => p.startsWith(`tile/${tile}/`))!;
    return this.do({ put: piece, at: hexPlace(hex), turn });
  }
  /** An operating round in which `company` is at `step`, with its home station placed where given. */
  operating(company: string, step: TeClock['step'] = 'track'): this {
    return this.clock({ round: 'OR', or: 1, operating: company, step });
  }
}
