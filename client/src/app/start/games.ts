import { loadTitle } from '../../words/title-words.ts';
import type { Game } from '@stellwerk/engine/table/game.ts';
import { openPlay } from '@stellwerk/engine/table/play.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import { USUAL } from '@stellwerk/shared/opening.ts';
import { useEffect, useState } from 'react';
import type { TitleCard } from './title-card.ts';

/** The title of that name, when its code has arrived; null: none is needed. */
export function useGame(id: string | null): Game | null {
  const [game, setGame] = useState<Game | null>(null);
  useEffect(() => {
    if (id === null) return;
    let isGone = false;
    loadTitle(id).then(
      (loaded) => {
        if (!isGone) setGame(loaded);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [id]);
  return game?.id === id ? game : null;
}

const FIRST_NAMES = ['Anna', 'Jonas', 'Mirel', 'Cem', 'Lena', 'Paul', 'Noor'] as const;
export const nameFor = (i: number): string => FIRST_NAMES[i % FIRST_NAMES.length] ?? `P${i + 1}`;

/** The options of a title as they are before anybody chose. */
export const startOptions = ({ optionSpecs }: Pick<Game, 'optionSpecs'>): Play['config']['options'] =>
  Object.fromEntries(optionSpecs.map(({ id, start }) => [id, start]));

/** A table laid out for a picture. */
export function samplePlay(
  game: Game,
  options: Play['config']['options'] = {},
  players = game.players.min,
): Play {
  const seats = Array.from({ length: players }, (_, i) => `seat${i + 1}`);
  const variant = game.variants[0]?.id ?? USUAL.variant;
  return openPlay(game, {
    game: game.id,
    variant,
    options: { ...startOptions(game), ...options },
    seats,
    seed: 1,
    mode: 'free',
    bookkeeping: USUAL.bookkeeping,
  });
}

export function playerLiveries(game: Game): TitleCard['liveries'] {
  const { table, config } = samplePlay(game, {}, game.players.max);
  const { liveries } = game.stage(table);
  return config.seats.map((seat) => {
    const livery = liveries[seat] ?? liveries[`seat/${seat}`];
    return livery ? { fill: livery.fill, ink: livery.ink } : null;
  });
}
