import { describe, expect, it } from 'vitest';
import { judge } from '../../table/judge.ts';
import { game } from './index.ts';
import { Scene } from './testing.ts';

/** What the rulebook says to a hand: names of the rules that it breaks. */
const said = (scene: Scene, move: { readonly type: string }): readonly string[] =>
  judge(game, scene.table, { seat: 'anna', ...move })
    .map(({ rule }) => rule.replace('18do/', ''))
    .filter((rule) => rule !== 'table/free-move');
const puts = (piece: string, to: string, more: object = {}) => ({ type: 'put', piece, to, ...more });
const pays = (from: string, to: string) => ({ type: 'pay', from, to, amount: 50 });
const scene = () =>
  new Scene()
    .runs('KWE', 'anna')
    .runs('BME', 'bert')
    .train('KWE', '3')
    .owns('anna', 'PB1')
    .owns('bert', 'PB4');
const operating = () => scene().operating('KWE', 'trains');

describe('hands that make no move of the game', () => {
  it('DO-2.4.3.2 ✗ a certificate from player to player', () => {
    expect(said(scene(), puts('cert/BME/1', 'seat/anna'))).toEqual(['2.4.3/between-players']);
  });
  it('DO-2.4.3.2 ✓ nothing is said of one that stays', () => {
    expect(said(scene(), puts('cert/BME/1', 'seat/bert'))).toEqual([]);
  });
  it('DO-4.4.5.1 ✗ a certificate sold to the railway', () => {
    expect(said(scene().stock(), puts('cert/KWE/1', 'company/KWE'))).toEqual(['4.4.5/sold-to-pool']);
  });
  it('DO-4.4.5.5 ✗ the director’s certificate into the pool', () => {
    expect(said(scene().stock(), puts('cert/KWE/0', 'pool'))).toEqual(['4.4.5/certificate-stays']);
  });
  it('DO-2.3.2 ✗ the former director keeps a train, or the sheet', () => {
    expect(said(operating(), puts('train/3/1', 'seat/bert'))).toEqual(['2.3/sheet-whole']);
    expect(said(operating(), puts('charter/KWE', 'seat/bert'))).toEqual(['2.3/sheet-director']);
  });
  it('DO-2.3.2 ✓ the sheet lies with the director', () => {
    expect(said(operating(), puts('charter/KWE', 'seat/anna'))).toEqual([]);
  });
  it('DO-4.7.1 ✗ to hide the sheet of the KWE', () => {
    expect(said(operating(), puts('charter/KWE', 'seat/anna', { side: 'down' }))).toEqual(['4.7/open-books']);
    expect(said(operating(), puts('charter/KWE', 'out'))).toEqual(['4.7/open-books']);
  });
  it('DO-4.7.1 ✓ it lies open', () => {
    expect(said(operating(), puts('charter/KWE', 'seat/anna'))).toEqual([]);
  });
  it('DO-4.7.2 DO-4.3.1.8 ✗ payments between players, between railways, from one to the other', () => {
    for (const [from, to] of [
      ['seat/anna', 'seat/bert'],
      ['company/KWE', 'company/BME'],
      ['company/KWE', 'seat/anna'],
    ] as const)
      expect(said(operating(), pays(from, to))).toEqual(['4.7/no-payments']);
  });
  it('DO-4.7.2 DO-4.3.1.8 ✓ with the bank nothing is said', () => {
    expect(said(operating(), pays('seat/anna', 'bank'))).toEqual([]);
  });
  it('DO-4.3.1.3 ✗ a private brewery for another player', () => {
    expect(said(scene(), puts('private/PB1', 'seat/bert'))).toEqual(['4.3.1/brewery-stays']);
  });
  it('DO-4.3.1.3 ✓ it stays with its buyer', () => {
    expect(said(scene(), puts('private/PB1', 'seat/anna'))).toEqual([]);
  });
  it('DO-4.3.1.8 ✗ a marker sold to a player', () => {
    expect(said(scene(), puts('brewery/PB4', 'seat/anna'))).toEqual(['4.3.1/marker-not-sold']);
  });
  it('DO-4.3.1.8 ✓ one that stays', () => {
    expect(said(scene(), puts('brewery/PB4', 'seat/bert'))).toEqual([]);
  });
  it('DO-4.3.1.2.3 ✗ a cube given to another player', () => {
    expect(said(scene(), puts('cube/1', 'card/PB2'))).toEqual(['4.3.1.2/cubes-stay']);
  });
  it('DO-4.3.1.2.3 ✓ cubes stay on their card', () => {
    expect(said(scene(), puts('cube/1', 'card/PB1'))).toEqual([]);
  });
  it('DO-4.5.7.4 ✗ a train into the pool', () => {
    expect(said(operating(), puts('train/3/1', 'pool'))).toEqual(['4.5.7/train-stays']);
  });
  it('DO-4.5.7.2.1 ✗ a train sold in the turn of the seller', () => {
    expect(said(operating(), puts('train/3/1', 'company/BME'))).toEqual(['4.5.7.2/buyers-turn']);
  });
  it('DO-4.5.1 ✗ railways deal in stock rounds', () => {
    expect(said(scene().stock(), puts('cert/KWE/8', 'pool'))).toEqual(['4.5/companies-later']);
    expect(said(scene().stock(), puts('train/3/2', 'company/KWE'))).toEqual(['4.5/companies-later']);
  });
  it('DO-4.5.2.3 ✗ a tile taken off the map', () => {
    expect(said(operating().tile('B5', '9'), puts('tile/9/1', 'supply'))).toEqual(['4.5.2/tile-stays']);
  });
  it('DO-4.5.3.6 ✗ a station moved', () => {
    expect(said(operating(), puts('token/KWE/0', 'hex/E12/n0/0'))).toEqual(['4.5.3/station-stays']);
  });
  it('DO-4.5.3.6 ✓ it stays where it is', () => {
    expect(said(operating(), puts('token/KWE/0', 'hex/C20/n0/0'))).toEqual([]);
  });
  it('DO-4.5.4.2.1 ✗ a siding marker taken away', () => {
    const opened = operating().do({ put: 'siding/coal/low/1', at: 'hex/B3/site' });
    expect(said(opened, puts('siding/coal/low/1', 'sidings'))).toEqual(['4.5.4.2/siding-stays']);
  });
});
