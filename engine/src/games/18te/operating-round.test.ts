import { describe, expect, it } from 'vitest';
import { apply } from '../../table/apply.ts';
import { Draft } from '../../table/draft.ts';
import type { MoveSpec } from '../../table/game.ts';
import { noLuck, seededLuck } from '../../table/luck.ts';
import { sample } from '../../table/shape.ts';
import type { Move } from '../../table/types.ts';
import { say } from '../../table/words.ts';
import type { TeClock, TeTable } from './clock.ts';
import { FOUNDING_ORDER } from './data/companies.ts';
import { BOARD } from './data/board.ts';
import { drafted, endStockRound, nextCompany } from './flow.ts';
import { announce } from './moves/announce.ts';
import { bankrupt } from './moves/bankrupt.ts';
import { discard } from './moves/discard.ts';
import { done } from './moves/done.ts';
import { issue } from './moves/issue.ts';
import { accept, decline, offer } from './moves/offer.ts';
import { payout } from './moves/payout.ts';
import { raise } from './moves/raise.ts';
import { redeem } from './moves/redeem.ts';
import { run } from './moves/run.ts';
import { train } from './moves/train.ts';
import { eastLine, money, westLine } from './operate-scene.ts';
import { game } from './index.ts';
import { trainsOf, turn } from './readers.ts';
import { after, breaches, Scene } from './testing.ts';
import { words } from './words.ts';
import { pieceIds, pieceOf } from '../../table/places.ts';

// oxlint-disable-next-line no-explicit-any
const SPECS: Readonly<Record<string, MoveSpec<TeClock, any>>> = {
  ...{ run, announce, payout, train, offer, accept, decline, raise, discard, issue, redeem, done, bankrupt },
};
const startRound = (scene: Scene): TeTable => apply(scene.table, drafted(scene.table, endStockRound));
const end = (table: TeTable): TeTable => after(done, table, { type: 'done', seat: 'anna' });
/** Ends turns until the round is over. */
function finishRound(table: TeTable): TeTable {
  const { or, set } = table.clock;
  let now = table;
  while (now.clock.or === or && now.clock.set === set && now.clock.round === 'OR') now = end(now);
  return now;
}
const two = (): Scene => new Scene().founded('KHS', 'anna', 180).founded('KWE', 'bert', 270);

describe('course of operating rounds, §7', () => {
  it('TE-7.0.1 TE-3.1.1 TE-5.1 a stock round, then two operating rounds; every company once in each', () => {
    const seen: string[] = [];
    let table = startRound(two());
    while (table.clock.round === 'OR') {
      seen.push(`${table.clock.or}${table.clock.operating}`);
      table = end(table);
    }
    expect(seen).toEqual(['1KWE', '1KHS', '2KWE', '2KHS']);
    expect(table.clock).toMatchObject({ round: 'SR', set: 2, or: 0 });
  });
  it('TE-7.0.2 higher price first, then further right, then the upper marker', () => {
    const scene = two().founded('CME', 'anna').founded('TWE', 'anna');
    // 100 at r2c7 comes before 100 at r1c6; in one cell the upper marker is first.
    scene.price('KHS', 1, 6, 1).price('KWE', 1, 6, 0).price('CME', 2, 7).price('TWE', 0, 6);
    const order: (string | null)[] = [];
    for (let table = startRound(scene); table.clock.or === 1; table = end(table))
      order.push(table.clock.operating);
    expect(order).toEqual(['TWE', 'CME', 'KWE', 'KHS']);
  });
  it('TE-7.0.2 after each turn the best of those that have not operated is next (OQ-15)', () => {
    const scene = two().founded('CME', 'anna').price('KWE', 1, 6).price('KHS', 2, 6).price('CME', 3, 6);
    const table = startRound(scene);
    const fallen = apply(table, [{ put: 'marker/KHS', at: 'market/5/6', order: 0 }]);
    expect(end(table).clock.operating).toBe('KHS');
    expect(end(fallen).clock.operating).toBe('CME');
    const risen = apply(end(fallen), [{ put: 'marker/KWE', at: 'market/0/14', order: 0 }]);
    expect(end(risen).clock.operating).toBe('KHS');
  });
  it('TE-7.0.3 ✓ the steps of a turn in their order', () => {
    const scene = westLine(two())
      .cash('company/KWE', 300)
      .clock({ veterans: ['KWE'] });
    let table = startRound(scene);
    const play = (move: Move): void => {
      const spec = game.moves[move.type]!;
      expect(breaches(spec, table, move)).toEqual([]);
      table = after(spec, table, move);
    };
    expect(table.clock).toMatchObject({ operating: 'KWE', step: 'track' });
    play({ type: 'run', seat: 'bert', routes: [] });
    play({ type: 'train', seat: 'bert', train: 'train/2/1', side: '2' });
    play({ type: 'issue', seat: 'bert', count: 1 });
    expect(breaches(train, table, { type: 'train', seat: 'bert', train: 'train/2/2', side: '2' })).toEqual([
      '18te/7/step-order',
    ]);
    play({ type: 'done', seat: 'bert' });
    expect(table.clock).toMatchObject({ operating: 'KHS', step: 'track', operated: ['KWE'], dealt: null });
    expect(table.clock.veterans).toContain('KWE');
  });
  it('TE-7.0.3 ✗ buys a train before the trains have run', () => {
    const table = startRound(two());
    expect(breaches(train, table, { type: 'train', seat: 'bert', train: 'train/2/1', side: '2' })).toEqual([
      '18te/7/step-order',
    ]);
  });
  it('TE-7.0.4 an idle company may leave everything out', () => {
    const table = after(run, startRound(two()), { type: 'run', seat: 'bert', routes: [] });
    expect(breaches(done, table, { type: 'done', seat: 'bert' })).toEqual([]);
  });
});

