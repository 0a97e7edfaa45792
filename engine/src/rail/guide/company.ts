import type { Answer } from '../../table/guide.ts';
import { fact, MOST_FACTS } from '../../table/guide.ts';
import type { PieceId, Place, Seat, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { Phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { sideInUse, trainsAt } from '../depot.ts';
import { companyPlace, hexOf, ipoPlace, POOL, seatOf, seatPlace, slotOf, station } from '../ids.ts';
import { cellAt, priceOf, spotOf } from '../market.ts';
import { purse, treasury } from '../readers.ts';
import { percentAt, percentOf } from '../shares.ts';
import type { CompanyId } from '../types.ts';
import type { RailBook } from './book.ts';
import { pieceOf } from '../../table/places.ts';

/** A station marker still on the charter (or locked there). */
const isLeft = <C extends RailClock>(table: Table<C>, piece: PieceId): boolean => {
  const at = pieceOf(table, piece)?.at ?? 'out';
  return !at.startsWith('hex/') && at !== 'out';
};

/** A company that has left the game has done so with its price marker. */
const hasLeft = <C extends RailClock>(table: Table<C>, company: CompanyId): boolean =>
  pieceOf(table, `marker/${company}`)?.at === 'out';

function unsold<C extends RailClock>(book: RailBook<C>, table: Table<C>, company: CompanyId): Phrase {
  const spec = book.charters[company]!;
  const own = percentAt(table, spec, companyPlace(company)) + percentAt(table, spec, ipoPlace(company));
  return phrase('ask/unsold', { own, pool: percentAt(table, spec, POOL) });
}

/** Everybody who holds some of it, the largest first. */
const holders = <C extends RailClock>(book: RailBook<C>, table: Table<C>, company: CompanyId) =>
  table.clock.seats
    .map((seat) => ({ seat, percent: percentAt(table, book.charters[company]!, seatPlace(seat)) }))
    .filter(({ percent }) => percent > 0)
    .toSorted((a, b) => b.percent - a.percent);

/** A charter: who decides, treasury, price, last run, goals, stations, trains. */
export function charterAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  company: CompanyId,
): Answer | null {
  const spec = Object.hasOwn(book.charters, company) ? book.charters[company]! : null;
  if (!spec) return null;
  const isOpen = book.isOpen(table, company);
  const president = book.decides(table, company);
  const price = priceOf(table, book.market, company);
  const last = book.lastRun?.(table, company) ?? null;
  const trains = trainsAt(table, companyPlace(company)).map(
    (train) => sideInUse(table, book.trains, train)?.name ?? '',
  );
  const left = spec.stations.filter((_, i) => isLeft(table, station(company, i)));
  const held = holders(book, table, company);
  const second = held.find(({ seat }) => seat !== president);
  return {
    kind: phrase('ask/kind/charter'),
    title: phrase('ask/plain', { text: spec.name }),
    lines: isOpen
      ? [
          ...(president === null
            ? [phrase('ask/nobody-decides')]
            : [
                phrase('ask/decides', {
                  seat: president,
                  percent: held.find(({ seat }) => seat === president)?.percent ?? 0,
                }),
              ]),
          phrase(price === null ? 'ask/treasury' : 'ask/treasury-price', {
            cash: treasury(table, company),
            price: price ?? 0,
          }),
          ...(last === null ? [] : [phrase(last > 0 ? 'ask/last-run' : 'ask/no-run', { last })]),
        ]
      : [
          phrase(hasLeft(table, company) ? 'ask/company-gone' : 'ask/not-open'),
          phrase('ask/home', { hexes: spec.home }),
        ],
    more: [
      ...(book.charterFacts?.(table, company) ?? []),
      fact(
        'ask/fact/stations',
        left.length === 0
          ? phrase('ask/none')
          : phrase('ask/costs-list', { costs: left.map(({ cost }) => cost) }),
      ),
      ...(isOpen
        ? [
            fact(
              'ask/fact/trains',
              phrase('ask/trains', {
                trains: trains.length > 0 ? trains : ['–'],
                limit: book.trainLimit(table, company),
              }),
            ),
          ]
        : []),
      fact('ask/fact/unsold', unsold(book, table, company)),
      ...(second
        ? [fact('ask/fact/second', phrase('ask/holder', { seat: second.seat, percent: second.percent }))]
        : []),
    ].slice(0, MOST_FACTS),
    sections: [book.sections.charter],
  };
}

/** A certificate: what it is worth, what it brought last, and what it does. */
export function certificateAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  company: CompanyId,
  piece: PieceId,
): Answer | null {
  const spec = Object.hasOwn(book.charters, company) ? book.charters[company]! : null;
  const index = Number(piece.slice(piece.lastIndexOf('/') + 1));
  if (!spec || spec.shares[index] === undefined) return null;
  const percent = percentOf(table, spec, piece);
  const price = priceOf(table, book.market, company);
  const at = pieceOf(table, piece)?.at ?? '';
  const seat = seatOf(at);
  const last = book.lastRun?.(table, company) ?? null;
  const least = Math.min(...spec.shares.filter((one) => one > 0));
  const worth = book.shareWorth?.(table, company, percent) ?? ((price ?? 0) * percent) / least;
  const limits = seat !== null && table.clock.seats.includes(seat) ? book.certificates(table, seat) : null;
  return {
    kind: phrase('ask/kind/certificate'),
    title: phrase(index === 0 && spec.shares.length > 1 ? 'ask/president-certificate' : 'ask/certificate', {
      company,
      percent,
    }),
    lines: [
      price === null ? phrase('ask/no-price') : phrase('ask/worth', { worth }),
      index === 0 && spec.shares.length > 1
        ? phrase('ask/makes-president')
        : phrase('ask/is-share', { percent, company }),
      ...(seat !== null
        ? [phrase('ask/lies-with', { seat })]
        : at === POOL
          ? [phrase('ask/in-pool')]
          : [phrase('ask/for-sale', { company })]),
    ],
    more: [
      ...(last === null
        ? []
        : [fact('ask/fact/last-paid', phrase('ask/money', { amount: Math.floor((last * percent) / 100) }))]),
      ...(limits ? [fact('ask/fact/certificates', phrase('ask/of', limits))] : []),
      fact('ask/fact/unsold', unsold(book, table, company)),
      ...holders(book, table, company)
        .slice(0, 2)
        .map(({ seat: holder, percent: own }) =>
          fact('ask/fact/holds', phrase('ask/holder', { seat: holder, percent: own })),
        ),
    ].slice(0, MOST_FACTS),
    sections: [book.sections.certificate],
  };
}

