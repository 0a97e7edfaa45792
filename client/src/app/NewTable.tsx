import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Bookkeeping, Json, Mode } from '@stellwerk/engine/table/types.ts';
import { BOOKKEEPING, MODES } from '@stellwerk/engine/table/types.ts';
import { useState } from 'react';
import { THEMES } from '../draw/theme.ts';
import { createTable } from '../net/api.ts';
import { Icon } from '../parts/Icon.tsx';
import { colourOf, initialOf, SEAT_COLOURS, useTheme } from '../parts/seat-look.ts';
import { newSeed, seatIds } from '../state/ids.ts';
import { rememberTable } from '../state/my-tables.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import type { SoloOpening } from '../state/solo.ts';
import { foundSolo } from '../state/solo.ts';
import { useView } from '../state/view.ts';
import { useText } from '../words/use-text.ts';
import { nameFor, startOptions } from './games.ts';
import { go } from './route.ts';

/** Lays a table in this browser and goes there. */
function openAlone(game: Game, opening: SoloOpening): void {
  const id = foundSolo(game, opening);
  const known = { id, kind: 'solo', token: '', name: opening.name, game: game.title } as const;
  rememberTable({ ...known, where: '', myTurn: true, flags: 0, at: Date.now() });
  go(`#/solo/${id}`);
}

/** Who plays, how strict, who keeps the books – and off. */
export function NewTable({ game }: { readonly game: Game }) {
  const t = useText();
  const theme = useTheme();
  const { language, name: known } = useSettings();
  const { min, max } = game.players;
  const [names, setNames] = useState<readonly string[]>(() =>
    Array.from({ length: Math.min(max, Math.max(min, 3)) }, (_, i) =>
      i === 0 && known ? known : nameFor(i),
    ),
  );
  const [mode, setMode] = useState<Mode>('coach');
  const [books, setBooks] = useState<Bookkeeping>('auto');
  const [variant, setVariant] = useState(game.variants[0]?.id ?? 'standard');
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>(() => startOptions(game));
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const filled = names.map((name, i) => name.trim() || nameFor(i));
  const seats = seatIds(filled);
  const cards = Object.fromEntries(
    seats.map((seat, i) => [seat, { name: filled[i]!, colour: SEAT_COLOURS[i % SEAT_COLOURS.length]! }]),
  );
  const config = { game: game.id, variant, options, seats, mode, bookkeeping: books };

  const alone = (): void => {
    openAlone(game, { config: { ...config, seed: newSeed() }, name: title.trim(), cards });
  };
  const together = async (): Promise<void> => {
    setBusy(true);
    setProblem(null);
    const made = await createTable({ config, name: title.trim(), cards });
    setBusy(false);
    if (!made.ok) {
      setProblem(made.error.status === 0 ? t('start.no-server') : made.error.message || t('start.failed'));
      return;
    }
    const { id, links } = made.value;
    if (filled[0]) setSettings({ name: filled[0] });
    useView.setState({ dialog: 'share', claim: { seat: seats[0]!, name: filled[0]! } });
    go(`#/t/${id}/${links.host ?? links.join}`);
  };

  return (
    <form
      className="card new-table"
      onSubmit={(event) => {
        event.preventDefault();
        void together();
      }}
    >
      <Line label={t('new.who')}>
        <div className="names">
          {names.map((name, i) => (
            <span key={i} className="name-chip">
              <span
                className="avatar"
                style={{
                  background: colourOf(theme, SEAT_COLOURS[i] ?? '', i),
                  color: THEMES[theme.name].cursorInk,
                  width: 26,
                  height: 26,
                }}
                aria-hidden="true"
              >
                {initialOf(filled[i] ?? '')}
              </span>
              <input
                aria-label={t('new.name', { n: i + 1 })}
                value={name}
                maxLength={40}
                placeholder={nameFor(i)}
                size={Math.max(5, name.length)}
                onChange={(event) => setNames(names.map((old, k) => (k === i ? event.target.value : old)))}
              />
              {i === 0 ? <small>{t('new.you')}</small> : null}
              {i > 0 && names.length > min ? (
                <button
                  type="button"
                  aria-label={t('new.remove', { who: filled[i] ?? '' })}
                  onClick={() => setNames(names.filter((_, k) => k !== i))}
                >
                  <Icon name="close" size={12} />
                </button>
              ) : null}
            </span>
          ))}
          {names.length < max ? (
            <button
              type="button"
              className="button small"
              onClick={() => setNames([...names, nameFor(names.length)])}
            >
              <Icon name="plus" size={14} /> {t('new.add')}
            </button>
          ) : null}
          <small className="aside">{t('new.for', { game: game.title, min, max })}</small>
        </div>
      </Line>
      {game.variants.length > 1 ? (
        <Line label={t('new.variant')}>
          <Cards
            value={variant}
            onChange={setVariant}
            label={t('new.variant')}
            options={game.variants.map((v) => ({ value: v.id, title: v.label[language] }))}
          />
        </Line>
      ) : null}
      {game.optionSpecs.map((spec) => (
        <Line key={spec.id} label={spec.label[language]}>
          <Cards
            label={spec.label[language]}
            value={JSON.stringify(options[spec.id])}
            onChange={(value) => setOptions({ ...options, [spec.id]: JSON.parse(value) as Json })}
            options={spec.choices.map((choice) => ({
              value: JSON.stringify(choice.value),
              title: choice.label[language],
            }))}
          />
        </Line>
      ))}
      <Line label={t('new.strict')}>
        <Cards
          label={t('new.strict')}
          value={mode}
          onChange={setMode}
          options={MODES.map((value) => ({
            value,
            title: t(`mode.${value}`),
            text: t(`mode.${value}.text`),
            isFlag: value === 'coach',
          }))}
        />
      </Line>
      <Line label={t('new.books')}>
        <Cards
          label={t('new.books')}
          value={books}
          onChange={setBooks}
          options={BOOKKEEPING.map((value) => ({
            value,
            title: t(`books.${value}`),
            text: t(`books.${value}.text`),
          }))}
        />
      </Line>
      <Line label={t('new.title')}>
        <input
          className="field"
          aria-label={t('new.title')}
          placeholder={t('new.title-hint')}
          maxLength={80}
          value={title}
          onChange={(e) => setTitle(e.target.value)}
        />
      </Line>
      <Line label="">
        <div className="row">
          <button type="submit" className="button primary large" disabled={isBusy}>
            {t('new.go')} <Icon name="arrow" />
          </button>
          <button type="button" className="button large" onClick={alone}>
            {t('new.alone')}
          </button>
          <small className="aside">{t('new.next')}</small>
        </div>
        {problem ? (
          <p className="problem" role="alert">
            {problem}
          </p>
        ) : null}
      </Line>
    </form>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="new-line">
      <span className="new-label">{label}</span>
      <div>{children}</div>
    </div>
  );
}

interface CardOption<T extends string> {
  readonly value: T;
  readonly title: string;
  readonly text?: string;
  readonly isFlag?: boolean;
}

/** A choice between a few things, each with a sentence. */
function Cards<T extends string>({
  label,
  value,
  onChange,
  options,
}: {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly options: readonly CardOption<T>[];
}) {
  return (
    <div className="option-cards" role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          role="radio"
          aria-checked={option.value === value}
          className={option.value === value ? 'option-card on' : 'option-card'}
          onClick={() => onChange(option.value)}
        >
          <b>
            {option.isFlag ? <Icon name="flag" size={14} /> : null} {option.title}
          </b>
          {option.text ? <span>{option.text}</span> : null}
        </button>
      ))}
    </div>
  );
}
