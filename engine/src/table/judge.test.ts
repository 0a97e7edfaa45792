import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TABLE_MOVES } from './free.ts';
import { isLegal, judge, parseMove, allRules, specOf, verdictOf } from './judge.ts';
import type { Verdict } from './judge.ts';
import type { Rule } from './game.ts';
import { alone, firstThen } from './rules.ts';
import { GAME, newTable } from './testing.ts';
import type { StonesClock } from './testing.ts';
import { apply } from './apply.ts';
import type { Finding, Mode, Move, Weight } from './types.ts';

const table = newTable();
const finding = (weight: Weight, rule = `stones/${weight}`): Finding => ({
  rule,
  section: '1',
  weight,
  params: {},
});
const BREACH = finding('breach');
const OTHER = finding('breach', 'stones/other');
const SOFT = [finding('caution'), finding('note')];

describe('the verdict is the business of the mode', () => {
  it.each<[string, readonly Finding[], readonly string[], Record<Mode, Verdict>]>([
    ['nothing to say', [], [], { free: 'legal', coach: 'legal', strict: 'legal' }],
    ['cautions and notes only', SOFT, [], { free: 'legal', coach: 'legal', strict: 'legal' }],
    ['a breach', [BREACH], [], { free: 'free', coach: 'flagged', strict: 'refused' }],
    [
      'a breach among softer words',
      [...SOFT, BREACH],
      [],
      { free: 'free', coach: 'flagged', strict: 'refused' },
    ],
    [
      'a breach under a house rule',
      [BREACH],
      ['stones/breach'],
      { free: 'legal', coach: 'legal', strict: 'legal' },
    ],
    [
      'two breaches, one of them silenced',
      [BREACH, OTHER],
      ['stones/breach'],
      { free: 'free', coach: 'flagged', strict: 'refused' },
    ],
    [
      'two breaches, both silenced',
      [BREACH, OTHER],
      ['stones/other', 'stones/breach'],
      { free: 'legal', coach: 'legal', strict: 'legal' },
    ],
    [
      'a house rule about something else',
      [BREACH],
      ['stones/other'],
      { free: 'free', coach: 'flagged', strict: 'refused' },
    ],
  ])('%s', (_, findings, houseRules, expected) => {
    for (const mode of ['free', 'coach', 'strict'] as const)
      expect(verdictOf(mode, findings, houseRules), mode).toBe(expected[mode]);
  });
});

