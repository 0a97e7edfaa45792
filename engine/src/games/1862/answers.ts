import { railAnswers } from '../../rail/guide/answers.ts';
import { movesOn, ownAnswers, toldBy } from '../../rail/guide/book.ts';
import { certificate, OUT } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Answer, Asked, Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import { perTable, pieceOf } from '../../table/places.ts';
import { phrase } from '../../table/words.ts';
import { bonusLines } from './bonus.ts';
import type { Box } from './box.ts';
import { box } from './box.ts';
import type { Clock62, Table62 } from './clock.ts';
import { BALTIMORE, CHARTERS, extrasOf, FIFTY, groupOf, isCompany } from './data/companies.ts';
import { FLOAT } from './data/limits.ts';
import { isPrivate, privateSpec } from './data/privates.ts';
import type { PrivateId } from './data/privates.ts';
import { isExpress, PHASES, TRAINS } from './data/trains.ts';
import { isGroupOpen } from './groups.ts';
import { FLIPPED } from './pieces.ts';
import { reach } from './reach.ts';
import {
  director,
  incomeOf,
  inHands,
  inPool,
  isClosed,
  isGone,
  isHalved,
  isStarted,
  layout,
  ownerOfPrivate,
  parOf,
  priceOf,
  trainLimit,
} from './readers.ts';
import { certificateLimit, counted, partOf } from './seats.ts';
import { worth } from './score.ts';

/** The bonus routes of a company, and what keeps it from operating. */
function charterFacts(table: Table62, company: CompanyId): readonly Fact[] {
  if (isGone(table, company)) return [];
  const lines = bonusLines(table, company).map(({ targets, most }) =>
    fact('1862/ask/fact/bonus', phrase('1862/ask/bonus', { targets, most })),
  );
  if (isStarted(table, company)) return lines;
  const sold = inHands(table, company) + inPool(table, company);
  const waits =
    parOf(table, company) > 0
      ? phrase('1862/ask/float', { sold, of: FLOAT })
      : phrase(isGroupOpen(table, groupOf(company)) ? '1862/ask/unfounded' : '1862/ask/group-closed');
  return [fact('1862/ask/fact/waits', waits), ...lines];
}

/** A private company: what it brings, what it does, whose it is. */
function privateAnswer(table: Table62, id: PrivateId): Answer {
  const spec = privateSpec(id);
  const owner = ownerOfPrivate(table, id);
  const card = phrase(`1862/card/${id}`);
  const income = phrase('1862/ask/income', { income: incomeOf(table, spec) });
  const whose =
    owner === null ? phrase('1862/ask/private-none') : phrase('1862/ask/private-seat', { seat: owner });
  return {
    kind: phrase('ask/kind/private'),
    title: phrase('1862/ask/private', { private: id }),
    lines: isClosed(table, id) ? [phrase('1862/ask/private-closed'), card] : [income, card, whose],
    more: [fact('ask/fact/price', phrase('ask/money', { amount: spec.price }))],
    sections: ['4'],
  };
}

/** A paper that lies aside until its company buys back, and the 50 % that it holds then (chapter 17). */
function extraAnswer(table: Table62, name: string): Answer | null {
  const [company = '', index = ''] = name.split('/');
  const isAside = pieceOf(table, certificate(company, Number(index)))?.at === OUT && !isGone(table, company);
  if (!isCompany(company) || !extrasOf(company).includes(Number(index))) return null;
  if (Number(index) === FIFTY && isHalved(table, company))
    return told('certificate', 'own-half', '17', { company });
  return isAside ? told('certificate', 'aside', '17', { company }) : null;
}

const told = toldBy('1862');
/** Things and places that only 1862 has, by the first part of their name. */
const own = ownAnswers<Clock62>({
  private: (table, id) => (isPrivate(id) ? privateAnswer(table, id) : null),
  with: (table, id) => (isPrivate(id) ? privateAnswer(table, id) : null),
  cert: extraAnswer,
  privates: () => told('part', 'privates', '3'),
  priority: () => told('card', 'priority', '18'),
  par: (table, name) =>
    isCompany(name)
      ? told('marker', 'par', '19', { company: name, par: parOf(table, name) })
      : told('part', 'par-cell', '19', { par: Number(name) || 0 }),
  token: (table, name) => {
    const [company = ''] = name.split('/');
    if (pieceOf(table, `token/${name}`)?.side === FLIPPED)
      return told('marker', 'flipped', '13', { company });
    return company === BALTIMORE ? told('marker', 'baltimore', '4') : null;
  },
  tile: (_, name) => (name.startsWith('ERIE/') ? told('tile', 'erie', '4') : null),
});

/** Answers by what is printed in the box of the table. */
const answersIn = perTable(({ board, tiles, market }: Box) =>
  railAnswers<Clock62>({
    board,
    tiles,
    charters: CHARTERS,
    trains: TRAINS,
    isBeside: isExpress,
    phases: PHASES,
    market,
    sections: {
      hex: '7',
      tile: '8',
      station: '9',
      train: '14',
      phase: '16',
      round: '18',
      step: '6',
      charter: '5',
      certificate: '19',
      price: '12',
      bank: '20',
      pool: '19',
      player: '19',
      out: '13',
    },
    layout,
    isOpen: isStarted,
    decides: (table, company) => (isStarted(table, company) ? director(table, company) : null),
    trainLimit,
    priceMoves: (table, company) => movesOn(market, table, company),
    shareWorth: (table, company, percent) => partOf(priceOf(table, company), percent),
    reaches: (table, company, hex) => {
      const { hexes, openHexes } = reach(table, company);
      return hexes.has(hex) || openHexes.has(hex) || box(table).homes[company]?.hex === hex;
    },
    certificates: (table, seat) => ({ count: counted(table, seat), limit: certificateLimit(table) }),
    worth,
    charterFacts,
    own,
  }),
);
/** What things on the table of 1862 are and do now. */
export const answers = (table: Table62, about: Asked): Answer | null => answersIn(box(table))(table, about);
