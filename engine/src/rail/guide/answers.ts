import type { Answer, Asked, Guide } from '../../table/guide.ts';
import { MOST_FACTS, MOST_LINES } from '../../table/guide.ts';
import type { Account, PieceId, Place, Table } from '../../table/types.ts';
import { phrase } from '../../table/words.ts';
import type { RailClock } from '../clock.ts';
import { companyOf, hexOf, ownerOf, ROUND_MARKER, seatOf, slotOf, tileOf, trainOf } from '../ids.ts';
import type { RailBook, Topic } from './book.ts';
import {
  cellAnswer,
  certificateAnswer,
  charterAnswer,
  playerAnswer,
  priceAnswer,
  stationAnswer,
} from './company.ts';
import { hexAnswer, tileAnswer } from './hex.ts';
import { phaseAnswer, trainAnswer, trainKindAnswer } from './train.ts';
import { everyPiece, pieceOf } from '../../table/places.ts';

/** Parts of the table that are what they are: name, what lies there, what it is for. */
const PARTS: Readonly<Record<string, Topic>> = {
  bank: 'bank',
  pool: 'pool',
  depot: 'train',
  supply: 'tile',
  out: 'out',
};

function partAnswer<C extends RailClock>(book: RailBook<C>, table: Table<C>, place: Place): Answer | null {
  const topic = Object.hasOwn(PARTS, place) ? PARTS[place]! : null;
  if (topic === null) return null;
  const count = everyPiece(table)
    .map(([, piece]) => piece)
    .filter(({ at }) => at === place).length;
  return {
    kind: phrase('ask/kind/part'),
    title: phrase(`name/${place}`),
    lines: [phrase(`ask/part/${place}`, { cash: table.cash[place] ?? 0, count })],
    more: [],
    sections: [book.sections[topic]],
  };
}

/** Money: whose it is and what it is for. */
function moneyAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  account: Account,
): Answer | null {
  const [seat, company] = [seatOf(account), companyOf(account)];
  const cash = table.cash[account] ?? 0;
  const whose = seat !== null ? 'seat' : company !== null ? 'company' : account === 'bank' ? 'bank' : 'other';
  return {
    kind: phrase('ask/kind/money'),
    title: phrase('ask/money', { amount: cash }),
    lines: [
      phrase(`ask/money/${whose}`, { seat: seat ?? '', company: company ?? account.replace(/^\w+\//, '') }),
    ],
    more: [],
    sections: [book.sections[seat !== null ? 'player' : company !== null ? 'charter' : 'bank']],
  };
}

function pieceAnswer<C extends RailClock>(book: RailBook<C>, table: Table<C>, piece: PieceId): Answer | null {
  const at = pieceOf(table, piece)?.at ?? '';
  const tile = tileOf(piece);
  if (tile !== null)
    return hexOf(at) !== null ? hexAnswer(book, table, hexOf(at)!) : tileAnswer(book, table, tile);
  if (trainOf(piece) !== null) return trainAnswer(book, table, piece);
  if (piece === ROUND_MARKER) return stepAnswer(book, table, 'round', roundNow(table));
  const company = ownerOf(piece);
  if (company === null) return null;
  if (piece.startsWith('cert/')) return certificateAnswer(book, table, company, piece);
  if (piece.startsWith('token/')) return stationAnswer(book, table, company, piece);
  if (piece.startsWith('charter/')) return charterAnswer(book, table, company);
  return priceAnswer(book, table, company);
}

const roundNow = ({ clock }: Table<RailClock>): string => (clock.or > 0 ? `OR${clock.or}` : 'SR');

/** A word of a row of steps. */
function stepAnswer<C extends RailClock>(
  book: RailBook<C>,
  table: Table<C>,
  role: 'phase' | 'round' | 'step',
  step: string,
): Answer | null {
  if (role === 'phase') return phaseAnswer(book, table, step);
  const { clock } = table;
  const isNow = role === 'step' ? clock.step === step && clock.operating !== null : roundNow(table) === step;
  if (role === 'step')
    return {
      kind: phrase('ask/kind/step'),
      title: phrase('ask/named', { name: step }),
      lines: [phrase(isNow ? 'ask/step-now' : 'ask/step-other', { company: clock.operating ?? '–' })],
      more: [],
      sections: [book.sections.step],
    };
  const kind = step.startsWith('OR') ? 'OR' : step;
  return {
    kind: phrase('ask/kind/round'),
    title: phrase(`ask/round/${kind}`, { n: step.replace(/\D/g, '') }),
    lines: [phrase(`ask/round-does/${kind}`), phrase(isNow ? 'ask/is-now' : 'ask/is-not-now')],
    more: [],
    sections: [book.sections.round],
  };
}

function placeAnswer<C extends RailClock>(book: RailBook<C>, table: Table<C>, place: Place): Answer | null {
  const hex = hexOf(place) ?? slotOf(place)?.hex ?? null;
  if (hex !== null) return hexAnswer(book, table, hex);
  if (place.startsWith('market/')) return cellAnswer(book, table, place);
  if (place.startsWith('round/')) return stepAnswer(book, table, 'round', place.slice(6));
  const company = companyOf(place) ?? /^(?:ipo|locked)\/([^/]+)$/.exec(place)?.[1] ?? null;
  if (company !== null) return charterAnswer(book, table, company);
  const seat = seatOf(place);
  return seat === null ? partAnswer(book, table, place) : playerAnswer(book, table, seat);
}

const short = (answer: Answer | null): Answer | null =>
  answer && { ...answer, lines: answer.lines.slice(0, MOST_LINES), more: answer.more.slice(0, MOST_FACTS) };

/** The answers of the family, after those that the title gives itself. */
export const railAnswers =
  <C extends RailClock>(book: RailBook<C>): Guide<C>['answers'] =>
  (table: Table<C>, about: Asked) => {
    const own = book.own?.(table, about) ?? null;
    if (own) return short(own);
    if ('kindOf' in about) return short(trainKindAnswer(book, table, about.kindOf));
    if ('piece' in about) return short(pieceAnswer(book, table, about.piece));
    if ('account' in about) return short(moneyAnswer(book, table, about.account));
    if ('role' in about) return short(stepAnswer(book, table, about.role, about.step));
    return short(placeAnswer(book, table, about.place));
  };
