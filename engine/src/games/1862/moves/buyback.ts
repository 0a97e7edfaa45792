import { operatorOf } from '../../../rail/clock.ts';
import { treasury } from '../../../rail/readers.ts';
import { certificate, companyPlace } from '../../../rail/ids.ts';
import { rulesOfOperator } from '../../../rail/verbs/about.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { buyBack, canBuyBack, costOf, mostNotes, notePays } from '../buying-back.ts';
import type { Clock62 } from '../clock.ts';
import { FIFTY } from '../data/companies.ts';
import { NOTE } from '../data/limits.ts';
import { operatorDoes } from '../flow.ts';
import { isHalved } from '../readers.ts';
import type { Move62 } from '../rules.ts';
import { acting, isOperator, ofOperator, operating, rule } from '../rules.ts';
import { dutyRules } from '../train-rules.ts';

const fields = { notes: whole(0, 99) } as const;
type BuyBack = MoveOf<typeof fields>;
const about = rulesOfOperator<Clock62>(rule)<BuyBack>();

/** From the green phase on. */
const tooEarly = about('buyback-early', '17', ['62-17.2'], (table) => notePays(table) === 0);
const onceOnly = about('buyback-once', '17', ['62-17.13'], (table, _, company) => isHalved(table, company));
/** The payout of the notes is at most the cost, or the next higher sum. */
const notesMost = about('notes-most', '17', ['62-17.8'], (table, { notes }, company) =>
  canBuyBack(table, company) && notes > mostNotes(table, company)
    ? { most: mostNotes(table, company), cost: costOf(table, company) }
    : false,
);
const covered = about('buyback-cash', '17', ['62-17.1'], (table, { notes }, company) => {
  const [cost, cash] = [costOf(table, company), treasury(table, company) + notes * notePays(table)];
  return canBuyBack(table, company) && cash < cost ? { cost, cash } : false;
});

/** Chapter 17: the last thing in a company's turn, once in a game. */
export const buyback: Move62<BuyBack> = {
  fields,
  example: { type: 'buyback', seat: 'anna', notes: 5 },
  effects: operatorDoes((draft, company, { notes }, table) => {
    if (isHalved(table, company)) return;
    if (table.clock.step === 'trains') draft.set('step', 'buyback');
    buyBack(draft, company, notes);
  }),
  rules: [...acting('buyback'), ...dutyRules, tooEarly, onceOnly, notesMost, covered],
  label: (table, { notes }) =>
    ofOperator(table, (company) =>
      phrase(`1862/log/buyback${notes > 0 ? '-notes' : ''}`, {
        company,
        cost: costOf(table, company),
        sum: notes * NOTE,
        paid: notes * notePays(table),
      }),
    ),
  *candidates(table, seat) {
    const company = operatorOf(table);
    if (company === null || !isOperator(table, seat) || !canBuyBack(table, company)) return;
    for (let notes = 0; notes <= mostNotes(table, company); notes++) yield { type: 'buyback', seat, notes };
  },
  concerns: (table, _, piece) => piece === certificate(operating(table), FIFTY),
  /** The company's own certificate onto its charter, with as few notes as it takes. */
  reads: (table, seat, { piece, to }) => {
    const company = operatorOf(table);
    if (company === null || piece !== certificate(company, FIFTY) || to !== companyPlace(company)) return [];
    const short = Math.max(0, costOf(table, company) - treasury(table, company));
    const pays = notePays(table);
    return [{ type: 'buyback', seat, notes: pays === 0 ? 0 : Math.ceil(short / pays) }];
  },
  offer: (table) => ({
    label: () => phrase('1862/choice/buyback', { cost: costOf(table, operating(table)) }),
    tone: 'plain',
    amount: { field: 'notes', label: phrase('1862/amount/notes') },
  }),
};
