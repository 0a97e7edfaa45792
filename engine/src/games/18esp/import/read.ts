import type { Action, Exported } from '../../../import/exported.ts';
import { seatNames } from '../../../import/exported.ts';
import { Misread, reading } from '../../../import/misread.ts';
import type { CompanyId } from '../../../rail/types.ts';
import type { FileFault } from '../../../table/faults.ts';
import { checkConfig } from '../../../table/file.ts';
import type { ImportManner, Imports } from '../../../import/import.ts';
import type { Game } from '../../../table/game.ts';
import { openPlay } from '../../../table/play.ts';
import type { Config, Play } from '../../../table/play.ts';
import type { Result } from '../../../table/types.ts';
import { PRIVATE_IDS } from '../data/privates.ts';
import { isStarted, ownerOfPrivate } from '../readers.ts';
import { Along } from './along.ts';
import { COMPANY_ACTIONS, discardTrain } from './company-actions.ts';
import { luckFor, ourCompany, siteDraw } from './draw.ts';
import { PLAYER_ACTIONS } from './player-actions.ts';

/** How far an action may have to look at what comes after it. */
const AHEAD = 12;
/** Whoever passes has nothing to say: that a turn is over is seen from what comes next. Goals are seen on the table. */
const SILENT: readonly string[] = ['pass', 'destination_connection', 'end_game'];

/** Who acts when a private company does: the company that owns it. */
function companyNamed({ table, operating }: Along, entity: string): CompanyId {
  const id = PRIVATE_IDS.find((known) => known === entity);
  if (id === undefined) return ourCompany(entity);
  const owner = ownerOfPrivate(table, id);
  return owner && 'company' in owner ? owner.company : operating;
}

/** What an action of this type means; one that is not known here is a fault of the file. */
const known = <R>(acts: Readonly<Record<string, R>>, along: Along, { type }: Action): R =>
  (Object.hasOwn(acts, type) ? acts[type] : undefined) ?? along.fault('import/known-type', 'type', { type });

function readCompany(along: Along, action: Action, next: readonly Action[]): void {
  const company = companyNamed(along, action.entity);
  const { companies, round } = along.table.clock;
  if (!companies.includes(company)) along.fault('import/known-actor', 'entity');
  if (SILENT.includes(action.type)) return;
  if (action.type === 'discard_train') return discardTrain(along, action);
  const act = known(COMPANY_ACTIONS, along, action);
  if (round === 'OR' && !isStarted(along.table, company))
    along.fault('import/started', 'entity', { company });
  along.untilCompany(company);
  act(along, action, company, next);
}
function readAction(along: Along, action: Action, next: readonly Action[]): void {
  const seat = along.seats.get(action.entity);
  if (seat === undefined) return readCompany(along, action, next);
  return known(PLAYER_ACTIONS, along, action)(along, action, seat, next);
}

/** Plays the actions of an export on a table. */
export function readActions(
  along: Along,
  { actions, acting, finished }: Pick<Exported, 'actions' | 'acting' | 'finished'>,
  onAction: ImportManner['onAction'] = () => undefined,
): Play {
  actions.forEach((action, i) => {
    onAction(i, actions.length);
    along.action = action;
    readAction(along, action, actions.slice(i + 1, i + 1 + AHEAD));
  });
  // A game can also be ended by agreement before its time.
  if (!finished) along.untilActing(acting);
  else if (actions.every(({ type }) => type !== 'end_game'))
    along.until(({ clock }) => clock.round === 'end');
  return along.play;
}

function read(
  game: Game,
  exported: Exported,
  { isUnjudged, onAction }: ImportManner = {},
): Result<Play, FileFault> {
  return reading(() => {
    const seats = seatNames(exported.players);
    const isCore = exported.optionalRules.includes('core');
    const config: Config = {
      game: game.id,
      variant: isCore ? 'standard' : 'variable',
      options: { published: true },
      seats,
      seed: exported.seed % 2 ** 31,
      mode: 'coach',
      bookkeeping: 'auto',
    };
    const wrong = checkConfig(game, config);
    if (wrong) throw new Misread({ ...wrong, place: wrong.place === 'seats' ? 'players' : wrong.place });
    const draw = siteDraw(exported.seed, isCore, seats);
    const play = openPlay(game, config, luckFor(draw, config.variant));
    const bySite = new Map(exported.players.map(({ id }, i) => [id, seats[i]!]));
    return readActions(new Along(play, bySite, isUnjudged), exported, onAction);
  });
}

/** Games of 18España on 18xx.games. They follow that site's rules: table option `published`. */
export const imports: Imports = { title: '18ESP', read };
