import { companyPlace } from '../../rail/ids.ts';
import type { CompanyId } from '../../rail/types.ts';
import { newClock, startCash } from '../../rail/verbs/setup.ts';
import type { Setup } from '../../table/game.ts';
import type { Luck } from '../../table/luck.ts';
import { shuffled } from '../../table/luck.ts';
import type { EspClock, EspTable } from './clock.ts';
import { OPERATING_ROUND, OPERATING_TURN, STOCK_ROUND } from './course.ts';
import { COMPANIES, KEEP, MINORS, NORTHERN, SOUTHERN, STANDARD_OUT } from './data/companies.ts';
import type { CompanyKind } from './data/companies.ts';
import { BANK as MONEY, START } from './data/limits.ts';
import { lotOf } from './flow.ts';
import { allPieces } from './pieces.ts';
import type { Draw } from './pieces.ts';
import { piecesFrom } from '../../table/places.ts';

/** So many of a kind by chance, in the order of the box. */
function drawn(all: readonly CompanyId[], kind: CompanyKind, luck: Luck): readonly CompanyId[] {
  const kept = shuffled(all, luck).slice(0, KEEP[kind]);
  return all.filter((company) => kept.includes(company));
}

/** §2.1 and §2.2: who sits where, which companies take part, and what lies with P6 and P7. */
function draw(config: Setup, luck: Luck): Draw {
  const seats = shuffled(config.seats, luck);
  const companies =
    config.variant === 'variable'
      ? [
          ...drawn(NORTHERN, 'north', luck),
          ...drawn(SOUTHERN, 'south', luck),
          ...drawn(MINORS, 'minor', luck),
        ]
      : COMPANIES.filter((company) => !STANDARD_OUT.includes(company));
  const north = companies.filter((company) => NORTHERN.includes(company));
  const gift7 = north[luck(north.length)] ?? north[0]!;
  const gift6 = companies.includes('CRB') ? 'CRB' : (north[luck(north.length)] ?? north[0]!);
  return { seats, companies, gift6, gift7 };
}

/** Order cards by chance, start money from the bank, the auction of the private companies. */
export function setup(config: Setup, luck: Luck): EspTable {
  const made = draw(config, luck);
  const { seats, companies, gift6, gift7 } = made;
  const start = (START[seats.length] ?? START[6]!).cash;
  const clock: EspClock = {
    ...newClock(config, seats, '1'),
    round: 'auction',
    set: 0,
    ors: 1,
    companies,
    gift6,
    gift7,
    lot: lotOf('P1', seats[0] ?? ''),
    parDue: null,
    ...STOCK_ROUND,
    started: [],
    full: [],
    goals: {},
    ...OPERATING_ROUND,
    ...OPERATING_TURN,
    ripe: false,
    debts: {},
    ending: null,
  };
  return {
    pieces: piecesFrom(allPieces(made)),
    cash: startCash(MONEY, start, seats, companies.map(companyPlace)),
    clock,
  };
}
