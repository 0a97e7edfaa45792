import { operatorOf } from '../../rail/clock.ts';
import { companyOf, DEPOT, ownerOf, POOL, seatOf } from '../../rail/ids.ts';
import type { Carried } from '../../rail/verbs/hands.ts';
import {
  betweenSeats,
  carryingRules,
  isCertificate,
  isFirst,
  isMoney,
  isTrain,
} from '../../rail/verbs/hands.ts';
import { ROW } from './pieces.ts';
import { isMajor } from './readers.ts';
import type { EspRule } from './rules.ts';
import { rule } from './rules.ts';

const carrying = carryingRules(rule);

const isPrivate = ({ piece }: Carried): boolean => piece.startsWith('private/');
const idOf = ({ piece }: Carried): string => piece.slice('private/'.length);
/** The certificate that makes its holder the director of a major. */
const isDirectors = (carried: Carried): boolean => isFirst(carried) && isMajor(ownerOf(carried.piece) ?? '');

/** What the rulebook says about a hand that makes no move of the game. */
export const handRules: readonly EspRule[] = [
  /** §2.1, §1.4: players deal with the bank, never with each other, whatever they have agreed on. */
  carrying('between-players', '2.1', ['ESP-2.1.07', 'ESP-1.4.03'], (carried) => {
    const isTrade = isMoney(carried) || (isCertificate(carried) && !isDirectors(carried));
    return isTrade ? betweenSeats(carried) : null;
  }),
  /** §4.4: the first certificate follows the holdings; nobody hands it over. */
  carrying('hand-over', '4.4', ['ESP-4.4.06'], (carried) => {
    const between = isDirectors(carried) ? betweenSeats(carried) : null;
    return between && { ...between, company: ownerOf(carried.piece) ?? '' };
  }),
  /** §3.1: private companies are sold to companies only. */
  carrying('private-to-player', '3.1', ['ESP-3.1.27'], (carried) => {
    const { from, to } = carried;
    const seat = isPrivate(carried) && from !== to ? seatOf(to) : null;
    const owned = seatOf(from) !== null || companyOf(from) !== null;
    return seat !== null && owned ? { private: idOf(carried), seat } : null;
  }),
  /** §4.2: …and never to the market. */
  carrying('private-to-market', '4.2', ['ESP-4.2.05'], (carried) =>
    isPrivate(carried) && carried.to === POOL ? { private: idOf(carried) } : null,
  ),
  /** §1.4: what belongs to a company and what belongs to a player are kept apart. */
  carrying('kept-apart', '1.4', ['ESP-1.4.01'], ({ piece, from, to }) => {
    const company = companyOf(from) ?? companyOf(to);
    const seat = seatOf(from) ?? seatOf(to);
    const isProperty = piece === '' || /^(?:cert|train|token|tender)\//.test(piece);
    return company !== null && seat !== null && isProperty ? { company, seat } : null;
  }),
  /** §1.4: …and so is what belongs to two companies. */
  carrying('companies-apart', '1.4', ['ESP-1.4.01'], ({ piece, from, to }) => {
    const [giver, taker] = [companyOf(from), companyOf(to)];
    if (piece !== '' || giver === null || taker === null || giver === taker) return null;
    return { company: giver, other: taker };
  }),
  /** §3.2: private companies are auctioned one after the other. */
  carrying('auction-order', '3.2', ['ESP-3.2.01'], (carried, { clock }) => {
    const { from, to } = carried;
    const id = isPrivate(carried) && from === ROW && seatOf(to) !== null ? idOf(carried) : null;
    return id === null || clock.lot === null || clock.lot.private === id
      ? null
      : { private: id, lot: clock.lot.private };
  }),
  /** §4.2: shares are sold to the market; none goes back into the issue. */
  carrying('share-back', '4.2', ['ESP-4.2.01'], (carried) =>
    isCertificate(carried) && seatOf(carried.from) !== null && carried.to.startsWith('ipo/')
      ? { company: ownerOf(carried.piece) ?? '' }
      : null,
  ),
  /** §5.7: the bank takes no train back. */
  carrying('train-to-stack', '5.7', ['ESP-5.7.07'], (carried) => {
    const company = isTrain(carried) && carried.to === DEPOT ? companyOf(carried.from) : null;
    return company === null ? null : { company };
  }),
  /** §6.2.1: a combined train is never taken apart. */
  carrying('half-stays', '6.2.1', ['ESP-6.2.1.07'], (carried) =>
    isTrain(carried) && carried.from.startsWith('under/') && carried.from !== carried.to ? {} : null,
  ),
  /** §5.1: whatever a company buys, it buys in its own turn. */
  carrying('others-turn', '5.1', ['ESP-5.1.06', 'ESP-5.8.01'], ({ piece, from, to }, table) => {
    const [company, acting] = [companyOf(to), operatorOf(table)];
    const isBought = /^(?:train|tender|private|charter)\//.test(piece);
    if (!isBought || company === null || acting === null || company === acting || from === to) return null;
    return { company, acting };
  }),
];
