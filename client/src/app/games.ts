import { GAME_IDS, loadGame } from '@stellwerk/engine/games/registry.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { useEffect, useState } from 'react';

/** All titles that this program knows, each when its code has arrived. */
export function useGames(): readonly Game[] {
  const [games, setGames] = useState<readonly Game[]>([]);
  useEffect(() => {
    let isGone = false;
    for (const id of GAME_IDS)
      loadGame(id).then(
        (game) => {
          if (!game || isGone) return;
          setGames((known) =>
            [...known.filter((other) => other.id !== id), game].toSorted(
              (a, b) => GAME_IDS.indexOf(a.id) - GAME_IDS.indexOf(b.id),
            ),
          );
        },
        () => undefined,
      );
    return () => {
      isGone = true;
    };
  }, []);
  return games;
}

const FIRST_NAMES = ['Anna', 'Jonas', 'Mirel', 'Cem', 'Lena', 'Paul', 'Noor'] as const;
export const nameFor = (i: number): string => FIRST_NAMES[i % FIRST_NAMES.length] ?? `P${i + 1}`;

/** The options of a title as they are before anybody chose. */
export const startOptions = (game: Game): Play['config']['options'] =>
  Object.fromEntries(game.optionSpecs.map(({ id, start }) => [id, start]));

/** A table laid out for a picture. */
export function samplePlay(game: Game): Play {
  const seats = Array.from({ length: game.players.min }, (_, i) => `seat${i + 1}`);
  const variant = game.variants[0]?.id ?? 'standard';
  return openPlay(game, {
    game: game.id,
    variant,
    options: startOptions(game),
    seats,
    seed: 1,
    mode: 'free',
    bookkeeping: 'auto',
  });
}
