import { GAME_IDS, loadGame, loadGuide } from '@stellwerk/engine/games/registry.ts';
import type { Phrase } from '@stellwerk/engine/names/names.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { makeSpeech } from '../words/speech.ts';
import { answerOf } from './answer-of.ts';
import { phasesAndTrains } from './PhaseSheet.tsx';

const titles = await Promise.all(
  GAME_IDS.map(async (id) => [(await loadGame(id))!, (await loadGuide(id))!] as const),
);
const tables = titles.flatMap(([game, guide]) =>
  game.variants.map(({ id: variant }) => [game.id, variant, game, guide] as const),
);

describe.each(tables)('phases and trains of %s, %s, on one page', (id, variant, game, guide) => {
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start]));
  const seats = ['anna', 'bert', ...(variant.startsWith('zsv') ? [] : ['cleo'])];
  const config = { game: id, variant, options, seats, seed: 1 };
  const { table } = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
  const stage = game.stage(table);
  const all = phasesAndTrains(stage, table);
  const phases = all.filter(([about]) => 'role' in about);

  it('are all explained by the title, the present one marked', () => {
    for (const [about] of all) expect(guide.answers(table, about)?.lines.length).toBeGreaterThan(0);
    expect(phases.filter(([, isNow]) => isNow)).toHaveLength(phases.length > 0 ? 1 : 0);
  });

  it('have a card each, told apart by its title; every train has its price, and what goes is named where it goes', () => {
    if (phases.length === 0) return;
    const speech = makeSpeech({ ...game, words: { ...game.words, ...guide.words } }, 'en', {});
    const cards = all.map(([about]) => answerOf(guide, about, stage, table, speech)!);
    expect(cards.map(({ title }) => title)).toEqual([...new Set(cards.map(({ title }) => title))]);
    const facts = all.map(([about]) => guide.answers(table, about)!.more);
    const valuesOf = (fact: string): readonly Phrase[] =>
      facts.flatMap((more) => more.flatMap(({ name, value }) => (name.key === fact ? [value] : [])));
    expect(valuesOf('ask/fact/price')).toHaveLength(cards.length - phases.length);
    const go = valuesOf('ask/fact/scrapped').filter(({ params }) => params?.['train'] !== undefined);
    const then = valuesOf('ask/fact/then').flatMap(({ params }) => params?.['trains'] as readonly string[]);
    expect(go.length).toBeGreaterThan(1);
    // Trains that run alike, as 2A and 2B do, go together.
    expect(then.length).toBe(new Set(go.map(({ params }) => params!['train'])).size);
  });
});
