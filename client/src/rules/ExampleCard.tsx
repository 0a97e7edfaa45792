import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Example } from '@stellwerk/engine/table/rulebook.ts';
import { numberOf } from '@stellwerk/engine/table/rulebook.ts';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { useTheme } from '../parts/seat-look.ts';
import { useSettings } from '../settings/settings.ts';
import { useText } from '../words/use-text.ts';
import { drawExample } from './example-board.ts';
import { Termed } from './Termed.tsx';

const RATIO = 2;

function Board({
  game,
  example,
  width,
  height,
}: {
  readonly game: Game;
  readonly example: Example;
  readonly width: number;
  readonly height: number;
}) {
  const ref = useRef<HTMLCanvasElement>(null);
  const theme = useTheme();
  const language = useSettings((s) => s.language);
  useEffect(() => {
    const pen = ref.current?.getContext('2d');
    if (!pen) return;
    pen.setTransform(1, 0, 0, 1, 0, 0);
    drawExample(pen, game, example, { theme, language, width, height, ratio: RATIO });
  }, [game, example, theme, language, width, height]);
  return (
    <canvas
      ref={ref}
      className="example-board"
      width={width * RATIO}
      height={height * RATIO}
      style={{ width, height }}
      aria-hidden="true"
    />
  );
}

/** A worked example; where it names hexes, with that part of the board. */
export function ExampleCard({
  example,
  game,
  size,
  children = null,
}: {
  readonly example: Example;
  readonly game: Game | null;
  readonly size: readonly [width: number, height: number];
  /** What can be done with it, where there is a table. */
  readonly children?: ReactNode;
}) {
  const t = useText();
  const language = useSettings((s) => s.language);
  const hasBoard = (example.hexes?.length ?? 0) > 0;
  return (
    <figure className={hasBoard ? 'example' : 'example plain'}>
      {hasBoard && game ? <Board game={game} example={example} width={size[0]} height={size[1]} /> : null}
      {/* Its place is kept: nothing moves under somebody's eyes when it comes. */}
      {hasBoard && !game ? (
        <div className="example-board" style={{ width: size[0], height: size[1] }} />
      ) : null}
      <figcaption>
        <small>{t('rules.example')}</small>
        <b>{example.title[language]}</b>
        <p>
          <Termed text={example.text[language]} />
        </p>
        {children}
        <small className="example-atoms">{example.atoms.map(numberOf).join(' · ')}</small>
      </figcaption>
    </figure>
  );
}
