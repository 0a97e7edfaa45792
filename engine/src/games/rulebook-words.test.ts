import { describe, expect, it } from 'vitest';
import type { Words } from '../table/words.ts';
import { loadGame, loadGuide } from './registry.ts';

/**
 * A German table speaks the German of its rulebook. Each of these words is another rulebook's for a thing that this one
 * has a word of its own for.
 */
const FOREIGN: Readonly<Record<string, RegExp>> = {
  '18te': /Gleisteil|Operationsrunde|[Aa]ufrüst|[Aa]ufgerüst|rüstet|Station|Direktor/,
  '18esp':
    /[Pp]lättchen|Betriebsrunde|\bBR\b|[Aa]ufwert|[Aa]ufgewert|wertet|werten\b.{0,40} auf\b|Station|Präsident|Privatbahn|[Kk]ombiniert/,
  '1862':
    /Zertifikat|Operationsrunde|Gleisteil|[Aa]ufwert|[Aa]ufgewert|wertet|einbehalt|Privatgesellschaft|Präsident/,
  '18do':
    /Betriebsrunde|Gleisteil|[Aa]ufwert|[Aa]ufgewert|\bwertet\b|Präsident|Privatgesellschaft|Privatbahn|[Vv]erschrott/,
  toe: /Betriebsrunde|Operationsrunde|Bahnhof|Zugkarte|Auftrag|Kontrakt/,
};

describe.each(Object.entries(FOREIGN))('the German of %s', (id, foreign) => {
  const found = (words: Words): readonly string[] =>
    Object.entries(words).flatMap(([key, { de }]) => (foreign.test(de) ? [`${key}: ${de}`] : []));

  it('is that of its rulebook, at the table and where the table answers', async () => {
    const game = (await loadGame(id))!;
    const guide = await loadGuide(id);
    expect(found(game.words)).toEqual([]);
    expect(found(guide?.words ?? {})).toEqual([]);
    expect(game.optionSpecs.filter(({ label }) => foreign.test(label.de))).toEqual([]);
    expect(game.reconstructed.filter(({ de }) => foreign.test(de))).toEqual([]);
  });
});
