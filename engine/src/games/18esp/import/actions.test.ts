import { describe, expect, it } from 'vitest';
import type { Action } from '../../../import/exported.ts';
import type { Game } from '../../../table/game.ts';
import { openPlay } from '../../../table/play.ts';
import type { Entry } from '../../../table/play.ts';
import type { Table } from '../../../table/types.ts';
import type { EspTable } from '../clock.ts';
import { game } from '../index.ts';
import { SEATS3, Scene } from '../testing.ts';
import { Along } from './along.ts';
import { readActions } from './read.ts';
import { pieceOf } from '../../../table/places.ts';

/** Players 1, 2 and 3 are anna, bert and cleo. */
function along({ table }: Scene): Along {
  const opened = openPlay(game as unknown as Game, {
    game: '18esp',
    variant: 'standard',
    options: { published: true },
    seats: SEATS3,
    seed: 0,
    mode: 'coach',
    bookkeeping: 'auto',
  });
  const scene = table as unknown as Table;
  const seats = new Map(SEATS3.map((seat, i) => [String(i + 1), seat]));
  return new Along({ ...opened, table: scene }, seats);
}
interface Made {
  readonly table: EspTable;
  /** `anna offer`, and `!` after what breaks a rule. */
  readonly moves: readonly string[];
  readonly log: readonly Entry[];
}
function read(
  at: Along,
  ...actions: readonly (readonly [entity: string, type: string, fields?: object])[]
): Made {
  const list = actions.map(([entity, type, fields], i): Action => ({
    place: `actions[${i}]`,
    type,
    entity,
    fields: { ...fields },
  }));
  const play = readActions(at, { actions: list, acting: [], finished: false });
  const log = play.log.slice(1);
  const moves = log.map(({ act, verdict }) =>
    act.do === 'move' ? `${act.move.seat} ${act.move.type}${verdict === 'legal' ? '' : ' !'}` : '',
  );
  return { table: play.table as unknown as EspTable, moves, log };
}
const scene = (): Scene => new Scene({ published: true });
const lastMove = ({ log }: Made) => {
  const act = log.at(-1)?.act;
  return act?.do === 'move' ? act.move : null;
};

describe('trains, as the site tells of them', () => {
  const two = () =>
    scene()
      .phase('3')
      .major('CRB', 'anna', 80)
      .minor('SC', 'bert')
      .train('SC', '2')
      .train('CRB', '3')
      .stackFrom('3')
      .cash('company/CRB', 400);
  it('a train of another company is offered for, and its director agrees', () => {
    const at = along(two().operating('CRB', 'trains'));
    at.trains.set('2-4', 'train/2/1');
    const made = read(at, ['CRB', 'buy_train', { train: '2-4', price: 120 }]);
    expect(made.moves).toEqual(['anna offer', 'bert accept']);
    expect(pieceOf(made.table, 'train/2/1')?.at).toBe('company/CRB');
  });
  it('a new train is the card on top, with the side that was chosen', () => {
    const made = read(along(two().operating('CRB', 'trains')), [
      'CRB',
      'buy_train',
      { train: '3-7', price: 200, variant: '2+3' },
    ]);
    expect(lastMove(made)).toMatchObject({ type: 'train', train: 'train/3/2', side: '2+3' });
    expect(made.moves).toEqual(['anna train']);
  });
  it('the site lends what a director lacks without asking', () => {
    const poor = scene()
      .phase('4')
      .major('CRB', 'anna', 80)
      .stackFrom('4')
      .cash('company/CRB', 100)
      .cash('seat/anna', 50);
    const made = read(along(poor.operating('CRB', 'trains')), [
      'CRB',
      'buy_train',
      { train: '4-1', price: 300, variant: '4' },
    ]);
    expect(lastMove(made)).toMatchObject({ type: 'train', loan: 150 });
    expect(made.table.clock.debts).toEqual({ anna: 225 });
  });
  it('shares sold before a purchase are sold for the train, others in the stock round', () => {
    const short = () =>
      scene()
        .phase('4')
        .major('CRB', 'anna', 80)
        .major('ZPB', 'bert', 80)
        .shares('ZPB', 'anna', 2)
        .veteran('CRB', 'ZPB')
        .stackFrom('4')
        .cash('company/CRB', 200)
        .cash('seat/anna', 40)
        .operating('CRB', 'trains');
    const sale = ['1', 'sell_shares', { shares: ['ZPB_3'], percent: 10 }] as const;
    const forTrain = read(along(short()), sale, [
      'CRB',
      'buy_train',
      { train: '4-0', price: 300, variant: '4' },
    ]);
    expect(forTrain.moves).toEqual(['anna raise', 'anna train']);
    const later = read(along(short()), sale);
    expect(later.moves.at(-1)).toBe('anna sell');
    expect(later.table.clock.round).toBe('SR');
  });
  it('a surplus train is given up by its director, whoever operates', () => {
    const full = two().train('SC', '3').train('SC', '3').phase('4').operating('CRB', 'trains');
    const at = along(full);
    at.trains.set('3-5', 'train/3/2').set('3-6', 'train/3/3');
    const made = read(
      at,
      ['SC', 'discard_train', { train: '3-5' }],
      ['SC', 'discard_train', { train: '3-6' }],
    );
    expect(made.moves).toEqual(['bert discard', 'bert discard']);
  });
  it('a recycled train is any scrapped one of its type', () => {
    const at = along(two().train('scrap', '4').train('scrap', 'BM').phase('4').operating('CRB', 'trains'));
    at.trains.set('3-0', 'train/3/1');
    const combined = { base: '3-0', additional_train: '2-0', additional_train_variant: '1+2' };
    const made = read(at, ['CRB', 'combined_trains', combined]);
    expect(lastMove(made)).toMatchObject({ train: 'train/3/1', recycled: 'train/BM/1', side: '1+2' });
    expect(() => read(at, ['CRB', 'combined_trains', { ...combined, additional_train: '8-0' }])).toThrow(
      'expected a train that was scrapped',
    );
  });
  it('a train that nobody has seen is a fault', () => {
    const at = along(two().operating('CRB', 'trains'));
    expect(() => read(at, ['CRB', 'buy_train', { train: '9-1', price: 3 }])).toThrow('not "9-1"');
  });
});

