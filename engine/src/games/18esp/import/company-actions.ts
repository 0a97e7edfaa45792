import { listOf, maybeText, textOf, wholeOf } from '../../../import/exported.ts';
import type { Action } from '../../../import/exported.ts';
import { topTrain } from '../../../rail/depot.ts';
import { companyOf, DEPOT, POOL, trainOf } from '../../../rail/ids.ts';
import type { CompanyId, HexId } from '../../../rail/types.ts';
import type { PieceId } from '../../../table/types.ts';
import { passAt } from '../data/board.ts';
import { HOMES } from '../data/companies.ts';
import { TILES } from '../data/tiles.ts';
import { isTenderForSale } from '../moves/tender.ts';
import { SCRAP, TENDERS } from '../pieces.ts';
import { purchaseOf } from '../purchase.ts';
import { awaitsHome, director, layout, placeOf } from '../readers.ts';
import type { Along } from './along.ts';
import { MATARO_THERE } from './along.ts';
import { ourCompany } from './draw.ts';
import { runMade, siteRoute } from './routes.ts';

/** The company is operating when its action is read. */
type Read = (along: Along, action: Action, company: CompanyId, next: readonly Action[]) => void;

/** `57-0` → `57`, and the same for trains: type and number of the card. */
const typeOf = (name: string): string => name.slice(0, Math.max(0, name.lastIndexOf('-')));

// —— Building ——
const layTile: Read = (along, action) => {
  const name = textOf(action, 'tile');
  const hex = textOf(action, 'hex');
  const tile = typeOf(name);
  if (!Object.hasOwn(TILES, tile)) along.fault('import/tile', 'tile', { tile: name });
  along.tiles.set(name, hex);
  const help = action.entity === 'P1' ? 'P1' : undefined;
  along.act('lay', { hex, tile, turn: wholeOf(action, 'rotation'), private: help });
};
/** `L132-0-0`: a tile and the number of its city; `K5-0-0`: the same for what is printed on a hex. */
function cityOf(along: Along, action: Action): { readonly hex: HexId; readonly node: number } {
  const found = /^(.*)-(\d+)$/.exec(textOf(action, 'city'));
  const [, tile = '', node = ''] = found ?? along.fault('import/city', 'city');
  return { hex: maybeText(action, 'hex') ?? along.tiles.get(tile) ?? typeOf(tile), node: Number(node) };
}
const placeToken: Read = (along, action, company) => {
  const { hex, node } = cityOf(along, action);
  const isHome = hex === HOMES[company]?.hex;
  if (isHome && awaitsHome(along.table, company)) return along.act('home', { node });
  const there = (layout(along.table).stations.get(hex) ?? []).filter((marker) => marker.node === node);
  // The site says so when it places a home station; here it stands there already.
  if (isHome && there.some((marker) => marker.company === company)) return;
  const taken = there.map(({ slot }) => slot);
  const said = typeof action.fields['slot'] === 'number' ? action.fields['slot'] : 0;
  const slot = taken.includes(said) ? ([0, 1, 2, 3].find((n) => !taken.includes(n)) ?? said) : said;
  along.act('station', { hex, node, slot });
};

/** A pass, the marker after a takeover, the side of the train of P2, or the train that gets the tender. */
const choose: Read = (along, action) => {
  const choice = textOf(action, 'choice');
  const { vacancy } = along.table.clock;
  if (passAt(choice)) along.act('open', { hex: choice, private: action.entity === 'P4' ? 'P4' : undefined });
  else if (choice === 'map' || choice === 'charter') {
    // Where no marker could be placed nothing was asked here.
    if (vacancy) along.make('replace', director(along.table, vacancy.company), { place: choice === 'map' });
  } else if (along.isSideRead) along.isSideRead = false;
  else if (/^\d+$/.test(choice)) along.tender = Number(choice);
  else along.fault('import/choice', 'choice', { choice });
};

// —— Running ——
const runRoutes: Read = (along, action, company) => {
  const routes = listOf(action, 'routes').map((value, i) => {
    const route = siteRoute(value, `${action.place}.routes[${i}]`);
    return { route, train: along.trainNamed(route.train, `routes[${i}].train`) };
  });
  const tender = along.tender === null ? undefined : along.roster(company)[along.tender];
  along.tender = null;
  const made = runMade(along.table, company, routes, tender);
  along.act('run', made);
};
const dividend: Read = (along, action) => {
  // Without income there was nothing to decide.
  if (along.table.clock.step !== 'income') return;
  along.act('dividend', { kind: textOf(action, 'kind') === 'payout' ? 'pay' : 'withhold' });
};

