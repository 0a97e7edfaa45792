import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import { describe, expect, it } from 'vitest';
import { lastingGame } from '../table/testing.ts';
import { handleOf, placesOf } from './handles.ts';
import { pieceOf } from '@stellwerk/engine/table/places.ts';

describe.each(GAME_IDS)('the ledger of %s', (id) => {
  it('hands out what its cells count, wherever it lies', async () => {
    const game = (await loadGame(id))!;
    const { table } = lastingGame(game, 120);
    const stage = game.stage(table);
    const { columns, rows } = game.ledger(table);
    let handles = 0;
    for (const row of rows) {
      const places = placesOf(stage, table, row);
      expect(places.length, row.id).toBeGreaterThan(0);
      for (const { id: column } of columns) {
        const handle = handleOf(stage, table, row, column);
        const value = row.cells[column];
        if (handle?.kind === 'money')
          expect(table.cash[handle.account]).toBe(value ?? table.cash[handle.account]);
        if (Object.hasOwn(stage.liveries, column))
          expect([row.id, column, handle !== null]).toEqual([row.id, column, typeof value === 'number']);
        if (handle?.kind === 'pieces' && column !== 'price')
          for (const piece of handle.pieces) expect(places).toContain(pieceOf(table, piece)!.at);
        handles += handle ? 1 : 0;
      }
    }
    expect(handles).toBeGreaterThan(rows.length);
  });
});

it('vehicles and sticks are taken up from the ledger as well, from the mat they are counted on', async () => {
  const game = (await loadGame('toe'))!;
  const { table } = lastingGame(game, 200, { seats: ['anna', 'bert', 'carla', 'dirk'] });
  expect(game.ended(table)).toBe(false);
  const stage = game.stage(table);
  const { rows } = game.ledger(table);
  const taken = (column: string): readonly string[] =>
    rows.flatMap((row) => {
      const handle = handleOf(stage, table, row, column);
      const value = Number(row.cells[column] ?? 0);
      if (row.kind === 'seat') expect([row.id, column, handle !== null]).toEqual([row.id, column, value > 0]);
      return handle?.kind === 'pieces' ? handle.pieces : [];
    });
  for (const piece of taken('sticks')) expect(stage.faces[piece]).toMatchObject({ kind: 'stick' });
  expect(taken('sticks').length).toBeGreaterThan(0);
  const vehicles = taken('vehicles');
  expect(vehicles.length).toBeGreaterThan(0);
  for (const piece of vehicles) expect(stage.faces[piece]).toMatchObject({ form: 'vehicle' });
});

it('points that were given for vehicles or cash are no vehicles and no cash: when it is over nothing is taken up', async () => {
  const game = (await loadGame('toe'))!;
  const { table } = lastingGame(game, 40);
  const over = { ...table, clock: { ...table.clock, stage: 'end' } };
  expect(game.ended(over)).toBe(true);
  const stage = game.stage(over);
  const { columns, rows } = game.ledger(over);
  expect(columns.length).toBeGreaterThan(5);
  for (const row of rows)
    for (const { id } of columns)
      expect([row.id, id, handleOf(stage, over, row, id)]).toEqual([row.id, id, null]);
});

it('an ordinary certificate comes before the president’s', async () => {
  const game = (await loadGame(GAME_IDS[0]!))!;
  const { table } = lastingGame(game, 120);
  const stage = game.stage(table);
  const both = game.ledger(table).rows.flatMap((row) =>
    Object.keys(stage.liveries).flatMap((company) => {
      const handle = handleOf(stage, table, row, company);
      return handle?.kind === 'pieces' && handle.pieces.length > 1 ? [handle.pieces] : [];
    }),
  );
  expect(both.length).toBeGreaterThan(0);
  for (const [first] of both) expect(stage.faces[first!]).toMatchObject({ president: false });
});
