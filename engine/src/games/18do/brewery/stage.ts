import { presidentOf } from '../../../rail/shares.ts';
import { companyPlace } from '../../../rail/ids.ts';
import { charterOutline } from '../../../rail/surfaces.ts';
import type { Customers, DemandSurface, OrderSurface, Sheet, Surface } from '../../../stage/stage.ts';
import type { PieceId } from '../../../table/types.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { DoTable } from '../clock.ts';
import { BEER_SUPPLY } from '../pieces.ts';
import { cubesAboard } from '../export.ts';
import { decides, director as headOf, holding, isFounded, priceOf, trainSpecOf } from '../readers.ts';
import type { BreweryId } from './clock.ts';
import { EXPORT_PRICE, SEGMENTS } from './data/demand.ts';
import type { Segment } from './data/demand.ts';
import { isDelivering, reachedBy } from './delivery.ts';
import { cardName } from './equipment.ts';
import { beerTrains, isAgreed, loadFault, railwayOf } from './export.ts';
import { bottleTerms, expertBoxes } from './expert/stage.ts';
import { squaresOn } from './expert/wagons.ts';
import { incomeNow } from './income.ts';
import { loanNote } from '../investor/loan.ts';
import { rankOf } from './order.ts';
import type { Customer } from './pieces.ts';
import { closedPlace, deliveredPlace, demandPlace, EXPORT_BOX, loadPlace, orderMarker } from './pieces.ts';
import { cubesAt, equipmentLimit, equipmentOf, isClosed, isSmall, orderTrack, typesOf } from './readers.ts';
import { brewerNow } from './round.ts';

// —— The beer market ——

/** What whoever acts would earn at a field; nothing where none of its cards comes so far. */
function gainsNow(table: DoTable): ReadonlyMap<string, number> {
  const brewery = brewerNow(table);
  const cards = brewery === null || !isDelivering(table) ? [] : equipmentOf(table, brewery);
  return new Map(
    cards.flatMap((card) => reachedBy(table, card).map(({ place, price }) => [place, price] as const)),
  );
}
function customersOf(
  table: DoTable,
  { id, regular, fresh }: Segment,
  customers: Customer,
  gains: ReadonlyMap<string, number>,
): Customers {
  const place = demandPlace(id, customers);
  const delivered = deliveredPlace(id, customers);
  const gain = gains.get(place);
  const isServed = cubesAt(table, place).length === 0 && cubesAt(table, delivered).length > 0;
  return {
    place,
    delivered,
    price: customers === 'regular' ? regular : fresh,
    ...(gain === undefined ? {} : { gain }),
    ...(isServed ? { note: phrase('18do/beer/served') } : {}),
  };
}
/** When a closed segment opens; one that was given up stays so. */
function closedNote(table: DoTable, { id, opens }: Segment): Phrase | null {
  if (!isClosed(table, id)) return null;
  const isStillToCome = opens !== undefined && Number(table.clock.phase) < Number(opens);
  return isStillToCome ? phrase('18do/beer/opens', { phase: opens }) : phrase('18do/beer/closed');
}
/** Whose consent a train needs before it is loaded. */
function consentNote(table: DoTable, train: PieceId): Phrase {
  const [brewery, railway] = [brewerNow(table), railwayOf(table, train) ?? ''];
  if (loadFault(table, train) === 'no-way') return phrase('18do/beer/blocked');
  if (brewery !== null && decides(table, railway) === decides(table, brewery))
    return phrase('18do/beer/yours');
  if (brewery !== null && isAgreed(table, brewery, train)) return phrase('18do/beer/agreed');
  if (table.clock.refused.includes(train)) return phrase('18do/beer/refused');
  return phrase('18do/beer/ask', { seat: decides(table, railway) });
}
function away(table: DoTable): NonNullable<DemandSurface['away']> {
  return {
    label: '8',
    note: phrase('18do/beer/export'),
    price: EXPORT_PRICE,
    trains: beerTrains(table).map((train) => ({
      livery: railwayOf(table, train) ?? '',
      name: cardName(train),
      colour: trainSpecOf(train)?.colour ?? 'brown',
      place: loadPlace(train),
      squares: squaresOn(table, train),
      note: consentNote(table, train),
    })),
    supply: { place: BEER_SUPPLY, label: phrase('18do/beer/supply') },
    box: { place: EXPORT_BOX, label: phrase('18do/beer/box') },
  };
}
/** Where all the cubes are. */
function countNote(table: DoTable): Phrase {
  const onMarket = SEGMENTS.flatMap(({ id }) =>
    (['regular', 'new'] as const).flatMap((one) => [demandPlace(id, one), deliveredPlace(id, one)]),
  );
  const here = onMarket.reduce((sum, place) => sum + cubesAt(table, place).length, 0);
  const [supply, box] = [cubesAt(table, BEER_SUPPLY).length, cubesAt(table, EXPORT_BOX).length];
  const aboard = beerTrains(table).reduce((sum, train) => sum + cubesAboard(table, train).length, 0);
  return phrase('18do/beer/subtitle', { total: here + supply + box + aboard, here, supply, box, aboard });
}
function demandSurface(table: DoTable): Surface {
  const gains = gainsNow(table);
  return {
    kind: 'demand',
    id: 'beer',
    title: phrase('18do/beer/market'),
    subtitle: countNote(table),
    columns: {
      regular: phrase('18do/beer/regular'),
      delivered: phrase('18do/beer/delivered'),
      fresh: phrase('18do/beer/fresh'),
    },
    segments: SEGMENTS.toReversed().map((segment) => {
      const closed = closedNote(table, segment);
      return {
        id: String(segment.id),
        label: String(segment.id),
        note: phrase('18do/beer/type', { type: segment.id }),
        regular: customersOf(table, segment, 'regular', gains),
        fresh: customersOf(table, segment, 'new', gains),
        marker: closedPlace(segment.id),
        ...(closed ? { closed } : {}),
      };
    }),
    away: away(table),
  };
}

