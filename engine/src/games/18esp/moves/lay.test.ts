import { describe, expect, it } from 'vitest';
import { pieceOf, piecesAt } from '../../../table/places.ts';
import { BOARD } from '../data/board.ts';
import { TILES } from '../data/tiles.ts';
import { isOpenPass } from '../readers.ts';
import { badajoz, building, gijon, laid, layBreaches, layFinding, lays, leon } from '../build-scene.ts';

describe('when', () => {
  it('ESP-5.1.06 ESP-1.3.02 a tile in a stock round, after the run, or where nobody operates', () => {
    const scene = badajoz().clock({ round: 'SR', operating: null });
    expect(layBreaches(scene, 'B28', '9')).toEqual(['5/operating-round-only']);
    expect(laid(scene, 'B28', '9').clock.laid).toEqual([]);
    expect(layBreaches(badajoz().clock({ step: 'income' }), 'C25', '57', 1)).toEqual(['5.1/step-order']);
    expect(layBreaches(badajoz().clock({ operating: null }), 'C25', '57', 1)).toEqual([
      '5.1/nobody-operates',
    ]);
  });
  it('ESP-5.3.1.12 tiles, station and pass are one step in any sequence', () => {
    const scene = lays(badajoz().clock({ stationed: true, opened: 'D12' }), 'C25', '57', 1);
    expect(scene.table.clock).toMatchObject({ step: 'build', laid: [{ hex: 'C25', kind: 'yellow' }] });
  });
});

describe('how many tiles', () => {
  it('ESP-5.3.1.01 ✗ AC lays two yellow tiles in one turn', () => {
    const scene = lays(building('AC'), 'H28', '57');
    expect(layBreaches(scene, 'H26', '9')).toEqual(['5.3.1/minor-one-tile']);
  });
  it('ESP-5.3.1.01 ✓ one lay, or one upgrade', () => {
    expect(layBreaches(building('AC'), 'H28', '57')).toEqual([]);
    expect(layBreaches(building('AC').tile('H28', '57'), 'H28', '14')).toEqual([]);
  });
  it('ESP-5.3.1.02 ✗ a second plain tile in phase 2, a third one later', () => {
    expect(layBreaches(lays(gijon('2'), 'E5', '74'), 'D4', '76', 4)).toContain('5.3.1/one-tile');
    const two = lays(lays(badajoz(), 'C25', '57', 1), 'C27', '57', 2);
    expect(layBreaches(two, 'D24', '8', 1)).toEqual(['5.3.1/two-tiles']);
  });
  it('ESP-5.3.1.02 ✓ from the green phase one more yellow tile for 20', () => {
    const scene = lays(badajoz(), 'C25', '57', 1);
    expect(scene.table.cash['company/CRB']).toBe(990);
    expect(layBreaches(scene, 'C27', '57', 2)).toEqual([]);
    expect(laid(scene, 'C27', '57', 2).cash['company/CRB']).toBe(950);
  });
  it('ESP-5.3.1.03 ✗ two upgrades in one turn', () => {
    const scene = lays(badajoz().tile('C25', '57', 1), 'B26', '14', 4);
    expect(layBreaches(scene, 'C25', '14', 1)).toEqual(['5.3.2/one-upgrade']);
  });
  it('ESP-5.3.1.03 ✓ yellow before or after the upgrade, 20 with the second', () => {
    const upgraded = lays(badajoz(), 'B26', '14', 4);
    expect(upgraded.table.cash['company/CRB']).toBe(1000);
    expect(layBreaches(upgraded, 'C25', '57', 1)).toEqual([]);
    expect(laid(upgraded, 'C25', '57', 1).cash['company/CRB']).toBe(970);
    const yellow = lays(badajoz(), 'C25', '57', 1);
    expect(layBreaches(yellow, 'B26', '14', 4)).toEqual([]);
    expect(laid(yellow, 'B26', '14', 4).cash['company/CRB']).toBe(970);
  });
  it('ESP-5.3.2.02 ✗ a second upgrade', () => {
    const scene = lays(badajoz().tile('C25', '57', 1), 'C25', '14', 1);
    expect(layFinding(scene, 'B26', '14', 4)).toMatchObject({
      rule: '18esp/5.3.2/one-upgrade',
      section: '5.3.2',
    });
  });
  it('ESP-5.3.2.02 ✓ one upgrade', () => {
    expect(layBreaches(badajoz(), 'B26', '14', 4)).toEqual([]);
  });
  it('ESP-5.3.1.04 ✗ yellow on Cáceres for 20, then green on Cáceres', () => {
    const scene = lays(badajoz(), 'C25', '57', 1);
    expect(layBreaches(scene, 'C25', '14', 1)).toEqual(['5.3.1/other-hex']);
  });
  it('ESP-5.3.1.04 ✓ on two hexes', () => {
    expect(layBreaches(lays(badajoz(), 'C25', '57', 1), 'B26', '14', 4)).toEqual([]);
  });
});

