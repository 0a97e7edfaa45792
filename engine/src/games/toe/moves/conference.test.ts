import { describe, expect, it } from 'vitest';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import { chipsOn } from '../books.ts';
import { contractPiece, onPlace, PILE } from '../pieces.ts';
import { contractsOf, markerAt, openContracts } from '../readers.ts';
import { breaches, cashOf, luckOf, Scene } from '../testing.ts';

const room = (): Scene => new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5').phase('conference');
const take = (seat: string, contract: string) => ({ type: 'take', seat, contract });

describe('conference room (ch. 8)', () => {
  it('TOE-8.31 ✗ a non-caller takes a second contract', () => {
    const scene = room().done('anna').play(take('bob', 'EF1'));
    expect(breaches(scene.table, take('bob', 'EF2'))).toEqual(['toe/8/one-contract']);
    expect(breaches(scene.table, { type: 'draw', seat: 'bob' })).toEqual(['toe/8/one-contract']);
  });
  it('TOE-8.31 ✓ one', () => {
    expect(breaches(room().done('anna').table, take('bob', 'EF1'))).toEqual([]);
  });
  it('TOE-8.32 ✗ the caller takes a third contract', () => {
    const scene = room().play(take('anna', 'EF1')).play(take('anna', 'EF2'));
    expect(breaches(scene.table, take('anna', 'EF3'))).toEqual(['toe/8/two-contracts']);
  });
  it('TOE-8.32 ✓ two', () => {
    expect(breaches(room().play(take('anna', 'EF1')).table, take('anna', 'EF2'))).toEqual([]);
  });
  it('TOE-8.33 the tax moves the marker back at once', () => {
    const scene = room().play(take('anna', 'EF3'));
    expect(markerAt(scene.table, 'anna')).toBe(-70);
  });
  it('TOE-8.34 chips stay on the contract and move the marker forward', () => {
    const scene = room().chips('EF3', 2).play(take('anna', 'EF3'));
    expect(piecesAt(scene.table, onPlace('EF3'))).toHaveLength(2);
    expect(markerAt(scene.table, 'anna')).toBe(-50);
  });
  it('TOE-8.35 unseen from the pile: one chip, and 50.000 € from the bank', () => {
    const scene = room();
    const bank = scene.table.cash['bank']!;
    scene.play({ type: 'draw', seat: 'anna' }, luckOf(3));
    const [contract] = contractsOf(scene.table, 'anna');
    expect(contract).toBe('ETR4');
    expect(chipsOn(scene.table, contract!)).toBe(1);
    expect(cashOf(scene.table, 'anna')).toBe(150_000);
    expect(scene.table.cash['bank']).toBe(bank - 50_000);
    expect(markerAt(scene.table, 'anna')).toBe(-40);
  });
  it('TOE-8.35 a card of the pile or of somebody else cannot be picked', () => {
    expect(breaches(room().table, take('anna', 'EF9'))).toEqual(['toe/8/open-contracts']);
    expect(breaches(room().contract('bob', 'EF8').table, take('anna', 'EF8'))).toEqual([
      'toe/8/open-contracts',
    ]);
  });
  it('TOE-8.36 ✗ an open contract and 50.000 €', () => {
    const scene = room().play(take('anna', 'EF3'));
    expect(breaches(scene.table, { type: 'collect', seat: 'anna', amount: 50_000 })).toEqual([
      'toe/8/unseen-only',
    ]);
  });
  it('TOE-8.36 ✓ an open contract brings neither cash nor a chip', () => {
    const scene = room().play(take('anna', 'EF3'));
    expect(cashOf(scene.table, 'anna')).toBe(100_000);
    expect(chipsOn(scene.table, 'EF3')).toBe(0);
  });
  it('TOE-8.37 ✗ the unseen card is looked at and put back', () => {
    const scene = room().play({ type: 'draw', seat: 'anna' });
    const [contract] = contractsOf(scene.table, 'anna');
    const back = { type: 'return', seat: 'anna', contract: contract! };
    expect(breaches(scene.table, back)).toEqual(['toe/8/kept']);
    expect(pieceOf(scene.move(back).table, contractPiece(contract!))?.at).toBe(PILE);
  });
  it('TOE-8.37 ✓ it is kept', () => {
    const scene = room().play({ type: 'draw', seat: 'anna' });
    expect(breaches(scene.table, { type: 'done', seat: 'anna' })).toEqual([]);
  });
  it('TOE-8.38 ✗ a contract is revealed to fill the gap, or a chip laid, during the phase', () => {
    const scene = room().play(take('anna', 'EF3'));
    expect(breaches(scene.table, { type: 'lay', seat: 'anna', what: 'contract' })).toEqual([
      'toe/8/contracts-at-year-end',
    ]);
    const chip = { type: 'chip', seat: 'anna', piece: 'chip/9', contract: 'EF1' };
    expect(breaches(scene.table, chip)).toEqual(['toe/8/chips-at-year-end']);
  });
  it('TOE-8.38 ✓ the gap stays', () => {
    const scene = room().play(take('anna', 'EF3')).done('anna', 'bob', 'cleo');
    expect(openContracts(scene.table)).toEqual(['EF1', 'EF2', 'EF4', 'EF5']);
  });
  it('TOE-8.39 ✗ a locomotive is assigned to the contract just taken', () => {
    const scene = room().play(take('anna', 'EF3'));
    const [henry] = scene.owns('anna', 'henry');
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece: henry!, contract: 'EF3' })).toEqual([
      'toe/8/no-assigning-conference',
    ]);
  });
  it('TOE-8.39 ✓ at the next fair', () => {
    const scene = new Scene().contract('anna', 'EF3').phase('fair');
    const [henry] = scene.owns('anna', 'henry');
    expect(breaches(scene.table, { type: 'assign', seat: 'anna', piece: henry!, contract: 'EF3' })).toEqual(
      [],
    );
  });
  it('TOE-8.35 OQ-20 an empty pile: nothing can be drawn', () => {
    const scene = room();
    scene.do(...piecesAt(scene.table, PILE).map((put) => ({ put, at: 'out' })));
    expect(breaches(scene.table, { type: 'draw', seat: 'anna' })).toEqual(['toe/8/pile-empty']);
  });
});
