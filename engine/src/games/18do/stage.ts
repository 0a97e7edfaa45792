import { ownerOf } from '../../rail/ids.ts';
import { presidentOf } from '../../rail/shares.ts';
import {
  bankAndPools,
  charterOutline,
  phaseSteps,
  playerMat,
  roundSteps,
  tileTray,
  trainRack,
  turnSteps,
} from '../../rail/surfaces.ts';
import { headNote, marketSurface, stationsOf } from '../../rail/verbs/table.ts';
import type { CompanyId } from '../../rail/types.ts';
import type { Slot, Stage, Surface } from '../../stage/stage.ts';
import { piecesAt } from '../../table/places.ts';
import type { Seat } from '../../table/types.ts';
import type { Phrase } from '../../table/words.ts';
import { phrase } from '../../table/words.ts';
import { cardStack } from './brewery/data/cards.ts';
import { ALL_COMPANIES } from './brewery/data/companies.ts';
import { expertDisplay } from './brewery/expert/stage.ts';
import { NO_DEMAND_SUPPLY } from './brewery/pieces.ts';
import { brewerySheet, marketSurfaces } from './brewery/stage.ts';
import { BREWERY_COURSE } from './brewery/steps.ts';
import { priceTracks, roundTrack, SMALL_LOTS, smallSheets } from './brewery/surfaces.ts';
import type { DoTable } from './clock.ts';
import { INVESTOR } from './clock.ts';
import { OPERATING } from './course.ts';
import { COMPANIES } from './data/companies.ts';
import { FLOAT } from './data/limits.ts';
import { MARKET } from './data/market.ts';
import { PHASES, TRAINS } from './data/trains.ts';
import { facesOf, liveriesFor } from './faces.ts';
import { INTRO, introStep } from './intro/course.ts';
import { introScore } from './intro/score.ts';
import { loanNote } from './investor/loan.ts';
import { BEER_SUPPLY, BREWERY_CARD, MANAGER_CARD, SIDING_SUPPLY, TILE_KINDS } from './pieces.ts';
import {
  bidMarker,
  boardOf,
  certificates,
  charterOf,
  companies,
  firstPlayer,
  holderOf,
  inHands,
  laidOut,
  isBrewCompany,
  isBrewery,
  isDirected,
  isFounded,
  isIntro,
  isOperating,
  players,
  priceOf,
  start,
  lastRevenue,
} from './readers.ts';
import { worth } from './score.ts';
import { mapPart, SHOWN_TILES } from './stage-map.ts';
import { PRIVATE_LOTS, startPackage } from './start-package.ts';
import { dortmund } from './title.ts';
import { turn } from './turn.ts';

// —— Railways ——

const isOpen = (table: DoTable, company: CompanyId): boolean =>
  isIntro(table) ? isDirected(table, company) : isFounded(table, company);
function notesOf(table: DoTable, company: CompanyId): readonly Phrase[] {
  if (!isOpen(table, company))
    return [phrase(isIntro(table) ? '18do/charter/free' : '18do/charter/unfounded')];
  const waits = !isIntro(table) && !isOperating(table, company);
  return [
    ...headNote(dortmund, table, company),
    ...(waits ? [phrase('18do/charter/waits', { sold: inHands(table, company), float: FLOAT })] : []),
    ...loanNote(table, company),
    ...(isIntro(table) ? [] : [phrase(`18do/charter/${company}`)]),
  ];
}
function charter(table: DoTable, company: CompanyId): Surface {
  if (isBrewCompany(company)) return brewerySheet(table, company);
  const open = isOpen(table, company);
  const outline = charterOutline(table, company, open ? 'open' : 'closed');
  const home = boardOf(table).hexes[charterOf(company).home[0]!]?.name ?? '';
  return {
    ...outline,
    account: outline.place,
    headline: open && !isIntro(table) ? String(priceOf(table, company)) : '',
    president: presidentOf(table, company),
    notes: notesOf(table, company),
    stations: stationsOf(company, charterOf(company), ({ use, cost }) =>
      use === 'home' ? home : isIntro(table) ? '' : String(cost),
    ),
  };
}

// —— Stocks of this title ——

const countAt = (table: DoTable, place: string, kind: string): number =>
  piecesAt(table, place).filter((piece) => piece.startsWith(kind)).length;
function stocks(table: DoTable): Surface {
  const sidings = ['coal', 'steel'].flatMap((kind) =>
    ['low', 'high'].map((height): Slot => ({
      place: SIDING_SUPPLY,
      kinds: [`siding/${kind}/${height}`],
      label: phrase(`18do/siding/${kind}`),
      count: countAt(table, SIDING_SUPPLY, `siding/${kind}/${height}/`),
    })),
  );
  const beer: Slot = {
    place: BEER_SUPPLY,
    kinds: ['cube'],
    label: phrase('18do/beer'),
    count: countAt(table, BEER_SUPPLY, 'cube/'),
  };
  const noDemand: Slot = {
    place: NO_DEMAND_SUPPLY,
    kinds: ['no-demand'],
    label: phrase('18do/no-demand'),
    count: countAt(table, NO_DEMAND_SUPPLY, 'no-demand/'),
  };
  return {
    kind: 'rack',
    id: 'stocks',
    title: phrase(isIntro(table) ? '18do/stocks-intro' : '18do/stocks'),
    role: 'display',
    groups: [
      { label: null, slots: [...sidings, ...(isIntro(table) ? [] : [isBrewery(table) ? noDemand : beer])] },
    ],
  };
}
/** 2.2.2: what each railway has earned last, and what that is for one to three shares. */
function dividendSheet(table: DoTable): Surface {
  const rows = companies(table).map((company) => {
    const value = lastRevenue(table, company);
    const pays = [10, 20, 30].map((percent) => ({ for: `${percent} %`, amount: (value * percent) / 100 }));
    return { livery: company, value, pays };
  });
  const most = Math.max(300, ...rows.map(({ value }) => value));
  return {
    kind: 'dividends',
    id: 'payouts',
    title: phrase('18do/payouts'),
    place: 'payout',
    from: 0,
    to: Math.ceil(most / 100) * 100,
    step: 10,
    rows,
  };
}

