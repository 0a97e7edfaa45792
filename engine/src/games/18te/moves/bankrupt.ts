import { companyPlace, seatPlace } from '../../../rail/ids.ts';
import { phrase } from '../../../table/words.ts';
import { doing } from '../flow.ts';
import { dutyOf, mostRaised } from '../purchase.ts';
import { director, founded, purse, trainsOf } from '../readers.ts';
import { acting, isOperator, ofOperator, operating, operatorOf, rule, when } from '../rules.ts';
import type { TeMove } from '../rules.ts';

/** §7.9: only if all money and all legal sales do not suffice for the cheapest train. */
const cannotPay = rule('can-pay', '7.9', ['TE-7.9.13'], (table, { seat }) => {
  const company = operatorOf(table);
  if (company === null || table.clock.broke.includes(seat)) return null;
  return when(dutyOf(table, company) !== 'declare', { company });
});
/** §7.9: first everything that may be sold is sold; then the money goes into the treasury. */
const sellAll = rule('sell-all', '7.9', ['TE-7.9.13'], (table, { seat }) => {
  const company = operatorOf(table);
  if (company === null || dutyOf(table, company) !== 'declare') return null;
  return when(director(table, company) === seat && mostRaised(table, seat) > 0, { company });
});
const notYet = rule('already-broke', '7.9', ['TE-7.9.13'], (table, { seat }) =>
  when(operatorOf(table) !== null && table.clock.broke.includes(seat)),
);
/** §7.9: another company may still sell a train cheaply enough; nobody but its president knows. */
const askFirst = rule(
  'ask-others',
  '7.9',
  ['TE-7.9.13'],
  (table) => {
    const company = operatorOf(table);
    if (company === null || dutyOf(table, company) !== 'declare') return null;
    const sellers = founded(table).filter((c) => c !== company && trainsOf(table, c).length > 0);
    return when(sellers.length > 0, { sellers });
  },
  'caution',
);

/**
 * §7.9, §8: the president cannot pay. All the cash there is goes into the treasury, the company stays without a
 * train, and the game will end (OQ-20).
 */
export const bankrupt: TeMove = {
  fields: {},
  example: { type: 'bankrupt', seat: 'anna' },
  effects: doing((draft, { seat }, table) => {
    const { broke, ending } = table.clock;
    const company = operatorOf(table);
    if (company === null) return;
    if (!broke.includes(seat)) {
      draft.set('broke', [...broke, seat]);
      draft.pay(Math.max(0, purse(table, seat)), seatPlace(seat), companyPlace(company), 'due/help');
    }
    if (ending === null) draft.set('ending', 'bankrupt');
  }),
  rules: [...acting('bankrupt'), cannotPay, sellAll, notYet, askFirst],
  label: (table) => ofOperator(table, (company) => phrase('18te/log/bankrupt', { company })),
  candidates: (table, seat) => (isOperator(table, seat) ? [{ type: 'bankrupt', seat }] : []),
  offer: (table) => ({
    label: () => phrase('18te/choice/bankrupt', { company: operating(table) }),
    tone: 'quiet',
  }),
};
