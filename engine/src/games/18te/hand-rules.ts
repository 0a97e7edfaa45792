import { operatorOf } from '../../rail/clock.ts';
import { companyOf, ownerOf, POOL, seatOf } from '../../rail/ids.ts';
import type { Carried } from '../../rail/verbs/hands.ts';
import { carryingRules, isCertificate, isFirst, isTrain, usualHandRules } from '../../rail/verbs/hands.ts';
import type { TeRule } from './rules.ts';
import { rule, when } from './rules.ts';

const carrying = carryingRules(rule);

const { betweenPlayers, tileStays, stationStays } = usualHandRules(carrying, {
  /** §6: players deal with the pool and with companies, never with each other. */
  players: ['between-players', '6', 'TE-6.0.5'],
  /** §7.3: a tile on the map stays as it lies until another replaces it. */
  tiles: ['tile-stays', '7.3', 'TE-7.3.18', 'TE-7.3.21'],
  /** §7.4: a station once placed stays where it is. */
  stations: ['stations-stay', '7.4', 'TE-7.4.6'],
});
/** §6.2: the 30 % certificate leaves a player's hand only in exchange for three others. */
const bigOneStays = carrying('certificate-stays', '6.2', ['TE-6.2.3'], (carried) =>
  when(isFirst(carried) && seatOf(carried.from) !== null && seatOf(carried.to) === null, {
    company: ownerOf(carried.piece),
  }),
);
/** §6.2: certificates are sold into the pool, not back to the company. */
const soldToPool = carrying('sold-to-pool', '6.2', ['TE-6.2.5', 'TE-6.0.5'], (carried) => {
  const isBack = companyOf(carried.to) !== null || carried.to.startsWith('ipo/');
  const isOrdinary = isCertificate(carried) && !isFirst(carried);
  return when(isOrdinary && isBack && seatOf(carried.from) !== null, { company: ownerOf(carried.piece) });
});

/** The company for which a hand buys a train, issues or redeems, as only a company that operates may. */
function actsFor(carried: Carried): string | null {
  const { piece, from, to } = carried;
  if (isTrain(carried)) return from === to ? null : companyOf(to);
  const company = isCertificate(carried) ? ownerOf(piece) : null;
  const issues = companyOf(from) === company && to === POOL;
  const redeems = from === POOL && companyOf(to) === company;
  return issues || redeems ? company : null;
}
/** §3.1: companies act in operating rounds. */
const notNow = carrying('companies-later', '3.1', ['TE-3.1.3'], (carried, { clock }) => {
  const company = actsFor(carried);
  return when(company !== null && clock.round === 'SR', { company });
});
/** §7: one company after the other. */
const notItsTurn = carrying('not-its-turn', '7', ['TE-7.0.1'], (carried, table) => {
  const [company, operating] = [actsFor(carried), operatorOf(table)];
  return when(company !== null && operating !== null && company !== operating, { company, operating });
});

/** §3.4: the side of a train is chosen on leaving the factory, and then it stays. */
const sideStays = carrying('side-stays', '3.4', ['TE-3.4.3'], (carried) => {
  const { from, to, side } = carried;
  return when(isTrain(carried) && side !== null && from === to && companyOf(from) !== null, { side });
});
/** What the rulebook says about a hand that makes no move of the game. */
export const handRules: readonly TeRule[] = [
  betweenPlayers,
  bigOneStays,
  soldToPool,
  notNow,
  notItsTurn,
  sideStays,
  tileStays,
  stationStays,
];
