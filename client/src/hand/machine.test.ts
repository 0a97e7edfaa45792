import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { specOf } from '@stellwerk/engine/table/judge.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { commit, openPlay } from '@stellwerk/engine/table/play.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { word } from '../words/speech.ts';
import type { Bench, HeldPiece, Over } from './machine.ts';
import { blanksFor, drop, dropMoney, hover, rotate, typeAmount } from './machine.ts';
import { isBreach, nearestTurn, nextTurn, targetsOf } from './targets.ts';
import { pieceIds, pieceOf } from '@stellwerk/engine/table/places.ts';

let game: Game;
let play: Play;

/** Plays the first fitting move of whoever is to decide, until one of a kind is offered. */
function until(type: string): { bench: Bench; move: Move } {
  for (let i = 0; i < 60; i++) {
    const seat = game.turn(play.table)[0]!;
    const options = [...game.options(play.table, seat)];
    const found = options.find((move) => move.type === type);
    if (found) return { bench: { game, table: play.table, seat, mode: 'coach' }, move: found };
    const next =
      options.find((m) => m.type === 'auction') ?? options.find((m) => m.type === 'pass') ?? options[0]!;
    const outcome = commit(play, { id: `m${i}`, seat, act: { do: 'move', move: next } });
    if (outcome.ok) play = outcome.play;
  }
  throw new Error(`never came to ${type}`);
}

beforeAll(async () => {
  game = (await loadGame(GAME_IDS[0]!))!;
  const config = { game: game.id, variant: 'standard', options: {}, seats: ['anna', 'bert'], seed: 1 };
  play = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
});

describe('turning', () => {
  it('goes the short way to what fits', () => {
    expect(nearestTurn(new Set([1, 4]), 5)).toBe(4);
    expect(nearestTurn(new Set([1, 4]), 0)).toBe(1);
    expect(nearestTurn(new Set(), 0)).toBeNull();
  });
  it('steps through what fits, or through everything', () => {
    expect(nextTurn(new Set([0, 3]), 0, 1, false)).toBe(3);
    expect(nextTurn(new Set([0, 3]), 0, 1, true)).toBe(1);
    expect(nextTurn(new Set([0, 3]), 0, -1, false)).toBe(3);
  });
});

describe('a tile in the hand', () => {
  const hold = (): { bench: Bench; held: HeldPiece; place: string } => {
    const { bench, move } = until('lay');
    const piece = pieceIds(bench.table).find((id) => id.startsWith(`tile/${word(move['tile'])}/`))!;
    const targets = targetsOf(game, bench.table, bench.seat, piece, []);
    const held: HeldPiece = {
      kind: 'piece',
      piece,
      from: pieceOf(bench.table, piece)!.at,
      turn: 0,
      turns: true,
      targets,
      fan: [piece],
      count: null,
    };
    return { bench, held, place: `hex/${word(move['hex'])}` };
  };
  it('knows where it may go and how', () => {
    const { held, place } = hold();
    expect(held.targets.get(place)?.size).toBeGreaterThan(0);
  });
  it('snaps to a turn that fits, and a drop is that move', () => {
    const { bench, held, place } = hold();
    const over = hover(bench, held, place);
    expect(over.verdict).toBe('fits');
    expect(held.targets.get(place)).toContain(over.turn);
    expect(drop(over)).toMatchObject({ kind: 'send', move: { type: 'lay', turn: over.turn } });
  });
  it('turns only through what fits, unless everything is wanted', () => {
    const { bench, held, place } = hold();
    const over = hover(bench, held, place);
    expect(held.targets.get(place)).toContain(rotate(held, over, 1, false).turn);
    expect(rotate(held, over, 1, true).turn).toBe((over.turn + 1) % 6);
  });
  const wrongPlaces = ({ table }: Bench, held: HeldPiece): readonly string[] => {
    const map = game.stage(table).surfaces.find((surface) => surface.kind === 'hexmap')!;
    return Object.keys(map.board.hexes)
      .map((hex) => `hex/${hex}`)
      .filter((place) => !held.targets.has(place));
  };
  it('is told why a place is wrong, with a paragraph', () => {
    const { bench, held } = hold();
    const over = hover(bench, held, wrongPlaces(bench, held)[0]!);
    expect(over.verdict).toBe('wrong');
    expect(over.findings[0]?.section).not.toBe('');
  });
  it('is told what is wrong with the place, and not what another turn would mend', () => {
    const { bench, held } = hold();
    const order = specOf(game, 'lay')!.rules.map(({ id }) => id);
    const reason = ({ findings }: Over): number => order.indexOf(findings.find(isBreach)!.rule);
    const told = wrongPlaces(bench, held).map((place) => {
      const inTurn = [0, 1, 2, 3, 4, 5].map((turn) => reason(hover(bench, { ...held, turn }, place, true)));
      const over = hover(bench, held, place);
      expect(reason(over)).toBe(Math.max(...inTurn));
      expect(inTurn[over.turn]).toBe(reason(over));
      return { unturned: inTurn[0]!, now: reason(over) };
    });
    // Held as it was taken up, some of them would have complained about the edge of the map.
    expect(told.some(({ unturned, now }) => order[unturned]!.endsWith('off-grid') && now > unturned)).toBe(
      true,
    );
  });
  it('let go over nothing goes home', () => {
    expect(drop(null)).toEqual({ kind: 'home' });
  });
});

describe('money in the hand', () => {
  it('takes typed figures and takes them back', () => {
    let held = typeAmount({ kind: 'money', from: 'seat/anna', amount: null }, '8');
    held = typeAmount(held, '0');
    expect(held.amount).toBe(80);
    expect(typeAmount(held, 'Backspace').amount).toBe(8);
    expect(typeAmount(held, 'x')).toBe(held);
  });
  it('asks for the amount where none is due and none was typed', () => {
    const bench: Bench = { game, table: play.table, seat: 'anna', mode: 'free' };
    const held = { kind: 'money', from: 'seat/anna', amount: null } as const;
    expect(dropMoney(bench, held, 'seat/bert')).toEqual({
      kind: 'amount',
      from: 'seat/anna',
      to: 'seat/bert',
    });
    expect(dropMoney(bench, { ...held, amount: 5 }, 'seat/bert')).toMatchObject({
      kind: 'send',
      move: { type: 'pay', amount: 5 },
    });
    expect(dropMoney(bench, held, 'seat/anna')).toEqual({ kind: 'home' });
  });
  it('finds the number that a choice still wants', () => {
    const fresh = openPlay(game, { ...play.config });
    const seat = game.turn(fresh.table)[0]!;
    const bench: Bench = { game, table: fresh.table, seat, mode: 'coach' };
    const open = game.prompt(fresh.table, seat).choices.find(({ blanks }) => blanks !== undefined)!;
    const blank = open.blanks![0]!;
    expect(blanksFor(bench, { ...open.move!, [blank.field]: blank.max })?.[0]).toEqual(blank);
  });
});
