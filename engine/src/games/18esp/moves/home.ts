import { slotOf, slotPlace } from '../../../rail/ids.ts';
import { faceAt } from '../../../rail/map/layout.ts';
import type { CompanyId } from '../../../rail/types.ts';
import { cityNamed } from '../../../rail/verbs/station.ts';
import type { MoveOf } from '../../../table/shape.ts';
import { whole } from '../../../table/shape.ts';
import type { Phrase } from '../../../table/words.ts';
import { phrase } from '../../../table/words.ts';
import type { EspMove } from '../rules.ts';
import { inStep, ofOperator, operating, operatingRules, operatorOf, owesHome } from '../rules.ts';
import type { EspTable } from '../clock.ts';
import { BOARD } from '../data/board.ts';
import { HOMES } from '../data/companies.ts';
import { TILES } from '../data/tiles.ts';
import { operatorDoes } from '../flow.ts';
import { checkDestination } from '../goals.ts';
import { comesHome, homeCircles } from '../homes.ts';
import { awaitsHome, homeToken, layout, track } from '../readers.ts';

const fields = { node: whole(0, 3) } as const;
type PlaceHome = MoveOf<typeof fields>;

const placing = ofOperator<PlaceHome>();
const waiting = placing('home-done', '5.3.4', ['ESP-5.3.4.03'], (table, _, builder) =>
  awaitsHome(table, builder) ? false : { hex: HOMES[builder]?.hex ?? '' },
);
const ownCircle = placing(
  'home-circle',
  '5.3.4',
  ['ESP-5.3.4.03', 'ESP-5.3.4.12'],
  (table, move, builder) => {
    if (!awaitsHome(table, builder)) return false;
    const fits = homeCircles(table, builder).some(({ node }) => node === move.node);
    return fits ? false : { hex: HOMES[builder]?.hex ?? '' };
  },
);

/** The two cities of an OO tile are told apart by where their track leads. */
function homeLabel(table: EspTable, company: CompanyId, node: number): Phrase {
  const hex = HOMES[company]?.hex ?? '';
  const ends = faceAt(BOARD, TILES, layout(table), hex).paths.flatMap(({ from, to }) =>
    to === `n${node}` ? [from] : from === `n${node}` ? [to] : [],
  );
  const sides = ends.filter((end) => typeof end === 'number').map((side) => `side/${side}`);
  const key = sides.length > 0 ? '18esp/choice/home-towards' : '18esp/choice/home';
  return phrase(key, { company, hex, sides });
}

/** §5.3.4: the director of a company at home in an OO hex chooses the city of the home station. It costs nothing. */
export const home: EspMove<PlaceHome> = {
  fields,
  example: { type: 'home', seat: 'anna', node: 0 },
  effects: operatorDoes((draft, builder, move, table) => {
    if (!awaitsHome(table, builder) || !HOMES[builder]) return;
    const circle = homeCircles(table, builder).find(({ node }) => node === move.node);
    // The act itself, not a due that follows from something else.
    draft.put(homeToken(builder), slotPlace(HOMES[builder].hex, move.node, circle?.slot ?? 0));
    checkDestination(draft, builder);
  }),
  rules: [...operatingRules, inStep('home'), waiting, ownCircle],
  label: (table, { node }) => {
    const company = operatorOf(table);
    const home = company === null ? undefined : HOMES[company]?.hex;
    return home === undefined
      ? phrase('18esp/log/home-nobody')
      : phrase('18esp/log/home', { company, ...cityNamed(track)(table, { hex: home, node, slot: 0 }) });
  },
  *candidates(table, seat) {
    const builder = operatorOf(table);
    if (builder !== null && owesHome(table, builder))
      for (const { node } of homeCircles(table, builder)) yield { type: 'home', seat, node };
  },
  concerns: (table, _, piece) => piece === homeToken(operatorOf(table) ?? ''),
  reads: (_, seat, { piece, from, to }) => {
    const slot = piece.startsWith('token/') ? slotOf(to) : null;
    return slot && comesHome(piece, from, slot) ? [{ type: 'home', seat, node: slot.node }] : [];
  },
  offer: (table) => ({ label: ({ node }) => homeLabel(table, operating(table), node), tone: 'main' }),
};
