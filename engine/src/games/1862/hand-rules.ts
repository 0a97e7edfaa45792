import { operatorOf } from '../../rail/clock.ts';
import { BANK, companyOf, OUT, ownerOf, POOL, priceMarker, seatOf } from '../../rail/ids.ts';
import { carryingRules, isCertificate, isMoney, isTrain, usualHandRules } from '../../rail/verbs/hands.ts';
import type { Rule62 } from './rules.ts';
import { rule, when } from './rules.ts';

const carrying = carryingRules(rule);
const isPrivateCard = ({ piece }: { readonly piece: string }): boolean => piece.startsWith('private/');

const { betweenPlayers, tileStays, stationStays } = usualHandRules(carrying, {
  /** Chapter 18: shares are traded between player and bank; nobody hands a director's certificate to a friend (chapter 5). */
  players: ['between-players', '18', '62-18.2', '62-5.16'],
  /** Chapter 8: a tile on the map stays until another replaces it; a marker stays where it is (chapter 9). */
  tiles: ['tile-stays', '8', '62-8.5'],
  stations: ['stations-stay', '9', '62-9.2'],
});
/** Chapter 4: privates are neither sold nor given away. */
const privateStays = carrying('private-stays', '4', ['62-4.4', '62-19.21'], (carried) => {
  const isAway = seatOf(carried.from) !== null && carried.to !== carried.from && carried.to !== OUT;
  return when(isPrivateCard(carried) && isAway, { private: carried.piece.slice('private/'.length) });
});
/** Chapter 2: sold shares lie in the pool, apart from those that nobody has owned yet. */
const soldToPool = carrying('sold-to-pool', '2', ['62-2.5'], (carried) =>
  when(isCertificate(carried) && carried.from !== carried.to && carried.to.startsWith('ipo/'), {
    company: ownerOf(carried.piece),
  }),
);
/** Chapter 17: a company buys from everybody or from nobody. */
const halfOfAll = carrying('half-of-all', '17', ['62-17.3'], (carried) =>
  when(isCertificate(carried) && companyOf(carried.to) !== null && seatOf(carried.from) !== null, {
    company: ownerOf(carried.piece),
  }),
);
/** Chapter 2: a treasury is nobody's purse. */
const treasuryApart = carrying('treasury-apart', '2', ['62-2.9'], (carried) => {
  const [from, to] = [companyOf(carried.from), companyOf(carried.to)];
  return when(isMoney(carried) && (from ?? to) !== null && carried.to !== BANK && carried.from !== BANK, {
    company: from ?? to,
  });
});
/** Chapter 14: a train never goes back to the bank by choice. */
const noReturn = carrying('no-return', '14', ['62-14.12'], (carried) => {
  const company = companyOf(carried.from);
  const isBack = [POOL, BANK, OUT, 'depot'].includes(carried.to);
  return when(isTrain(carried) && company !== null && isBack, { company });
});
/** Chapter 14: trains are traded in the turn of the company that buys. */
const notItsTurn = carrying('not-its-turn', '14', ['62-14.4'], (carried, table) => {
  const company = isTrain(carried) && carried.from !== carried.to ? companyOf(carried.to) : null;
  return when(company !== null && company !== operatorOf(table), { company });
});
/** Chapter 12: the price moves by dividends, sales and sold-out companies, as prescribed. */
const priceStays = carrying('price-stays', '12', ['62-12.6'], ({ piece, from, to }) => {
  const company = ownerOf(piece) ?? '';
  return when(piece === priceMarker(company) && from.startsWith('market/') && to !== from, { company });
});
/** What the rulebook says about a hand that makes no move of the game. */
export const handRules: readonly Rule62[] = [
  betweenPlayers,
  privateStays,
  soldToPool,
  halfOfAll,
  treasuryApart,
  noReturn,
  notItsTurn,
  priceStays,
  tileStays,
  stationStays,
];
