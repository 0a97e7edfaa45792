import { operatorOf } from '../../rail/clock.ts';
import { topTrain } from '../../rail/depot.ts';
import { trainOf } from '../../rail/ids.ts';
import { isOfBank, isOnTop, isOutOfReach } from '../../rail/purchase.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Move, Params } from '../../table/types.ts';
import type { TeTable } from './clock.ts';
import type { Asked, Purchase } from './purchase.ts';
import { cheapest, dutyOf, inNeed, lacksTrain, purchaseOf } from './purchase.ts';
import { director, overLimit, purse, trainLimit, trainsOf, treasury } from './readers.ts';
import type { TeRule } from './rules.ts';
import { rule, when } from './rules.ts';

export type TrainMove = Move & Asked;
type Check = (table: TeTable, purchase: Purchase, move: TrainMove) => Params | null;

/** A check of a purchase by the operating company; silent when nobody operates. */
const buying = (name: string, section: string, atoms: readonly string[], check: Check): TeRule<TrainMove> =>
  rule<TrainMove>(name, section, atoms, (table, move) => {
    const company = operatorOf(table);
    const purchase = company === null ? null : purchaseOf(table, company, move);
    return purchase && check(table, purchase, move);
  });
/** §7.8: trains come from the factory, the pool or another company. */
export const forSale = buying('not-for-sale', '7.8', ['TE-7.8.9'], (_, p) =>
  when(p.source === 'elsewhere' || (p.source === 'own' && !p.turned), { train: p.side.name }),
);
/** §3.4: the side is chosen on leaving the factory, and then it stays. */
export const sideStays = buying('side-stays', '3.4', ['TE-3.4.3'], (_, p, move) =>
  when(p.turned && p.source !== 'elsewhere', { side: move.side ?? '' }),
);
/** §7.8, §3.8: a company buys below the limit of the phase only. */
export const belowLimit = buying(
  'train-limit',
  '7.8',
  ['TE-7.8.1', 'TE-3.8.4', 'TE-3.8.8', 'TE-3.8.13', 'TE-3.8.18'],
  (table, p) => {
    if (p.source === 'own' || overLimit(table).includes(p.buyer)) return null;
    const [count, limit] = [trainsOf(table, p.buyer).length, trainLimit(table)];
    return when(count >= limit, { company: p.buyer, count, limit });
  },
);
/** §7.8: the president of the selling company has to agree. */
export const consent = buying('consent', '7.8', ['TE-7.8.2'], (table, p) => {
  if (p.source !== 'company' || p.seller === null) return null;
  const president = director(table, p.seller);
  return when(president !== director(table, p.buyer), { company: p.seller, president });
});
/** §7.8: between companies the price is free, but not nothing … */
export const priceLeast = buying('price-least', '7.8', ['TE-7.8.3'], (_, p) =>
  when(p.source === 'company' && p.price < 1),
);
/** … and not more than the buyer has. */
export const priceMost = buying('price-most', '7.8', ['TE-7.8.3'], (table, p) =>
  when(p.source === 'company' && p.missing > 0 && !inNeed(table, p.buyer), {
    company: p.buyer,
    price: p.price,
    cash: treasury(table, p.buyer),
  }),
);
/** §7.8: only the train on top of the stack; cards of one kind are alike. */
export const topCard = buying('top-card', '7.8', ['TE-7.8.4'], (table, p) =>
  when(p.source === 'depot' && !isOnTop(table, p), {
    train: p.side.name,
    top: trainOf(topTrain(table) ?? '') ?? '',
  }),
);
const factoryPrice = buying('factory-price', '7.8', ['TE-7.8.5'], (_, p) =>
  when(p.source === 'depot' && p.price !== p.face, { train: p.side.name, price: p.price, face: p.face }),
);
const poolPrice = buying('pool-price', '7.8', ['TE-7.8.6'], (_, p) =>
  when(p.source === 'pool' && p.price !== p.face, { train: p.side.name, price: p.price, face: p.face }),
);

