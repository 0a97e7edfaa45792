import { seatPlace, slotPlace, station } from '../../rail/ids.ts';
import type { Beginning } from '../../table/beginning.ts';
import type { Seat } from '../../table/types.ts';
import { BrewScene, TO_BOCHUM } from './brewery/brew-scene.ts';
import type { EventCode } from './brewery/expert/data.ts';
import { ExpertScene } from './brewery/expert/scene.ts';
import { FIELDS } from './brewery/market.ts';
import { EXPORT_BOX, loadPlace } from './brewery/pieces.ts';
import { cubesAt } from './brewery/readers.ts';
import type { DoClock, Variant } from './clock.ts';
import { TwoScene } from './investor/brewery/scene.ts';
import { invested } from './investor/scene.ts';
import { BEER_SUPPLY } from './pieces.ts';
import { trainsOf } from './readers.ts';
import { Scene, SEATS2, SEATS3, SEATS4, SEATS5 } from './testing.ts';
import { Run } from './run-scene.ts';
import { Build } from './track-scene.ts';

/**
 * Positions to begin from that games by chance hardly ever come to: trains that reach the red fields, breweries with
 * something to send along, events and small investments at the moment of their use.
 */
type From = Beginning<DoClock>;
const MANY = [SEATS3, SEATS4, SEATS5] as const;
const begin = (variant: Variant, seats: readonly Seat[], { table }: Scene): From => ({
  variant,
  seats,
  // As in `newTable`: nothing is mixed.
  luck: (n) => n - 1,
  table,
});
const rich = <S extends Scene>(scene: S, seats: readonly Seat[], amount: number): S =>
  seats.reduce((all, seat) => all.cash(seatPlace(seat), amount), scene);

/** Anna's DUB can send beer with her own railway and with Bert's, whom it has to ask; Cleo has a small brewery. */
function exporting<S extends BrewScene>(scene: S, seats: readonly Seat[]): S {
  scene
    .company('DUB', 'anna', 80, '5', '6')
    .small('B3', 'cleo', '4')
    .carrier('BME', 'bert', '5', '6')
    .railway('CME', 'anna', '6')
    .do({ put: station('CME', 1), at: slotPlace('E12', 0, 1) })
    .cash('company/DUB', 300)
    .wants(3, 2, 2)
    .wants(4, 1, 1)
    .wants(6, 1, 0)
    .gone('2A', '2B', '3', '4')
    .clock({ phase: '6', ors: 2 });
  return rich(scene, seats, 900);
}
const EVENTS: readonly EventCode[] = ['M', 'O', 'P'];
/** Bottling and contract brewing: more units than customers, in the green phase. */
const bottling = (seats: readonly Seat[]): ExpertScene =>
  rich(
    new ExpertScene(seats)
      .company('DUB', 'anna', 80, '3', '3')
      .kims('DUB', 'B2')
      .event('DUB', 'N')
      .company('RIT', 'bert', 80, '4')
      .small('B4', 'cleo', 's2')
      .treasury('DUB', 200)
      .wants(2, 0, 0)
      .wants(3, 1, 0)
      .gone('2A', '2B')
      .clock({ phase: '4' })
      .brews('DUB'),
    seats,
    500,
  );
/** The tracks of the worked examples, with sidings and beer; the railways of Bert and Cleo have trains as well. */
const running = (seats: readonly Seat[], phase: string, ...trains: readonly string[]): Run => {
  const scene = new Run('KWE', seats).example().runs('BME', 'bert').runs('CME', 'cleo').sold('2');
  for (const [i, type] of trains.entries()) scene.train(['KWE', 'BME', 'CME'][i % 3]!, type);
  scene
    .clock({ phase, order: ['KWE', 'BME', 'CME'] })
    .owns('anna', 'PB4')
    .cubes('PB4', 3);
  return rich(scene, seats, 600);
};
/** Bids with purses that hands have made smaller: of No. 3 only the lowest field is within reach. */
const poorer = (): Scene => rich(new Scene(SEATS3), SEATS3, 60);
/** An operating round in which hands have taken the turn from everybody. */
const nobody = (): Scene =>
  rich(new Build('BME', 'track').train('BME', '2').clock({ operating: null }), SEATS3, 300);
/** Two mines behind one junction at Lünen: whoever runs to both comes through its stem twice. */
const junction = (): Scene =>
  rich(
    new Build('DGEE', 'track')
      .runs('KWE', 'bert')
      .tile('B19', '28', 2)
      .tile('B17', '1904', 1)
      .tile('C18', '1903', 3)
      .siding('B17', 20)
      .train('DGEE', '2')
      .train('KWE', '3')
      .sold('2')
      .clock({ phase: '3', order: ['DGEE', 'KWE'] }),
    SEATS3,
    300,
  );
