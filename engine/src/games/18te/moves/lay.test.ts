import { describe, expect, it } from 'vitest';
import { piecesAt } from '../../../table/places.ts';
import { BOARD } from '../data/board.ts';
import { building, laid, layBreaches, layFinding, northOfMunster, towardsHovelhof } from '../track-scene.ts';

describe('when and which colour', () => {
  it('TE-3.1.3 ✗ a tile in a stock round', () => {
    const scene = building('KWE').clock({ round: 'SR', operating: null });
    expect(layBreaches(scene, 'C13', '6', 3)).toEqual(['18te/3.1/operating-round-only']);
    expect(laid(scene, 'C13', '6', 3).clock).toMatchObject({ tilesLaid: 0, step: 'track' });
  });
  it('TE-3.1.3 ✓ a tile in an operating round', () => {
    expect(layBreaches(building('KWE'), 'C13', '6', 3)).toEqual([]);
  });
  it('TE-7.0.1 an operating round in which nobody operates', () => {
    const scene = building('KWE').clock({ operating: null });
    expect(layBreaches(scene, 'C13', '6', 3)).toEqual(['18te/7/no-builder']);
  });

  it('TE-3.8.2 ✗ green #12 in phase 2', () => {
    expect(layFinding(northOfMunster(), 'C13', '12', 3)).toMatchObject({
      rule: '18te/3.8/tile-colour',
      section: '3.8',
      params: { tile: '#12', colour: 'green', phase: '2' },
    });
  });
  it('TE-3.8.2 ✓ yellow in phase 2', () => {
    expect(layBreaches(building('KWE'), 'C13', '5', 4)).toEqual([]);
  });
  it('TE-3.8.6 ✗ brown #804 in phase 3', () => {
    const scene = building('KWE', '3').tile('C13', '12', 3);
    expect(layBreaches(scene, 'C13', '804', 3)).toEqual(['18te/3.8/tile-colour']);
  });
  it('TE-3.8.6 ✓ green and yellow in phase 3', () => {
    expect(layBreaches(northOfMunster('3'), 'C13', '12', 3)).toEqual([]);
    expect(layBreaches(northOfMunster('3'), 'C9', '8', 0)).toEqual([]);
  });
  it('TE-3.8.11 brown, green and yellow in phase 4', () => {
    expect(layBreaches(building('KWE', '4').tile('C13', '12', 3), 'C13', '804', 3)).toEqual([]);
    expect(layBreaches(northOfMunster('4'), 'C13', '12', 3)).toEqual([]);
    expect(layBreaches(building('KWE', '4'), 'C13', '6', 3)).toEqual([]);
  });
  it('TE-3.8.16 ✗ a grey tile in phase 5', () => {
    expect(layBreaches(building('KWE', '5').tile('C13', '804', 3), 'C13', '51', 0)).toEqual([
      '18te/3.8/tile-colour',
    ]);
  });
  it('TE-3.8.16 ✓ brown in phase 5', () => {
    expect(layBreaches(building('KWE', '5').tile('C13', '12', 3), 'C13', '804', 3)).toEqual([]);
  });
  it('TE-7.3.3 ✗ TE2 in phase 2', () => {
    expect(layBreaches(building('KHS'), 'G5', 'TE2')).toEqual(['18te/3.8/tile-colour']);
  });
  it('TE-7.3.3 ✓ TE2 in phase 3', () => {
    expect(layBreaches(building('KHS', '3'), 'G5', 'TE2')).toEqual([]);
  });
});

