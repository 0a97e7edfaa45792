import { BANK, companyOf, DEPOT, OUT, POOL, seatOf } from '../../../rail/ids.ts';
import { carryingRules } from '../../../rail/verbs/hands.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import type { DoRule } from '../rules.ts';
import { rule, when } from '../rules.ts';
import { cardName } from './equipment.ts';
import { isCube } from './market.ts';
import { EXPORT_BOX, fieldOf, KETTLE, trainOfLoad } from './pieces.ts';
import { isBrewCompany, isBrewers, isBrewery } from '../readers.ts';
import { cardForSiding, kettleOf } from './readers.ts';
import { spotOf } from '../../../rail/market.ts';
import { ALL_COMPANIES } from './data/companies.ts';
import { BREWERY_ROW, RAILWAY_ROW } from './data/tracks.ts';

const carrying = carryingRules(rule);
const isBrewerys = (place: string): boolean => isBrewers(companyOf(place) ?? '');

/** §5.1.3: from a demand field a cube goes to the delivery field beside it and nowhere else. */
const besideOnly = carrying('beside-only', '5.1.3', ['HSB-5.1.3.02'], ({ piece, from, to }) => {
  const [source, target] = [fieldOf(from), fieldOf(to)];
  if (!isCube(piece) || source === null || target === null || from === to) return null;
  const isBeside =
    !source.isDelivered &&
    target.isDelivered &&
    source.segment === target.segment &&
    source.customer === target.customer;
  return when(!isBeside, { segment: source.segment, customers: source.customer });
});
/** §5.1.3: cubes are never taken out of the game, and the export box is emptied by the gray phase alone. */
const cubesStay = carrying(
  'cubes-in-play',
  '5.1.3',
  ['HSB-5.1.3.05', 'HSB-5.1.3.04'],
  ({ piece, from, to }, table) => {
    if (!isBrewery(table) || !isCube(piece) || from === to) return null;
    const isOnMarket =
      fieldOf(to) !== null || trainOfLoad(to) !== null || to === BEER_SUPPLY || to === EXPORT_BOX;
    return when(!isOnMarket || from === EXPORT_BOX);
  },
);
/** §5.4.4: only railways own trains; a brewery turns its card over. */
const kettleSide = carrying('kettle-side', '5.4.4', ['HSB-5.4.4.01'], ({ piece, from, to, side }) => {
  const isTurned = isBrewerys(from) && side !== null && side !== KETTLE;
  const wasTrain = companyOf(from) !== null && !isBrewerys(from);
  return when(piece.startsWith('train/') && isBrewerys(to) && (isTurned || wasTrain), {
    card: cardName(piece),
  });
});
/** §5.4.4: railways have no equipment. */
const railwaySide = carrying('railway-side', '5.4.4', ['HSB-5.4.4.02'], ({ piece, to, side }) =>
  when(piece.startsWith('train/') && side === KETTLE && companyOf(to) !== null && !isBrewerys(to), {
    card: cardName(piece),
    company: companyOf(to) ?? '',
  }),
);
/** §5.4.4: equipment is never sold or given to another brewery. */
const notSold = carrying('equipment-stays', '5.4.4', ['HSB-5.4.4.05'], ({ piece, from, to }) => {
  const isGiven = isBrewerys(from) && from !== to && ![OUT, BANK, POOL, DEPOT].includes(to);
  return when(isGiven && kettleOf(piece) !== null, { card: cardName(piece) });
});
/** §6.5.2.2: what is given up leaves the game. */
const leavesGame = carrying('equipment-out', '6.5.2.2', ['HSB-6.5.2.2.08'], ({ piece, from, to }) =>
  when(isBrewerys(from) && [POOL, DEPOT, BANK].includes(to) && kettleOf(piece) !== null, {
    card: cardName(piece),
  }),
);

/** §6.5.1: for a siding the next card leaves the display, and never a type 8. */
const nextForSiding = carrying('siding-card', '6.5.1', ['HSB-6.5.1.07'], ({ piece, from, to }, table) => {
  if (!isBrewery(table) || from !== DEPOT || to !== OUT || !piece.startsWith('train/')) return null;
  const next = cardForSiding(table);
  return when(next === null || cardName(next) !== cardName(piece), {
    card: cardName(piece),
    next: next === null ? '–' : cardName(next),
  });
});

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

/** What the rulebook says about hands on beer, equipment, sheets and prices that make no move of the game. */
export const breweryHandRules: readonly DoRule[] = [
  besideOnly,
  cubesStay,
  kettleSide,
  railwaySide,
  notSold,
  leavesGame,
  nextForSiding,
  smallStays,
  ownTrack,
];
