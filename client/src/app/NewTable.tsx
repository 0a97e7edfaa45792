import type { Game } from '@stellwerk/engine/table/game.ts';
import type { Bookkeeping, Json, Mode } from '@stellwerk/engine/table/types.ts';
import { BOOKKEEPING, MODES } from '@stellwerk/engine/table/types.ts';
import { useState } from 'react';
import { createTable } from '../net/api.ts';
import { Icon } from '../parts/Icon.tsx';
import { newSeed, seatIds } from '../state/ids.ts';
import { rememberTable } from '../state/my-tables.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import type { SoloOpening } from '../state/solo.ts';
import { useView } from '../state/view.ts';
import { useText } from '../words/use-text.ts';
import { nameFor, startOptions } from './games.ts';
import type { Named } from './NameChips.tsx';
import { NameChips, someone } from './NameChips.tsx';
import { Line, Variants } from './Variants.tsx';
import { OptionCards } from './OptionCards.tsx';
import type { OwnFile } from './own-file.ts';
import { OwnCards } from './OwnCards.tsx';
import { go } from './route.ts';

/** Lays a table in this browser and goes there. */
async function openAlone(game: Game, opening: SoloOpening): Promise<void> {
  const { foundSolo } = await import('../state/solo.ts');
  const id = foundSolo(game, opening);
  const known = { id, kind: 'solo', token: '', name: opening.name, game: game.title } as const;
  rememberTable({ ...known, where: '', myTurn: true, flags: 0, at: Date.now() });
  go(`#/solo/${id}`);
}

/** Who plays, how strict, who keeps the books – and off. */
export function NewTable({ game }: { readonly game: Game }) {
  const t = useText();
  const { language, name: known } = useSettings();
  const { min, max } = game.players;
  const [people, setPeople] = useState<readonly Named[]>(() => {
    const first: readonly Named[] = [someone([], known || nameFor(0))];
    const more = Math.min(max, Math.max(min, 3)) - 1;
    return Array.from({ length: more }).reduce<readonly Named[]>((all) => [...all, someone(all)], first);
  });
  const [mode, setMode] = useState<Mode>('coach');
  const [books, setBooks] = useState<Bookkeeping>('auto');
  const [variant, setVariant] = useState(game.variants[0]?.id ?? 'standard');
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>(() => startOptions(game));
  const [title, setTitle] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [isOwn, setIsOwn] = useState(false);
  const [own, setOwn] = useState<OwnFile | null>(null);
  const filled = people.map(({ name }, i) => name.trim() || nameFor(i));
  const seats = seatIds(filled);
  const cards = Object.fromEntries(
    seats.map((seat, i) => [seat, { name: filled[i]!, colour: people[i]!.colour }]),
  );
  const { material } = game;
  const brought = material && isOwn && own?.ok ? { [material.option]: own.value } : {};
  const config = {
    game: game.id,
    variant,
    options: { ...options, ...brought },
    seats,
    mode,
    bookkeeping: books,
  };
  /** Whoever wants own cards and has given none that fit would be surprised by ours. */
  const isComplete = (): boolean => {
    const misses = isOwn && !own?.ok;
    setProblem(misses ? t('own.missing') : null);
    return !misses;
  };

  const alone = (): void => {
    if (!isComplete()) return;
    void openAlone(game, { config: { ...config, seed: newSeed() }, name: title.trim(), cards });
  };
  const together = async (): Promise<void> => {
    if (!isComplete()) return;
    setBusy(true);
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
        <NameChips game={game} people={people} onChange={setPeople} />
      </Line>
      {game.variants.length > 1 ? (
        <Line label={t('new.variant')}>
          <OptionCards
            value={variant}
            onChange={setVariant}
            label={t('new.variant')}
            options={game.variants.map((v) => ({ value: v.id, title: v.label[language] }))}
          />
        </Line>
      ) : null}
      <Variants specs={game.optionSpecs} values={options} onChange={setOptions} />
      {material ? (
        <Line label={t('own.title')}>
          <OwnCards
            game={game}
            material={material}
            isOwn={isOwn}
            own={own}
            onOwn={setIsOwn}
            onFile={setOwn}
          />
        </Line>
      ) : null}
      <Line label={t('new.strict')}>
        <OptionCards
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
        <OptionCards
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