describe('one tile from the supply', () => {
  it('TE-7.3.1 ✗ a second tile in one turn', () => {
    const scene = building('KWE');
    scene.table = laid(scene, 'C13', '6', 3);
    expect(scene.table.clock).toMatchObject({ tilesLaid: 1, step: 'station' });
    expect(layBreaches(scene, 'C11', '9')).toEqual(['18te/7.3/one-tile']);
  });
  it('TE-7.3.1 ✓ one tile, or one upgrade', () => {
    expect(layBreaches(building('KWE'), 'C13', '6', 3)).toEqual([]);
    expect(layBreaches(northOfMunster('3'), 'C13', '12', 3)).toEqual([]);
  });
  it('TE-7.3.4 plain yellow track does not run out', () => {
    const plain = Object.values(BOARD.hexes).filter((hex) => hex.colour === 'white' && !hex.nodes.length);
    const scene = building('KWE').tile('C13', '6', 3);
    for (const { id } of plain.filter(({ id }) => id !== 'C11')) scene.tile(id, '9');
    expect(layBreaches(scene, 'C11', '9')).toEqual([]);
  });
  it('TE-7.3.5 ✗ the only #5 lies on the map', () => {
    const scene = building('KWE').tile('B10', '5');
    expect(layBreaches(scene, 'C13', '5', 4)).toEqual(['18te/7.3/tile-supply']);
    expect(laid(scene, 'C13', '5', 4).pieces).toEqual(scene.table.pieces);
  });
  it('TE-7.3.5 ✓ it came back through an upgrade', () => {
    const scene = building('KWE', '3').tile('C13', '5', 4);
    scene.table = laid(scene, 'C13', '12', 3);
    scene.clock({ tilesLaid: 0, step: 'track' }).tile('C11', '9');
    expect(piecesAt(scene.table, 'supply')).toContain('tile/5/1');
    expect(layBreaches(scene, 'B10', '5', 2)).not.toContain('18te/7.3/tile-supply');
  });
});

describe('what lies there', () => {
  it('TE-7.3.2 ✗ yellow #9 becomes brown #41', () => {
    expect(layBreaches(northOfMunster('4'), 'C11', '41')).toEqual(['18te/7.3/one-colour']);
  });
  it('TE-7.3.6 ✗ nothing is built on a red area', () => {
    for (const tile of ['9', '12'])
      expect(layBreaches(northOfMunster('3'), 'C15', tile)).toEqual(['18te/7.3/red-area']);
  });
  it('TE-7.3.2 ✗ green on an empty hex', () => {
    expect(layBreaches(northOfMunster('3'), 'C9', '23')).toEqual(['18te/7.3/one-colour']);
  });
  it('TE-7.3.2 ✓ yellow to green, green to brown', () => {
    expect(layBreaches(northOfMunster('3'), 'C11', '23')).toEqual([]);
    expect(layBreaches(building('KWE', '4').tile('C13', '12', 3), 'C13', '804', 3)).toEqual([]);
  });
  it('TE-7.3.6 ✗ #8 on a hex that holds #9', () => {
    expect(layBreaches(northOfMunster(), 'C11', '8')).toEqual(['18te/7.3/empty-hex']);
  });
  it('TE-7.3.6 ✓ #8 on an empty hex', () => {
    expect(layBreaches(building('KWE').tile('C13', '6', 3), 'C11', '8')).toEqual([]);
  });
  it('TE-3.2.2 ✗ yellow #57 on Münster', () => {
    expect(layBreaches(building('KWE'), 'D14', '57')).toEqual(['18te/7.3/printed-yellow']);
  });
  it('TE-3.2.2 ✓ green TE3 on Münster in phase 3', () => {
    expect(layBreaches(building('KWE', '3'), 'D14', 'TE3')).toEqual([]);
  });
  it('TE-7.3.27 ✗ #57 on Osnabrück and on Tecklenburg', () => {
    expect(layBreaches(building('KHS'), 'G5', '57')).toEqual(['18te/7.3/printed-yellow']);
    expect(layBreaches(building('TWE'), 'E9', '57')).toEqual(['18te/7.3/printed-yellow']);
  });
  it('TE-7.3.27 ✓ green over the print', () => {
    expect(layBreaches(building('KHS', '3'), 'G5', 'TE2')).toEqual([]);
    expect(layBreaches(building('TWE', '3'), 'E9', 'TE1')).toEqual([]);
  });

  it('TE-7.3.14 ✗ plain #9 on Lengerich', () => {
    const scene = building('TWE', '3').tile('E9', 'TE1', 0);
    expect(layBreaches(scene, 'F10', '9', 2)).toEqual(['18te/7.3/city-tile']);
  });
  it('TE-7.3.14 ✓ #57 on Lengerich', () => {
    const scene = building('TWE', '3').tile('E9', 'TE1', 0);
    expect(layBreaches(scene, 'F10', '57', 2)).toEqual([]);
  });
  it('TE-7.3.16 ✗ plain #8 on Hörstel', () => {
    expect(layBreaches(building('KWE'), 'C7', '8')).toEqual(['18te/7.3/town-tile']);
  });
  it('TE-7.3.16 ✓ #4 on Lotte', () => {
    expect(layBreaches(building('KHS'), 'F6', '4', 1)).toEqual([]);
  });
  it('TE-7.3.17 ✗ town #58 on C11', () => {
    expect(layBreaches(building('KWE').tile('C13', '6', 3), 'C11', '58')).toEqual(['18te/7.3/plain-tile']);
  });
  it('TE-7.3.17 ✓ plain #9 on C11', () => {
    expect(layBreaches(building('KWE').tile('C13', '6', 3), 'C11', '9')).toEqual([]);
  });

  it('TE-7.3.15 ✗ #14 or TE3 on Osnabrück', () => {
    expect(layFinding(building('KHS', '3'), 'G5', '14')).toMatchObject({
      rule: '18te/7.3/label',
      section: '7.3',
      params: { wanted: 'OS', label: 'label/none' },
    });
    expect(layBreaches(building('KHS', '3'), 'G5', 'TE3')).toEqual(['18te/7.3/label']);
  });
  it('TE-7.3.15 ✓ TE2 on Osnabrück', () => {
    expect(layBreaches(building('KHS', '3'), 'G5', 'TE2', 1)).toEqual([]);
  });
  it('TE-7.3.19 ✗ city #6 by plain #25', () => {
    expect(layBreaches(northOfMunster('3'), 'C13', '25')).toEqual(['18te/7.3/same-kind']);
  });
  it('TE-7.3.19 ✓ city #6 by city #12', () => {
    expect(layBreaches(northOfMunster('3'), 'C13', '12', 3)).toEqual([]);
  });
  it('TE-7.3.20 ✗ a town is upgraded', () => {
    const scene = building('KHS', '3').tile('F6', '58', 2);
    expect(layBreaches(scene, 'F6', '12')).toEqual(['18te/7.3/town-stays-yellow']);
    expect(layBreaches(scene, 'F6', '23')).toEqual(['18te/7.3/town-stays-yellow']);
  });
  it('TE-7.3.20 ✓ a town gets its yellow tile in phase 3', () => {
    expect(layBreaches(building('KHS', '3'), 'F6', '58', 2)).toEqual([]);
  });
});

