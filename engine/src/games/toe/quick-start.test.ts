import { describe, expect, it } from 'vitest';
import { chipsOn } from './books.ts';
import { minimumBid } from './auction.ts';
import { game } from './index.ts';
import { AID, underPlace } from './pieces.ts';
import { markerAt, modelOf, openContracts, vehiclesAt } from './readers.ts';
import { cashOf, Scene } from './testing.ts';
import { pieceOf } from '../../table/places.ts';

/** The two example rounds of chapter 13, move by move; every move has to be legal. */
const SEATS = ['you', 'bob', 'chloe'] as const;

function firstRound() {
  const scene = new Scene(SEATS).opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
  scene.contract('you', 'S3').contract('bob', 'S2').contract('chloe', 'S8');
  const [lady, flat, closed] = scene.owns('you', 'lady', 'res', 'habbiins');
  scene.owns('bob', 'karla', 'avmz', 'avmz');
  const [, habbiins] = scene.owns('chloe', 'emil', 'habbiins', 'zacns');
  const [henry, otto] = scene.shows('loco', 'henry', 'otto', 'bruno', 'celia', 'goliath');
  const [res, bomz, zas, gbs] = scene.shows('wagon', 'res', 'bomz', 'zas', 'gbs', 'eaos');
  return {
    scene,
    lady: lady!,
    flat: flat!,
    closed: closed!,
    habbiins: habbiins!,
    henry: henry!,
    otto: otto!,
    res: res!,
    bomz: bomz!,
    zas: zas!,
    gbs: gbs!,
  };
}
type Start = ReturnType<typeof firstRound>;

function siteVisit({ scene }: Start): void {
  scene.play({ type: 'call', seat: 'you', phase: 'site' });
  for (const connection of ['edinburgh-manchester', 'manchester-london', 'calais-bruxelles'])
    scene.play({ type: 'licence', seat: 'you', connection });
  scene.done('you');
  for (const connection of ['paris-lyon', 'lyon-milano'])
    scene.play({ type: 'licence', seat: 'bob', connection });
  scene.done('bob');
  for (const connection of ['hamburg-berlin', 'berlin-praha'])
    scene.play({ type: 'licence', seat: 'chloe', connection });
  scene.done('chloe');
}
function premium({ scene }: Start): void {
  scene.play({ type: 'call', seat: 'bob', phase: 'premium' });
  for (const seat of ['bob', 'chloe', 'you']) scene.play({ type: 'premium', seat });
}
function fair({ scene, henry, otto, flat, res, bomz, zas, gbs }: Start): void {
  scene.play({ type: 'call', seat: 'chloe', phase: 'fair' });
  for (const piece of [otto, zas, gbs]) scene.play({ type: 'buy', seat: 'chloe', piece });
  scene.done('chloe');
  for (const piece of [henry, res]) scene.play({ type: 'buy', seat: 'you', piece });
  for (const piece of [henry, flat, res]) scene.play({ type: 'assign', seat: 'you', piece, contract: 'S3' });
  scene
    .done('you')
    .play({ type: 'buy', seat: 'bob', piece: bomz })
    .play({ type: 'blind', seat: 'bob', what: 'wagon' });
  scene.done('bob');
}
function played(): Start {
  const start = firstRound();
  siteVisit(start);
  premium(start);
  fair(start);
  start.scene.cash('bob', 30_000);
  for (const seat of game.turn(start.scene.table)) start.scene.done(seat);
  return start;
}

describe('quick start, first round (ch. 13, worked example 14)', () => {
  it('site visit: four segments for 80.000 €, nothing counts yet', () => {
    const start = firstRound();
    siteVisit(start);
    expect(cashOf(start.scene.table, 'you')).toBe(20_000);
    expect(markerAt(start.scene.table, 'you')).toBe(0);
    expect(game.turn(start.scene.table)).toEqual(['bob']);
  });
  it('development premium: Bob 50.000, you 50.000, Chloé 30.000 €', () => {
    const start = firstRound();
    siteVisit(start);
    const before = SEATS.map((seat) => cashOf(start.scene.table, seat));
    premium(start);
    const got = SEATS.map((seat, i) => cashOf(start.scene.table, seat) - before[i]!);
    expect(got).toEqual([50_000, 50_000, 30_000]);
    expect(cashOf(start.scene.table, 'you')).toBe(70_000);
  });
  it('vehicle fair: Henry and a flat wagon; three vehicles and one section make 80k', () => {
    const start = firstRound();
    siteVisit(start);
    premium(start);
    fair(start);
    expect(cashOf(start.scene.table, 'you')).toBe(10_000);
    expect(markerAt(start.scene.table, 'you')).toBe(80);
    expect(vehiclesAt(start.scene.table, underPlace('S3'))).toHaveLength(3);
  });
  it('end of the round: 80.000 € paid, a chip on every contract, the chair goes to Bob (OQ-18)', () => {
    const { scene } = played();
    expect(cashOf(scene.table, 'you')).toBe(90_000);
    expect(openContracts(scene.table).map((id) => chipsOn(scene.table, id))).toEqual([1, 1, 1, 1, 1]);
    expect(scene.table.clock).toMatchObject({ round: 2, chair: 'bob' });
  });
});

