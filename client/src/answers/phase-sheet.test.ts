import { GAME_IDS, loadGame, loadGuide } from '@stellwerk/engine/games/registry.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import { describe, expect, it } from 'vitest';
import { phasesAndTrains } from './PhaseSheet.tsx';

describe.each(GAME_IDS)('phases and trains of %s on one page', async (id) => {
  const game = (await loadGame(id))!;
  const guide = await loadGuide(id);
  const options = Object.fromEntries(game.optionSpecs.map((spec) => [spec.id, spec.start]));
  const seats = ['anna', 'bert', 'cleo'];
  const config = { game: id, variant: game.variants[0]!.id, options, seats, seed: 1 };
  const { table } = openPlay(game, { ...config, mode: 'coach', bookkeeping: 'auto' });
  const all = phasesAndTrains(game.stage(table), table);

  it('are all explained by the title, the present one marked', () => {
    const phases = all.filter(([about]) => 'role' in about);
    for (const [about] of all) expect(guide?.answers(table, about)?.lines.length).toBeGreaterThan(0);
    expect(phases.filter(([, isNow]) => isNow)).toHaveLength(phases.length > 0 ? 1 : 0);
  });
});