// —— Players ——

/** 4.2.2: bids are stations of railways that nobody has yet; the mats say whose is whose. */
const isBidding = (table: DoTable, seat: Seat): boolean =>
  table.clock.round === 'start' && players(table).includes(seat);

function mat(table: DoTable, seat: Seat): Surface {
  const isHis = seat === INVESTOR;
  const total = isIntro(table)
    ? (introScore(table).find((one) => one.seat === seat)?.total ?? 0)
    : worth(table, seat);
  const usual = playerMat('18do', {
    seat,
    acting: turn(table).includes(seat),
    badges: [
      ...(isBidding(table, seat)
        ? [phrase('18do/mat/bids-with', { company: ownerOf(bidMarker(table, seat)) ?? '' })]
        : []),
      ...(!isIntro(table) && firstPlayer(table) === seat ? [phrase('18do/card/first')] : []),
      ...(holderOf(table, MANAGER_CARD) === seat ? [phrase('18do/card/manager')] : []),
      ...(holderOf(table, BREWERY_CARD) === seat ? [phrase('18do/card/brewery-manager')] : []),
    ],
    count: certificates(table, seat).length,
    limit: start(table).certificates,
    worth: total,
    groups: isBrewery(table) ? ALL_COMPANIES : COMPANIES,
    owes: table.clock.loans[seat] ?? 0,
  });
  if (usual.kind !== 'mat') return usual;
  if (isIntro(table) && table.clock.round === 'EFS') return { ...usual, notes: usual.notes.slice(0, 1) };
  return isHis ? { ...usual, nobody: phrase('18do/mat/investor') } : usual;
}

/** Steps of a player's turn in the introductory game, of a railway's turn elsewhere. */
function steps(table: DoTable): readonly Surface[] {
  const { clock } = table;
  if (clock.round === 'BR') return turnSteps('18do', BREWERY_COURSE, { ...clock, round: 'OR' });
  if (clock.round !== 'EFS') return turnSteps('18do', OPERATING, clock);
  return [
    {
      kind: 'steps',
      id: 'step',
      role: 'step',
      title: phrase('18do/step/title'),
      steps: INTRO.map(({ id }) => ({ id, label: phrase(`18do/step/${id}`) })),
      now: introStep(table),
    },
  ];
}
/** Before the first round tiles lie open beside a long start package; beside a short one they would leave it no room. */
const hasRoomForTiles = ({ clock }: DoTable): boolean =>
  clock.round === 'start' ? clock.seats.length > 3 : clock.round !== 'SR';
const roundNow = ({ clock }: DoTable): string => (clock.round === 'OR' ? `OR${clock.or}` : 'SR');

/** What lies in the middle: prices in a stock round, the beer market in a brewery round. */
function heartOf({ clock }: DoTable): Pick<Stage, 'heart'> {
  if (clock.round === 'SR' && clock.kimBuyers.length === 0) return { heart: 'market' };
  // What is bought for a brewery after the start round lies in its boxes (§7.4).
  return clock.round === 'BR' || clock.kimBuyers.length > 0 ? { heart: 'beer' } : {};
}

/** How the table of 18DO looks. */
export function stage(table: DoTable): Stage {
  const intro = isIntro(table);
  const all = companies(table);
  const running = intro ? all.filter((company) => isOpen(table, company)) : laidOut(table);
  const order = [...running, ...all.filter((company) => !running.includes(company))];
  const isTime = ['track', 'network'].includes(table.clock.step) && hasRoomForTiles(table);
  const tray = tileTray(table, '18do', TILE_KINDS, SHOWN_TILES, PHASES);
  const [bank, ...pools] = bankAndPools('18do');
  return {
    currency: intro ? '' : 'M',
    liveries: liveriesFor(table),
    faces: facesOf(table),
    names: {},
    runs: [],
    ...heartOf(table),
    surfaces: [
      mapPart(table),
      phaseSteps('18do', PHASES, table.clock.phase),
      ...(intro
        ? []
        : [
            isBrewery(table) ? priceTracks() : marketSurface('18do', MARKET, ['right', 'left', 'down']),
            isBrewery(table)
              ? roundTrack(table)
              : roundSteps('18do', ['SR', 'OR1', 'OR2', 'OR3'], roundNow(table)),
          ]),
      ...(isBrewery(table) ? marketSurfaces(table) : []),
      ...(isBrewery(table)
        ? startPackage(table, SMALL_LOTS, 'start/small')
        : startPackage(table, PRIVATE_LOTS, 'start/note')),
      ...steps(table),
      isTime || tray.kind !== 'rack' ? tray : { ...tray, form: 'folded' },
      trainRack(table, '18do', isBrewery(table) ? cardStack(table.clock.seats.length) : TRAINS),
      stocks(table),
      ...expertDisplay(table),
      ...(bank && !intro ? [bank] : []),
      ...pools,
      ...order.map((company) => charter(table, company)),
      ...(isBrewery(table) ? smallSheets(table) : []),
      // 3.4: trains of the introductory game run once, at its end; until then the sheet has nothing to say.
      ...(intro && table.clock.round === 'EFS' ? [] : [dividendSheet(table)]),
      ...table.clock.seats.map((seat) => mat(table, seat)),
    ],
  };
}