describe('deals of companies, as the site tells of them', () => {
  it('a takeover needs the yes of the other director, and then the marker is placed or kept', () => {
    const scene3 = () =>
      scene()
        .phase('3')
        .major('CRB', 'anna', 80)
        .minor('MS', 'bert')
        .token('MS', 0, 'C27')
        .token('CRB', 0, 'B26')
        .veteran('MS', 'CRB')
        .cash('company/CRB', 400)
        .operating('CRB', 'takeover');
    const merge = ['CRB', 'merge', { corporation: 'MS' }] as const;
    const onMap = read(along(scene3()), merge, ['CRB', 'choose', { choice: 'map' }]);
    expect(onMap.moves).toEqual(['anna takeover', 'bert accept', 'anna replace']);
    expect(pieceOf(onMap.table, 'token/CRB/1')?.at).toBe('hex/C27/n0/0');
    const kept = read(along(scene3()), merge, ['CRB', 'choose', { choice: 'charter' }]);
    expect(pieceOf(kept.table, 'token/CRB/1')?.at).toBe('company/CRB');
  });
  it('tenders come from the bank or from the owner of P5, as it was said', () => {
    const market = () =>
      scene()
        .private('P5', 'bert')
        .major('CRB', 'anna', 80)
        .do({ put: 'tender/3', at: 'pool' })
        .operating('CRB', 'trains');
    const buy = (description: string) =>
      lastMove(read(along(market()), ['CRB', 'special_buy', { description, cost: 80 }]));
    expect(buy('Tender from bank')).toMatchObject({ tender: 'tender/3' });
    expect(buy('Tender from bert')).toMatchObject({ tender: 'tender/1' });
  });
  it('a pass is opened with P4 when P4 acts', () => {
    const at = () =>
      along(scene().phase('3').private('P4', 'company/FdSB').major('FdSB', 'anna', 80).operating('FdSB'));
    expect(lastMove(read(at(), ['P4', 'choose_ability', { choice: 'J10' }]))).toMatchObject({
      type: 'open',
      hex: 'J10',
      private: 'P4',
    });
    expect(lastMove(read(at(), ['FdSB', 'choose', { choice: 'J10' }]))).not.toHaveProperty('private');
  });
  it('a choice that nobody knows is a fault', () => {
    const at = along(scene().major('CRB', 'anna', 80).operating('CRB'));
    expect(() => read(at, ['CRB', 'choose', { choice: 'heads' }])).toThrow('not "heads"');
  });
});

describe('players, as the site tells of them', () => {
  it('a debt is repaid as a whole', () => {
    const made = read(along(scene().debt('anna', 60).stockRound()), ['1', 'payoff_player_debt']);
    expect(made.moves).toEqual(['anna repay']);
    expect(made.table.clock.debts).toEqual({});
  });
  it('a share lies where the site says, and if only one place has any, there', () => {
    const table = () => scene().major('CRB', 'bert', 80).shares('CRB', 'pool', 1).stockRound();
    const bought = (at: Along) => lastMove(read(at, ['1', 'buy_shares', { shares: ['CRB_5'], percent: 10 }]));
    expect(bought(along(table()))).toMatchObject({ from: 'ipo' });
    const sold = along(table());
    sold.market.add('CRB_5');
    expect(bought(sold)).toMatchObject({ from: 'market' });
    expect(bought(along(table().shares('CRB', 'cleo', 5)))).toMatchObject({ from: 'market' });
  });
  it('a game that was ended by agreement stays where it was', () => {
    const at = along(scene().stockRound());
    const action: Action = { place: 'actions[0]', type: 'end_game', entity: '1', fields: {} };
    const play = readActions(at, { actions: [action], acting: [], finished: true });
    expect(play.log).toHaveLength(1);
  });
});
