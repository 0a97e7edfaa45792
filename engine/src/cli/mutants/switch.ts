import { loadGame } from '../../games/registry.ts';
import { allRules } from '../../table/judge.ts';
import type { Mutant } from './mutant.ts';

/** Set by the files with limits of the title under test, each under its name, see `vitest.config.ts`. */
declare global {
  var stellwerkTurnLimit: Record<string, (path: string, by: number) => void> | undefined;
}

const silenced = new Set<string>();

/** Lets every rule of a title be silenced. Rules are asked by the very objects that the title holds, so these are changed. */
export async function wire(id: string): Promise<void> {
  const game = (await loadGame(id))!;
  for (const rule of new Set(allRules(game))) {
    const check = rule.check.bind(rule);
    Object.assign(rule, {
      check: (...asked: Parameters<typeof check>) => (silenced.has(rule.id) ? null : check(...asked)),
    });
  }
}

export function turnOn(mutant: Mutant): void {
  if (mutant.kind === 'rule') silenced.add(mutant.id);
  else globalThis.stellwerkTurnLimit?.[mutant.file]?.(mutant.path, mutant.by);
}
export function turnOff(mutant: Mutant): void {
  if (mutant.kind === 'rule') silenced.delete(mutant.id);
  else globalThis.stellwerkTurnLimit?.[mutant.file]?.(mutant.path, -mutant.by);
}