describe('sides and old track', () => {
  it('TE-7.3.10 ✗ towards Venlo, and off the map', () => {
    expect(layFinding(building('KWE'), 'C13', '5', 5)).toMatchObject({
      rule: '18te/7.3/blank-red-side',
      params: { hex: 'C13', areas: ['C15'] },
    });
    expect(layFinding(building('KWE'), 'C13', '57', 2)).toMatchObject({
      rule: '18te/7.3/off-grid',
      params: { hex: 'C13', sides: ['side/2'] },
    });
  });
  it('TE-7.3.10 ✓ between hexes, and into the open side of a red area', () => {
    expect(layBreaches(building('KWE'), 'C13', '6', 3)).toEqual([]);
    expect(layBreaches(towardsHovelhof(), 'G11', '4', 2)).toEqual([]);
  });
  it('TE-7.3.22 ✗ TE2 on Osnabrück with an exit to the north-east', () => {
    expect(layFinding(building('KHS', '3'), 'G5', 'TE2', 5)).toMatchObject({
      rule: '18te/7.3/off-grid',
      params: { sides: ['side/4'] },
    });
  });
  it('TE-7.3.22 ✓ TE2 towards Löhne or towards Hamburg', () => {
    expect(layBreaches(building('KHS', '3'), 'G5', 'TE2', 0)).toEqual([]);
    expect(layBreaches(building('KHS', '3'), 'G5', 'TE2', 1)).toEqual([]);
  });
  it('TE-7.3.21 ✗ #25 has no straight for #9, and #12 is turned away', () => {
    expect(layBreaches(northOfMunster('3'), 'C11', '25')).toEqual(['18te/7.3/no-turn']);
    expect(layBreaches(northOfMunster('3'), 'C13', '12', 0)).toEqual(['18te/7.3/old-track']);
  });
  it('TE-7.3.21 ✓ #23 keeps the straight', () => {
    expect(layBreaches(northOfMunster('3'), 'C11', '23')).toEqual([]);
  });
});
