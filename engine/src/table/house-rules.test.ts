import { trusted } from './types.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { houseRulesOf } from './house-rules.ts';
import { parseMove } from './judge.ts';
import type { Act } from './play.ts';
import { recallLog, replay } from './replay.ts';
import { BLUE, CONFIG, Evening, GAME, PLACES, RED, SEATS, STONES } from './testing.ts';
import { BOOKKEEPING, MODES } from './types.ts';
import type { Move } from './types.ts';

const [RED1, RED2, RED3] = RED;
const TURN = { do: 'house-rule', rule: 'stones/turn', agreed: ['anna', 'bert', 'cleo'] } as const;
const LIFTED = { do: 'lift-house-rule', rule: 'stones/turn', agreed: ['anna', 'bert'] } as const;

describe('lifting a house rule', () => {
  it('lets the rule judge again, also in strict', () => {
    const evening = new Evening({ mode: 'strict' }).act(TURN).take('bert', RED1).act(LIFTED);
    expect(evening.entry.act).toEqual(LIFTED);
    expect(evening.take('bert', RED2).last).toMatchObject({ ok: false, findings: [{ rule: 'stones/turn' }] });
  });
  it('lets stand what was done under it: nothing is judged backwards', () => {
    const evening = new Evening().take('bert', RED1).act(TURN).take('cleo', RED2).act(LIFTED);
    expect([...evening.play.flags]).toEqual([[1, 'waived']]);
    expect(evening.log[3]!.verdict).toBe('legal');
    expect([evening.at(RED1), evening.at(RED2)]).toEqual(['seat/bert', 'seat/cleo']);
  });
  it('touches no other house rule', () => {
    const other = { ...TURN, rule: 'stones/in-heap' };
    const evening = new Evening().act(other).act(TURN).act(LIFTED);
    expect(evening.play.settings.houseRules).toEqual(['stones/in-heap']);
  });
  it.each([
    ['what never was one', () => new Evening()],
    ['the same one twice', () => new Evening().act(TURN).act(LIFTED)],
  ])('refuses %s, and says so', (_, before) => {
    const evening = before();
    const { play } = evening;
    expect(evening.act(LIFTED).rules).toEqual(['table/no-house-rule']);
    expect(evening.play).toBe(play);
  });
  it('can be agreed on again afterwards', () => {
    const evening = new Evening({ mode: 'strict' }).act(TURN).act(LIFTED).act(TURN).take('bert', RED1);
    expect(evening.entry.verdict).toBe('legal');
  });
  it('outlives taking back and playing again, as the making does: both are agreements, not positions', () => {
    const evening = new Evening()
      .take('anna', RED1)
      .act(TURN)
      .take('cleo', RED2)
      .act(LIFTED)
      .take('anna', RED3);
    evening.undo().undo();
    expect([evening.at(RED2), evening.play.settings.houseRules]).toEqual(['heap', []]);
    evening.redo();
    expect([evening.at(RED2), evening.at(RED3)]).toEqual(['seat/cleo', 'heap']);
    evening.redo();
    expect([evening.at(RED3), evening.play.settings.houseRules]).toEqual(['seat/anna', []]);
    expect(evening.act(TURN).undo(0).play.settings.houseRules).toEqual(['stones/turn']);
  });
  it('leaves the flag open of an upheld move that comes back after it', () => {
    const evening = new Evening().take('bert', RED1).act({ do: 'uphold', entry: 1 }).act(TURN).act(LIFTED);
    expect(evening.redo().play.flags.get(1)).toBe('open');
  });
});

describe('the house rules in force', () => {
  it('are told with who agreed and since which entry; a new agreement counts from its own', () => {
    const evening = new Evening()
      .act(TURN)
      .take('bert', RED1)
      .act({ ...TURN, rule: 'stones/in-heap' });
    expect(houseRulesOf(evening.play)).toEqual([
      { rule: 'stones/turn', since: 1, agreed: TURN.agreed },
      { rule: 'stones/in-heap', since: 3, agreed: TURN.agreed },
    ]);
    evening.act(LIFTED).act({ ...TURN, agreed: ['cleo'] });
    expect(houseRulesOf(evening.play)).toEqual([
      { rule: 'stones/in-heap', since: 3, agreed: TURN.agreed },
      { rule: 'stones/turn', since: 5, agreed: ['cleo'] },
    ]);
  });
  it('are none at a new table', () => expect(houseRulesOf(new Evening().play)).toEqual([]));
});

const seat = fc.constantFrom(...SEATS);
const stone = fc.constantFrom(...RED, ...BLUE);
const move: fc.Arbitrary<Move> = fc.oneof(
  fc.record({ type: fc.constantFrom('take', 'borrow'), seat, stone }),
  fc.record({ type: fc.constantFrom('tithe', 'roll', 'toll', 'pass', 'settle'), seat }),
  fc.record({ type: fc.constant('put'), seat, piece: stone, to: fc.constantFrom(...PLACES) }),
);
const step = fc.oneof(
  { weight: 8, arbitrary: move },
  { weight: 2, arbitrary: fc.constantFrom('undo' as const, 'redo' as const) },
);
const rule = fc.constantFrom('stones/turn', 'stones/in-heap', 'table/free-move', 'table/open-dues');

function make(evening: Evening, what: Move | 'undo' | 'redo'): void {
  if (what === 'undo') evening.undo();
  else if (what === 'redo') evening.redo();
  else if (parseMove(GAME, evening.table, what).ok)
    evening.act({ do: 'move', move: trusted(what) }, what.seat);
}

describe('a rule whose house rule was lifted', () => {
  it('judges every evening as if it had never been silent', () => {
    const property = fc.property(
      fc.record({
        mode: fc.constantFrom(...MODES),
        bookkeeping: fc.constantFrom(...BOOKKEEPING),
        seed: fc.nat(),
      }),
      fc.array(step, { maxLength: 15 }),
      fc.array(rule, { minLength: 1, maxLength: 3 }),
      fc.array(step, { minLength: 1, maxLength: 25 }),
      (config, before, rules, after) => {
        const [lifted, never] = [new Evening(config), new Evening(config)];
        for (const what of before) for (const evening of [lifted, never]) make(evening, what);
        const begin = lifted.log.length;
        const silence = rules.flatMap((id): Act[] => [
          { do: 'house-rule', rule: id, agreed: ['anna'] },
          { do: 'lift-house-rule', rule: id, agreed: ['bert'] },
        ]);
        for (const act of silence) {
          lifted.act(act);
          // The other table agrees on something without consequence, so that its entries have the same numbers.
          never.act({ do: 'mode', mode: config.mode });
        }
        for (const what of after) {
          make(lifted, what);
          make(never, what);
          expect(lifted.last?.ok).toBe(never.last?.ok);
          expect(lifted.rules).toEqual(never.rules);
        }
        const judged = ({ log }: Evening) => log.slice(begin + silence.length);
        expect(judged(lifted)).toEqual(judged(never));
        const fresh = ({ play }: Evening) => [...play.flags].filter(([n]) => n >= begin);
        expect(fresh(lifted)).toEqual(fresh(never));
        const { play } = lifted;
        expect(replay(STONES, { ...CONFIG, ...config }, play.log).differs).toBeNull();
        const recalled = recallLog(STONES, { ...CONFIG, ...config }, play.log).play!;
        expect([recalled.settings, recalled.flags]).toEqual([play.settings, play.flags]);
      },
    );
    fc.assert(property, { seed: 23, numRuns: 200 });
  });
});