function secondRound() {
  const start = played();
  const { scene } = start;
  scene.play({ type: 'call', seat: 'bob', phase: 'conference' });
  scene
    .play({ type: 'take', seat: 'bob', contract: 'EF1' })
    .play({ type: 'take', seat: 'bob', contract: 'EF2' })
    .done('bob');
  scene.play({ type: 'take', seat: 'chloe', contract: 'EF5' }).done('chloe');
  scene.play({ type: 'take', seat: 'you', contract: 'EF3' }).done('you');
  return start;
}
function stateAid(start: Start): string {
  const { scene } = start;
  scene.play({ type: 'call', seat: 'chloe', phase: 'aid' });
  const [first, mascha] = vehiclesAt(scene.table, AID);
  // "Take it from the supply if need be": the selection has to hold Mascha.
  scene.do({ put: first!, at: AID, side: 'viktor' }, { put: mascha!, at: AID, side: 'mascha' });
  scene
    .play({ type: 'choose', seat: 'chloe', piece: first! })
    .play({ type: 'choose', seat: 'you', piece: mascha! });
  scene.play({ type: 'choose', seat: 'bob', piece: vehiclesAt(scene.table, AID)[0]! });
  return mascha!;
}
function auctions({ scene, lady, habbiins, bomz }: Start): void {
  scene.play({ type: 'call', seat: 'you', phase: 'auction' });
  scene.play({ type: 'offer', seat: 'chloe', piece: habbiins }).done('chloe');
  scene.play({ type: 'offer', seat: 'you', piece: lady }).done('you');
  scene.play({ type: 'offer', seat: 'bob', piece: bomz }).done('bob');
  expect([lady, bomz, habbiins].map((piece) => minimumBid(scene.table, piece))).toEqual([
    30_000, 20_000, 20_000,
  ]);
  scene
    .play({ type: 'open', seat: 'you', item: habbiins, bid: 20_000 })
    .play({ type: 'raise', seat: 'bob', bid: 30_000 });
  scene.play({ type: 'raise', seat: 'you', bid: 40_000 }).play({ type: 'pass', seat: 'bob' });
  scene
    .play({ type: 'open', seat: 'bob', item: lady, bid: 30_000 })
    .play({ type: 'raise', seat: 'chloe', bid: 40_000 });
  scene
    .play({ type: 'pass', seat: 'bob' })
    .play({ type: 'pass', seat: 'chloe' })
    .play({ type: 'pass', seat: 'you' });
}

describe('quick start, second round (ch. 13, worked example 15)', () => {
  it('conference room: EF3 with one chip, the marker goes from 80k to 20k', () => {
    const { scene } = secondRound();
    expect(markerAt(scene.table, 'you')).toBe(20);
  });
  it('state aid: you take Mascha, unassigned', () => {
    const start = secondRound();
    const mascha = stateAid(start);
    expect(pieceOf(start.scene.table, mascha)).toEqual({ at: 'seat/you', side: 'mascha' });
    expect(game.turn(start.scene.table)).toEqual(['you']);
  });
  it('auction house: you pay Chloé 40.000 €, Chloé pays you 40.000 €', () => {
    const start = secondRound();
    stateAid(start);
    const before = SEATS.map((seat) => cashOf(start.scene.table, seat));
    auctions(start);
    expect(SEATS.map((seat) => cashOf(start.scene.table, seat))).toEqual(before);
    expect(pieceOf(start.scene.table, start.habbiins)?.at).toBe('seat/you');
    expect(pieceOf(start.scene.table, start.lady)?.at).toBe('seat/chloe');
    expect(pieceOf(start.scene.table, start.bomz)?.at).toBe('seat/bob');
  });
  it('then S3 gets Mascha for Henry, EF3 Henry and two Habbiins; 110.000 € at the end', () => {
    const start = secondRound();
    const { scene, henry, habbiins, closed } = start;
    const mascha = stateAid(start);
    auctions(start);
    scene.play({ type: 'assign', seat: 'you', piece: mascha, contract: 'S3', instead: henry });
    for (const piece of [henry, habbiins, closed])
      scene.play({ type: 'assign', seat: 'you', piece, contract: 'EF3' });
    expect(vehiclesAt(scene.table, underPlace('S3')).map((piece) => modelOf(scene.table, piece)?.id)).toEqual(
      ['mascha', 'res', 'res'],
    );
    expect(markerAt(scene.table, 'you')).toBe(20);
    for (const seat of game.turn(scene.table)) scene.done(seat);
    expect(cashOf(scene.table, 'you')).toBe(110_000);
    expect(scene.table.clock).toMatchObject({ round: 3, chair: 'chloe' });
  });
});
