import { describe, expect, it } from 'vitest';
import { parseTableFile } from '../table/file.ts';
import { openPlay } from '../table/play.ts';
import { STONES } from '../table/testing.ts';
import { ok } from '../table/types.ts';
import type { Imports } from './import.ts';
import { asTableFile, importGame, importText } from './import.ts';

const imports: Imports = {
  title: '18Stones',
  read: (game, { players, seed }) =>
    ok(
      openPlay(game, {
        game: game.id,
        variant: 'standard',
        options: {},
        seats: players.map(({ name }) => name),
        seed,
        mode: 'coach',
        bookkeeping: 'auto',
      }),
    ),
};
const TITLES = [Promise.resolve(null), Promise.resolve({ game: STONES, imports })];
const EXPORT = {
  title: '18Stones',
  players: [
    { id: 1, name: 'anna' },
    { id: 2, name: 'bert' },
  ],
  settings: { seed: 4 },
  actions: [],
};

describe('a game from 18xx.games', () => {
  it('goes to the title that can read it', async () => {
    const read = await importGame(EXPORT, TITLES);
    expect(read.ok && read.value.config.seats).toEqual(['anna', 'bert']);
    expect((await importText(JSON.stringify(EXPORT), TITLES)).ok).toBe(true);
  });
  it('of a title that nobody reads is no game we know', async () => {
    const read = await importGame({ ...EXPORT, title: '1830' }, TITLES);
    expect(read).toMatchObject({
      ok: false,
      error: {
        place: 'title',
        text: { de: 'kein Spiel, das wir kennen: 1830', en: 'not a game we know: 1830' },
      },
    });
  });
  it('looks no further than the title that reads it', async () => {
    function* titles() {
      yield { game: STONES, imports };
      throw new Error('looked further');
    }
    expect((await importGame(EXPORT, titles())).ok).toBe(true);
  });
  it.each(['{ "title": ', '[]', '{ "stellwerk": 1 }'])('is not this: %s', async (source) => {
    const read = await importText(source, TITLES);
    expect(read.ok ? 'fine' : read.error.place).toBe('file');
  });
});

describe('any file that is opened', () => {
  it('becomes a table file when it is an export', async () => {
    const text = await asTableFile(JSON.stringify(EXPORT), TITLES);
    const file = text.ok && parseTableFile(text.value);
    expect(file && file.ok && file.value.config).toMatchObject({
      game: STONES.id,
      seats: ['anna', 'bert'],
      seed: 4,
    });
  });
  it('is handed on as it is otherwise, broken or not', async () => {
    for (const source of ['{ "stellwerk": 1 }', 'nothing', '[]'])
      expect(await asTableFile(source, TITLES)).toEqual({ ok: true, value: source });
  });
  it('is answered like an import when nobody reads the title', async () => {
    const read = await asTableFile(JSON.stringify({ ...EXPORT, title: '1830' }), TITLES);
    expect(read.ok ? '' : read.error.message).toBe('not a game we know: 1830');
  });
});
