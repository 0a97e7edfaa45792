import type { Game, OwnMaterial } from '@stellwerk/engine/table/game.ts';
import { say } from '@stellwerk/engine/table/words.ts';
import { useId } from 'react';
import { Icon } from '../../parts/Icon.tsx';
import { later } from '../../parts/later.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useText } from '../../words/use-text.ts';
import { OptionCards } from './OptionCards.tsx';
import type { OwnFile } from './own-file.ts';
import { readOwnFile } from './own-file.ts';
import { fileName, saveText } from './save-text.ts';

const GamePicture = later(async () => (await import('./GamePicture.tsx')).GamePicture, null);

const MOST = 12;

interface Props {
  /** Null until it has come: the choice stands there at once, so that nothing moves under a hand. */
  readonly game: Game | null;
  readonly isOwn: boolean;
  readonly own: OwnFile | null;
  readonly onOwn: (isOwn: boolean) => void;
  readonly onFile: (own: OwnFile) => void;
}

/** A title, and what of it can be brought along. */
interface Brought {
  readonly game: Game;
  readonly material: OwnMaterial;
}

/** The board and decks that come with the title, or those of a file. */
export function OwnCards({ game, isOwn, own, onOwn, onFile }: Props) {
  const t = useText();
  const material = game?.material;
  return (
    <div className="own-cards">
      <OptionCards
        label={t('own.title')}
        value={isOwn ? 'own' : 'built-in'}
        onChange={(value) => onOwn(value === 'own')}
        options={[
          { value: 'built-in', title: t('own.built-in'), text: t('own.built-in.text') },
          { value: 'own', title: t('own.own'), text: t('own.own.text') },
        ]}
      />
      {isOwn && game && material ? (
        <OwnFilePicker game={game} material={material} own={own} onFile={onFile} />
      ) : null}
      {isOwn && !game ? <div className="skeleton" aria-busy="true" /> : null}
    </div>
  );
}

function OwnFilePicker({ game, material, own, onFile }: Pick<Props, 'own' | 'onFile'> & Brought) {
  const t = useText();
  const id = useId();
  const save = (rest: string, value: unknown): void =>
    saveText(fileName(game.title, rest), `${JSON.stringify(value, null, 2)}\n`);
  const read = async (file: File | undefined): Promise<void> => {
    if (file) onFile(readOwnFile(game, file.name, await file.text()));
  };
  return (
    <>
      <p className="aside">{t('own.how')}</p>
      <div className="row">
        <label htmlFor={id} className="button primary">
          <Icon name="file" size={14} /> {t('own.choose')}
          <input
            id={id}
            type="file"
            accept=".json,application/json"
            className="sr-only"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // The same file, mended, can be chosen again.
              event.target.value = '';
            }}
          />
        </label>
        <button type="button" className="button" onClick={() => save('cards.json', material.published)}>
          <Icon name="down" size={14} /> {t('own.present')}
        </button>
        <button type="button" className="button" onClick={() => save('schema.json', material.schema())}>
          <Icon name="down" size={14} /> {t('own.schema')}
        </button>
      </div>
      <div aria-live="polite">{own ? <OwnReport game={game} material={material} own={own} /> : null}</div>
    </>
  );
}

/** What is in the file, or what has to be changed in it and where. */
function OwnReport({ game, material, own }: { readonly own: OwnFile } & Brought) {
  const t = useText();
  const language = useSettings((s) => s.language);
  if (!own.ok)
    return (
      <div className="problem">
        <p>
          <b>{t('own.bad', { file: own.file, count: own.problems.length })}</b>
        </p>
        <ul>
          {own.problems.slice(0, MOST).map((problem) => {
            const text = problem(t, language);
            return <li key={text}>{text}</li>;
          })}
          {own.problems.length > MOST ? (
            <li>{t('own.more', { count: own.problems.length - MOST })}</li>
          ) : null}
        </ul>
      </div>
    );
  const { name, parts } = own.contents;
  return (
    <div className="own-good">
      <GamePicture game={game} width={150} height={144} options={{ [material.option]: own.value }} />
      <div>
        <p>
          <Icon name="check" size={14} /> <b>{t('own.good', { name: name || own.file })}</b>
        </p>
        <ul>
          {parts.map((part) => {
            const text = say(game.words, language, part);
            return <li key={text}>{text}</li>;
          })}
        </ul>
      </div>
    </div>
  );
}