describe('north and south', () => {
  it('ESP-5.3.01 ✗ tile 8 laid in the north, tile 78 in the south', () => {
    expect(layBreaches(gijon(), 'E5', '4')).toEqual(['5.3/gauge']);
    expect(layBreaches(badajoz(), 'B28', '79')).toContain('5.3/gauge');
    expect(layFinding(building('CFLG').tile('E3', 'L82'), 'B6', '8')).toMatchObject({
      rule: '18esp/5.3/gauge',
      params: { gauge: 'gauge/iberian', tile: '#8' },
    });
  });
  it('ESP-5.3.01 ✓ narrow in the north, Iberian in the south', () => {
    expect(layBreaches(gijon(), 'E5', '74')).toEqual([]);
    expect(layBreaches(badajoz(), 'C25', '57', 1)).toEqual([]);
  });
  it('ESP-5.3.03 the back of a piece shows the other gauge, and lies with that face up', () => {
    const { pieces } = laid(gijon(), 'E5', '74');
    const [piece] = piecesAt({ ...gijon().table, pieces }, 'hex/E5');
    expect(piece).toMatch(/^tile\/4\//);
    expect(pieces.get(piece!)).toMatchObject({ side: '74', turn: 0 });
    const shape = (tile: string) => TILES[tile]!.paths.map(({ from, to }) => [from, to]);
    for (const [front, back] of [
      ['57', '956'],
      ['23', '677'],
      ['88', '89'],
    ] as const)
      expect(shape(back)).toEqual(shape(front));
    expect(TILES['L83']!.back).toBeUndefined();
  });
  it('ESP-1.5.01 ✗ a seventh 4/74 while six lie on the board, on whichever side', () => {
    const scene = gijon()
      .tile('B4', '74')
      .tile('A3', '74')
      .tile('D2', '74')
      .tile('F4', '74')
      .tile('F28', '4')
      .tile('G23', '4');
    expect(layBreaches(scene, 'E5', '74')).toEqual(['1.5/tile-supply']);
    expect(laid(scene, 'E5', '74')).toEqual(scene.table);
  });
  it('ESP-1.5.01 ✓ the sixth', () => {
    const scene = gijon()
      .tile('B4', '74')
      .tile('A3', '74')
      .tile('D2', '74')
      .tile('F4', '74')
      .tile('F28', '4');
    expect(layBreaches(scene, 'E5', '74')).toEqual([]);
  });
  it('ESP-5.3.1.05 ✗ a minor lays a tile in the north, also beyond an open pass', () => {
    const scene = leon().minor('SC', 'anna').token('SC', 0, 'D22').open('D12').operating('SC');
    expect(layBreaches(scene.tile('C31', 'L131'), 'D10', '79')).toEqual(['5.3.1/minor-north']);
  });
  it('ESP-5.3.1.05 ✓ a minor in the south', () => {
    expect(layBreaches(building('CM'), 'E29', '57')).toEqual([]);
  });
  it('ESP-5.3.2.03 ✗ ZP upgrades Bilbao', () => {
    const scene = building('ZP').tile('J20', 'L129').token('ZP', 0, 'J20');
    expect(layBreaches(scene, 'K5', 'L111', 0)).toContain('5.3.2/minor-upgrade-north');
  });
  it('ESP-5.3.2.03 ✓ a minor upgrades in the south', () => {
    expect(layBreaches(building('CM').tile('E29', '57'), 'E29', '14')).toEqual([]);
  });
  it('ESP-5.3.1.08 ✗ track beyond closed Pajares', () => {
    expect(layBreaches(leon(), 'D10', '79')).toEqual(['5.3.1/beyond-pass']);
  });
  it('ESP-5.3.1.08 ✓ ESP-5.3.1.09 the open pass joins both maps: narrow beyond it', () => {
    expect(layBreaches(leon().open('D12'), 'D10', '79')).toEqual([]);
    expect(layBreaches(leon().open('D12'), 'D10', '9')).toEqual(['5.3/gauge']);
    const north = building('FdLR').tile('H8', '956').tile('H10', '79');
    expect(layBreaches(north, 'E19', 'L97')).toEqual(['5.3.1/beyond-pass']);
    expect(layBreaches(north.open('H12'), 'E19', 'L97')).toEqual([]);
  });
  it('ESP-5.3.1.08 ✗ a pass full of others is no way either', () => {
    const scene = leon().open('D12').token('CFLG', 1, 'D12', 0, 0).token('CFEA', 1, 'D12', 0, 1);
    expect(layBreaches(scene, 'D10', '79')).toEqual(['5.3.1/way-blocked']);
  });
});

describe('which tile', () => {
  it('ESP-5.3.02 ✗ yellow on a tile, plain on a city', () => {
    expect(layBreaches(badajoz(), 'B26', '57', 1)).toEqual(['5.3/empty-hex']);
    expect(layBreaches(badajoz(), 'C25', '9', 1)).toEqual(['5.3/same-stops']);
    expect(layBreaches(badajoz(), 'B28', '57')).toEqual(['5.3/same-stops']);
  });
  it('ESP-5.3.1.14 printed yellow counts as yellow', () => {
    expect(layBreaches(building('FdSB'), 'I5', '76', 2)).toEqual(['5.3.1/printed-yellow']);
    expect(layBreaches(building('FdSB'), 'I5', 'L107', 1)).toEqual([]);
  });
  it('ESP-5.3.2.08 ✓ print: yellow Madrid is upgraded, gray Alcázar never', () => {
    expect(layBreaches(building('N'), 'F24', 'L83')).toEqual([]);
    expect(layBreaches(building('N', '7'), 'G27', '455')).toEqual(['5.3.2/fixed-hex']);
  });
  it('ESP-5.3.1.13 ✗ tile 57 on Valencia (Y), a Y tile on Cáceres, an OO hex without OO', () => {
    expect(layBreaches(badajoz(), 'K25', '57')).toContain('5.3.1/label');
    expect(layBreaches(badajoz(), 'C25', '621', 1)).toEqual(['5.3.1/label']);
    expect(layBreaches(building('SC'), 'C31', '57')).toEqual(['5.3/same-stops']);
  });
  it('ESP-5.3.1.13 ✓ Y on Y, OO on OO', () => {
    expect(layBreaches(building('CFLG'), 'E3', 'L82')).toEqual([]);
    expect(layBreaches(building('SC'), 'C31', 'L131')).toEqual([]);
  });
  it('ESP-5.3.2.06 ✗ yellow 57 replaced by brown 611; gray on a pass', () => {
    expect(layBreaches(badajoz('5'), 'B26', '611', 4)).toEqual(['5.3.2/one-colour']);
    expect(layBreaches(leon('7'), 'D12', '455')).toContain('5.3.2/fixed-hex');
    expect(layBreaches(badajoz('7').tile('B26', '455'), 'B26', '455')).toEqual(['5.3.2/one-colour']);
  });
  it('ESP-5.3.2.06 ✓ yellow, green, brown, gray', () => {
    expect(layBreaches(badajoz('7'), 'B26', '14', 4)).toEqual([]);
    expect(layBreaches(badajoz('7').tile('B26', '14', 4), 'B26', '611', 4)).toEqual([]);
    expect(layBreaches(badajoz('7').tile('B26', '611', 4), 'B26', '455')).toEqual([]);
  });
  it('ESP-5.3.2.07 ✗ brown in phase 4, green in phase 2', () => {
    expect(layBreaches(badajoz('4').tile('B26', '14', 4), 'B26', '611', 4)).toEqual(['5.3.2/tile-colour']);
    expect(layFinding(badajoz('2'), 'B26', '14', 4)).toMatchObject({
      rule: '18esp/5.3.2/tile-colour',
      params: { tile: '#14', colour: 'colour/green', phase: '2' },
    });
  });
  it('ESP-5.3.2.07 ✓ brown in phase 5', () => {
    expect(layBreaches(badajoz('5').tile('B26', '14', 4), 'B26', '611', 4)).toEqual([]);
  });
  it('ESP-5.3.2.11 ✗ a town replaced by a city, track by a town', () => {
    const scene = gijon().tile('E5', '74');
    expect(layBreaches(scene, 'E5', 'L107')).toEqual(['5.3.2/same-kind']);
    expect(layBreaches(badajoz().tile('B28', '9'), 'B28', '88')).toContain('5.3.2/same-kind');
  });
  it('ESP-5.3.2.11 ✓ a town by a town, Barcelona’s two cities by one', () => {
    expect(layBreaches(gijon().tile('E5', '74'), 'E5', '89', 3)).toEqual([]);
    expect(layBreaches(building('ZPB'), 'M21', 'L84')).toEqual([]);
  });
  it('ESP-5.3.2.12 ✗ green Y replaced by a brown tile without letters, yellow OO by green Y', () => {
    const scene = gijon('5').tile('E3', 'L110');
    expect(layBreaches(scene, 'E3', 'L125', 1)).toEqual(['5.3.2/label-stays']);
    expect(layBreaches(building('SC').tile('C31', 'L131').token('SC', 0, 'C31'), 'C31', '208', 1)).toContain(
      '5.3.2/label-stays',
    );
    expect(layBreaches(badajoz('5').tile('B26', '14', 4), 'B26', '216', 4)).toEqual(['5.3.2/label-stays']);
  });
  it('ESP-5.3.2.12 ✓ green OO by brown Y', () => {
    const scene = building('A', '5').tile('C31', '8859').token('A', 1, 'C31', 0);
    expect(layBreaches(scene.tile('E33', '201', 2), 'C31', '216', 2)).toEqual([]);
  });
});

describe('where the track leads', () => {
  it('ESP-5.3.1.15 ✗ FdLR’s first tile not at home', () => {
    expect(layBreaches(building('FdLR'), 'G7', '77', 5)).toEqual(['5.3.1/home-first']);
    expect(layBreaches(building('FdLR'), 'H10', '79')).toEqual(['5.3.1/home-first']);
  });
  it('ESP-5.3.1.15 ✓ at home, or anywhere once home is yellow by tile or print', () => {
    expect(layBreaches(building('FdLR'), 'H8', '956')).toEqual([]);
    expect(layBreaches(building('FdSB'), 'J4', '73', 5)).toEqual([]);
    expect(layBreaches(building('FdLR').tile('H8', '956'), 'H10', '79')).toEqual([]);
  });
  it('ESP-5.3.1.16 ✗ CM lays K23 without a connection', () => {
    expect(layBreaches(building('CM').tile('E29', '57'), 'K23', '9')).toEqual(['5.3.1/connected']);
  });
  it('ESP-5.3.1.16 ✓ next to own track', () => {
    expect(layBreaches(building('CM').tile('E29', '57'), 'E27', '9')).toEqual([]);
  });
  it('ESP-5.1.2.02 ✗ beyond Mérida whose only circle is held by MS', () => {
    const scene = badajoz().tile('C27', '57', 2).token('MS', 0, 'C27');
    expect(layBreaches(scene, 'D28', '8', 2)).toEqual(['5.3.1/way-blocked']);
    expect(layBreaches(scene.tile('D28', '8', 2), 'D28', '24', 2)).toEqual(['5.3.2/way-blocked']);
  });
  it('ESP-5.1.2.02 ✓ the same with a free circle, or with an own marker', () => {
    const scene = badajoz().tile('C27', '57', 2);
    expect(layBreaches(scene, 'D28', '8', 2)).toEqual([]);
    expect(layBreaches(scene.token('CRB', 1, 'C27'), 'D28', '8', 2)).toEqual([]);
  });
  it('ESP-5.3.1.17 ✗ track off the north of the map', () => {
    expect(layFinding(building('FdSB').tile('K5', 'L110', 1), 'L4', '79')).toMatchObject({
      rule: '18esp/5.3.1/off-map',
      params: { hex: 'L4', sides: ['side/3'] },
    });
  });
  it('ESP-5.3.1.17 ✓ track that stays on it', () => {
    expect(layBreaches(gijon(), 'E5', '74')).toEqual([]);
  });
  it('ESP-5.3.1.18 ✗ track against sides without track: Alcázar, a port, a red area, the hills of a pass', () => {
    expect(layFinding(building('MZ').tile('F24', 'L83'), 'G25', '9')).toMatchObject({
      rule: '18esp/5.3.1/blank-side',
      params: { areas: ['G27'] },
    });
    expect(layBreaches(building('N'), 'C11', '77', 5)).toContain('5.3.1/blank-side');
    expect(layBreaches(building('N'), 'F18', '6')).toContain('5.3.1/blank-side');
  });
  it('ESP-5.3.1.18 ✓ against printed track', () => {
    expect(layBreaches(building('CRB'), 'B26', '57', 0)).toEqual([]);
    expect(layBreaches(building('CFLG'), 'E3', 'L82')).toEqual([]);
  });
  it('ESP-5.3.1.19 ✗ Llanes with track to its south', () => {
    expect(layBreaches(building('FdSB').tile('H4', '73', 5), 'G5', '72', 5)).toContain('5.3.1/barrier');
  });
  it('ESP-5.3.1.19 ✓ Llanes with track along the coast', () => {
    expect(layBreaches(building('FdSB').tile('H4', '73', 5), 'G5', '73', 2)).toEqual([]);
  });
  it('ESP-5.3.1.20 track may end at a tile that does not take it on', () => {
    const scene = badajoz().tile('B28', '7', 4);
    expect(layBreaches(scene, 'C27', '6', 0)).toEqual([]);
  });
  it('ESP-5.3.1.21 of two tracks one has to continue the network; a first OO tile is turned freely', () => {
    for (const turn of [0, 1, 2, 3, 4, 5]) {
      const broken = layBreaches(building('SC'), 'C31', 'L130', turn);
      expect(broken.filter((rule) => rule !== '5.3.1/off-map' && rule !== '5.3.1/blank-side')).toEqual([]);
    }
    expect(layBreaches(building('MZ').tile('F24', 'L83'), 'F26', 'L113')).toEqual([]);
  });
  it('ESP-5.3.1.22 ✗ the tile of Aranjuez without track to Madrid, or elsewhere', () => {
    expect(layBreaches(building('MZ').tile('E25', '9'), 'F26', 'L79', 0)).toContain('5.3.1/to-madrid');
    expect(layBreaches(building('MZ'), 'F28', 'L79')).toContain('5.3.1/aranjuez-tile');
  });
  it('ESP-5.3.1.22 ✓ with it', () => {
    expect(layBreaches(building('MZ'), 'F26', 'L113')).toEqual([]);
  });
  it('ESP-5.3.1.23 ✗ L79 on F26 replaced by L113, or by green', () => {
    const scene = building('MZ').tile('F26', 'L79', 5);
    expect(layBreaches(scene, 'F26', 'L113')).toContain('5.3.1/aranjuez-stays');
    expect(layBreaches(scene, 'F26', '88')).toEqual(['5.3.1/aranjuez-stays']);
  });
  it('ESP-5.3.1.23 ✓ either side of it', () => {
    expect(layBreaches(building('MZ'), 'F26', 'L113')).toEqual([]);
    expect(layBreaches(building('MZ'), 'F26', 'L79', 5)).toEqual([]);
  });
});

describe('upgrades', () => {
  it('ESP-5.3.2.01 the old tile comes back, stations go onto the new one', () => {
    const scene = badajoz();
    const [old] = piecesAt(scene.table, 'hex/B26');
    const table = laid(scene, 'B26', '14', 4);
    expect(pieceOf(table, old!)!.at).toBe('supply');
    expect(pieceOf(table, 'token/CRB/0')!.at).toBe('hex/B26/n0/0');
  });
  it('ESP-5.3.2.01 the two cities of Barcelona become one', () => {
    const scene = building('ZPB').token('CRB', 1, 'M21', 0, 0);
    const { pieces } = laid(scene, 'M21', 'L84');
    expect([pieces.get('token/ZPB/0')!.at, pieces.get('token/CRB/1')!.at].toSorted()).toEqual([
      'hex/M21/n0/0',
      'hex/M21/n0/1',
    ]);
  });
  it('ESP-5.3.4.14 the stack of MZ and MZA stays one when Madrid is upgraded', () => {
    const scene = building('MZA', '5')
      .token('MZ', 0, 'F24', 2, 0)
      .tile('F24', 'L83')
      .token('N', 0, 'F24', 1, 0);
    const { pieces } = laid(scene, 'F24', 'L86');
    expect(pieces.get('token/MZA/0')!.at).toBe(pieces.get('token/MZ/0')!.at);
    expect(pieces.get('token/N/0')!.at).not.toBe(pieces.get('token/MZ/0')!.at);
  });
  it('ESP-5.3.2.04 minors may upgrade so that a pass is connected', () => {
    const scene = building('CM')
      .tile('E29', '57')
      .token('CM', 0, 'D22')
      .tile('D22', '6', 3)
      .tile('D20', '58');
    expect(layBreaches(scene, 'D20', '204')).toEqual([]);
    expect(isOpenPass(laid(scene, 'D20', '204'), 'D12')).toBe(false);
  });
  it('ESP-5.3.2.05 an upgrade costs nothing, whatever the ground', () => {
    expect(laid(badajoz(), 'B26', '14', 4).cash['company/CRB']).toBe(1000);
  });
  it('ESP-5.3.2.09 ✗ CM upgrades Burgos without a connection', () => {
    const scene = building('CM').tile('E29', '57').tile('F18', '57', 1);
    expect(layBreaches(scene, 'F18', '15', 4)).toEqual(['5.3.2/upgrade-connected']);
  });
  it('ESP-5.3.2.09 ✓ connected by old track or by new; new track need not be usable', () => {
    expect(layBreaches(badajoz(), 'B26', '14', 4)).toEqual([]);
    const beside = badajoz().tile('C25', '5', 3);
    expect(layBreaches(beside, 'C25', '15', 1)).toEqual([]);
  });
  it('ESP-5.3.2.10 ✗ old track lost', () => {
    const scene = badajoz().tile('C25', '57', 1).tile('D24', '9', 1);
    expect(layBreaches(scene, 'D24', '25', 0)).toEqual(['5.3.2/old-track']);
  });
  it('ESP-5.3.2.10 ✓ old track kept', () => {
    const scene = badajoz().tile('C25', '57', 1).tile('D24', '9', 1);
    expect(layBreaches(scene, 'D24', '24', 1)).toEqual([]);
  });
  it('no gray, red or blue hex and no pass takes any tile', () => {
    const done = Object.values(BOARD.hexes).filter(({ colour }) =>
      ['gray', 'red', 'blue', 'brown'].includes(colour),
    );
    for (const { id } of done) expect(layBreaches(badajoz('7'), id, '455')).toContain('5.3.2/fixed-hex');
  });
});

describe('what it costs', () => {
  it('ESP-5.3.1.07 ✗ treasury 30, mountain of 40', () => {
    const scene = building('FdLR').tile('H8', '75', 1).cash('company/FdLR', 30);
    expect(layFinding(scene, 'G7', '77', 5)).toMatchObject({
      rule: '18esp/5.3.1/track-cost',
      params: { company: 'FdLR', cost: 40, cash: 30 },
    });
  });
  it('ESP-5.3.1.07 ✓ terrain to the bank, nothing without print', () => {
    const scene = building('FdLR').tile('H8', '75', 1).cash('company/FdLR', 40);
    const bank = scene.table.cash['bank']!;
    const { cash } = laid(scene, 'G7', '77', 5);
    expect(cash).toMatchObject({ 'company/FdLR': 0, bank: bank + 40 });
    expect(laid(badajoz(), 'B28', '9').cash['company/CRB']).toBe(1000);
  });
});
