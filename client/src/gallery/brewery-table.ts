import type { Face, Stage } from '@stellwerk/engine/stage/stage.ts';
import { piecesFrom } from '@stellwerk/engine/table/pieces.ts';
import type { Piece, Table } from '@stellwerk/engine/table/types.ts';
import { BREW, card, livery, PEOPLE, RAIL, type Round, surfaces } from './brewery-surfaces.ts';
import { type Laid, plain } from './continent-table.ts';

/** A made-up table of railways and breweries: the beer market, benches, sidings, price tracks, a seat that nobody holds. */
export function breweryTable(round: Round): Laid {
  const pieces: Record<string, Piece> = {};
  const faces: Record<string, Face> = {};
  const cash: Record<string, number> = { bank: 6480 };
  const put = (id: string, at: string, face: Face): void => {
    pieces[id] = { at };
    faces[id] = face;
  };
  const beer: Face = { kind: 'cube', colour: '#DDA338', solid: true };
  const cubes = (at: string, count: number): void => {
    for (let i = 0; i < count; i++) put(`cube/${at}/${i}`, at, beer);
  };
  for (const [place, count] of [
    ['demand/5/fresh', 4],
    ['demand/4/regular', 2],
    ['demand/4/fresh', 3],
    ['demand/3/regular', 2],
    ['demand/3/fresh', 3],
    ['demand/2/regular', 1],
    ['demand/2/fresh', 3],
    ['delivered/5/regular', 2],
    ['supply/beer', 1],
    ['box/beer', 6],
    ['hex/A0/goods', 2],
  ] as const)
    cubes(place, count);
  for (const n of [1, 6])
    put(`none/${n}`, `none/${n}`, { kind: 'marker', letters: '∅', colour: '#444444', sign: 'no-demand' });
  put('siding/1', 'hex/B7/site', { kind: 'plate', letters: 'K', value: '10', tone: 'black' });
  put('siding/2', 'hex/G10/site', { kind: 'plate', letters: 'S', value: '20', tone: 'red' });
  [...RAIL, ...BREW].forEach((id, i) => {
    cash[`company/${id}`] = 84 + 61 * i;
    for (let n = 0; n < 5; n++)
      put(`cert/${id}/${n}`, n < 3 ? `seat/${PEOPLE[(i + n) % 4]}` : 'pool', {
        kind: 'certificate',
        livery: id,
        percent: n === 0 ? 20 : 10,
        president: n === 0,
      });
    if (i < 6) put(`price/${id}`, `market/1/${8 + i}`, { kind: 'disc', livery: id });
    else put(`price/${id}`, `market/0/${i + 3}`, { kind: 'disc', livery: id });
    if (i < 6)
      for (let n = 0; n < 3; n++)
        put(`token/${id}/${n}`, n === 0 && i < 4 ? `hex/E10/n0/${i}` : `company/${id}`, {
          kind: 'disc',
          livery: id,
        });
  });
  for (const id of RAIL.slice(0, 5)) put(`card/5/${id}`, `company/${id}`, card('5', 'rail', []));
  put('card/5/DUB', 'company/DUB', card('5', 'brew', ['used', 'used', 'kept'], '1 kept for export'));
  put('card/4/DUB', 'company/DUB', card('4', 'brew', ['ready', 'ready', 'ready'], 'chosen · 3 units'));
  for (const id of BREW.slice(1))
    put(`card/4/${id}`, `company/${id}`, card('4', 'brew', ['ready', 'ready', 'export']));
  for (const type of ['5', '6', '8'])
    for (let i = 0; i < 4; i++) put(`card/${type}/${i}`, 'depot', card(type, undefined, []));
  put('kim/1', 'kim/DUB/0', { kind: 'marker', letters: 'A1', colour: '#1E7347' });
  if (round === 'start') {
    for (let n = 1; n <= 5; n++)
      put(`private/${n}`, `start/${n}`, {
        kind: 'card',
        form: 'private',
        title: plain(`Brauerei ${n}`),
        tag: plain(`B${n}`),
        lines: [{ text: plain('one cube a round'), value: '+10' }],
        foot: [String(60 + 20 * n)],
        holds: `on/private/${n}`,
      });
    put('bid/anna', 'bid/2/15', { kind: 'disc', livery: 'CME' });
    put('bid/jonas', 'bid/2/10', { kind: 'disc', livery: 'RhE' });
    put('payout/CME', 'payout/120', { kind: 'disc', livery: 'CME' });
    cubes('on/private/1', 2);
  }
  for (const seat of PEOPLE) cash[`seat/${seat}`] = 143;
  const stage: Stage = {
    currency: 'M',
    liveries: Object.fromEntries([...RAIL, ...BREW].map((id, i) => [id, livery(id, i)])),
    surfaces: surfaces(round),
    faces,
    names: {},
    runs: [],
    heart: round === 'beer' ? 'beer' : 'map',
  };
  return { stage, table: { pieces: piecesFrom(pieces), cash, clock: {} } as unknown as Table };
}
