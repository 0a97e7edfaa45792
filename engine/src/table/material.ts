import type { Game, Setup } from './game.ts';

/** What the table brought along instead of the title's own board and decks, if anything. */
const valueIn = (game: Game, options: Setup['options']): object | null => {
  const value = game.material && options[game.material.option];
  return typeof value === 'object' && value !== null ? value : null;
};

const dressed = new WeakMap<object, Game>();

/** In place of what we reconstructed. */
const brought = (name: string) => ({
  de: `Plan und Karten hat dieser Tisch mitgebracht: „${name}“.`,
  en: `This table has brought its own board and cards: “${name}”.`,
});

/**
 * The title as this table plays it: things of its own material go by their own names, and nothing of it is
 * reconstructed by us. The same object for the same material.
 */
export function gameWith(game: Game, options: Setup['options']): Game {
  const value = valueIn(game, options);
  if (!value || !game.material) return game;
  let own = dressed.get(value);
  if (!own) {
    const checked = game.material.check(value);
    const words = { ...game.words, ...game.material.names(options) };
    own = checked.ok ? { ...game, words, reconstructed: [brought(checked.value.name)] } : game;
    dressed.set(value, own);
  }
  return own;
}
