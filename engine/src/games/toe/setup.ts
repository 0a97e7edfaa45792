import type { Setup } from '../../table/game.ts';
import type { Luck } from '../../table/luck.ts';
import type { Json, Seat } from '../../table/types.ts';
import { boxFor } from './box.ts';
import type { ToeClock, ToeTable } from './clock.ts';
import { NEW_YEAR, NO_AUCTION } from './course.ts';
import { MONEY, START_CASH, START_LOCOMOTIVES, START_WAGONS, TARGET_MAX, TARGET_MIN } from './data/limits.ts';
import {
  allPieces,
  BANK,
  BANK_CARD,
  CHAIR_CARD,
  contractPiece,
  OUT,
  seatPlace,
  STARTS,
  tail,
} from './pieces.ts';
import { box, clockwise } from './readers.ts';
import { draw, fillContracts, fillFair } from './supply.ts';
import { layBefore, ToeDraft } from './toe-draft.ts';
import { piecesAt, piecesFrom } from '../../table/places.ts';

/** The agreed number of contracts: at least 3; none in the variant without a fixed number (TOE-4.5, TOE-4.8). */
export function targetOf(options: Readonly<Record<string, Json>>): number | null {
  if (options['unlimited'] === true) return null;
  const wish = options['target'];
  return typeof wish === 'number' && Number.isInteger(wish)
    ? Math.min(TARGET_MAX, Math.max(TARGET_MIN, wish))
    : TARGET_MIN;
}

function emptyClock({ seats, variant, options }: Setup, chair: Seat): ToeClock {
  return {
    seats,
    variant,
    options,
    dues: [],
    ...NEW_YEAR,
    ...NO_AUCTION,
    round: 1,
    chair,
    insolvent: null,
    queue: [],
    rescued: [],
    gone: [],
    target: targetOf(options),
    proposal: null,
    ending: null,
    secret: {},
  };
}

/** Ch. 2: contracts, fair, start vehicles in turn, the chair by lot, start contracts from the chair on. */
export function setup(config: Setup, luck: Luck): ToeTable {
  const { seats } = config;
  const cash: Record<string, number> = { [BANK]: MONEY - START_CASH * seats.length };
  for (const seat of seats) cash[seatPlace(seat)] = START_CASH;
  const pieces = piecesFrom(allPieces(boxFor(config.options), seats));
  const draft = new ToeDraft({ pieces, cash, clock: emptyClock(config, seats[0] ?? '') });
  fillContracts(draft, luck);
  fillFair(draft, luck);
  dealVehicles(draft, luck);
  const chair = seats[luck(seats.length)] ?? seats[0] ?? '';
  draft
    .set('chair', chair)
    .put(CHAIR_CARD, seatPlace(chair))
    .put(BANK_CARD, seatPlace(seats.at(-1) ?? ''));
  dealStarts(draft, luck);
  return draft.table;
}

/** TOE-2.5: one locomotive and two wagons each, at random and in turn. */
function dealVehicles(draft: ToeDraft, luck: Luck): void {
  const deal = (kind: 'loco' | 'wagon'): void => {
    for (const seat of draft.clock.seats) {
      const drawn = draw(draft, kind, luck);
      if (drawn) layBefore(draft, drawn.piece, seat, undefined, drawn.model);
    }
  };
  for (let i = 0; i < START_LOCOMOTIVES; i++) deal('loco');
  for (let i = 0; i < START_WAGONS; i++) deal('wagon');
}

/** TOE-2.11, TOE-2.12, TOE-6.13: one start contract each; with two players only such as lie near each other. */
function dealStarts(draft: ToeDraft, luck: Luck): void {
  const { near } = box(draft.table);
  const pair = draft.clock.seats.length === 2;
  let before: string | null = null;
  for (const seat of clockwise(draft.clock, draft.clock.chair)) {
    const left: readonly string[] = piecesAt(draft.table, STARTS).map(tail);
    const close: readonly string[] =
      pair && before !== null ? left.filter((id) => near.get(before!)?.includes(id)) : left;
    const pool = close.length > 0 ? close : left;
    const contract = pool[luck(pool.length)];
    if (contract === undefined) continue;
    draft.put(contractPiece(contract), seatPlace(seat));
    before = contract;
  }
  for (const piece of piecesAt(draft.table, STARTS)) draft.put(piece, OUT);
}
