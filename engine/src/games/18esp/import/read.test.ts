import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { importGame } from '../../../import/import.ts';
import { playFile } from '../../../table/file-play.ts';
import { formatTableFile, parseTableFile } from '../../../table/file.ts';
import type { Game } from '../../../table/game.ts';
import type { Play } from '../../../table/play.ts';
import { positionAt } from '../../../table/positions.ts';
import type { Move } from '../../../table/types.ts';
import type { EspTable } from '../clock.ts';
import { game as title } from '../index.ts';
import { goalsOf } from '../goals.ts';
import { holding, inMarket, lockedTokens, ownerOfPrivate, parOf, playerOrder, treasury } from '../readers.ts';
import { costOf } from '../site.ts';
import { imports } from './read.ts';
import { pieceOf } from '../../../table/places.ts';

type Fields = Record<string, unknown>;
interface OwnGame extends Fields {
  readonly actions: Fields[];
}
const game = title as unknown as Game;
const importer = { game, imports };
/** A game of our own invention in the format of the site: auction, two stock rounds, one and a half operating rounds. */
const own = (): OwnGame =>
  JSON.parse(readFileSync(new URL('./fixtures/own-game.json', import.meta.url), 'utf8')) as OwnGame;

async function imported(value: unknown): Promise<Play> {
  const read = await importGame(value, [importer]);
  if (!read.ok) throw new Error(`${read.error.place}: ${read.error.message}`);
  return read.value;
}
async function faultOf(value: unknown): Promise<string> {
  const read = await importGame(value, [importer]);
  return read.ok ? 'fine' : `${read.error.place}: ${read.error.message}`;
}
const tableOf = ({ table }: Play): EspTable => table as unknown as EspTable;
const movesOf = ({ log }: Play): readonly Move[] =>
  log.flatMap(({ act }) => (act.do === 'move' ? [act.move] : []));
/** The own game up to the first action of which this holds, and that one. */
function upTo(is: (action: Fields) => boolean): OwnGame {
  const value = own();
  return { ...value, acting: [], actions: value.actions.slice(0, value.actions.findIndex(is) + 1) };
}
const typed = (type: string, entity?: unknown) => (action: Fields) =>
  action['type'] === type && (entity === undefined || action['entity'] === entity);

describe('our own game in the format of 18xx.games', () => {
  it('is played without a finding, in coach and with the rules of the site', async () => {
    const play = await imported(own());
    expect(play.log.flatMap(({ findings }) => findings.filter((f) => f.weight === 'breach'))).toEqual([]);
    expect(play.config).toMatchObject({ mode: 'coach', variant: 'standard', options: { published: true } });
  });
  it('ends where the site says who is to act', async () => {
    const { clock } = tableOf(await imported(own()));
    expect(clock).toMatchObject({ round: 'OR', set: 2, or: 1, operating: 'CFEA', step: 'build' });
    const still = tableOf(await imported({ ...own(), acting: [12] }));
    expect(still.clock).toMatchObject({ operating: 'FdSB', step: 'trains' });
  });
  it('has the money that the actions say', async () => {
    const table = tableOf(await imported(own()));
    expect(table.cash).toMatchObject({ 'seat/Ana': 525, 'seat/Bea': 370, 'seat/Carl': 500 });
    expect([treasury(table, 'AC'), treasury(table, 'FdSB'), treasury(table, 'CFEA')]).toEqual([75, 215, 120]);
  });
  it('becomes a table file that reads back to the same position', async () => {
    const play = await imported(own());
    const parsed = parseTableFile(formatTableFile(play));
    if (!parsed.ok) throw new Error(parsed.error.message);
    const again = playFile(game, parsed.value);
    expect(again.ok && again.value.log.map(({ hash }) => hash)).toEqual(play.log.map(({ hash }) => hash));
  });
  it('goes on: what is open now can be played', async () => {
    const play = await imported(own());
    const [first] = game.options(play.table, 'Carl');
    expect(first).toBeDefined();
  });
});

describe('what the site does not write down', () => {
  it('a player who could not act has passed', async () => {
    const play = await imported(upTo(typed('sell_shares')));
    expect(
      movesOf(play)
        .slice(-3)
        .map(({ type, seat }) => `${seat} ${type}`),
    ).toEqual(['Carl done', 'Ana pass', 'Carl sell']);
  });
  it('a company without trains has run none before it buys one', async () => {
    const play = await imported(upTo(typed('buy_train', 'AC')));
    expect(movesOf(play).slice(-2)).toMatchObject([
      { type: 'run', routes: [] },
      { type: 'train', side: '2' },
    ]);
  });
  it('the home station of a company is placed by itself, and chosen where there is a choice', async () => {
    const play = await imported(upTo(typed('place_token', 'CFEA')));
    expect(movesOf(play).at(-1)).toMatchObject({ type: 'home', node: 0 });
  });
  it('taken back and done again: only what remained counts', async () => {
    const play = await imported(upTo(typed('par')));
    const bids = movesOf(play).filter(({ type }) => type === 'bid');
    expect(bids.map((move) => move['bid'])).toEqual([20, 25, 60, 70, 70, 100, 130, 160, 170, 175]);
    expect(playerOrder(tableOf(play))).toEqual(['Carl', 'Ana', 'Bea']);
  });
});