describe('judging', () => {
  const take = (seat: string, stone: string): Move => ({ type: 'take', seat, stone });
  const rules = (move: Move, at = table): readonly string[] => judge(GAME, at, move).map((f) => f.rule);

  it('finds nothing in a legal move', () => {
    expect(judge(GAME, table, take('anna', 'stone/red/1'))).toEqual([]);
    expect(isLegal(GAME, table, take('anna', 'stone/red/1'))).toBe(true);
  });
  it('finds everything that is wrong, with rule, paragraph, weight and parameters', () => {
    const away = apply(table, [{ put: 'stone/red/1', at: 'box' }]);
    expect(rules(take('bert', 'stone/red/1'), away)).toEqual(['stones/turn', 'stones/in-heap']);
    expect(judge(GAME, table, take('bert', 'stone/red/1'))).toEqual([
      { rule: 'stones/turn', section: '1', weight: 'breach', params: { seat: 'bert' } },
    ]);
  });
  it('calls a move with mere cautions legal', () => {
    const poor = apply(table, [{ pay: 20, from: 'seat/anna', to: 'bank' }]);
    expect(rules(take('anna', 'stone/red/1'), poor)).toEqual(['stones/purse']);
    expect(isLegal(GAME, poor, take('anna', 'stone/red/1'))).toBe(true);
  });
  it('keeps cautions and notes to itself beside a breach, but not beside one that a house rule silences', () => {
    const poor = apply(table, [{ pay: 20, from: 'seat/bert', to: 'bank' }]);
    const move = take('bert', 'stone/red/1');
    expect(rules(move, poor)).toEqual(['stones/turn']);
    expect(judge(GAME, poor, move, ['stones/turn']).map((f) => f.rule)).toEqual([
      'stones/turn',
      'stones/purse',
    ]);
    expect(judge(GAME, poor, move, ['stones/in-heap']).map((f) => f.rule)).toEqual(['stones/turn']);
  });
  it('says a rule alone that makes all others idle, and the better of two that find the same', () => {
    const away = apply(table, [{ put: 'stone/red/1', at: 'box' }]);
    const take2 = GAME.moves['take']!;
    const [turn, heap] = take2.rules;
    const boxed: Rule<StonesClock> = {
      ...heap!,
      id: 'stones/in-box',
      instead: [heap!.id],
      check: ({ pieces }, { stone }) => (pieces.get(stone as string)?.at === 'box' ? {} : null),
    };
    const told = (listed: readonly Rule<StonesClock>[], houseRules: readonly string[] = []) => {
      const game = { ...GAME, moves: { ...GAME.moves, take: { ...take2, rules: listed } } };
      return judge(game, away, take('bert', 'stone/red/1'), houseRules).map((f) => f.rule);
    };
    expect(told([turn!, heap!])).toEqual(['stones/turn', 'stones/in-heap']);
    expect(told([alone(turn!), heap!])).toEqual(['stones/turn']);
    // A house rule silences what it names, and nothing besides.
    expect(told([alone(turn!), heap!], ['stones/turn'])).toEqual(['stones/turn', 'stones/in-heap']);
    expect(told([heap!, boxed])).toEqual(['stones/in-box']);
    expect(told([heap!, boxed], ['stones/in-heap'])).toEqual(['stones/in-heap']);
  });
  it('says what comes first, and what stands behind it only where that is no rule at this table', () => {
    const away = apply(table, [{ put: 'stone/red/1', at: 'box' }]);
    const take2 = GAME.moves['take']!;
    const [turn, heap] = take2.rules;
    const told = (seat: string, listed: readonly Rule<StonesClock>[], houseRules: readonly string[] = []) => {
      const game = { ...GAME, moves: { ...GAME.moves, take: { ...take2, rules: listed } } };
      return judge(game, away, take(seat, 'stone/red/1'), houseRules).map((f) => f.rule);
    };
    const listed = firstThen([turn!], [heap!]);
    expect(told('bert', listed)).toEqual(['stones/turn']);
    expect(told('anna', listed)).toEqual(['stones/in-heap']);
    // What a house rule silences is no reason that suffices: else it would allow what is behind it, too.
    expect(told('bert', listed, ['stones/turn'])).toEqual(['stones/turn', 'stones/in-heap']);
    expect(told('bert', firstThen([turn!], [alone(heap!)]))).toEqual(['stones/turn']);
    const third: Rule<StonesClock> = { ...heap!, id: 'stones/third' };
    expect(told('bert', firstThen(turn!, heap!, third))).toEqual(['stones/turn']);
    expect(told('anna', firstThen([turn!], [heap!], [third]))).toEqual(['stones/in-heap']);
    // Advice in the first part stops nothing behind it.
    expect(told('bert', firstThen([{ ...turn!, weight: 'note' }], [heap!]))).toEqual(['stones/in-heap']);
  });
  it('says one rule once, also where two of its checks find something', () => {
    const away = apply(table, [{ put: 'stone/red/1', at: 'box' }]);
    const take2 = GAME.moves['take']!;
    const heap = take2.rules[1]!;
    const game = { ...GAME, moves: { ...GAME.moves, take: { ...take2, rules: [heap, { ...heap }] } } };
    expect(judge(game, away, take('anna', 'stone/red/1')).map((f) => f.rule)).toEqual(['stones/in-heap']);
  });
  it('judges a free move as unknown to the rules, and settling as always fine', () => {
    expect(rules({ type: 'put', seat: 'anna', piece: 'die', to: 'box' })).toEqual(['table/free-move']);
    expect(rules({ type: 'settle', seat: 'anna' })).toEqual([]);
  });
  it('lets a title say what is wrong with a free move; what it says nothing about stays unknown', () => {
    const dieStays: Rule<StonesClock> = {
      id: 'stones/die-stays',
      section: '2',
      weight: 'breach',
      atoms: [],
      check: (_, { type, piece }) => (type === 'put' && piece === 'die' ? {} : null),
    };
    const strict = { ...GAME, handRules: [dieStays] };
    const found = (piece: string): readonly string[] =>
      judge(strict, table, { type: 'put', seat: 'anna', piece, to: 'box' }).map((f) => f.rule);
    expect([found('die'), found('counter')]).toEqual([['stones/die-stays'], ['table/free-move']]);
    expect(judge(strict, table, { type: 'settle', seat: 'anna' })).toEqual([]);
    expect(allRules(strict)).toContain(dieStays);
  });
  it.each(['fly', 'constructor', '__proto__', 'toString', ''])('knows no move of the type %j', (type) => {
    expect(specOf(GAME, type)).toBeNull();
    expect(rules({ type, seat: 'anna' })).toEqual(['table/unknown-move']);
    expect(isLegal(GAME, table, { type, seat: 'anna' })).toBe(false);
  });
  it('does not let a title redefine the moves of the table', () => {
    const cunning = { ...GAME, moves: { ...GAME.moves, put: GAME.moves['pass']! } };
    expect(specOf(cunning, 'put')).toBe(TABLE_MOVES['put']);
  });
});

