import { describe, expect, it } from 'vitest';
import type { Game } from '../../table/game.ts';
import { interpret } from '../../table/interpret.ts';
import { isLegal } from '../../table/judge.ts';
import type { Move } from '../../table/types.ts';
import { game } from './index.ts';
import { cflg, mcp, minorAt, north } from './operate-scene.ts';
import type { Scene } from './testing.ts';

const plain = game as unknown as Game;
/** Positions that show every kind of move of an operating company. */
const SCENES: Readonly<Record<string, () => Scene>> = {
  run: () => cflg('build', '3').train('CFLG', '3', '2+3').private('P5', 'bert'),
  idle: () => mcp('run').train('MCP', '3'),
  income: () => mcp('income').clock({ ran: { routes: [], tender: null, income: 100, subsidy: 0 } }),
  half: () => minorAt('income').clock({ ran: { routes: [], tender: null, income: 100, subsidy: 0 } }),
  takeover: () =>
    mcp('takeover')
      .minor('SC', 'bert')
      .minor('AC', 'anna')
      .token('SC', 0, 'C31')
      .token('AC', 0, 'H28')
      .veteran('SC', 'AC')
      .train('SC', '2')
      .train('pool', '3'),
  vacancy: () =>
    mcp('takeover').clock({ vacancy: { company: 'MCP', minor: 'SC', hex: 'C31', node: 0, slot: 0 } }),
  combine: () => north('trains').train('N', '4').train('scrap', '2').cash('company/N', 900),
  surplus: () => mcp('trains', '6').train('MCP', '5').train('MCP', '5').train('MCP', '6'),
  emergency: () => mcp('trains').cash('company/MCP', 10).cash('seat/anna', 0),
  help: () => mcp('trains').cash('company/MCP', 10).cash('seat/anna', 900),
  market: () => mcp('trains').do({ put: 'tender/1', at: 'pool' }),
};

describe('options and buttons of operating companies', () => {
  it.each(Object.keys(SCENES))('%s: every option is legal, every button has words', (name) => {
    const { table } = SCENES[name]!();
    const options = [...game.options(table, 'anna')];
    expect(options.length).toBeGreaterThan(0);
    const seen = new Set<string>();
    for (const move of options) {
      const key = `${move.type} ${JSON.stringify(move['train'] ?? '')}`;
      if (seen.has(key)) continue;
      seen.add(key);
      expect(isLegal(plain, table, move), JSON.stringify(move)).toBe(true);
      expect(game.words[game.moves[move.type]!.label(table, move).key], move.type).toBeDefined();
    }
    const { choices, text } = game.prompt(table, 'anna');
    for (const { label } of choices) expect(game.words[label.key], label.key).toBeDefined();
    expect(game.words[text.key], text.key).toBeDefined();
    const offered = new Set(choices.flatMap(({ move }) => (move ? [move.type] : [])));
    for (const type of [
      'run',
      'dividend',
      'takeover',
      'replace',
      'train',
      'offer',
      'combine',
      'discard',
      'tender',
      'raise',
      'done',
    ])
      expect(offered.has(type)).toBe(options.some((move) => move.type === type));
  });
});

describe('gestures of operating companies', () => {
  const read = (scene: Scene, piece: string, to: string): Move =>
    interpret(plain, scene.table, 'anna', { piece, to })[0]!.move;
  it('a train to the charter is a purchase, from another company a question, to the market a surplus', () => {
    expect(read(mcp('trains').cash('company/MCP', 900), 'train/2/1', 'company/MCP')).toMatchObject({
      type: 'train',
      side: '2',
    });
    const poor = mcp('trains').cash('company/MCP', 10).cash('seat/anna', 50);
    expect(read(poor, 'train/2/1', 'company/MCP')).toMatchObject({ type: 'train', loan: 40 });
    const trade = mcp('trains').major('CRB', 'bert').train('CRB', '3').cash('company/MCP', 900);
    expect(read(trade, 'train/3/1', 'company/MCP')).toMatchObject({ type: 'offer', price: 1 });
    expect(read(SCENES['surplus']!(), 'train/5/1', 'pool')).toMatchObject({ type: 'discard' });
  });
  it('a scrapped train under another one is a combined train', () => {
    expect(read(SCENES['combine']!(), 'train/2/1', 'under/train/4/1')).toMatchObject({
      type: 'combine',
      train: 'train/4/1',
    });
  });
  it('tender, share for a train, marker of the major, charter of a minor', () => {
    expect(read(SCENES['market']!(), 'tender/1', 'company/MCP')).toMatchObject({ type: 'tender' });
    expect(read(SCENES['emergency']!(), 'cert/MCP/1', 'pool')).toMatchObject({
      type: 'raise',
      company: 'MCP',
      count: 1,
    });
    expect(read(SCENES['vacancy']!(), 'token/MCP/1', 'hex/C31/n0/0')).toMatchObject({
      type: 'replace',
      place: true,
    });
    expect(read(SCENES['takeover']!(), 'charter/SC', 'company/MCP')).toMatchObject({
      type: 'takeover',
      minor: 'SC',
    });
  });
  it('options about one piece are those of its kind', () => {
    const about = (scene: Scene, piece: string) =>
      [...game.options(scene.table, 'anna', { piece })].map((m) => m.type);
    expect(about(mcp('trains').cash('company/MCP', 900), 'train/2/3')).toEqual(['train', 'train']);
    expect(about(SCENES['combine']!(), 'train/2/1')).toEqual(['combine']);
    expect(about(SCENES['run']!(), 'tender/4')).toEqual(['tender']);
  });
});