// —— The order of the breweries ——

const stateOf = ({ clock }: DoTable, id: BreweryId): OrderSurface['items'][number]['state'] => {
  if (clock.round !== 'BR') return undefined;
  return clock.operating === id ? 'acting' : clock.operated.includes(id) ? 'done' : undefined;
};
function orderSurface(table: DoTable): Surface {
  const items = orderTrack(table).map((id) => {
    const state = stateOf(table, id);
    return {
      livery: id,
      piece: orderMarker(id),
      types: rankOf(table, id).join(' '),
      ...(state ? { state } : {}),
    };
  });
  return {
    kind: 'order',
    id: 'brewery-order',
    title: phrase('18do/order/title'),
    note: phrase('18do/order/note'),
    place: 'turn',
    items,
  };
}
/** Beer market and order track. */
export const marketSurfaces = (table: DoTable): readonly Surface[] => [
  demandSurface(table),
  orderSurface(table),
];

// —— Sheets of breweries ——

/** Every addend of what the acting brewery earns, card by card: "5 · 60 + 60". */
function incomeOf(table: DoTable, brewery: BreweryId): Sheet['income'] | null {
  if (brewerNow(table) !== brewery) return null;
  const terms = Object.entries(table.clock.brought).map(([card, sums]) => ({
    text: phrase('18do/sheet/card', { card: cardName(card), sums: sums.join(' + ') }),
    value: String(sums.reduce((a, b) => a + b, 0)),
  }));
  // What is paid out is paid out: then the price has moved.
  const price = isSmall(brewery) || table.clock.step === 'equip' ? 0 : priceOf(table, brewery);
  return {
    title: phrase('18do/sheet/income'),
    terms: [...terms, ...bottleTerms(table)],
    sum: String(incomeNow(table)),
    ...(price > 0 ? { note: phrase('18do/sheet/rises', { price }) } : {}),
  };
}

/** The sheet of a brewery: treasury, equipment, who decides. */
export function brewerySheet(table: DoTable, brewery: BreweryId): Surface {
  const small = isSmall(brewery);
  const isOpen = small || isFounded(table, brewery);
  const outline = charterOutline(table, brewery, isOpen ? 'open' : 'closed');
  // Whose it is: for a brewery of the Investor somebody else decides (§8.2.2.2).
  const director = isOpen ? headOf(table, brewery) : null;
  const [count, limit] = [typesOf(table, brewery).length, equipmentLimit(table, brewery)];
  const income = incomeOf(table, brewery);
  const head =
    director === null
      ? phrase('18do/charter/unfounded')
      : small
        ? phrase('18do/sheet/owner', { seat: director })
        : phrase('18do/sheet/head', { seat: director, percent: holding(table, director, brewery) });
  return {
    ...outline,
    acting: brewerNow(table) === brewery,
    account: companyPlace(brewery),
    headline: small ? '' : isOpen ? String(priceOf(table, brewery)) : '',
    president: small ? director : presidentOf(table, brewery),
    notes: [
      head,
      ...loanNote(table, brewery),
      ...(isOpen ? [phrase('18do/sheet/limit', { count, limit })] : []),
    ],
    stations: [],
    // §5.3: the little boxes are for markers of the expert game.
    sheet: { boxes: expertBoxes(table, brewery), ...(income ? { income } : {}) },
  };
}

export { cardFace } from './card-face.ts';
