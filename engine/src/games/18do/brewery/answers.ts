import { companyOf } from '../../../rail/ids.ts';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import type { Answer, Asked } from '../../../table/guide.ts';
import type { PieceId, Place } from '../../../table/types.ts';
import { phrase } from '../../../table/words.ts';
import { answerCard as card } from '../answer-card.ts';
import type { DoTable } from '../clock.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { treasury, decides } from '../readers.ts';
import { smallOf } from './data/companies.ts';
import { SEGMENTS } from './data/demand.ts';
import { expertAnswers } from './expert/answers.ts';
import { closedPlace, EXPORT_BOX, fieldOf, NO_DEMAND_SUPPLY, trainOfLoad } from './pieces.ts';
import { cubesAt, equipmentLimit, isOwned, isSmall, kettleOf, orderTrack, typesOf } from './readers.ts';

function smallAnswer(table: DoTable, id: string): Answer {
  const { price = 0 } = smallOf(id) ?? {};
  const usual = card('card', 'small', '6.3.2.1', { small: id, price });
  if (!isOwned(table, id)) return usual;
  const said = { seat: decides(table, id), cash: treasury(table, id) };
  const gear = { count: typesOf(table, id).length, limit: equipmentLimit(table, id) };
  return { ...usual, lines: [phrase('18do/ask/small-owned', said), phrase('18do/ask/small-gear', gear)] };
}
/** A card that is equipment or only ever was; trains are answered elsewhere. */
function kettleAnswer(table: DoTable, piece: PieceId): Answer | null {
  const kettle = kettleOf(piece);
  if (!kettle) return null;
  const owner = companyOf(pieceOf(table, piece)?.at ?? '') ?? '';
  const isEquipment = piece.startsWith('kettle/') || pieceOf(table, piece)?.side === 'kettle';
  const { type, units, exports } = kettle;
  return isEquipment
    ? card('card', owner === '' ? 'kettle' : 'kettle-of', '6.5.2.3', { type, units, exports, brewery: owner })
    : null;
}
function breweryPiece(table: DoTable, piece: PieceId): Answer | null {
  const [kind = '', name = ''] = piece.split('/');
  switch (kind) {
    case 'small':
      return smallAnswer(table, name);
    case 'order':
      return card('marker', 'brewery-order', '6.5.2.8', {
        brewery: name,
        place: orderTrack(table).indexOf(name) + 1,
      });
    case 'no-demand':
      return card('marker', 'no-demand', '6.5.2.9');
    case 'cube':
      return card('marker', 'beer-cube', '5.7');
    default:
      return kettleAnswer(table, piece);
  }
}
function fieldAnswer(table: DoTable, place: Place): Answer | null {
  const field = fieldOf(place);
  const segment = SEGMENTS.find(({ id }) => id === field?.segment);
  if (field === null || !segment) return null;
  const price = field.customer === 'regular' ? segment.regular : segment.fresh;
  return card('part', field.isDelivered ? 'delivered' : 'demand', '5.1.3', {
    segment: segment.id,
    customers: field.customer,
    price,
    count: cubesAt(table, place).length,
  });
}
function breweryPlace(table: DoTable, place: Place): Answer | null {
  const count = piecesAt(table, place).length;
  const id = place.split('/')[1] ?? '';
  if (isSmall(id) && /^(?:company|start)\//.test(place)) return smallAnswer(table, id);
  if (place.startsWith('bid/') && isSmall(id))
    return card('part', 'bid', '6.2.2', { amount: Number(place.split('/')[2]) || 0, name: id });
  if (place === BEER_SUPPLY) return card('part', 'beer-supply', '5.1.3', { count });
  if (place === EXPORT_BOX) return card('part', 'export-box', '5.1.3', { count });
  if (place === NO_DEMAND_SUPPLY) return card('part', 'no-demand', '6.5.2.9');
  if (SEGMENTS.some((segment) => closedPlace(segment.id) === place))
    return card('part', 'no-demand', '6.5.2.9');
  if (place.startsWith('turn/'))
    return card('part', 'order-place', '6.5.2.8', { place: Number(place.slice('turn/'.length)) + 1 });
  if (trainOfLoad(place) !== null) return card('part', 'load', '6.5.2.4', { count });
  if (place.startsWith('round/')) return card('part', 'round-track', '6.2', { set: Number(id) || 0 });
  return fieldAnswer(table, place);
}
/** What there is to say about things that only Heat, Sweat & Beer has, or has otherwise; null: see the railways. */
export function breweryAnswers(table: DoTable, about: Asked): Answer | null {
  const expert = expertAnswers(table, about);
  if (expert !== null) return expert;
  if ('piece' in about) return breweryPiece(table, about.piece);
  return 'place' in about ? breweryPlace(table, about.place) : null;
}
