import type { CompanyId } from '../../../../rail/types.ts';
import type { Draft } from '../../../../table/draft.ts';
import type { PieceId } from '../../../../table/types.ts';
import { takeCard } from '../../brewery/purchase.ts';
import type { DoClock } from '../../clock.ts';
import { raise } from '../force.ts';

/** §8.2.2.2: his brewery company gets its card as his railway gets its train. */
export function forceInvestorBrewery(draft: Draft<DoClock>, company: CompanyId, card: PieceId): void {
  raise(draft, company, card);
  takeCard(draft, company, card);
}
