import type { Face, HexColour, NodeSpec, PathEnd, PathSpec } from '@stellwerk/engine/rail/types.ts';
import type { Livery, Pattern } from '@stellwerk/engine/stage/stage.ts';
import type { HexArt } from '../draw/face-layout.ts';

/** Hexes with everything that some title prints: other gauges, mines, ports, passes, several stops. */
const path = (from: PathEnd, to: PathEnd, gauge?: string): PathSpec =>
  gauge ? { from, to, gauge } : { from, to };
const city = (value: number, slots = 1, more: Partial<NodeSpec> = {}): NodeSpec => ({
  kind: 'city',
  value,
  slots,
  ...more,
});
const town: NodeSpec = { kind: 'town', value: 10, slots: 0 };
const mine: NodeSpec = { kind: 'mine', value: { yellow: 30, green: 20, brown: 10, gray: 0 }, slots: 0 };
const spokes = (sides: readonly PathEnd[], gauge?: string): PathSpec[] =>
  sides.map((side) => path(side, 'n0', gauge));

export interface Sample {
  readonly title: string;
  readonly art: HexArt;
}
const sample = (
  title: string,
  colour: HexColour,
  nodes: readonly NodeSpec[],
  paths: readonly PathSpec[],
  more: Partial<HexArt & { label: string }> = {},
): Sample => {
  const { label, ...art } = more;
  const face: Face = { colour, nodes, paths, ...(label ? { label } : {}) };
  return { title, art: { face, turn: 0, orientation: 'flat', tile: title.split(' ')[0] ?? '', ...art } };
};

