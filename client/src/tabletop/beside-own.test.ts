import { game } from '@stellwerk/engine/games/toe/index.ts';
import { Scene } from '@stellwerk/engine/games/toe/testing.ts';
import { describe, expect, it } from 'vitest';
import type { Drawable } from '../layout/pieces.ts';
import { besideOwn } from './beside-own.ts';
import { everyPiece } from '@stellwerk/engine/table/places.ts';

describe('where many places fit', () => {
  const { table } = new Scene().licences('anna', 'paris-lyon').licences('bob', 'berlin-warszawa');
  const stage = game.stage(table);
  const lying = everyPiece(table).map(
    ([piece, { at }]) => ({ piece, face: stage.faces[piece]!, place: at }) as unknown as Drawable,
  );
  const near = besideOwn(stage, lying, stage.faces['stick/anna/48']);

  it('connections that meet the own network are told from those that do not', () => {
    expect(near('network/calais-paris/0/0')).toBe(true);
    expect(near('network/lyon-milano/1/1')).toBe(true);
    expect(near('network/paris-lyon/1/0')).toBe(true);
    expect(near('network/london-calais/0/0')).toBe(false);
    expect(near('network/berlin-praha/0/0')).toBe(false);
  });
  it('what has no colour of its own is near nothing, and so is a seat without a licence', () => {
    expect(besideOwn(stage, lying, stage.faces['phase/site'])('network/calais-paris/0/0')).toBe(false);
    expect(besideOwn(stage, lying, stage.faces['stick/cleo/48'])('network/calais-paris/0/0')).toBe(false);
  });
});
