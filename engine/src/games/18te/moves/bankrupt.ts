import type { MoveSpec } from '../../../table/game.ts';
import type { Move } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { TeClock, TeTable } from '../clock.ts';
import { drafted } from '../flow.ts';
import { dutyOf } from '../purchase.ts';
import { founded, trainsOf } from '../readers.ts';
import { inStep, operating, operatingRules, rule, when } from '../rules.ts';
import { somebodyOperates } from '../run-rules.ts';

const current = ({ clock }: TeTable): string | null => (clock.round === 'OR' ? clock.operating : null);

/** §7.9: only if all money and all legal sales do not suffice for the cheapest train. */
const cannotPay = rule('can-pay', '7.9', ['TE-7.9.13'], (table, { seat }) => {
  const company = current(table);
  if (company === null || table.clock.broke.includes(seat)) return null;
  return when(dutyOf(table, company) !== 'declare', { company });
});
const notYet = rule('already-broke', '7.9', ['TE-7.9.13'], (table, { seat }) =>
  when(current(table) !== null && table.clock.broke.includes(seat)),
);
/** §7.9: another company may still sell a train cheaply enough; nobody but its president knows. */
const askFirst = rule(
  'ask-others',
  '7.9',
  ['TE-7.9.13'],
  (table) => {
    const company = current(table);
    if (company === null || dutyOf(table, company) !== 'declare') return null;
    const sellers = founded(table).filter((c) => c !== company && trainsOf(table, c).length > 0);
    return when(sellers.length > 0, { sellers });
  },
  'caution',
);

/** §7.9, §8: the president cannot pay; the company stays without a train, the game will end (OQ-20). */
export const bankrupt: MoveSpec<TeClock, Move> = {
  fields: {},
  example: { type: 'bankrupt', seat: 'anna' },
  effects: (table, { seat }) =>
    drafted(table, (draft) => {
      const { broke, ending } = table.clock;
      if (current(table) === null) return;
      if (!broke.includes(seat)) draft.set('broke', [...broke, seat]);
      if (ending === null) draft.set('ending', 'bankrupt');
    }),
  rules: [...operatingRules, somebodyOperates, inStep('trains'), cannotPay, notYet, askFirst],
  label: (table, { seat }) => phrase('18te/log/bankrupt', { seat, company: operating(table) }),
};
