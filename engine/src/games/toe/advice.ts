import type { Seat } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import { bonusHolds, booksOf, modelsUnder } from './books.ts';
import type { Credit } from './books.ts';
import type { ToeTable } from './clock.ts';
import { missing } from './faces.ts';
import { isTraction } from './material-types.ts';
import type { Contract } from './material-types.ts';
import { cheapestWay, licencePrice } from './network.ts';
import { cardOf, purse } from './readers.ts';
import { yearly } from './year.ts';

/** The first section that is not joined yet, and what it would take. */
function section(table: ToeTable, seat: Seat, card: Contract, credit: Credit): Phrase | null {
  const open = card.sections.find((_, i) => !credit.met[i]);
  if (!open) return null;
  const said = { contract: card.id, from: open.from, to: open.to };
  const way = cheapestWay(table, seat, open.from, open.to);
  if (!way) return phrase('toe/advice/no-way', said);
  const price = way.reduce((sum, connection) => sum + licencePrice(table, connection), 0);
  return phrase('toe/advice/section', { ...said, price, way: way.map(({ id }) => id) });
}

/** Vehicles that are still missing under it. */
function vehicles(table: ToeTable, card: Contract, credit: Credit): Phrase | null {
  const short = missing(table, card.id);
  if (short.length === 0) return null;
  const isJoined = !credit.met.includes(false);
  return phrase(isJoined ? 'toe/advice/joined' : 'toe/advice/vehicles', { contract: card.id, short });
}

/** Everything is there, but somebody in the train is too slow, or no sleeper. */
function bonus(table: ToeTable, card: Contract, credit: Credit): Phrase | null {
  const models = modelsUnder(table, card.id);
  const at = credit.bonuses.indexOf(false);
  const wanted = card.bonuses[at];
  const spoiler = wanted && models.find((model) => !bonusHolds([model], wanted));
  if (!wanted || !spoiler) return null;
  const said = { contract: card.id, vehicle: spoiler.name };
  return wanted.kind === 'speed'
    ? phrase('toe/advice/slow', { ...said, speed: spoiler.speed, min: wanted.min })
    : phrase('toe/advice/no-sleeper', said);
}

/** Nothing of it counts before there is a section and something to pull (TOE-7.5). */
function idle(table: ToeTable, card: Contract, credit: Credit): Phrase | null {
  if (credit.running) return null;
  const isPulled = modelsUnder(table, card.id).some(({ category }) => isTraction(category));
  if (isPulled) return null;
  return phrase(credit.met.includes(true) ? 'toe/advice/unpulled' : 'toe/advice/idle', { contract: card.id });
}

/** What an open contract lacks: first what the phase that is played can give. */
function contract(table: ToeTable, seat: Seat, id: string, credit: Credit): readonly Phrase[] {
  const card = cardOf(table, id);
  if (!card || credit.done) return [];
  const [lines, train] = [section(table, seat, card, credit), vehicles(table, card, credit)];
  const isForTrains = ['fair', 'auction', 'aid'].includes(table.clock.stage);
  const wanted = (isForTrains ? [train, lines] : [lines, train]).filter((said) => said !== null);
  const first = wanted[0] ?? bonus(table, card, credit);
  return [idle(table, card, credit), first].filter((said) => said !== null);
}

/** What a good neighbour at the table would point out: what own contracts lack, and a loss that is not covered. */
export function advice(table: ToeTable, seat: Seat): readonly Phrase[] {
  if (table.clock.stage === 'end' || table.clock.gone.includes(seat)) return [];
  const loss = -yearly(table, seat);
  const cash = purse(table, seat);
  return [
    ...(loss > cash ? [phrase('toe/advice/loss', { loss, cash })] : []),
    ...[...booksOf(table, seat)].flatMap(([id, credit]) => contract(table, seat, id, credit)),
  ];
}
