import { loadTitle } from '../../words/title-words.ts';
import type { Bookkeeping, Json, Mode } from '@stellwerk/engine/table/types.ts';
import { BOOKKEEPING, MODES } from '@stellwerk/engine/table/types.ts';
import { USUAL } from '@stellwerk/shared/opening.ts';
import { useState } from 'react';
import { createTable } from '../../net/api.ts';
import { Icon } from '../../parts/Icon.tsx';
import { newSeed, seatIds } from '../../table/ids.ts';
import { rememberTable } from '../../table/my-tables.ts';
import { setSettings, useSettings } from '../../settings/settings.ts';
import type { SoloOpening } from '../../table/solo.ts';
import { useView } from '../../table/view.ts';
import { useText } from '../../words/use-text.ts';
import { nameFor, startOptions, useGame } from './games.ts';
import type { Named } from './NameChips.tsx';
import { NameChips, someone } from './NameChips.tsx';
import { Line, Variants } from './Variants.tsx';
import { OptionCards } from './OptionCards.tsx';
import type { OwnFile } from './own-file.ts';
import { OwnCards } from './OwnCards.tsx';
import { go } from '../route.ts';
import type { TitleCard } from './title-card.ts';

/** Lays a table in this browser and goes there; false: what it needs did not come. */
async function openAlone(title: string, opening: SoloOpening): Promise<boolean> {
  const needed = Promise.all([loadTitle(title), import('../../table/solo.ts'), import('../TablePage.tsx')]);
  const [game, solo] = await needed.catch(() => [null, null]);
  if (!game || !solo) return false;
  const id = solo.foundSolo(game, opening);
  const known = { id, kind: 'solo', token: '', name: opening.name, game: game.title } as const;
  rememberTable({ ...known, where: '', myTurn: true, flags: 0, at: Date.now() });
  go(`#/solo/${id}`);
  return true;
}

/** While the server lays the table, its code can already come. */
function fetchTable(title: string): void {
  for (const part of [loadTitle(title), import('../TablePage.tsx'), import('../../net/remote.ts')])
    part.catch(() => undefined);
}

/** Who plays, how strict, who keeps the books – and off. */
export function NewTable({ card }: { readonly card: TitleCard }) {
  const t = useText();
  const { language, name: known } = useSettings();
  const game = useGame(card.takesMaterial ? card.id : null);
  const { min, max } = card.players;
  const [people, setPeople] = useState<readonly Named[]>(() => {
    const first: readonly Named[] = [someone([], known || nameFor(0))];
    const more = Math.min(max, Math.max(min, 3)) - 1;
    return Array.from({ length: more }).reduce<readonly Named[]>((all) => [...all, someone(all)], first);
  });
  const [mode, setMode] = useState<Mode>(USUAL.mode);
  const [books, setBooks] = useState<Bookkeeping>(USUAL.bookkeeping);
  const [variant, setVariant] = useState(card.variants[0]?.id ?? USUAL.variant);
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>(() => startOptions(card));
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
  const material = game?.material;
  const brought = material && isOwn && own?.ok ? { [material.option]: own.value } : {};
  const config = {
    game: card.id,
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

  const alone = async (): Promise<void> => {
    if (!isComplete()) return;
    setBusy(true);
    const opening = { config: { ...config, seed: newSeed() }, name: title.trim(), cards };
    const isOpen = await openAlone(card.id, opening);
    setBusy(false);
    if (!isOpen) setProblem(t('missing.text'));
  };
  const together = async (): Promise<void> => {
    if (!isComplete()) return;
    setBusy(true);
    fetchTable(card.id);
    const made = await createTable({ config, name: title.trim(), cards });
    setBusy(false);
    if (!made.ok) {
      const { status, text, message } = made.error;
      setProblem(status === 0 ? t('start.no-server') : (text?.[language] ?? (message || t('start.failed'))));
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
        <NameChips card={card} people={people} onChange={setPeople} />
      </Line>
      {card.variants.length > 1 ? (
        <Line label={t('new.variant')}>
          <OptionCards
            value={variant}
            onChange={setVariant}
            label={t('new.variant')}
            options={card.variants.map((v) => ({ value: v.id, title: v.label[language] }))}
          />
        </Line>
      ) : null}
      <Variants specs={card.optionSpecs} values={options} onChange={setOptions} />
      {card.takesMaterial ? (
        <Line label={t('own.title')}>
          <OwnCards game={game} isOwn={isOwn} own={own} onOwn={setIsOwn} onFile={setOwn} />
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
          <button type="button" className="button large" disabled={isBusy} onClick={() => void alone()}>
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