describe('actions of the site as moves', () => {
  it('a share that was sold before is bought from the market', async () => {
    const table = tableOf(await imported(own()));
    expect([inMarket(table, 'CFEA'), holding(table, 'Bea', 'CFEA'), holding(table, 'Carl', 'FdSB')]).toEqual([
      0, 10, 10,
    ]);
  });
  it('the side of the train of P2 is said with the purchase', async () => {
    const play = await imported(own());
    expect(movesOf(play).find(({ type }) => type === 'private')).toMatchObject({
      private: 'P2',
      side: '1+2',
    });
    expect(pieceOf(tableOf(play), 'train/BM/1')).toMatchObject({ at: 'company/CFEA', side: '1+2' });
  });
  it('a tile of P1 closes P1', async () => {
    const play = await imported(own());
    expect(movesOf(play).find((move) => move['private'] === 'P1' && move.type === 'lay')).toMatchObject({
      hex: 'I7',
    });
    expect(ownerOfPrivate(tableOf(play), 'P1')).toBeNull();
  });
  it('a destination brings its capital and its marker once, whether the site tells of it beside the tile or by itself', async () => {
    const isLaid = typed('lay_tile', 'FdSB');
    const beside = upTo(isLaid);
    const tile = beside.actions.at(-1)!;
    expect(tile['auto_actions']).toMatchObject([{ type: 'destination_connection' }]);
    const { auto_actions: told, ...bare } = tile;
    const [connection] = told as Fields[];
    const alone = { ...beside, actions: [...beside.actions.slice(0, -1), bare, { ...connection, id: 48 }] };
    for (const game of [beside, alone]) {
      const play = await imported(game);
      const [table, before] = [play.log.length - 1, play.log.length - 2].map(
        (n) => positionAt(play, n) as unknown as EspTable,
      ) as [EspTable, EspTable];
      expect(movesOf(play).at(-1)).toMatchObject({ type: 'lay', hex: 'J4' });
      expect(goalsOf(table.clock, 'FdSB')).toEqual(['destination']);
      const cost = costOf(before, { hex: 'J4', tile: '73', turn: 5 });
      expect(treasury(table, 'FdSB')).toBe(treasury(before, 'FdSB') - cost + parOf(table, 'FdSB'));
      expect(lockedTokens(table, 'FdSB')).toHaveLength(lockedTokens(before, 'FdSB').length - 1);
    }
  });
  it('the chosen train gets the tender', async () => {
    const play = await imported(upTo(typed('run_routes', 'FdSB')));
    expect(movesOf(play).at(-1)).toMatchObject({ type: 'run', tender: 'train/2/2' });
    expect(tableOf(play).clock.ran).toMatchObject({ income: 40, subsidy: 30 });
  });
});

describe('an export that cannot be played is answered with the place', () => {
  /** The own game with one action of it changed. */
  const changed = (is: (action: Fields) => boolean, change: Fields): OwnGame => {
    const value = own();
    const at = value.actions.findIndex(is);
    value.actions[at] = { ...value.actions[at]!, ...change };
    return value;
  };
  it.each([
    [{ type: 'dance' }, /^actions\[\d+\]\.type: expected an action that we know, not "dance"/],
    [{ tile: 'X9-0' }, /^actions\[\d+\]\.tile: expected a tile of this game/],
    [{ tile: undefined }, /^actions\[\d+\]\.tile: expected a text/],
    [{ hex: 'Z99' }, /^actions\[\d+\]\.hex: expected a known hex/],
    [{ rotation: 'x' }, /^actions\[\d+\]\.rotation: expected a whole number/],
    [{ entity: 'XYZ' }, /^actions\[\d+\]\.entity: expected a player or a company/],
    [{ entity: 'MZ' }, /^actions\[\d+\]\.entity: expected a company that has started/],
  ])('%j', async (change, fault) => {
    expect(await faultOf(changed(typed('lay_tile'), change))).toMatch(fault);
  });
  it.each([
    [
      { routes: [{ train: '9-9', hexes: [], connections: [] }] },
      /routes\[0\]\.train: expected a train that has been bought/,
    ],
    [{ routes: [{ train: '2-1' }] }, /routes\[0\]\.hexes: expected a list of hexes/],
    [{ routes: 3 }, /routes: expected a list/],
  ])('%j', async (change, fault) => {
    expect(await faultOf(changed(typed('run_routes'), change))).toMatch(fault);
  });
  it('bids after the auction have no place', async () => {
    const value = own();
    value.actions.push({ type: 'bid', entity: 11, company: 'P1', price: 20 });
    expect(await faultOf(value)).toMatch(/^actions\[\d+\]\.type: expected no bid/);
  });
  it('an action of a company that does not come up', async () => {
    const value = own();
    const lay = { type: 'lay_tile', entity: 'ZPB', hex: 'M21', tile: '57-1', rotation: 0 };
    value.actions.splice(value.actions.findIndex(typed('sell_shares')) + 1, 0, lay);
    expect(await faultOf(value)).toMatch(/^actions\[\d+\]: expected an action that belongs here/);
  });
  it('too few players', async () => {
    expect(await faultOf({ ...own(), players: [{ id: 11, name: 'Ana' }], actions: [] })).toMatch(
      /^players: expected/,
    );
  });
});