/** The Investor has a railway with trains on the way to Arnsberg and Bochum, beside those of Anna and Bert. */
const withInvestor = (company: string): Scene =>
  rich(
    invested()
      .runs('KWE', 'anna')
      .runs('BME', 'bert')
      .train('RhE', '3')
      .train('KWE', '3')
      .train('BME', '4')
      .sold('2')
      .operating(company, 'track')
      .clock({ phase: '4', order: ['RhE', 'KWE', 'BME'] })
      .do({ put: 'card/investors-railway', at: seatPlace('anna') }),
    SEATS2,
    500,
  );
/** The Investor has a railway and a brewery company; Bert's railway reaches Bochum on the smaller map. */
const brewingForTwo = (): TwoScene =>
  rich(
    new TwoScene()
      .invested()
      .company('DUB', 'anna', 80, '5', '6')
      .railway('BME', 'bert', '5', '6')
      .token('BME', 1, 'E12', 0, 0)
      .tiles(...TO_BOCHUM)
      .hisCompany('give-up', '5', '6')
      .treasury('STI', 200)
      .wants(3, 2, 2)
      .wants(6, 1, 1)
      .gone('2A', '2B', '3', '4')
      .clock({ phase: '6' }),
    SEATS2,
    700,
  );
/** Two trains of KWE on the ways to Arnsberg and Bochum, marker 5 and more cubes than squares (§4.5.5.1). */
const carrying = (seats: readonly Seat[]): Run =>
  rich(
    new Run('KWE', seats)
      .beer()
      .token('KWE', 1, 'E12')
      .marked('KWE', 'PB5')
      .owns('anna', 'PB3', 'back')
      .cubes('PB3', 5)
      .train('KWE', '5')
      .train('KWE', '5')
      .sold('2', '3', '4')
      .clock({ phase: '6', order: ['KWE'] }),
    seats,
    600,
  );
/** No cube is left that a train could take: all of them lie in the export box (§6.5.2.4). */
const dry = (seats: readonly Seat[]): BrewScene => {
  const scene = exporting(new BrewScene(seats), seats).inSupply(0).brews('DUB');
  for (const { place } of FIELDS)
    scene.do(...cubesAt(scene.table, place).map((put) => ({ put, at: EXPORT_BOX })));
  return scene;
};
/** Bert's railway is about to run, with beer on one of its two trains (§6.5.1). */
const laden = (seats: readonly Seat[]): BrewScene => {
  const scene = exporting(new BrewScene(seats), seats).operating('BME', 'run');
  const [train = ''] = trainsOf(scene.table, 'BME');
  const [cube = ''] = cubesAt(scene.table, BEER_SUPPLY);
  return scene.do({ put: cube, at: loadPlace(train) }).clock({ order: ['BME', 'CME'], ors: 2 });
};
/** Hands have been at the table: what is asked for lies elsewhere by now. */
const asked = (seats: readonly Seat[]): readonly From[] => [
  begin(
    'hsb',
    seats,
    exporting(new BrewScene(seats), seats)
      .brews('DUB', 'load')
      .clock({ asked: { train: 'train/8/1', railway: 'BME' } }),
  ),
  begin(
    'exp',
    seats,
    exporting(new ExpertScene(seats), seats)
      .brews('DUB', 'equip')
      .clock({ kimAsked: { kim: 'kim/A1/1', buyer: 'DUB', seller: 'B3', price: 30 } }),
  ),
];

export const beginnings: readonly From[] = [
  ...MANY.flatMap((seats) => [
    begin('trg', seats, running(seats, '4', '3', '4', '3', '3')),
    begin('trg', seats, running(seats, '6', '5', '6', '5', '6')),
    begin('hsb', seats, exporting(new BrewScene(seats), seats).brews('DUB')),
    begin('hsb', seats, exporting(new BrewScene(seats), seats).stock('anna', 4)),
    begin('exp', seats, bottling(seats)),
    ...EVENTS.map((event) =>
      begin('exp', seats, exporting(new ExpertScene(seats), seats).event('DUB', event).brews('DUB')),
    ),
  ]),
  begin('trg', SEATS3, poorer()),
  begin('trg', SEATS3, junction()),
  begin('trg', SEATS3, nobody()),
  begin('zsv', SEATS2, withInvestor('RhE')),
  begin('zsv', SEATS2, withInvestor('KWE')),
  begin('zsv-hsb', SEATS2, brewingForTwo()),
  begin('trg', SEATS3, carrying(SEATS3)),
  begin('hsb', SEATS3, dry(SEATS3)),
  begin('hsb', SEATS3, laden(SEATS3)),
  // A brewery round in which nobody acts.
  begin('hsb', SEATS3, exporting(new BrewScene(SEATS3), SEATS3)),
  ...asked(SEATS3),
];
