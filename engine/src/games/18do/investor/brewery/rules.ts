import { isLegal } from '../../../../table/rules.ts';
import type { Move, PieceId } from '../../../../table/types.ts';
import type { Exchange } from '../../brewery/exchange.ts';
import { worksOf } from '../../brewery/equipment.ts';
import { scrapDue } from '../../brewery/questions.ts';
import { INVESTOR } from '../../clock.ts';
import { director, isInvestorBrewing } from '../../readers.ts';
import type { DoRule } from '../../rules.ts';
import { rule, when } from '../../rules.ts';
import { inStockRound, otherwise } from '../rules.ts';
import { isSame } from '../same.ts';
import { canPay, isManagers } from './operate.ts';

/** In the turn of his brewery only what is due happens, and what the managing player decides. */
const inHisBrewery = (name: string, ...atoms: readonly string[]): DoRule =>
  rule(name, '8.2.2.2', atoms, (table, move) =>
    isInvestorBrewing(table) && !isManagers(table, move.type) ? otherwise(table, move) : null,
  );

const delivers = inHisBrewery('investor-delivers', 'HSB-8.2.2.01');
const pays = inHisBrewery('investor-brew-pays', 'HSB-8.2.2.2.01', 'HSB-8.2.2.2.05');
const forces = inHisBrewery('investor-force-equips', 'HSB-8.2.2.2.03');
const done = inHisBrewery('investor-brew-done', 'HSB-8.2.2.2.02');
const deals = inHisBrewery('investor-brew-deals', 'HSB-8.2.2.2.04');
const gives = inHisBrewery('investor-gives-up', 'HSB-8.2.2.01');

/** §8.2.2.2: what is due comes first; of what is bought further his private cash pays at most half. */
const dueFirst = inHisBrewery('investor-equips', 'HSB-8.2.2.2.02');
const isCard = (move: Move): move is Move & { readonly card: PieceId } =>
  'card' in move && typeof move.card === 'string';
const equips: DoRule = {
  ...dueFirst,
  check: (table, move) => {
    const broken = dueFirst.check(table, move);
    if (broken !== null || !isInvestorBrewing(table) || !isCard(move)) return broken;
    return canPay(table, table.clock.operating ?? '', move.card) ? null : otherwise(table, move);
  },
};

/** §8.2.2: equipment above the limit: the lowest goes, and nobody chooses. */
const scraps: DoRule = rule('investor-scraps', '8.2.2', ['HSB-8.2.2.01'], (table, move) => {
  const brewery = isCard(move) ? worksOf(table, move.card) : null;
  if (brewery === null || director(table, brewery) !== INVESTOR) return null;
  const card = scrapDue(table);
  return when(card !== null && !isSame(table, { type: 'scrap', seat: INVESTOR, card }, move));
});
/** §8.2.1: in stock rounds he decides nothing: his company stays where it stands on the order track. */
const takesNoPlace: DoRule = rule('investor-place', '8.2.1', ['HSB-8.2.1.01'], (table, move) =>
  table.clock.takeover?.seat === INVESTOR ? otherwise(table, move) : null,
);

/** §8.2.1: he exchanges nothing; his small brewery becomes a company in the third stock round by itself. */
export const investorExchanges: DoRule<Exchange> = inStockRound<Exchange>(
  'investor-exchanges',
  '8.2.1.3',
  'HSB-8.2.1.3.01',
);

/** By kinds of moves: the rule that holds them against what is due. */
const HELD_TO: Readonly<Partial<Record<string, DoRule>>> = {
  'give-up': gives,
  scrap: scraps,
  deliver: delivers,
  load: delivers,
  'ask-load': delivers,
  'brew-pay': pays,
  equip: equips,
  'force-equip': forces,
  'brew-issue': deals,
  'brew-redeem': deals,
  'brew-done': done,
  'take-place': takesNoPlace,
};
/** The rules of such a move with his among them; what nobody could do anyway is told without the procedure. */
export function heldToProcedure(kind: string, rules: readonly DoRule[]): readonly DoRule[] {
  const his = HELD_TO[kind];
  if (his === undefined) return rules;
  const check: DoRule['check'] = (table, move) => {
    const broken = his.check(table, move);
    return broken !== null && isLegal(rules, table, move) ? broken : null;
  };
  return [...rules, { ...his, check }];
}