// —— Trains ——
/** The card on top, if it is of the right type; else any of that type. */
function fromStack(along: Along, id: string): PieceId {
  const { pieces } = along.table;
  const top = topTrain(along.table);
  if (top !== null && trainOf(top) === typeOf(id)) return top;
  const other = pieces.ids.find((p) => trainOf(p) === typeOf(id) && pieces.get(p)!.at === DEPOT);
  return other ?? along.fault('import/train-on-sale', 'train', { train: id });
}
const buyTrain: Read = (along, action, company) => {
  const id = textOf(action, 'train');
  along.untilTrains();
  const known = along.trains.get(id);
  if (known !== undefined && companyOf(placeOf(along.table, known)) !== null)
    along.deal('offer', { train: known, price: wholeOf(action, 'price') });
  else {
    const train = known ?? fromStack(along, id);
    const side = maybeText(action, 'variant') ?? undefined;
    // The site lends what is missing without asking.
    const loan = purchaseOf(along.table, company, { train, side })?.gap ?? 0;
    along.act('train', { train, side, loan: loan > 0 ? loan : undefined });
    along.trains.set(id, train);
  }
  along.gets(id);
};
const combinedTrains: Read = (along, action) => {
  along.untilTrains();
  const { pieces } = along.table;
  const id = textOf(action, 'additional_train');
  const isScrapped = (piece: PieceId): boolean => pieces.get(piece)?.at === SCRAP;
  const named = along.trains.get(id);
  const recycled =
    named !== undefined && isScrapped(named)
      ? named
      : pieces.ids.find((piece) => trainOf(piece) === typeOf(id) && isScrapped(piece));
  if (recycled === undefined) along.fault('import/scrapped-train', 'additional_train', { train: id });
  const train = along.trainNamed(textOf(action, 'base'), 'base');
  along.act('combine', { train, recycled, side: maybeText(action, 'additional_train_variant') ?? undefined });
};
/** Outside the turn of the company as well: whoever has too many gives one up at once. */
export function discardTrain(along: Along, action: Action): void {
  const train = along.trainNamed(textOf(action, 'train'), 'train');
  const company = companyOf(placeOf(along.table, train)) ?? along.operating;
  along.make('discard', director(along.table, company), { train });
}

// —— Deals ——
const merge: Read = (along, action) => {
  along.untilTrains();
  const minor = ourCompany(textOf(action, 'corporation'));
  const trains = along.roster(minor);
  along.deal('takeover', { minor });
  for (const [id, train] of along.trains) if (trains.includes(train)) along.gets(id);
};
const buyCompany: Read = (along, action, _, next) => {
  const id = textOf(action, 'company');
  const chosen = next.find(({ type, entity }) => type === 'choose' && entity === action.entity);
  const side = id === 'P2' && chosen ? textOf(chosen, 'choice') : undefined;
  along.deal('private', { private: id, price: wholeOf(action, 'price'), side });
  if (id !== 'P2') return;
  along.isSideRead = side !== undefined;
  along.gets(MATARO_THERE);
};
/** A tender of the bank, or of the owner of P5. */
const specialBuy: Read = (along, action) => {
  const { pieces } = along.table;
  const isOfBank = maybeText(action, 'description')?.endsWith('bank') ?? false;
  const forSale = TENDERS.filter((piece) => isTenderForSale(along.table, piece));
  const tender = forSale.find((piece) => (pieces.get(piece)?.at === POOL) === isOfBank) ?? forSale[0];
  along.act('tender', { tender: tender ?? TENDERS[0] });
};

/** What companies do in their turns, by the site's name for it. */
export const COMPANY_ACTIONS: Readonly<Record<string, Read>> = {
  lay_tile: layTile,
  place_token: placeToken,
  choose,
  choose_ability: choose,
  run_routes: runRoutes,
  dividend,
  buy_train: buyTrain,
  combined_trains: combinedTrains,
  merge,
  buy_company: buyCompany,
  special_buy: specialBuy,
};