/** A station marker: what it costs, or where it stands. */
export function stationAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  company: CompanyId,
  piece: PieceId,
): Answer | null {
  const spec = Object.hasOwn(book.charters, company) ? book.charters[company]! : null;
  const use = spec?.stations[Number(piece.slice(piece.lastIndexOf('/') + 1))];
  if (!spec) return null;
  const at = pieceOf(table, piece)?.at ?? '';
  const hex = slotOf(at)?.hex ?? hexOf(at);
  const left = spec.stations.filter((_, i) => isLeft(table, station(company, i))).length;
  return {
    kind: phrase('ask/kind/station'),
    title: phrase('ask/station', { company }),
    lines:
      hex !== null
        ? [phrase('ask/stands', { hex }), phrase('ask/station-does', { company })]
        : [
            phrase(use && use.cost > 0 ? 'ask/station-costs' : 'ask/station-free', { cost: use?.cost ?? 0 }),
            phrase('ask/station-does', { company }),
          ],
    more: [
      fact('ask/fact/stations', phrase('ask/plain', { text: String(left) })),
      ...(use
        ? [
            fact(
              'ask/fact/use',
              phrase(`ask/use/${use.use}`, {
                hexes: use.use === 'home' ? spec.home : (spec.destination ?? []),
              }),
            ),
          ]
        : []),
    ],
    sections: [book.sections.station],
  };
}

/** A price marker: where it goes when the company pays, withholds, or is sold. */
export function priceAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  company: CompanyId,
): Answer | null {
  const price = priceOf(table, book.market, company);
  const moves = book.priceMoves(table, company);
  if (!Object.hasOwn(book.charters, company)) return null;
  const isGone = hasLeft(table, company);
  const unpriced = isGone ? phrase('ask/plain', { text: company }) : phrase('ask/price-waits', { company });
  return {
    kind: phrase('ask/kind/price'),
    title: price === null ? unpriced : phrase('ask/price', { company, price }),
    lines:
      price === null || !moves
        ? [phrase(isGone ? 'ask/company-gone' : 'ask/price-unset')]
        : [
            phrase('ask/if-paid', { to: moves.paid }),
            phrase('ask/if-withheld', { to: moves.withheld }),
            phrase('ask/if-sold', { to: moves.sold }),
          ],
    more: [
      fact('ask/fact/unsold', unsold(book, table, company)),
      ...holders(book, table, company)
        .slice(0, 3)
        .map(({ seat, percent }) => fact('ask/fact/holds', phrase('ask/holder', { seat, percent }))),
    ],
    sections: [book.sections.price],
  };
}

/** A cell of the market. */
export function cellAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  place: Place,
): Answer | null {
  const spot = spotOf(place);
  const cell = spot && cellAt(book.market, spot);
  if (!spot || !cell) return null;
  const here = Object.keys(book.charters).filter(
    (company) => pieceOf(table, `marker/${company}`)?.at === place,
  );
  const notes: readonly (Phrase | null)[] = [
    here.length > 0 ? phrase('ask/markers-here', { who: here }) : null,
    cell.par ? phrase('ask/par-cell') : null,
    cell.close ? phrase('ask/close-cell') : null,
    cell.end ? phrase('ask/end-cell') : null,
    cell.zone ? phrase(`ask/zone/${cell.zone}`) : null,
    cell.arrow ? phrase(`ask/arrow/${cell.arrow}`) : null,
  ];
  const said = notes.filter((one) => one !== null);
  return {
    kind: phrase('ask/kind/cell'),
    title: phrase('ask/cell', { price: cell.price }),
    lines: (said.length > 0 ? said : [phrase('ask/cell-plain')]).slice(0, 3),
    more: [],
    sections: [book.sections.price],
  };
}

/** A player: what lies before them. */
export function playerAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  seat: Seat,
): Answer | null {
  if (!table.clock.seats.includes(seat)) return null;
  const { count, limit } = book.certificates(table, seat);
  const presides = Object.keys(book.charters).filter(
    (company) => book.isOpen(table, company) && book.decides(table, company) === seat,
  );
  return {
    kind: phrase('ask/kind/player'),
    title: phrase('ask/seat', { seat }),
    lines: [
      phrase('ask/purse', { cash: purse(table, seat) }),
      phrase('ask/presides', { companies: presides.length > 0 ? presides : ['–'] }),
    ],
    more: [
      fact('ask/fact/certificates', phrase('ask/of', { count, limit }), count > limit),
      fact('ask/fact/worth', phrase('ask/money', { amount: book.worth(table, seat) })),
    ],
    sections: [book.sections.player],
  };
}
