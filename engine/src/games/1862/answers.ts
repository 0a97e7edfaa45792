import { railAnswers } from '../../rail/guide/answers.ts';
import { movesOn, ownAnswers, toldBy } from '../../rail/guide/book.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Answer, Asked, Fact } from '../../table/guide.ts';
import { fact } from '../../table/guide.ts';
import { perTable } from '../../table/places.ts';
import { phrase } from '../../table/words.ts';
import { bonusLines } from './bonus.ts';
import type { Box } from './box.ts';
import { box } from './box.ts';
import type { Clock62, Table62 } from './clock.ts';
import { CHARTERS, groupOf, isCompany } from './data/companies.ts';
import { FLOAT } from './data/limits.ts';
import { isPrivate, privateSpec } from './data/privates.ts';
import type { PrivateId } from './data/privates.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { isGroupOpen } from './groups.ts';
import { reach } from './reach.ts';
import {
  director,
  inHands,
  inPool,
  isClosed,
  isStarted,
  layout,
  ownerOfPrivate,
  parOf,
  trainLimit,
} from './readers.ts';
import { certificateLimit, counted } from './seats.ts';
import { worth } from './score.ts';

/** The bonus routes of a company, and what keeps it from operating. */
function charterFacts(table: Table62, company: CompanyId): readonly Fact[] {
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
  const { price, income } = privateSpec(id);
  const owner = ownerOfPrivate(table, id);
  const whose = isClosed(table, id)
    ? phrase('1862/ask/private-closed')
    : owner === null
      ? phrase('1862/ask/private-none')
      : phrase('1862/ask/private-seat', { seat: owner });
  return {
    kind: phrase('ask/kind/private'),
    title: phrase('1862/ask/private', { private: id }),
    lines: [phrase('1862/ask/income', { income }), phrase(`1862/card/${id}`), whose],
    more: [fact('ask/fact/price', phrase('ask/money', { amount: price }))],
    sections: ['4'],
  };
}

const told = toldBy('1862');
/** Things and places that only 1862 has, by the first part of their name. */
const own = ownAnswers<Clock62>({
  private: (table, id) => (isPrivate(id) ? privateAnswer(table, id) : null),
  with: (table, id) => (isPrivate(id) ? privateAnswer(table, id) : null),
  privates: () => told('part', 'privates', '3'),
  priority: () => told('card', 'priority', '18'),
  par: (table, name) =>
    isCompany(name)
      ? told('marker', 'par', '19', { company: name, par: parOf(table, name) })
      : told('part', 'par-cell', '19', { par: Number(name) || 0 }),
  token: (_, name) => (name.startsWith('B&O/') ? told('marker', 'baltimore', '4') : null),
  tile: (_, name) => (name.startsWith('ERIE/') ? told('tile', 'erie', '4') : null),
});

/** Answers by what is printed in the box of the table. */
const answersIn = perTable(({ board, tiles, market }: Box) =>
  railAnswers<Clock62>({
    board,
    tiles,
    charters: CHARTERS,
    trains: TRAINS,
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
