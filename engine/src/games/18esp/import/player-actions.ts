import { listOf, textOf, wholeOf } from '../../../import/exported.ts';
import type { Action } from '../../../import/exported.ts';
import { ipoPlace, POOL } from '../../../rail/ids.ts';
import { ordinaryAt } from '../../../rail/shares.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { Seat } from '../../../table/types.ts';
import { debtOf } from '../readers.ts';
import type { Along } from './along.ts';
import { ourCompany } from './draw.ts';

type Read = (along: Along, action: Action, seat: Seat, next: readonly Action[]) => void;

const sharesOf = (along: Along, action: Action): readonly string[] => {
  const shares = listOf(action, 'shares').filter((id): id is string => typeof id === 'string');
  return shares.length > 0 ? shares : along.fault('import/shares', 'shares');
};
/** `FdSB_4`: the company and the number of its certificate. */
const companyOfShare = (share: string): CompanyId => ourCompany(share.slice(0, share.lastIndexOf('_')));

const bid: Read = (along, action, seat) => {
  if (along.table.clock.round !== 'auction') along.fault('import/late-bid', 'type');
  along.untilPlayer(seat);
  along.make('bid', seat, { bid: wholeOf(action, 'price') });
};
/** `share_price`: price, row and column. */
const par: Read = (along, action, seat) => {
  const price = Number.parseInt(textOf(action, 'share_price'), 10);
  along.untilPlayer(seat);
  if (along.table.clock.parDue) along.make('par', seat, { par: price });
  else along.make('start', seat, { company: ourCompany(textOf(action, 'corporation')), par: price });
};
const buyShares: Read = (along, action, seat) => {
  along.untilPlayer(seat);
  for (const share of sharesOf(along, action)) {
    const company = companyOfShare(share);
    const has = (place: string): boolean => ordinaryAt(along.table, company, place).length > 0;
    const isInMarket = has(POOL) && (along.market.has(share) || !has(ipoPlace(company)));
    along.market.delete(share);
    along.make('buy', seat, { company, from: isInMarket ? 'market' : 'ipo' });
  }
};
/** Shares sold right before the operating company buys a train are sold for that train. */
function isForTrain({ table }: Along, next: readonly Action[]): boolean {
  const { round, operating } = table.clock;
  const then = next.find(({ type }) => type !== 'sell_shares');
  return round === 'OR' && then?.type === 'buy_train' && ourCompany(then.entity) === operating;
}
const sellShares: Read = (along, action, seat, next) => {
  const shares = sharesOf(along, action);
  const inNeed = isForTrain(along, next);
  if (inNeed) along.untilTrains();
  else along.untilPlayer(seat);
  const count = Math.round(wholeOf(action, 'percent') / 10);
  along.make(inNeed ? 'raise' : 'sell', seat, { company: companyOfShare(shares[0] ?? ''), count });
  for (const share of shares) along.market.add(share);
};
const repay: Read = (along, _, seat) => {
  along.untilPlayer(seat);
  along.make('repay', seat, { amount: debtOf(along.table, seat) });
};
const pass: Read = (along, _, seat) => {
  // What a director passes on in an operating round is part of the company's turn.
  if (along.table.clock.round === 'OR') return;
  along.untilPlayer(seat);
  along.make('pass', seat);
};

/** What players do, by the site's name for it. */
export const PLAYER_ACTIONS: Readonly<Record<string, Read>> = {
  bid,
  par,
  buy_shares: buyShares,
  sell_shares: sellShares,
  payoff_player_debt: repay,
  pass,
  end_game: () => undefined,
};
