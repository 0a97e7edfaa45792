import { seatPlace } from '../../rail/ids.ts';
import type { Draft62, Owed } from './clock.ts';
import { purse } from './readers.ts';

/** What a player must pay and does not have: it stays open until sales bring it, or he is bankrupt (chapters 14, 15). */

/** Pays what is owed as far as the cash goes; the rest stays open. */
export function owe(draft: Draft62, debt: Owed): void {
  const rest = pay(draft, debt);
  if (rest.amount > 0) draft.set('owed', [...draft.clock.owed, rest]);
}
/** New money goes where it is owed, at once and first come first served. */
export function payDebts(draft: Draft62): void {
  const open = draft.clock.owed.map((debt) => pay(draft, debt)).filter(({ amount }) => amount > 0);
  draft.set('owed', open);
}
function pay(draft: Draft62, debt: Owed): Owed {
  const amount = Math.min(debt.amount, Math.max(0, purse(draft.table, debt.seat)));
  draft.pay(amount, seatPlace(debt.seat), debt.to, `due/${debt.why === 'train' ? 'help' : 'notes'}`);
  return { ...debt, amount: debt.amount - amount };
}