/** §7.9: the president adds money only for a company without a train that could run a route. */
export const noHelp = buying('no-help', '7.9', ['TE-7.9.1'], (table, p) =>
  when(isOfBank(p) && p.missing > 0 && !lacksTrain(table, p.buyer), {
    company: p.buyer,
    price: p.price,
    cash: treasury(table, p.buyer),
  }),
);
/** §7.9: exactly what is missing. */
const helpExact = buying('help-exact', '7.9', ['TE-7.9.2'], (_, p) =>
  when(p.missing > 0 && p.help !== p.missing, { help: p.help, missing: p.missing }),
);
const helpUnasked = buying('help-unasked', '7.9', ['TE-7.9.2'], (_, p) =>
  when(p.missing === 0 && p.help > 0, { company: p.buyer }),
);
/** §7.9: with the president's money another company's train costs its face value at most. */
export const helpFace = buying('help-face', '7.9', ['TE-7.9.3'], (table, p) =>
  when(p.source === 'company' && p.missing > 0 && inNeed(table, p.buyer) && p.price > p.face, {
    price: p.price,
    face: p.face,
  }),
);
/** §7.9: with help, the cheapest train of factory and pool. */
export const helpCheapest = buying('help-cheapest', '7.9', ['TE-7.9.6'], (table, p) => {
  const least = cheapest(table) ?? 0;
  const other = !isOfBank(p) || p.missing === 0 || (p.source === 'depot' && !isOnTop(table, p));
  return when(!other && lacksTrain(table, p.buyer) && p.face > least, {
    train: p.side.name,
    face: p.face,
    least,
  });
});
/** Whether the president's money may flow into this purchase at all. */
function helps(table: TeTable, p: Purchase): boolean {
  if (p.missing === 0 || isOutOfReach(p) || !inNeed(table, p.buyer)) return false;
  return isOfBank(p) ? p.face <= (cheapest(table) ?? 0) : p.price <= p.face;
}
/** §7.9: first the money is raised, then the train is bought. */
export const presidentPays = buying('president-short', '7.9', ['TE-7.9.7'], (table, p) => {
  const president = director(table, p.buyer);
  const cash = purse(table, president);
  return when(helps(table, p) && cash < p.missing, { president, missing: p.missing, cash });
});
/** A purchase with the president's money is allowed, and worth a second look. */
export const emergency: TeRule<TrainMove> = {
  ...buying('emergency', '7.9', ['TE-7.9.4'], (table, p) => {
    const president = director(table, p.buyer);
    const paid = helps(table, p) && purse(table, president) >= p.missing;
    return when(paid, { president, missing: p.missing, company: p.buyer });
  }),
  weight: 'caution',
};

/** §7: certificates come after the trains; whoever issues to pay for one learns it too late. */
export const noTrainsAfter: TeRule = rule(
  'no-trains-after',
  '7',
  ['TE-7.0.3'],
  (table) => {
    const company = operatorOf(table);
    if (company === null || table.clock.step !== 'trains' || cheapest(table) === null) return null;
    return when(trainsOf(table, company).length < trainLimit(table), { company });
  },
  'caution',
);

// —— Before the turn goes on to the shares, or ends ——

const owing = (
  name: string,
  section: string,
  atoms: readonly string[],
  duty: ReturnType<typeof dutyOf>,
): TeRule =>
  rule(name, section, atoms, (table) => {
    const { operating, round, step } = table.clock;
    // Settled on leaving this step: money that certificates bring afterwards comes too late for a train.
    if (operating === null || round !== 'OR' || step !== 'trains') return null;
    return when(dutyOf(table, operating) === duty, owes(table, operating));
  });
const owes = (table: TeTable, company: CompanyId): Params => ({
  company,
  president: director(table, company),
  least: cheapest(table) ?? 0,
  cash: treasury(table, company),
});
/** §7.8, §7.9: what a company without a train still has to do. */
export const dutyRules: readonly TeRule[] = [
  owing('train-duty', '7.8', ['TE-7.8.8', 'TE-7.0.4'], 'buy'),
  owing('must-fund', '7.9', ['TE-7.9.7'], 'fund'),
  owing('must-declare', '7.9', ['TE-7.9.13'], 'declare'),
];

/** Everything about a purchase that does not depend on who agrees to it. */
export const purchaseRules: readonly TeRule<TrainMove>[] = [
  forSale,
  sideStays,
  belowLimit,
  topCard,
  priceLeast,
  priceMost,
  factoryPrice,
  poolPrice,
  noHelp,
  helpExact,
  helpUnasked,
  helpFace,
  helpCheapest,
  presidentPays,
];
