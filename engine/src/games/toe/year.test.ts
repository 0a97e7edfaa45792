import { describe, expect, it } from 'vitest';
import { openDues } from '../../table/dues.ts';
import { pieceOf, piecesAt } from '../../table/places.ts';
import { say } from '../../table/words.ts';
import { chipsOn } from './books.ts';
import { game } from './index.ts';
import { CHAIR_CARD, contractPiece, phaseCard, PILE } from './pieces.ts';
import { display, isReminded, markerAt, modelOf, openContracts, vehiclesAt } from './readers.ts';
import { breaches, cashOf, finishYear, lastPhase, luckOf, Scene, SEATS2, SEATS3, SEATS4 } from './testing.ts';

const last = (options = {}): Scene => lastPhase(SEATS3, options);
/** A completed contract of 130k each makes for round figures. */
const STARTS = ['S1', 'S2', 'S4'] as const;

describe('end of a round (ch. 9)', () => {
  it('TOE-9.1 a round ends after 3 phases, with four players after 4', () => {
    expect(finishYear(last()).table.clock).toMatchObject({ round: 2, stage: 'call', calls: [] });
    const four = new Scene(SEATS4)
      .clock({ calls: last().table.clock.calls.slice(0, 2) })
      .phase('conference', 'cleo');
    four.done('cleo', 'david', 'anna', 'bob');
    expect(four.table.clock).toMatchObject({ round: 1, stage: 'call' });
    expect(game.turn(four.table)).toEqual(['david']);
  });
  it('TOE-9.2 the profit on the marker is paid by the bank', () => {
    const scene = finishYear(last().completed('bob', 'S1'));
    expect(cashOf(scene.table, 'bob')).toBe(230_000);
  });
  it('TOE-13.4 before the first call of the next round', () => {
    const scene = finishYear(last().completed('bob', 'S1'));
    expect(scene.table.clock.calls).toEqual([]);
    expect(cashOf(scene.table, 'bob')).toBe(230_000);
  });
  it('TOE-9.3 ✗ 230.000 € are taken at 230k', () => {
    const scene = last().completed('bob', 'S1', 'S2').booked();
    expect(breaches(scene.table, { type: 'collect', seat: 'bob', amount: 230_000 })).toEqual([
      'toe/9/payout-cap',
    ]);
  });
  it('TOE-9.3 ✓ at most 200.000 € are paid, the marker stays', () => {
    const scene = finishYear(last().completed('bob', 'S1', 'S2'));
    expect(cashOf(scene.table, 'bob')).toBe(300_000);
    expect(markerAt(scene.table, 'bob')).toBe(260);
  });
  it('worked example 10: 70k, 230k and −50k', () => {
    const scene = last({ audit: true }).booked().marker('anna', 70).marker('bob', 230).marker('cleo', -50);
    scene.done('cleo', 'anna', 'bob').done('anna', 'bob', 'cleo');
    expect(SEATS3.map((seat) => cashOf(scene.table, seat))).toEqual([170_000, 300_000, 50_000]);
  });
  it('TOE-9.4 a loss is paid to the bank', () => {
    const scene = finishYear(last().contract('bob', 'EF9').cash('bob', 150_000));
    expect(cashOf(scene.table, 'bob')).toBe(30_000);
    expect(isReminded(scene.table, 'bob')).toBe(false);
  });
  it('TOE-9.5 with too little cash all of it is paid, and one more round granted', () => {
    const scene = finishYear(last().contract('bob', 'EF9'));
    expect(cashOf(scene.table, 'bob')).toBe(0);
    expect(isReminded(scene.table, 'bob')).toBe(true);
    expect(scene.table.clock.gone).toEqual([]);
  });
  it('TOE-9.6 every open contract gets a chip', () => {
    const scene = finishYear(last().chips('EF2', 1));
    expect(['EF1', 'EF2', 'EF3'].map((id) => chipsOn(scene.table, id))).toEqual([1, 2, 1]);
  });
  it('TOE-9.7 ✗ a third chip', () => {
    const scene = last().chips('EF2', 2);
    expect(breaches(scene.table, { type: 'chip', seat: 'anna', piece: 'chip/30', contract: 'EF2' })).toEqual([
      'toe/9/two-chips',
    ]);
    const begun = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5').chips('EF2', 3);
    expect(breaches(begun.table, { type: 'call', seat: 'anna', phase: 'site' })).toEqual(['toe/9/two-chips']);
  });
  it('TOE-9.7 ✓ a contract with two chips goes under the pile, its chips to the stock', () => {
    const scene = finishYear(last().chips('EF2', 2));
    expect(openContracts(scene.table)).not.toContain('EF2');
    expect(pieceOf(scene.table, contractPiece('EF2'))).toEqual({ at: PILE, order: 1 });
    expect(chipsOn(scene.table, 'EF2')).toBe(0);
    const two = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5').chips('EF2', 2);
    expect(breaches(two.table, { type: 'call', seat: 'anna', phase: 'site' })).toEqual([]);
  });
  it('TOE-9.7 what lies under the pile comes last', () => {
    const scene = new Scene().phase('conference');
    const pile = piecesAt(scene.table, PILE);
    scene.do(...pile.slice(2).map((put) => ({ put, at: 'out' })), { put: pile[0]!, at: PILE, order: 1 });
    scene.play({ type: 'draw', seat: 'anna' }, luckOf(5)).play({ type: 'draw', seat: 'anna' });
    expect(piecesAt(scene.table, 'seat/anna')).toContain(pile[1]);
    expect(scene.table.clock.unseen).toEqual([pile[1]!.slice(9), pile[0]!.slice(9)]);
  });
  it('TOE-9.8 ✗ a round begins with four open contracts and a filled pile', () => {
    const scene = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4');
    expect(breaches(scene.table, { type: 'call', seat: 'anna', phase: 'site' })).toEqual(['toe/9/five-open']);
    expect(
      breaches(scene.play({ type: 'tidy', seat: 'anna' }).table, {
        type: 'call',
        seat: 'anna',
        phase: 'site',
      }),
    ).toEqual([]);
  });
  it('TOE-9.8 ✓ contracts are revealed until five are open', () => {
    const scene = last().chips('EF2', 2).contract('anna', 'EF1').cash('anna', 500_000);
    expect(openContracts(finishYear(scene).table)).toHaveLength(5);
    const full = new Scene().opens('EF1', 'EF2', 'EF3', 'EF4', 'EF5');
    expect(breaches(full.table, { type: 'lay', seat: 'anna', what: 'contract' })).toEqual([
      'toe/9/five-are-open',
    ]);
  });
  it('TOE-9.9 chair clockwise, phase cards back on the board', () => {
    const scene = finishYear(last());
    expect(pieceOf(scene.table, CHAIR_CARD)?.at).toBe('seat/bob');
    for (const phase of ['site', 'aid', 'conference'])
      expect(pieceOf(scene.table, phaseCard(phase))?.at).toBe(`phases/${phase}`);
  });
  it('TOE-9.10 displayed vehicles are replaced even if the fair was not called', () => {
    const scene = last();
    const old = scene.shows('loco', 'lady', 'otto');
    finishYear(scene);
    expect(vehiclesAt(scene.table, 'discard/loco')).toEqual(old);
    expect(display(scene.table, 'loco')).toHaveLength(5);
    expect(display(scene.table, 'wagon')).toHaveLength(5);
    const two = new Scene(SEATS2).clock({
      calls: [
        { seat: 'anna', phase: 'site' },
        { seat: 'bob', phase: 'aid' },
      ],
    });
    two.phase('conference', 'anna').done('anna', 'bob');
    expect(display(two.table, 'wagon')).toHaveLength(4);
  });
  it('TOE-9.11 discards return into the supply after four rounds, and at once when it is empty', () => {
    const fourth = last().clock({ round: 4 });
    fourth.discarded('loco', 'lady');
    expect(vehiclesAt(finishYear(fourth).table, 'discard/loco')).toEqual([]);
    const third = last().clock({ round: 3 });
    third.discarded('loco', 'lady');
    expect(vehiclesAt(finishYear(third).table, 'discard/loco')).toHaveLength(1);
    const empty = new Scene().phase('fair').cash('anna', 500_000);
    empty.do(
      ...vehiclesAt(empty.table, 'supply/loco').map((put) => ({ put, at: 'discard/loco', side: 'lady' })),
    );
    empty.play({ type: 'blind', seat: 'anna', what: 'loco' });
    expect(vehiclesAt(empty.table, 'seat/anna')).toHaveLength(1);
  });
  it('TOE-9.12 three identical vehicles never lie there', () => {
    for (let ticket = 0; ticket < 30; ticket++) {
      const scene = last().booked().done('cleo', 'anna');
      scene.play({ type: 'done', seat: 'bob' }, (n) => ticket % n);
      for (const kind of ['loco', 'wagon'] as const) {
        const models = display(scene.table, kind).map((piece) => modelOf(scene.table, piece)!.id);
        for (const model of models) expect(models.filter((id) => id === model).length).toBeLessThanOrEqual(2);
      }
    }
  });
  it('TOE-9.13 the sequence: audit, payout, chips, removal, refill, chair, vehicles', () => {
    const scene = last({ audit: true })
      .completed('bob', 'S1')
      .chips('EF2', 2)
      .booked()
      .done('cleo', 'anna', 'bob');
    expect(scene.table.clock).toMatchObject({ stage: 'audit', round: 1 });
    expect(cashOf(scene.table, 'bob')).toBe(100_000);
    scene.done('anna', 'bob');
    const spec = game.moves['done']!;
    const effects = spec.effects(scene.table, { type: 'done', seat: 'cleo' }, () => 0);
    const due = (why: string) => effects.findIndex((effect) => 'due' in effect && effect.due === why);
    const to = (place: RegExp) => effects.findIndex((effect) => 'put' in effect && place.test(effect.at));
    const order = [
      due('due/payout'),
      due('due/chips'),
      to(/^pile$/),
      to(/^open\//),
      due('due/chair'),
      due('due/phases'),
      to(/^fair\//),
    ];
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(order[0]).toBeGreaterThanOrEqual(0);
  });
  it('by hand remain money, chips, chair and phase cards; what is shuffled and laid out lies there at once', () => {
    const scene = last().clock({ round: 4 }).completed('bob', 'S1').chips('EF2', 2);
    scene.discarded('loco', 'lady');
    scene.shows('wagon', 'bomz', 'am');
    scene.booked().done('cleo', 'anna');
    const effects = game.moves['done']!.effects(scene.table, { type: 'done', seat: 'bob' }, () => 0);
    const whys = effects.flatMap((effect) =>
      'due' in effect && effect.due !== undefined ? [effect.due] : [],
    );
    expect([...new Set(whys)]).toEqual(['due/payout', 'due/chips', 'due/chair', 'due/phases']);
    expect(whys).toHaveLength(1 + 4 + 1 + 6);
  });
  it('chips that are still due are up to whoever has the contract, and the paragraph is that of the year end', () => {
    const { table } = last().contract('bob', 'EF2');
    const due = { id: '1.1', why: 'due/chips', effect: { put: 'chip/1', at: 'on/EF2' } };
    const open = { ...table, clock: { ...table.clock, dues: [due] } };
    const finding = openDues(game, open);
    expect(finding).toMatchObject({ section: '9', params: { who: ['bob'] } });
    expect(say(game.words, 'en', { key: finding.rule, params: finding.params })).toContain('(bob)');
  });
  it('TOE-9.14 the new chair calls first', () => {
    expect(game.turn(finishYear(last()).table)).toEqual(['bob']);
  });
  it('TOE-FAQ.2 an empty bank may be refilled; still empty at round end, it ends the game', () => {
    const drained = (): Scene => last().do({ pay: last().table.cash['bank']!, from: 'bank', to: 'seat/bob' });
    expect(finishYear(drained()).table.clock).toMatchObject({ stage: 'end', ending: 'bank' });
    const filled = drained().do({ pay: 20_000, from: 'seat/bob', to: 'bank' });
    expect(finishYear(filled).table.clock).toMatchObject({ stage: 'call', round: 2 });
  });
  it('the start contracts used here are worth 130k each', () => {
    for (const id of STARTS)
      expect(finishYear(last().completed('bob', id)).table.cash['seat/bob']).toBe(230_000);
  });
});