export const SAMPLES: readonly Sample[] = [
  sample('79 narrow', 'yellow', [], [path(0, 3, 'narrow')]),
  sample('78 narrow', 'yellow', [], [path(0, 2, 'narrow')]),
  sample('74 town, narrow', 'yellow', [town], spokes([0, 3], 'narrow')),
  sample('116 town, 4 exits', 'green', [town], spokes([0, 1, 2, 3], 'narrow')),
  sample('L129 two cities', 'yellow', [city(30), city(30)], [path(0, 'n0'), path(1, 'n1')], { label: 'OO' }),
  sample(
    '8859 crossing',
    'green',
    [city(40), city(40)],
    [path(0, 'n0'), path(3, 'n0'), path(2, 'n1'), path(5, 'n1')],
    { label: 'OO' },
  ),
  sample(
    'L103 narrow pair',
    'green',
    [city(40), city(40)],
    [path(1, 'n0', 'narrow'), path(5, 'n0', 'narrow'), path(2, 'n1', 'narrow'), path(4, 'n1', 'narrow')],
    { label: 'OO' },
  ),
  sample('L85 3 slots', 'brown', [city(50, 3)], spokes([1, 2, 4, 5]), { label: 'B' }),
  sample(
    'L83 3 cities',
    'green',
    [city(40), city(40), city(40)],
    [path(0, 'n0'), path(1, 'n0'), path(2, 'n1'), path(3, 'n1'), path(4, 'n2'), path(5, 'n2')],
    { label: 'M' },
  ),
  sample('L86 4 slots', 'brown', [city(60, 4)], spokes([0, 1, 2, 3, 4, 5]), { label: 'M' }),
  sample('5S 5 slots', 'gray', [city(80, 5)], spokes([0, 2, 4])),
  sample('L90 mine', 'yellow', [mine], spokes([0, 4])),
  sample('L94 mine, narrow', 'yellow', [mine], spokes([0, 3], 'narrow')),
  sample(
    'L97 mine or town',
    'yellow',
    [mine, town],
    [path(0, 'n0'), path(3, 'n0'), path(0, 'n1'), path(3, 'n1')],
  ),
  sample(
    'L98 mine or town',
    'yellow',
    [mine, town],
    [path(0, 'n0', 'narrow'), path(5, 'n0', 'narrow'), path(0, 'n1', 'narrow'), path(5, 'n1', 'narrow')],
  ),
  sample(
    'L79 two towns',
    'yellow',
    [town, town],
    [path(0, 'n0'), path(4, 'n0'), path(1, 'n1'), path(5, 'n1')],
  ),
  sample('M2 two values', 'green', [city(40), town], [path(0, 'n0'), path(2, 'n1'), path(4, 'n1')]),
  sample('D12 pass, dual', 'brown', [{ kind: 'pass', value: 50, slots: 2 }], spokes([0, 3], 'dual'), {
    tile: null,
    name: 'Pajares',
  }),
  sample(
    'E1 port',
    'blue',
    [{ kind: 'port', value: { yellow: 10, green: 20, brown: 30, gray: 40 }, slots: 0 }],
    spokes([0], 'narrow'),
    { tile: null, name: 'Gijón' },
  ),
  sample(
    'N22 port',
    'blue',
    [{ kind: 'port', value: { yellow: 20, green: 30, brown: 50, gray: 60 }, slots: 0 }],
    spokes([2]),
    { tile: null, name: 'Barcelona' },
  ),
  sample(
    'Off 1',
    'red',
    [{ kind: 'offboard', value: { yellow: 20, green: 40, brown: 80 }, slots: 0 }],
    spokes([0]),
    { tile: null, name: 'Hamburg' },
  ),
  sample(
    'Off 2',
    'red',
    [{ kind: 'offboard', value: { yellow: 20, green: 30, brown: 50, gray: 70 }, slots: 0 }],
    spokes([2, 3]),
    { tile: null, name: 'Hövelhof' },
  ),
  sample('Off 3', 'red', [{ kind: 'offboard', value: 40, slots: 0 }], spokes([4, 5]), {
    tile: null,
    name: 'Chicago',
  }),
  sample('C5 mine', 'white', [mine], [], { tile: null, terrain: [{ kind: 'mine', cost: 30 }] }),
  sample('B26 river, home', 'white', [city(0, 1, { home: ['CRB'] })], [], {
    tile: null,
    name: 'Badajoz',
    terrain: [{ kind: 'river', cost: 20 }],
  }),
  sample('I17 town, hill', 'white', [{ ...town, value: 0 }], [], {
    tile: null,
    name: 'Pamplona',
    terrain: [{ kind: 'mountain', cost: 80 }],
  }),
  sample('G31 mountain', 'white', [], [], { tile: null, terrain: [{ kind: 'mountain', cost: 120 }] }),
  sample('J20 homes', 'white', [city(0, 1, { home: ['ZP'] }), city(0, 1, { destination: ['CRB'] })], [], {
    tile: null,
    name: 'Zaragoza',
    label: 'OO',
  }),
  sample('P2 pointy', 'green', [city(30, 2)], spokes([0, 1, 3, 4]), { orientation: 'pointy', label: 'P' }),
  sample('P3 pointy', 'yellow', [town], spokes([0, 2]), { orientation: 'pointy' }),
  sample('P4 pointy', 'white', [city(0)], [], {
    orientation: 'pointy',
    tile: null,
    name: 'Sacramento',
    coordinate: 'P4',
    terrain: [{ kind: 'mountain', cost: 80 }],
  }),
  sample('W1 lone nodes', 'gray', [city(20), town, mine], []),
  sample(
    'W2 six paths',
    'brown',
    [],
    [path(0, 1), path(0, 2), path(0, 3), path(0, 4), path(0, 5), path(2, 4)],
  ),
];

const COLOURS =
  '#6A3FA0 #1E7347 #B92B27 #F2C12E #1F5FAF #FFD21F #C4122F #007A3D #0B6FA4 #8A6116 #8A3B7C #2C6A70'.split(
    ' ',
  );
const NAMES = 'KHS KWE CME TWE KPR MZA CFLG FdLR FdSB N SFVA ZPB'.split(' ');
const LOOKS: readonly Pattern[] = [
  'stripe',
  'bars',
  'dots',
  'check',
  'cross',
  'bars',
  'half',
  'stripe',
  'ring',
  'dots',
  'check',
  'cross',
];

export const SAMPLE_LIVERIES: Readonly<Record<string, Livery>> = Object.fromEntries(
  [...NAMES, 'CRB', 'ZP'].map((id, i) => {
    const fill = COLOURS[i] ?? '#17191C';
    const isLight = fill === '#F2C12E' || fill === '#FFD21F';
    const livery: Livery = {
      id,
      letters: id,
      name: id,
      fill,
      ink: isLight ? '#17191C' : '#FFFFFF',
      line: isLight ? '#7D5F00' : fill,
      pattern: LOOKS[i] ?? 'solid',
    };
    return [id, livery];
  }),
);