describe('export, §7.1 and §7.11', () => {
  it('TE-7.1.1 in phases 2 and 3 the export marker lies on the stack, later it does not', () => {
    const at = (phase: string) => pieceOf(startRound(two().clock({ phase })), 'marker/export')?.at;
    expect(['2', '3', '4', '5'].map(at)).toEqual(['depot', 'depot', 'bank', 'bank']);
  });
  it('TE-7.11.1 TE-7.0.5 without a purchase the top train leaves the game', () => {
    const table = finishRound(startRound(two()));
    expect(pieceOf(table, 'train/2/1')?.at).toBe('out');
    expect(pieceOf(table, 'train/2/2')?.at).toBe('depot');
    expect(pieceOf(table, 'marker/export')?.at).toBe('depot');
    expect(pieceOf(finishRound(table), 'train/2/2')?.at).toBe('out');
  });
  it('TE-7.11.1 after a purchase none does', () => {
    const scene = two().cash('company/KWE', 300);
    const table = startRound(scene);
    const ready = { ...table, clock: { ...table.clock, step: 'trains' as const } };
    const bought = after(train, ready, { type: 'train', seat: 'bert', train: 'train/2/1', side: '2' });
    expect(pieceOf(finishRound(bought), 'train/2/2')?.at).toBe('depot');
  });
  /** The stack from this train on. */
  const stackFrom = (scene: Scene, type: string): Scene => {
    const gone = ['2', '3', '4'].slice(0, ['2', '3', '4'].indexOf(type));
    for (const id of pieceIds(scene.table))
      if (gone.includes(/^train\/(\w+)\//.exec(id)?.[1] ?? '')) scene.do({ put: id, at: 'out' });
    return scene;
  };
  it('TE-7.11.2 TE-3.8.5 an exported 2+2/3 starts phase 3', () => {
    const table = finishRound(startRound(stackFrom(two(), '3')));
    expect(table.clock.phase).toBe('3');
    expect(pieceOf(table, 'train/3/1')?.at).toBe('out');
  });
  it('TE-7.11.2 TE-3.8.9 TE-3.8.10 an exported 3+3/4 starts phase 4 and scraps the 1+1/2', () => {
    const scene = stackFrom(two(), '4').clock({ phase: '3' });
    scene.do(
      { put: 'train/2/1', at: 'company/KHS', side: '2' },
      { put: 'train/2/2', at: 'pool', side: '1+1' },
    );
    const table = finishRound(startRound(scene));
    expect(table.clock.phase).toBe('4');
    expect(['train/4/1', 'train/2/1', 'train/2/2'].map((id) => pieceOf(table, id)?.at)).toEqual([
      'out',
      'out',
      'out',
    ]);
    expect(pieceOf(table, 'train/4/2')?.at).toBe('depot');
  });
  it('TE-3.8.13 an export that lowers the limit makes its president discard first', () => {
    const scene = stackFrom(two(), '4').clock({ phase: '3' });
    for (let i = 1; i <= 3; i++) scene.do({ put: `train/3/${i}`, at: 'company/KWE', side: '3' });
    const table = finishRound(startRound(scene));
    expect(turn(table)).toEqual(['bert']);
    expect([...game.options(table, 'bert')].map((m) => m.type)).toEqual(['discard', 'discard', 'discard']);
  });
  it('TE-7.11.3 from phase 4 on nothing is exported', () => {
    const table = finishRound(startRound(stackFrom(two(), '4').clock({ phase: '4' })));
    expect(pieceOf(table, 'train/4/1')?.at).toBe('depot');
  });
  it('TE-7.11.4 the round marker advances to the second operating round, then to the stock round', () => {
    let table = startRound(two());
    const at = (): string | undefined => pieceOf(table, 'marker/round')?.at;
    expect(at()).toBe('round/OR1');
    table = finishRound(table);
    expect([at(), table.clock.or]).toEqual(['round/OR2', 2]);
    table = finishRound(table);
    expect([at(), table.clock.round]).toEqual(['round/SR', 'SR']);
  });
});

describe('whatever the hands do', () => {
  const domains = (table: TeTable) => ({
    company: FOUNDING_ORDER,
    hex: Object.keys(BOARD.hexes),
    train: pieceIds(table).filter((id) => id.startsWith('train/')),
  });
  const shuffleClock = (pick: (n: number) => number): Partial<TeClock> => ({
    round: (['SR', 'OR', 'OR', 'OR', 'OR', 'end'] as const)[pick(6)]!,
    operating: [null, ...FOUNDING_ORDER][pick(6)]!,
    step: (['track', 'station', 'run', 'payout', 'trains', 'trains', 'shares'] as const)[pick(7)]!,
    or: pick(3),
  });
  it('no coin and no piece is lost, and nothing throws', () => {
    const pick = seededLuck(18, 1);
    let table = eastLine(westLine(two().founded('CME', 'cleo').train('CME', '2'))).token(
      'CME',
      0,
      'D14',
      1,
    ).table;
    const total = money(table);
    const names = pieceIds(table);
    const types = Object.keys(SPECS);
    for (let i = 0; i < 3000; i++) {
      if (pick(5) === 0)
        table = apply(table, Object.entries(shuffleClock(pick)).map(([set, to]) => ({ set, to })) as never);
      const type = types[pick(types.length)]!;
      const spec = SPECS[type]!;
      const body = sample({ kind: 'record', fields: spec.fields }, pick, domains(table)) as object;
      const move = { type, seat: table.clock.seats[pick(3)]!, ...body };
      for (const rule of spec.rules) rule.check(table, move);
      expect(say(words, 'de', spec.label(table, move))).not.toMatch(/^18te/);
      table = apply(table, spec.effects(table, move, noLuck));
      if (money(table) !== total) expect.fail(`${i}: ${JSON.stringify(move)}`);
    }
    expect(pieceIds(table)).toEqual(names);
  });

  it('every rule has its sentence in both languages', () => {
    for (const spec of Object.values(SPECS))
      for (const { id } of spec.rules) expect([id, words[id]?.de, words[id]?.en]).not.toContain(undefined);
  });

  it('from any emergency the legal moves lead to the end of the round', () => {
    for (let seed = 0; seed < 40; seed++) {
      const pick = seededLuck(seed, 7);
      const scene = eastLine(westLine(new Scene()));
      for (const company of ['KHS', 'KWE', 'CME']) scene.founded(company, ['anna', 'bert', 'cleo'][pick(3)]!);
      for (const company of ['KHS', 'KWE', 'CME'])
        for (const to of ['anna', 'bert', 'cleo', 'pool'])
          scene.shares(company, to, Math.min(pick(3), 7)).cash(`company/${company}`, pick(30) * 10);
      for (const seat of ['anna', 'bert', 'cleo']) scene.cash(`seat/${seat}`, pick(20) * 10);
      for (let i = 1; i <= pick(8); i++) scene.do({ put: `train/2/${i}`, at: 'out' });
      if (pick(2)) for (let i = 1; i <= 5; i++) scene.do({ put: `train/3/${i}`, at: 'out' });
      let table = startRound(scene);
      let moves = 0;
      while (table.clock.round === 'OR') {
        if (++moves > 2000) expect.fail(`seed ${seed} does not end`);
        const [seat] = turn(table);
        const options = [...game.options(table, seat ?? '')].filter(
          (m) => m.type !== 'offer' || pick(4) === 0,
        );
        const move = options[pick(options.length)] ?? [...game.options(table, seat ?? '')][0];
        if (!move) expect.fail(`seed ${seed}: nothing to do at ${JSON.stringify(table.clock)}`);
        const spec = game.moves[move.type]!;
        expect(breaches(spec, table, move)).toEqual([]);
        table = after(spec, table, move);
        for (const account of Object.keys(table.cash))
          if (account !== 'bank' && (table.cash[account] ?? 0) < 0)
            expect.fail(`seed ${seed}: ${account} below 0`);
      }
      expect(money(table)).toBe(4000);
    }
  });

  it('a position without an operating company goes on', () => {
    const scene = two()
      .operating('KHS')
      .clock({ operating: null, operated: ['KHS', 'KWE'] });
    expect(end(scene.table).clock.or).toBe(2);
    const draft = new Draft(scene.table);
    nextCompany(draft);
    expect(draft.clock.round).toBe('OR');
    expect(trainsOf(draft.table, 'KHS')).toEqual([]);
  });
});
