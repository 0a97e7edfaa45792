import { companyPlace, DEPOT, ipoPlace } from '../../rail/ids.ts';
import { hexAt } from '../../rail/map/grid.ts';
import { printedValue } from '../../rail/map/runs.ts';
import { presidentOf } from '../../rail/shares.ts';
import {
  bankAndPools,
  charterOutline,
  plain,
  playerMat,
  tileTray,
  trainRack,
  whereSteps,
} from '../../rail/surfaces.ts';
import type { CompanyId } from '../../rail/types.ts';
import { parPlace } from '../../rail/verbs/par.ts';
import { headNote, mapSurface, marketSurface, stationsOf } from '../../rail/verbs/table.ts';
import { bidsOn } from '../../rail/verbs/standing-bids.ts';
import type { Folder, MapPrint, MapSign, Slot, Stage, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { spikeExtra } from './bonus.ts';
import { box } from './box.ts';
import type { Table62 } from './clock.ts';
import { OPERATING } from './course.ts';
import { CHARTERS, COMPANIES, GROUPS } from './data/companies.ts';
import { PRIVATES } from './data/privates.ts';
import { isExpress, PHASES, TRAINS, twinOf } from './data/trains.ts';
import { drawnRuns } from './drawn-runs.ts';
import { boardShown, canadaOf, facesOf, LIVERIES } from './faces.ts';
import { isGroupOpen, isOpen, privatesLeft, waitingFor } from './groups.ts';
import { homeOf } from './homes.ts';
import { ERIE } from './material-checks.ts';
import { ERIE_TILE, privateCard, ROUNDS, ROW, WITH_ERIE } from './pieces.ts';
import {
  hasPrice,
  inHands,
  inIpo,
  inPool,
  isGone,
  isHalved,
  isStarted,
  laidOut,
  ownerOfPrivate,
  parOf,
  phase,
  prioritySeat,
  priceOf,
  started,
} from './readers.ts';
import { owedBy } from './bankruptcy.ts';
import { certificateLimit, counted, isBroke, turn } from './seats.ts';
import { worth } from './score.ts';
import { faceOn } from './site.ts';
import { us } from './title.ts';

// —— Map ——
const SIGNS: readonly MapSign[] = ['coast', 'river', 'mountain', 'national', 'bar', 'kept'];
/** What is printed on this map only: the other country, the bar, and the city that counts more for two. */
function printOf(table: Table62): MapPrint {
  const printed = box(table);
  const { spike } = printed;
  const extra = spikeExtra(table, 'UP');
  const value = spike === null ? 0 : (faceOn(table, spike).nodes[0]?.value ?? 0);
  return {
    abroad: canadaOf(printed),
    bars: true,
    ...(spike !== null && extra > 0
      ? { worth: { [spike]: `${printedValue(value, phase(table).values)}+${extra}` } }
      : {}),
    legend: SIGNS.map((sign) => ({ sign, text: phrase(`1862/legend/${sign}`) })),
  };
}
function map(table: Table62): Surface {
  const { tiles } = box(table);
  const isOwn = typeof table.clock.options['material'] === 'object';
  const surface = mapSurface('1862', boardShown(table), tiles, phase(table).values);
  return { ...surface, reconstructed: !isOwn, print: printOf(table) };
}

const rack = (id: string, slots: readonly Slot[]): Surface => ({
  kind: 'rack',
  id,
  title: phrase(`1862/${id}`),
  role: 'display',
  groups: [{ label: null, slots }],
});

// —— Trains ——
/** E trains stand beside the stack: they can be had once the first train of their number was bought. */
function depot(table: Table62): Surface {
  const numbered = TRAINS.filter(({ id }) => !isExpress(id));
  const rack = trainRack(table, '1862', numbered);
  const plainSlots = rack.groups[0]?.slots ?? [];
  const kinds = piecesAt(table, DEPOT).map((piece) => piece.split('/')[1] ?? '');
  const isFirstSold = (id: string): boolean =>
    kinds.filter((kind) => kind === id).length < (TRAINS.find((train) => train.id === id)?.count ?? 0);
  const slots = TRAINS.map(({ id, count }): Slot => {
    const ordinary = plainSlots.find(({ kinds: [kind] = [] }) => kind === `train/${id}`);
    if (ordinary) return ordinary;
    const left = kinds.filter((kind) => kind === id).length;
    return {
      place: DEPOT,
      kinds: [`train/${id}`],
      label: plain(id),
      count: count > COMPANIES.length ? -1 : left,
      dim: !isFirstSold(twinOf(id)),
    };
  });
  return { ...rack, groups: [{ label: null, slots }] };
}

// —— Private companies ——
/** Those on display with what was bid for them; the ERIE tile lies there until somebody has its private. */
function privateRow(table: Table62): readonly Surface[] {
  const row = piecesAt(table, ROW);
  const slots = PRIVATES.filter(({ id }) => row.includes(privateCard(id))).map(({ id }): Slot => {
    const bids = bidsOn(table.clock.bids, id);
    const best = Math.max(0, ...bids.map(({ bid }) => bid));
    return {
      place: ROW,
      kinds: [privateCard(id)],
      note: plain(id),
      bids: bids.map(({ seat, bid }) => ({ seat, amount: bid, leads: bid === best })),
    };
  });
  const isLoose = ownerOfPrivate(table, 'ERIE') === null && piecesAt(table, WITH_ERIE).length > 0;
  const erie: Slot = { place: WITH_ERIE, kinds: [ERIE_TILE], note: phrase('1862/private/erie-tile') };
  const all = [...slots, ...(isLoose ? [erie] : [])];
  return all.length === 0 ? [] : [rack('privates', all)];
}

/** Par markers lie on the price that their company began with. */
const pars = (table: Table62): Surface =>
  rack(
    'pars',
    box(table).pars.map((par) => ({ place: parPlace(par), note: plain(String(par)) })),
  );

// —— Companies ——
const CONDITIONS = ['sell', 'start', 'found'] as const;
function groupNote(table: Table62, group: number): Phrase {
  const waiting = waitingFor(table, group);
  if (privatesLeft(table)) return phrase('1862/group/privates');
  if (!isGroupOpen(table, group) && waiting.length > 0)
    return phrase(`1862/group/${CONDITIONS[group - 2]}`, { companies: waiting });
  if (!isGroupOpen(table, group)) return phrase('1862/charter/locked');
  const isSold = (GROUPS[group - 1] ?? []).every(
    (company) => isGone(table, company) || inIpo(table, company) === 0,
  );
  return phrase(isSold ? '1862/group/soldout' : '1862/group/open');
}
function groups(table: Table62, running: readonly CompanyId[]): readonly Surface[] {
  return GROUPS.map((companies, i): Surface => {
    const acting = running.filter((company) => companies.includes(company));
    return {
      kind: 'group',
      id: `group/${i + 1}`,
      title: phrase('1862/group', { group: i + 1 }),
      state: isGroupOpen(table, i + 1) ? 'open' : 'closed',
      note: groupNote(table, i + 1),
      charters: [...acting, ...companies.filter((company) => !acting.includes(company))],
    };
  });
}

/** How far a company is that does not operate yet. */
function waitsFor(table: Table62, company: CompanyId): 'founded' | 'offered' | 'locked' {
  if (hasPrice(table, company)) return 'founded';
  return isOpen(table, company) ? 'offered' : 'locked';
}
function charterNotes(table: Table62, company: CompanyId): readonly Phrase[] {
  if (isGone(table, company)) return [phrase('1862/charter/gone')];
  if (isStarted(table, company)) {
    const owed = table.clock.notes[company] ?? 0;
    return [
      ...headNote(us, table, company),
      ...(isHalved(table, company) ? [phrase('1862/charter/half')] : []),
      ...(owed > 0 ? [phrase('1862/charter/note', { amount: owed })] : []),
    ];
  }
  const waits = waitsFor(table, company);
  if (waits === 'founded')
    return [
      phrase('1862/charter/par', { par: parOf(table, company) }),
      phrase('1862/charter/sold', { percent: inHands(table, company) + inPool(table, company) }),
    ];
  const all = box(table).pars;
  return waits === 'offered'
    ? [phrase('1862/charter/offered'), plain(`${all.at(-1) ?? ''}–${all[0] ?? ''}`)]
    : [phrase('1862/charter/locked')];
}
function charter(table: Table62, company: CompanyId): Surface {
  const open = isStarted(table, company);
  const gone = isGone(table, company);
  const home = hexAt(box(table).board, homeOf(table, company)?.hex ?? '')?.name ?? '';
  return {
    ...charterOutline(table, company, gone ? 'gone' : open ? 'open' : 'closed'),
    account: companyPlace(company),
    headline: hasPrice(table, company) ? String(priceOf(table, company)) : '',
    president: presidentOf(table, company),
    notes: charterNotes(table, company),
    stations: stationsOf(company, CHARTERS[company]!, ({ cost, use }) =>
      use === 'home' ? home : String(cost),
    ),
    ...(open
      ? {
          shelf: { place: ipoPlace(company), label: phrase('1862/shares', { par: parOf(table, company) }) },
        }
      : gone
        ? {}
        : { waits: waitsFor(table, company) }),
  };
}

// —— Players ——
function mat(table: Table62, seat: Seat): Surface {
  const tied = table.clock.bids.filter((one) => one.seat === seat).reduce((sum, { bid }) => sum + bid, 0);
  const hasErie = ownerOfPrivate(table, 'ERIE') === seat && piecesAt(table, WITH_ERIE).length > 0;
  const folder: Folder = { card: privateCard('ERIE'), under: WITH_ERIE, missing: [] };
  const surface = playerMat('1862', {
    seat,
    acting: turn(table).includes(seat),
    badges: [
      ...(prioritySeat(table) === seat ? [phrase('1862/mat/priority')] : []),
      ...(isBroke(table, seat) ? [phrase('1862/mat/broke')] : []),
      ...(tied > 0 ? [phrase('1862/mat/bids', { amount: tied })] : []),
    ],
    count: counted(table, seat),
    limit: certificateLimit(table),
    worth: worth(table, seat),
    groups: COMPANIES,
    owes: isBroke(table, seat) ? 0 : owedBy(table, seat),
  });
  return hasErie ? { ...surface, folders: [folder] } : surface;
}

function steps({ clock }: Table62): readonly Surface[] {
  const rounds = ROUNDS.filter((id) => id === 'SR' || Number(id.slice(2)) <= clock.ors);
  return whereSteps('1862', PHASES, rounds, OPERATING, clock);
}

/** The tiles are wanted while track is laid; else they make room. */
function tray(table: Table62): Surface {
  const { tileKinds, tiles } = box(table);
  const kinds = tileKinds.filter(({ front }) => front !== ERIE);
  const surface = tileTray(table, '1862', kinds, tiles, PHASES);
  const isBuilding = table.clock.round === 'OR' && table.clock.step === 'track';
  return isBuilding ? surface : { ...surface, form: 'folded' };
}

/** How the table of 1862 looks. */
export function stage(table: Table62): Stage {
  const { clock } = table;
  const running = laidOut(table, started(table));
  return {
    currency: '$',
    liveries: LIVERIES,
    faces: facesOf(table),
    names: {},
    runs: drawnRuns(table),
    ...(clock.round === 'SR' ? { heart: 'market' } : {}),
    surfaces: [
      map(table),
      ...steps(table),
      marketSurface('1862', box(table).market, ['pay', 'sell', 'par']),
      tray(table),
      depot(table),
      ...privateRow(table),
      pars(table),
      ...bankAndPools('1862'),
      ...groups(table, running),
      ...[...running, ...COMPANIES.filter((company) => !running.includes(company))].map((company) =>
        charter(table, company),
      ),
      ...clock.seats.map((seat) => mat(table, seat)),
    ],
  };
}
