import { companyOf, POOL, typeOf, companyPlace } from '../../../rail/ids.ts';
import type { InvestmentFace, Unit } from '../../../stage/stage.ts';
import { pieceOf } from '../../../table/places.ts';
import type { PieceId } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { squaresOf } from '../export.ts';
import { trainSpecOf } from '../readers.ts';
import { exportLeft, isStartCard, priceOfCard, unitsLeft, usedOf } from './equipment.ts';
import { KETTLE, loadPlace } from './pieces.ts';
import { kettleOf } from './readers.ts';
import { brewerNow } from './round.ts';

/** How a card looks: train on one side and kettle on the other; START cards have only the kettle. */

type Up = InvestmentFace['up'];

function faceOf(card: PieceId, up: Up): InvestmentFace | null {
  const kettle = kettleOf(card);
  if (!kettle) return null;
  const train = trainSpecOf(card);
  const { type, units, exports } = kettle;
  return {
    kind: 'investment',
    name: typeOf(card),
    ...(up ? { up } : {}),
    colour: train?.colour ?? 'yellow',
    price: train === null ? null : priceOfCard(card),
    rail: train === null ? null : { range: String(type), squares: squaresOf(card) },
    brew: {
      type: String(type),
      reaches: phrase('18do/card/reaches', { most: Math.min(6, type) }),
      units: Array.from({ length: units }, (_, i): Unit => (i < units - exports ? 'ready' : 'export')),
    },
    ...(train !== null && squaresOf(card) > 0 ? { holds: loadPlace(card) } : {}),
  };
}
/** A hundred cards lie about, and few of them are at work: how the others look is worked out once. */
const kept = new Map<string, InvestmentFace | null>();
function stillFace(card: PieceId, up: Up): InvestmentFace | null {
  const key = `${card} ${up ?? ''}`;
  let face = kept.get(key);
  if (face === undefined) kept.set(key, (face = faceOf(card, up)));
  return face;
}

/** What each unit is good for now: used ones first, then those that deliver, then those with an arrow. */
function unitsOf(table: DoTable, card: PieceId): readonly Unit[] {
  const { units = 0 } = kettleOf(card) ?? {};
  const [used, arrows] = [usedOf(table, card), exportLeft(table, card)];
  const isLoading = table.clock.step === 'load';
  return Array.from({ length: units }, (_, i): Unit => {
    if (i < used) return 'used';
    if (i < units - arrows) return 'ready';
    return isLoading ? 'kept' : 'export';
  });
}

const upOf = (at: string, side: string | undefined, card: PieceId): Up => {
  if (side === KETTLE || isStartCard(card)) return 'brew';
  return at === POOL || companyOf(at) !== null ? 'rail' : undefined;
};
export function cardFace(table: DoTable, card: PieceId): InvestmentFace | null {
  const { at = '', side } = pieceOf(table, card) ?? {};
  const face = stillFace(card, upOf(at, side, card));
  const brewery = brewerNow(table);
  if (face === null || brewery === null || at !== companyPlace(brewery)) return face;
  const left = unitsLeft(table, card);
  const foot = left > 0 ? phrase('18do/card/left', { left }) : phrase('18do/card/idle');
  return { ...face, brew: { ...face.brew, units: unitsOf(table, card), foot } };
}
