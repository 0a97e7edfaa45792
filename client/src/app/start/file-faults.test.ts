import { describe, expect, it } from 'vitest';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { text } from '../../words/texts.ts';
import type { TextKey, TextParams } from '../../words/texts.ts';
import { sayFault } from './file-faults.ts';
import { asOurs } from './reading.ts';

/** What is said under "Open a file" to somebody who reads this language. */
async function told(language: Language, file: object): Promise<string> {
  const source = JSON.stringify(file, null, 1);
  const ours = await asOurs(source);
  const t = (key: TextKey, params?: TextParams): string => text(language, key, params);
  return ours.ok ? 'fine' : sayFault(t, language, ours.error.source, ours.error);
}

const players = ['Ana', 'Bea', 'Carl'].map((name, id) => ({ id, name }));
const game = (...actions: readonly object[]) => ({ title: '18ESP', players, settings: { seed: 1 }, actions });

describe('a game of 18xx.games that cannot be opened', () => {
  it('says in the language of the reader where it breaks off and why', async () => {
    const file = game({ type: 'dance', entity: 0, id: 1 });
    expect(await told('de', file)).toBe(
      'Die Datei lässt sich bis Zeile 22 lesen, dort nicht weiter – actions[0].type: erwartet wird eine Aktion, die wir kennen, nicht „dance“.',
    );
    expect(await told('en', file)).toBe(
      'The file can be read up to line 22, not beyond – actions[0].type: expected an action that we know, not "dance".',
    );
  });
  it('says so for every part of the file: shape, players, title', async () => {
    expect(await told('de', game({ entity: 0 }))).toContain('erwartet wird die Art der Aktion');
    expect(await told('de', { ...game(), players: [] })).toContain(
      'erwartet werden 2 bis 6 Plätze für 18España',
    );
    expect(await told('de', { ...game(), title: '1830' })).toContain('Partie „1830“ von 18xx.games');
  });
});
