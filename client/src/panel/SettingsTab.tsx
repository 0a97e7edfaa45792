import { BOOKKEEPING, MODES } from '@stellwerk/engine/table/types.ts';
import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { Segments } from '../parts/Segments.tsx';
import { propose } from '../table/act.ts';
import { session } from '../table/session.ts';
import type { ThemeChoice } from '../settings/settings.ts';
import { setSettings, THEME_CHOICES, useSettings } from '../settings/settings.ts';
import { useSpeech } from '../table/shown.ts';
import { isHost, useTable } from '../table/table.ts';
import { openDialog } from '../table/view.ts';
import '../words/at-table.ts';
import '../words/rules.ts';
import { speak } from '../words/title-words.ts';
import { useText } from '../words/use-text.ts';
import { tellAgain } from '../coach/first-time.ts';
import { HouseRules } from '../agreements/HouseRules.tsx';
import { MySeat } from '../people/MySeat.tsx';
import { PlayOn } from '../history/PlayOn.tsx';
import { MakeLesson } from '../teaching/MakeLesson.tsx';

/** Pictures and files are made by code that is loaded when somebody wants one. */
async function save(kind: 'saveFile' | 'savePng' | 'saveSvg'): Promise<void> {
  await (await import('../tabletop/export.ts'))[kind]();
}

/** What I like, and what the table has agreed. */
export function SettingsTab() {
  const t = useText();
  const settings = useSettings();
  return (
    <div className="settings">
      <section>
        <h3>{t('set.mine')}</h3>
        <Row label={t('set.language')}>
          <Segments
            label={t('set.language')}
            value={settings.language}
            onChange={(language) => void speak(language)}
            options={[
              { value: 'en', label: 'English' },
              { value: 'de', label: 'Deutsch' },
            ]}
          />
        </Row>
        <Row label={t('set.theme')}>
          <Segments<ThemeChoice>
            label={t('set.theme')}
            value={settings.theme}
            onChange={(theme) => setSettings({ theme })}
            options={THEME_CHOICES.map((value) => ({ value, label: t(`theme.${value}`) }))}
          />
        </Row>
        <Check label={t('set.sound')} value={settings.sound} onChange={(sound) => setSettings({ sound })} />
        <Check
          label={t('set.motion')}
          value={settings.lessMotion ?? false}
          onChange={(lessMotion) => setSettings({ lessMotion })}
        />
        <Check
          label={t('set.answers')}
          value={settings.answers}
          onChange={(answers) => setSettings({ answers })}
        />
        <Check
          label={t('set.terms')}
          value={settings.explainTerms}
          onChange={(explainTerms) => setSettings({ explainTerms, knownTerms: [] })}
        />
        <Check
          label={t('set.evening')}
          value={settings.firstEvening}
          onChange={(firstEvening) => {
            setSettings({ firstEvening });
            tellAgain();
          }}
        />
      </section>
      <MySeat />
      <TableSettings />
      <section>
        <h3>{t('set.save')}</h3>
        <div className="row">
          <button type="button" className="button small" onClick={() => void save('saveFile')}>
            <Icon name="down" size={14} /> {t('set.file')}
          </button>
          <button type="button" className="button small" onClick={() => void save('savePng')}>
            {t('set.png')}
          </button>
          <button type="button" className="button small" onClick={() => void save('saveSvg')}>
            {t('set.svg')}
          </button>
        </div>
        <PlayOn />
        <MakeLesson />
        <button type="button" className="button" onClick={() => openDialog('about')}>
          {t('about.title')}
        </button>
      </section>
    </div>
  );
}

function TableSettings() {
  const t = useText();
  const speech = useSpeech();
  const play = useTable((s) => s.play);
  const room = useTable((s) => s.room);
  const host = useTable(isHost);
  const kind = useTable((s) => s.kind);
  const [name, setName] = useState<string | null>(null);
  if (!play || !speech) return null;
  const { mode, bookkeeping } = play.settings;
  return (
    <section>
      <h3>{t('set.table')}</h3>
      {host ? (
        <form
          className="row"
          onSubmit={(event) => {
            event.preventDefault();
            if (name?.trim()) void session()?.host({ do: 'name', name: name.trim() });
            setName(null);
          }}
        >
          <input
            className="field"
            aria-label={t('set.name')}
            maxLength={80}
            value={name ?? room.name}
            onChange={(event) => setName(event.target.value)}
          />
          <button type="submit" className="button small" disabled={name === null}>
            {t('set.rename')}
          </button>
        </form>
      ) : null}
      <Row label={t('set.mode')}>
        <Segments
          label={t('set.mode')}
          value={mode}
          isOff={!host}
          onChange={(value) => propose({ do: 'mode', mode: value })}
          options={MODES.map((value) => ({
            value,
            label: t(`mode.${value}`),
            title: t(`mode.${value}.text`),
          }))}
        />
      </Row>
      <Row label={t('set.books')}>
        <Segments
          label={t('set.books')}
          value={bookkeeping}
          isOff={!host}
          onChange={(value) => propose({ do: 'bookkeeping', bookkeeping: value })}
          options={BOOKKEEPING.map((value) => ({
            value,
            label: t(`books.${value}`),
            title: t(`books.${value}.text`),
          }))}
        />
      </Row>
      {host ? (
        <Check
          label={t('set.hints')}
          value={room.hints}
          onChange={(hints) => void session()?.host({ do: 'hints', hints })}
        />
      ) : null}
      {host ? (
        <Check
          label={t('set.evening-all')}
          value={room.evening ?? false}
          onChange={(evening) => void session()?.host({ do: 'evening', evening })}
        />
      ) : null}
      <HouseRules play={play} speech={speech} />
      {host && kind === 'remote' ? (
        <Check
          label={t('set.closed')}
          value={room.closed}
          onChange={(closed) => void session()?.host({ do: 'close', closed })}
        />
      ) : null}
    </section>
  );
}

function Row({ label, children }: { readonly label: string; readonly children: React.ReactNode }) {
  return (
    <div className="set-row">
      <span>{label}</span>
      {children}
    </div>
  );
}

function Check({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
}) {
  return (
    <label className="check">
      <input type="checkbox" checked={value} onChange={(event) => onChange(event.target.checked)} /> {label}
    </label>
  );
}