describe('a move from outside', () => {
  const place = (value: unknown): string => {
    const parsed = parseMove(GAME, table, value);
    return parsed.ok ? 'ok' : parsed.error.place;
  };
  it('is taken over as it is when it has its shape', () => {
    const move = { type: 'take', seat: 'anna', stone: 'stone/red/1' };
    expect(parseMove(GAME, table, move)).toEqual({ ok: true, value: move });
  });
  it('is not judged: an illegal move can be well-formed', () => {
    expect(place({ type: 'take', seat: 'bert', stone: 'stone/red/1' })).toBe('ok');
  });
  it('takes the example of every move', () => {
    for (const spec of Object.values(GAME.moves)) expect(place(spec.example)).toBe('ok');
  });
  it.each<[unknown, string]>([
    [null, 'move'],
    ['take', 'move'],
    [[], 'type'],
    [{}, 'type'],
    [{ type: 'fly', seat: 'anna' }, 'type'],
    [{ type: 'constructor', seat: 'anna' }, 'type'],
    [{ type: '__proto__', seat: 'anna' }, 'type'],
    [{ type: { toString: 'take' }, seat: 'anna' }, 'type'],
    [{ type: 'pass' }, 'seat'],
    [{ type: 'pass', seat: 'dora' }, 'seat'],
    [{ type: 'pass', seat: null }, 'seat'],
    [{ type: 'pass', seat: 'anna', why: 'tired' }, 'why'],
    [JSON.parse('{"type":"pass","seat":"anna","__proto__":{}}'), '__proto__'],
    [{ type: 'take', seat: 'anna' }, 'stone'],
    [{ type: 'take', seat: 'anna', stone: 'counter' }, 'stone'],
    [{ type: 'put', seat: 'anna', piece: 'constructor', to: 'box' }, 'piece'],
    [{ type: 'put', seat: 'anna', piece: 'die', to: 'moon' }, 'to'],
    [{ type: 'put', seat: 'anna', piece: 'die', to: 'box', turn: 6 }, 'turn'],
    [{ type: 'pay', seat: 'anna', from: 'bank', to: 'seat/anna', amount: 0 }, 'amount'],
    [{ type: 'pay', seat: 'anna', from: 'bank', to: 'constructor', amount: 1 }, 'to'],
    [{ type: 'set', seat: 'anna', key: 'round', to: 3 }, 'ok'],
    [{ type: 'set', seat: 'anna', key: 'motto', to: null }, 'ok'],
    [{ type: 'set', seat: 'anna', key: 'round', to: 10 }, 'to'],
    [{ type: 'set', seat: 'anna', key: 'round', to: null }, 'to'],
    [{ type: 'set', seat: 'anna', key: 'turn', to: 'dora' }, 'to'],
    [{ type: 'set', seat: 'anna', key: 'dues', to: [] }, 'key'],
    [{ type: 'set', seat: 'anna', key: 'seats', to: ['anna'] }, 'key'],
    [{ type: 'set', seat: 'anna', key: 'constructor', to: 1 }, 'key'],
    [{ type: 'set', seat: 'anna', key: '__proto__', to: {} }, 'key'],
    [{ type: 'set', seat: 'anna', key: 'round' }, 'to'],
  ])('%j → %s', (value, expected) => {
    expect(place(value)).toBe(expected);
  });
  it('cannot be a free put of a piece that is not on this table, even if the title lists no pieces', () => {
    const careless = { ...GAME, domains: () => ({}) };
    expect(parseMove(careless, table, { type: 'put', seat: 'anna', piece: 'toString', to: 'box' }).ok).toBe(
      false,
    );
  });
  it('never throws and never repeats a huge text, whatever comes', () => {
    const ring: Record<string, unknown> = {};
    ring['type'] = ring;
    for (const value of [ring, { type: 1n }, { type: 'x'.repeat(1_000_000) }, { type: Symbol('take') }])
      expect(JSON.stringify(parseMove(GAME, table, value)).length).toBeLessThan(300);
    const types = [...Object.keys(GAME.moves), ...Object.keys(TABLE_MOVES), 'constructor'];
    const hostile = fc.record(
      {
        type: fc.oneof(fc.constantFrom(...types), fc.anything()),
        seat: fc.oneof(fc.constant('anna'), fc.anything()),
        stone: fc.anything(),
        key: fc.constantFrom('round', 'turn', 'motto', '__proto__'),
        to: fc.anything(),
      },
      { requiredKeys: ['type'] },
    );
    fc.assert(
      fc.property(fc.oneof(hostile, fc.anything()), (value) => {
        expect(typeof parseMove(GAME, table, value).ok).toBe('boolean');
      }),
      { seed: 13, numRuns: 2000 },
    );
  });
});
