import { seatOf } from '../../../rail/ids.ts';
import { spotOf } from '../../../rail/market.ts';
import { carryingRules } from '../../../rail/verbs/hands.ts';
import type { DoRule } from '../rules.ts';
import { rule, when } from '../rules.ts';
import { ALL_COMPANIES } from './data/companies.ts';
import { BREWERY_ROW, RAILWAY_ROW } from './data/tracks.ts';
import { isBrewCompany, isBrewery } from './readers.ts';

const carrying = carryingRules(rule);

/** §6.3.2.1: a small brewery is neither sold nor given up; it comes to somebody in the start round only. */
const smallStays = carrying(
  'small-stays',
  '6.3.2.1',
  ['HSB-6.3.2.1.04', 'HSB-6.3.2.1.01'],
  ({ piece, from, to }, table) => {
    const isMoved = piece.startsWith('small/') && from !== to && (seatOf(from) ?? seatOf(to)) !== null;
    return when(isMoved && table.clock.round !== 'start', { small: piece.slice('small/'.length) });
  },
);
/** §5.1.2: railways have one price track, brewery companies the other. */
const ownTrack = carrying('own-track', '5.1.2', ['HSB-5.1.2.03'], ({ piece, to }, table) => {
  const company = piece.startsWith('marker/') ? piece.slice('marker/'.length) : '';
  const spot = isBrewery(table) && ALL_COMPANIES.includes(company) ? spotOf(to) : null;
  if (spot === null) return null;
  return when(spot.row !== (isBrewCompany(company) ? BREWERY_ROW : RAILWAY_ROW), { company });
});

/** What the rulebook says about a hand that carries a sheet or a price marker and makes no move of the game. */
export const breweryStockHandRules: readonly DoRule[] = [smallStays, ownTrack];
