import { liveriesOf, usualFace } from '../../rail/faces.ts';
import { seatPlace } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import {
  bankAndPools,
  charterOutline,
  playerMat,
  roundSteps,
  tileTray,
  trainRack,
  turnSteps,
} from '../../rail/surfaces.ts';
import { headNote, mapSurface, marketSurface, stationsOf } from '../../rail/verbs/table.ts';
import type { Stage, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import { phrase } from '../../table/words.ts';
import type { FiveTable } from './clock.ts';
import { OPERATING } from './course.ts';
import { BOARD, CHARTERS, COMPANIES, MARKET, PHASES, TILES, TRAINS } from './data.ts';
import { PIECES, TILE_KINDS } from './pieces.ts';
import { isFounded, phase, priceOf, turn } from './readers.ts';
import { worth } from './score.ts';
import { five } from './title.ts';

const LIVERIES = liveriesOf(CHARTERS, {
  pattern: (company) => (company === 'NB' ? 'stripe' : 'dots'),
  line: {},
});
const BOX = { charters: CHARTERS, trains: TRAINS, tiles: TILES };
const FACES = Object.fromEntries(Object.keys(PIECES).map((id) => [id, usualFace(BOX, id)]));

function charter(table: FiveTable, company: string): Surface {
  const isOpen = isFounded(table, company);
  const outline = charterOutline(table, company, isOpen ? 'open' : 'closed');
  return {
    ...outline,
    account: `company/${company}`,
    headline: isOpen ? String(priceOf(table, company)) : '',
    president: presidentOf(table, company),
    notes: isOpen ? headNote(five, table, company) : [phrase('five/charter/unfounded')],
    stations: stationsOf(company, CHARTERS[company]!, () => ''),
  };
}

const mat = (table: FiveTable, seat: string): Surface =>
  playerMat('five', {
    seat,
    acting: turn(table).includes(seat),
    badges: [],
    count: piecesAt(table, seatPlace(seat)).filter((piece) => piece.startsWith('cert/')).length,
    limit: 18,
    worth: worth(table, seat),
    groups: COMPANIES,
  });

export function stage(table: FiveTable): Stage {
  const { clock } = table;
  return {
    currency: 'M',
    liveries: LIVERIES,
    faces: FACES,
    names: {},
    runs: [],
    surfaces: [
      mapSurface('five', BOARD, TILES, phase(table).values),
      marketSurface('five', MARKET, []),
      roundSteps('five', ['SR', 'OR1'], clock.round === 'SR' ? 'SR' : 'OR1'),
      ...turnSteps('five', OPERATING, clock),
      tileTray(table, 'five', TILE_KINDS, TILES, PHASES),
      trainRack(table, 'five', TRAINS),
      ...bankAndPools('five'),
      ...COMPANIES.map((company) => charter(table, company)),
      ...clock.seats.map((seat) => mat(table, seat)),
    ],
  };
}
