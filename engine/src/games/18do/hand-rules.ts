import { firstThen } from '../../table/rules.ts';
import { companyOf, hexOf, OUT, ownerOf, POOL, seatOf, BANK } from '../../rail/ids.ts';
import type { Carried } from '../../rail/verbs/hands.ts';
import { carryingRules, isCertificate, isFirst, isMoney, isOnMap, isTrain } from '../../rail/verbs/hands.ts';
import { expertHandRules } from './brewery/expert/hand-rules.ts';
import { breweryHandRules } from './brewery/hand-rules.ts';
import { introHandRules } from './intro/hand-rules.ts';
import { hexOfSite } from './pieces.ts';
import { director, isDirected } from './readers.ts';
import type { DoRule } from './rules.ts';
import { rule, when } from './rules.ts';

const carrying = carryingRules(rule);
const is = (kind: string, { piece }: Carried): boolean => piece.startsWith(`${kind}/`);
const between = ({ from, to }: Carried): boolean =>
  seatOf(from) !== null && seatOf(to) !== null && from !== to;

/** §2.4.3: certificates are bought from the bank side and sold to it, never from player to player. */
const betweenPlayers = carrying('between-players', '2.4.3', ['DO-2.4.3.2', 'HSB-4.4.5.01'], (carried) =>
  when(isCertificate(carried) && between(carried), { company: ownerOf(carried.piece) }),
);
/** §4.4.5: certificates are sold to the pool, not to the railway. */
const soldToPool = carrying('sold-to-pool', '4.4.5', ['DO-4.4.5.1'], (carried) => {
  const isBack = companyOf(carried.to) !== null || carried.to.startsWith('ipo/');
  const isOrdinary = isCertificate(carried) && !isFirst(carried);
  return when(isOrdinary && isBack && seatOf(carried.from) !== null, { company: ownerOf(carried.piece) });
});
/** §4.4.5: the director's certificate never goes to the pool. */
const directorStays = carrying('certificate-stays', '4.4.5', ['DO-4.4.5.5', 'HSB-4.4.5.04'], (carried) =>
  when(isFirst(carried) && seatOf(carried.from) !== null && seatOf(carried.to) === null, {
    company: ownerOf(carried.piece),
  }),
);
/** §2.3: everything on a sheet goes with it to a new director. */
const sheetWhole = carrying('sheet-whole', '2.3', ['DO-2.3.2'], (carried) => {
  const isPart = isTrain(carried) || is('token', carried) || is('brewery', carried);
  return when(isPart && companyOf(carried.from) !== null && seatOf(carried.to) !== null, {
    company: companyOf(carried.from),
  });
});
const sheetWithDirector = carrying('sheet-director', '2.3', ['DO-2.3.2'], (carried, table) => {
  const company = is('charter', carried) ? ownerOf(carried.piece) : null;
  const to = seatOf(carried.to);
  if (company === null || to === null || !isDirected(table, company)) return null;
  return when(to !== director(table, company), { company, director: director(table, company) });
});
/** §4.7: private cash and treasuries lie open. */
const openBooks = carrying('open-books', '4.7', ['DO-4.7.1'], (carried) => {
  const isHidden = carried.side !== null || [OUT, BANK].includes(carried.to);
  return when(is('charter', carried) && isHidden && seatOf(carried.from) !== null, {
    company: ownerOf(carried.piece),
  });
});
/** §4.7: agreements cause no payments. */
const noPayments = carrying('no-payments', '4.7', ['DO-4.7.2', 'DO-4.3.1.8', 'HSB-4.7.02'], (carried) => {
  const isTheirs = (place: string): boolean => seatOf(place) !== null || companyOf(place) !== null;
  return when(
    isMoney(carried) && isTheirs(carried.from) && isTheirs(carried.to) && carried.from !== carried.to,
  );
});
/** §4.3.1: a private brewery stays with its buyer, and its marker is not sold. */
const breweryStays = carrying('brewery-stays', '4.3.1', ['DO-4.3.1.3'], (carried) =>
  when(is('private', carried) && seatOf(carried.from) !== null && carried.from !== carried.to),
);
const markerNotSold = carrying('marker-not-sold', '4.3.1', ['DO-4.3.1.8'], (carried) => {
  const isMoved =
    carried.from !== carried.to && (seatOf(carried.to) !== null || companyOf(carried.to) !== null);
  return when(
    is('brewery', carried) && isMoved && (seatOf(carried.from) !== null || companyOf(carried.from) !== null),
  );
});
/** §4.3.1.2: cubes leave a card only on a train. */
const cubesStay = carrying('cubes-stay', '4.3.1.2', ['DO-4.3.1.2.3'], (carried) =>
  when(is('cube', carried) && carried.from.startsWith('card/') && carried.from !== carried.to),
);
/** §4.5.7: trains are neither discarded nor sold to pool or bank of one's own accord. */
const trainStays = carrying('train-stays', '4.5.7', ['DO-4.5.7.4'], (carried) => {
  const isGivenUp = companyOf(carried.to) === null && seatOf(carried.to) === null;
  return when(isTrain(carried) && companyOf(carried.from) !== null && isGivenUp, {
    company: companyOf(carried.from),
  });
});
/** §4.5.7.2: a train is bought in the turn of the buyer. */
const buyersTurn = carrying('buyers-turn', '4.5.7.2', ['DO-4.5.7.2.1'], (carried, { clock }) => {
  const buyer = isTrain(carried) && carried.from !== carried.to ? companyOf(carried.to) : null;
  return when(buyer !== null && clock.round === 'OR' && clock.operating !== buyer, { company: buyer });
});
/** §4.5: companies deal in certificates and trains in their own turn. */
const notItsTurn = carrying('companies-later', '4.5', ['DO-4.5.1'], (carried, { clock }) => {
  const { piece, from, to } = carried;
  const company = isCertificate(carried) ? ownerOf(piece) : isTrain(carried) ? companyOf(to) : null;
  const deals = (from === POOL && companyOf(to) !== null) || (companyOf(from) !== null && to === POOL);
  const isStock = clock.round === 'SR' && company !== null && from !== to;
  return when(isStock && (isCertificate(carried) ? deals : companyOf(to) !== null), { company });
});
/** §4.5.2: a tile stays as it lies until another one replaces it. */
const tileStays = carrying('tile-stays', '4.5.2', ['DO-4.5.2.3'], ({ piece, from }) =>
  when(piece.startsWith('tile/') && isOnMap(from), { hex: hexOf(from) }),
);
/** §4.5.3: a station stays where it is to the end. */
const stationStays = carrying('station-stays', '4.5.3', ['DO-4.5.3.6'], (carried) =>
  when(is('token', carried) && isOnMap(carried.from) && carried.from !== carried.to, {
    company: ownerOf(carried.piece),
  }),
);
/** §4.5.4: a siding marker stays until a higher one takes its place. */
const sidingStays = carrying('siding-stays', '4.5.4.2', ['DO-4.5.4.2.1'], (carried) =>
  when(is('siding', carried) && hexOfSite(carried.from) !== null && carried.from !== carried.to, {
    hex: hexOfSite(carried.from),
  }),
);

/** What the rulebook says about a hand that makes no move of the game. */
export const handRules: readonly DoRule[] = firstThen(
  [...breweryHandRules, ...introHandRules, markerNotSold],
  [
    ...expertHandRules,
    betweenPlayers,
    soldToPool,
    directorStays,
    sheetWithDirector,
    noPayments,
    breweryStays,
    cubesStay,
    trainStays,
    buyersTurn,
    notItsTurn,
    tileStays,
    stationStays,
    sidingStays,
  ],
  sheetWhole,
  openBooks,
);
