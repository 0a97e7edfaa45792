import { loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { join, newId } from './lib/player.ts';
import type { Player } from './lib/player.ts';
import type { ServerProcess } from './lib/process.ts';
import { createTable, scratch, SEATS, startProcess, storedEntries } from './lib/process.ts';
import { everyPiece } from '@stellwerk/engine/table/places.ts';

const folder = scratch();
let game: Game;
let server: ServerProcess;
beforeAll(async () => {
  game = (await loadGame('toe'))!;
  server = await startProcess({ DATA: folder.path, LIMIT_MESSAGES: '10000', LIMIT_FRAMES: '10000' });
});
afterAll(async () => {
  await server.stop();
  folder.remove();
});

const chairOf = (table: Table): string => (table.clock as unknown as { readonly chair: string }).chair;
const secretsOf = (table: Table): Readonly<Record<string, string>> =>
  (table.clock as unknown as { readonly secret: Readonly<Record<string, string>> }).secret;

/** Three at a table of their own, and its host, who has no seat. */
async function sitDown(mode: string, hidden: boolean) {
  const { id, links } = await createTable(server.url, { game: 'toe', mode, options: { hidden } });
  const host = await join(server.url, id, links.host);
  const people: Record<string, Player> = {};
  for (const seat of SEATS) {
    people[seat] = await join(server.url, id, links.seats[seat]!);
    await people[seat].send({ type: 'seat', work: { do: 'claim', seat, name: seat } });
  }
  const undo = (player: Player) => player.send({ type: 'propose', base: 0, act: { do: 'undo' } });
  return {
    id,
    host,
    people,
    undo,
    drawn: () => storedEntries(folder.path, id).at(-1)!.luck,
    /** All three agree, one after the other; what the last one was answered. */
    agree: async () => {
      const request = newId();
      const [anna, ...others] = SEATS.map((seat) => people[seat]!);
      let answer = await anna!.send({ type: 'ask', base: 0, question: { do: 'undo' } }, request);
      for (const other of others) {
        expect(answer).toMatchObject({ verdict: 'committed' });
        expect(answer.n).toBeUndefined();
        answer = await other.send({ type: 'vote', request, yes: true });
      }
      return answer;
    },
    close: () => {
      for (const player of [host, ...Object.values(people)]) player.leave();
    },
  };
}

describe('R38 chance at a table', () => {
  it('is chosen by nobody', async () => {
    const seats = SEATS.map((seat) => ({ seat }));
    const body = JSON.stringify({ game: 'toe', seats, seed: 7 });
    const answer = await fetch(`${server.url}/api/tables`, { method: 'POST', body });
    expect([answer.status, await answer.json()]).toMatchObject([400, { reason: 'bad-shape', place: 'seed' }]);
  });

  it.each(['free', 'coach', 'strict'])(
    'R9 R38 is the same after going back, and to go back all are asked (%s)',
    async (mode) => {
      const { host, people, undo, drawn, agree, close } = await sitDown(mode, false);
      const chair = chairOf(host.view.table());
      const buyer = people[chair]!;
      await buyer.move({ type: 'call', seat: chair, phase: 'fair' });
      const seen = new Set<string>();
      for (let i = 0; i < 4; i++) {
        expect(await buyer.move({ type: 'blind', seat: chair, what: 'loco' })).toMatchObject({
          verdict: 'committed',
        });
        seen.add(JSON.stringify(drawn()));
        expect(drawn()).toHaveLength(1);
        // Neither whoever drew nor the host decides that alone.
        expect(await undo(buyer)).toMatchObject({ reason: 'needs-consent' });
        expect(await undo(host)).toMatchObject({ reason: 'needs-consent' });
        expect(await agree()).toMatchObject({ verdict: 'committed', n: expect.any(Number) });
      }
      expect(seen.size).toBe(1);
      // What tells nobody anything is taken back at once, as ever.
      expect(await undo(buyer)).toMatchObject({ verdict: 'committed' });
      close();
    },
  );

  it('R9 R38 asks the others before somebody takes back a look at what lay face down', async () => {
    const { host, people, undo, agree, close } = await sitDown('free', true);
    const { anna } = people as { readonly anna: Player };
    const theirs = everyPiece(host.view.table()).find(
      ([piece, { at }]) => at === 'seat/bert' && /^(loco|wagon)\//.test(piece),
    )![0];
    const move = { type: 'put', seat: 'anna', piece: theirs, to: 'seat/anna' };
    expect(await anna.move(move)).toMatchObject({ verdict: 'committed' });
    expect(await undo(anna)).toMatchObject({ reason: 'needs-consent' });
    expect(await undo(host)).toMatchObject({ reason: 'needs-consent' });
    expect(await agree()).toMatchObject({ verdict: 'committed' });
    expect(secretsOf(host.view.table())).toEqual({});
    // Money between players is no news to anybody, also where hands are hidden.
    await anna.pay('anna', 5, 'seat/bert');
    expect(await undo(anna)).toMatchObject({ verdict: 'committed' });
    expect(game.hides?.({ hidden: true })).toBe(true);
    close();
  });

  it('R12 R38 does not let a flag be the way around', async () => {
    const { people, close } = await sitDown('coach', false);
    const other = SEATS.find((seat) => seat !== chairOf(people['anna']!.view.table()))!;
    // Out of turn: flagged, and what it showed is shown.
    const { n, verdict } = await people[other]!.move({ type: 'blind', seat: other, what: 'loco' });
    expect(verdict).toBe('flagged');
    const uphold = { type: 'propose', base: 0, act: { do: 'uphold', entry: n! } } as const;
    expect(await people[other]!.send(uphold)).toMatchObject({ reason: 'needs-consent' });
    close();
  });
});
