import { isAlike } from '../../rail/faces.ts';
import { railDomains } from '../../rail/verbs/domains.ts';
import { usualHandClock, whereIn } from '../../rail/verbs/now.ts';
import { runsOf } from '../../rail/verbs/run.ts';
import { summaryOf } from '../../rail/verbs/score.ts';
import { flag } from '../../table/shape.ts';
import { gameOf } from '../../table/title.ts';
import { phrase } from '../../table/words.ts';
import type { FiveClock } from './clock.ts';
import { course, OPERATING } from './course.ts';
import { BOARD, COMPANIES, PHASES, TILES } from './data.ts';
import { moves } from './moves.ts';
import { placesOf } from './pieces.ts';
import { turn } from './readers.ts';
import { bestRunOf, readRun } from './runs.ts';
import { ledger, score } from './score.ts';
import { setup } from './setup.ts';
import { stage } from './stage.ts';
import { five } from './title.ts';
import { words } from './words.ts';

/** Five Hexes: the worked example of "A new title". Offered to nobody. */
export const game = gameOf<FiveClock>({
  id: 'five',
  title: 'Five Hexes',
  subtitle: { de: 'Eine Bahn zum Zeigen', en: 'A railway to show how' },
  players: { min: 2, max: 3 },
  variants: [{ id: 'standard', label: { de: 'Standard', en: 'Standard' } }],
  optionSpecs: [],
  reconstructed: [],
  words,
  setup,
  moves,
  handClock: { ...usualHandClock(PHASES, OPERATING, 1), laid: flag },
  domains: (table) => {
    const places = placesOf(table.clock.seats);
    return railDomains(table, { companies: COMPANIES, board: BOARD, tiles: TILES, places });
  },
  turn,
  course,
  now: ({ clock: { round, operating, step } }, seats) => {
    const seat = seats.join(', ');
    if (round === 'end') return phrase('five/now/end');
    if (round === 'SR') return phrase('five/now/trade', { seat });
    if (operating === null) return phrase('five/now/go-on', { seat });
    return phrase(`five/now/${step}`, { seat, company: operating });
  },
  where: ({ clock }) => whereIn('five', clock),
  stage,
  ledger,
  ended: ({ clock }) => clock.round === 'end',
  score,
  summary: (table) => summaryOf(five, table),
  same: (_, a, b) => isAlike(a, b),
  runs: runsOf({
    best: bestRunOf,
    earns: (table, company, { routes }) => readRun(table, company, routes).revenue,
  }),
});
