import type { Blank, Choice } from '@stellwerk/engine/table/game.ts';
import { judge, parseMove } from '@stellwerk/engine/table/judge.ts';
import type { Play } from '@stellwerk/engine/table/play.ts';
import type { Finding, Move } from '@stellwerk/engine/table/types.ts';
import type { ReactNode } from 'react';
import { useState, useMemo } from 'react';
import { ruled } from '../table/settled.ts';
import { useShown } from '../table/shown.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { capital } from './capital.ts';
import { ForEmpty } from './ForEmpty.tsx';
import { Icon } from './Icon.tsx';
import { useTable } from '../table/table.ts';
import { pricesAfter } from './outcome.ts';
import { sayNext, sayOutcome, sayPrice } from './say-outcome.ts';
import { useStage } from '../table/stage.ts';

const clamp = (value: number, { min, max }: Blank): number => Math.min(max, Math.max(min, value));

/** What the rules have against a move before it is sent; not what the house allows. */
export const wrongWith = ({ game, table, settings }: Play, move: Move): Finding | undefined =>
  judge(game, ruled(table), move).find(
    ({ weight, rule }) => weight === 'breach' && !settings.houseRules.includes(rule),
  );

/** A number with a smaller and a larger neighbour. The steps stay in the range; typing is free, as a hand is. */
export function NumberField({
  blank,
  label,
  value,
  onChange,
}: {
  readonly blank: Blank;
  readonly label: string;
  readonly value: number;
  readonly onChange: (value: number) => void;
}) {
  const t = useText();
  const step = (by: number) => onChange(clamp(value + by * blank.step, blank));
  return (
    <span className="number">
      <button
        type="button"
        aria-label={t('less', { what: label })}
        disabled={value <= blank.min}
        onClick={() => step(-1)}
      >
        <Icon name="minus" size={14} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        min={blank.min}
        max={blank.max}
        step={blank.step}
        value={value}
        onFocus={(event) => event.target.select()}
        onChange={(event) => onChange(Math.trunc(Number(event.target.value)))}
      />
      <button
        type="button"
        aria-label={t('more', { what: label })}
        disabled={value >= blank.max}
        onClick={() => step(1)}
      >
        <Icon name="plus" size={14} />
      </button>
    </span>
  );
}

/** A move with numbers to fill in, and the button that makes it. A number against a rule is told so before it is sent. */
export function ChoiceForm({
  choice,
  speech,
  sayMove,
  onPlay,
}: {
  readonly choice: Choice & { readonly move: Move; readonly blanks: readonly Blank[] };
  /** Where the button says the whole move, with the numbers that are filled in; else it says what the choice is called. */
  readonly sayMove?: (move: Move) => string;
  readonly speech: Speech;
  readonly onPlay: (move: Move) => void;
}) {
  const shown = useShown();
  const [values, setValues] = useState<Readonly<Record<string, number>>>({});
  const valueOf = (blank: Blank): number => values[blank.field] ?? blank.start;
  const filled = (value: (blank: Blank) => number): Move => ({
    ...choice.move,
    ...Object.fromEntries(choice.blanks.map((blank) => [blank.field, value(blank)])),
  });
  const typed = filled(valueOf);
  const play = shown?.play;
  // What no table could write down at all (a bid below nothing) is brought to the nearest number that makes sense.
  const move =
    !play || parseMove(play.game, play.table, typed).ok
      ? typed
      : filled((blank) => clamp(valueOf(blank), blank));
  const wrong = play && wrongWith(play, move);
  return (
    <form
      className={`choice-form tone-${choice.tone}`}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onPlay(move);
      }}
    >
      {choice.blanks.map((blank) => (
        <NumberField
          key={blank.field}
          blank={blank}
          label={speech.phrase(blank.label)}
          value={valueOf(blank)}
          onChange={(value) => setValues({ ...values, [blank.field]: value })}
        />
      ))}
      <button type="submit" className={choice.tone === 'main' ? 'button primary' : 'button'}>
        {capital(sayMove ? sayMove(move) : speech.phrase(choice.label))}{' '}
        <ForEmpty seat={choice.move.seat} speech={speech} />
      </button>
      {wrong ? (
        <output className="outcome wrong">
          {speech.finding(wrong)} {speech.section(wrong)}
        </output>
      ) : (
        <OutcomeLine move={move} speech={speech} />
      )}
    </form>
  );
}

/** "KHS 100M → 110M": what becomes of the price, on the button that does it. All that one may press are asked about at once. */
export function usePriceNotes(moves: readonly Move[], speech: Speech): (move: Move) => ReactNode {
  const shown = useShown();
  const stage = useStage();
  const told = useMemo(
    () => (shown && stage ? pricesAfter(shown.play.game, stage, ruled(shown.play.table), moves) : []),
    [shown, stage, moves],
  );
  return (move) => {
    const prices = told[moves.indexOf(move)] ?? [];
    return prices.length === 0 || !stage ? null : (
      <small className="price-note">
        {prices.map((price) => sayPrice(stage, speech, price)).join(' · ')}
      </small>
    );
  };
}

/** "Anna +80M (250M left) · KHS 40M → 20M", and what is next: what the number means, before it is sent. */
function OutcomeLine({ move, speech }: { readonly move: Move; readonly speech: Speech }) {
  const shown = useShown();
  const stage = useStage();
  const mine = useTable((s) => s.mine);
  if (!shown || !stage) return null;
  const { game } = shown.play;
  const table = ruled(shown.play.table);
  const parts = sayOutcome(game, stage, table, move, speech);
  const next = sayNext(game, table, move, mine, speech);
  return parts.length === 0 && next === null ? null : (
    <output className="outcome">
      {parts.join(' · ')}
      {next === null ? null : <span className="then">{next}</span>}
    </output>
  );
}

/** A button that is pressed tells what comes of it to whoever points at it: asked for only then. */
export function useOutcome(speech: Speech): (move: Move) => {
  readonly onPointerEnter: (event: { readonly currentTarget: HTMLElement }) => void;
  readonly onFocus: (event: { readonly currentTarget: HTMLElement }) => void;
} {
  const shown = useShown();
  const stage = useStage();
  const mine = useTable((s) => s.mine);
  return (move) => {
    const tell = ({ currentTarget }: { readonly currentTarget: HTMLElement }): void => {
      if (!shown || !stage) return;
      const { game } = shown.play;
      const table = ruled(shown.play.table);
      const next = sayNext(game, table, move, mine, speech);
      const parts = [...sayOutcome(game, stage, table, move, speech), ...(next === null ? [] : [next])];
      currentTarget.title = parts.join(' · ');
    };
    return { onPointerEnter: tell, onFocus: tell };
  };
}
