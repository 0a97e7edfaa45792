import { slotPlace } from '../../../rail/ids.ts';
import type { MoveSpec } from '../../../table/game.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { whole } from '../../../table/shape.ts';
import { phrase } from '../../../table/words.ts';
import { built } from '../build-rules.ts';
import type { EspClock } from '../clock.ts';
import { HOMES } from '../data/companies.ts';
import { drafted } from '../flow.ts';
import { checkDestination } from '../goals.ts';
import { homeCircles } from '../homes.ts';
import { awaitsHome, homeToken } from '../readers.ts';
import { inStep, operatingRules } from '../rules.ts';
import { builderOf } from '../site.ts';

const fields = { node: whole(0, 3) } as const;
export type PlaceHome = MoveOf<typeof fields>;

const waiting = built<PlaceHome>('home-done', '5.3.4', ['ESP-5.3.4.03'], (table, _, builder) =>
  awaitsHome(table, builder) ? false : { hex: HOMES[builder]?.hex ?? '' },
);
const ownCircle = built<PlaceHome>(
  'home-circle',
  '5.3.4',
  ['ESP-5.3.4.03', 'ESP-5.3.4.12'],
  (table, move, builder) => {
    if (!awaitsHome(table, builder)) return false;
    const fits = homeCircles(table, builder).some(({ node }) => node === move.node);
    return fits ? false : { hex: HOMES[builder]?.hex ?? '' };
  },
);

/** §5.3.4: the director of a company at home in an OO hex chooses the city of the home station. It costs nothing. */
export const home: MoveSpec<EspClock, PlaceHome> = {
  fields,
  example: { type: 'home', seat: 'anna', node: 0 },
  effects: (table, move) =>
    drafted(table, (draft) => {
      const builder = builderOf(table);
      if (builder === null || !awaitsHome(table, builder) || !HOMES[builder]) return;
      const circle = homeCircles(table, builder).find(({ node }) => node === move.node);
      // The act itself, not a due that follows from something else.
      draft.put(homeToken(builder), slotPlace(HOMES[builder].hex, move.node, circle?.slot ?? 0));
      checkDestination(draft, builder);
    }),
  rules: [...operatingRules, inStep('home'), waiting, ownCircle],
  label: (table) => {
    const company = builderOf(table);
    return phrase('18esp/log/home', { company: company ?? '–', hex: HOMES[company ?? '']?.hex ?? '–' });
  },
};
