import { ruled } from '../table/settled.ts';
import type { Move } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { play } from '../table/act.ts';
import { setSettings, useSettings } from '../settings/settings.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { Explained } from '../rules/Explained.tsx';
import { noteWayBack, rulesHash } from '../rules/links.ts';
import { Termed } from '../rules/Termed.tsx';
import { useTable } from '../table/table.ts';
import { useView } from '../table/view.ts';
import '../words/rules.ts';
import '../words/panel.ts';
import { useText } from '../words/use-text.ts';
import { capital } from '../parts/capital.ts';
import { Cite } from './Cite.tsx';
import { openParagraph } from './open-paragraph.ts';
import { useNotes } from './use-notes.ts';

const MOST = 120;

/** The legal moves by kind, as many as anybody reads. */
function useOptions(): ReadonlyMap<string, readonly Move[]> {
  const shown = useShown();
  return useMemo(() => {
    const groups = new Map<string, Move[]>();
    if (!shown?.seat || shown.kind === 'past') return groups;
    let left = MOST;
    for (const move of shown.play.game.options(ruled(shown.play.table), shown.seat)) {
      if (left-- <= 0) break;
      const group = groups.get(move.type);
      if (group) group.push(move);
      else groups.set(move.type, [move]);
    }
    return groups;
  }, [shown]);
}

/** What may I do? Why not? Always answered. */
export function CoachTab() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const whyNot = useView((s) => s.whyNot);
  const notes = useSettings((s) => s.notes);
  const name = useTable((s) => s.room.name);
  const mine = useTable((s) => s.mine);
  const options = useOptions();
  const said = useNotes(shown?.play ?? null, notes);
  if (!shown || !speech) return null;
  const { game, table } = shown.play;
  return (
    <div className="coach">
      <a className="button small" href={rulesHash(game.id)} onClick={() => noteWayBack(name || game.title)}>
        <Icon name="book" size={15} /> {t('rules.whole')}
      </a>
      <Advice />
      <section>
        <h3>{t('coach.why')}</h3>
        {whyNot ? (
          <div className="why">
            <p className="why-move">{capital(speech.move(table, whyNot.move))}</p>
            <Explained
              sentences={whyNot.findings.map((finding) => speech.finding(finding))}
              onSection={openParagraph}
            >
              {whyNot.findings.map((finding) => (
                <p key={finding.rule} className={`why-${finding.weight}`}>
                  <Termed text={speech.finding(finding)} />{' '}
                  {finding.section ? <Cite section={finding.section} findings={whyNot.findings} /> : null}
                </p>
              ))}
            </Explained>
          </div>
        ) : (
          <p className="empty">{t('coach.why-empty')}</p>
        )}
      </section>
      <section>
        <h3>{t('coach.may')}</h3>
        {options.size === 0 ? <p className="empty">{t('coach.may-empty')}</p> : null}
        {[...options].map(([type, moves]) =>
          moves.length === 1 ? (
            <Options key={type} moves={moves} />
          ) : (
            <details key={type} open={moves.length <= 8}>
              <summary>
                {capital(speech.move(table, moves[0]!))}
                <small> {t('coach.and', { n: moves.length - 1 })}</small>
              </summary>
              <Options moves={moves} />
            </details>
          ),
        )}
      </section>
      <section>
        <h3>{t('coach.notes')}</h3>
        <label className="check">
          <input type="checkbox" checked={notes} onChange={(e) => setSettings({ notes: e.target.checked })} />{' '}
          {t('coach.say-notes')}
        </label>
        {said.map(({ entry, finding }) => (
          <p key={`${entry.n}${finding.rule}`} className={`why-${finding.weight}`}>
            <small>{entry.n}</small> {speech.findingTo(finding, entry.seat, mine)}{' '}
            <cite>{speech.section(finding)}</cite>
          </p>
        ))}
      </section>
    </div>
  );
}

/** What the title points out about one's own affairs. */
function Advice() {
  const t = useText();
  const shown = useShown();
  const speech = useSpeech();
  const advice = useMemo(
    () =>
      shown?.seat && shown.kind !== 'past'
        ? (shown.play.game.advice?.(ruled(shown.play.table), shown.seat) ?? [])
        : [],
    [shown],
  );
  if (!speech || advice.length === 0) return null;
  return (
    <section>
      <h3>{t('coach.advice')}</h3>
      <ul className="advice">
        {advice.map((said) => (
          <li key={JSON.stringify(said)}>
            <Icon name="bulb" /> {speech.phrase(said)}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Legal moves of one kind, each with one press. */
function Options({ moves }: { readonly moves: readonly Move[] }) {
  const shown = useShown();
  const speech = useSpeech();
  if (!shown || !speech) return null;
  return (
    <ul className="options">
      {moves.map((move) => (
        <li key={JSON.stringify(move)}>
          <button type="button" className="option" onClick={() => play(move)}>
            <Icon name="arrow" size={14} /> {capital(speech.move(shown.play.table, move))}
            <Turned move={move} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** Two lays of one tile differ by their rotation only: say which, by the number that the command line takes. */
function Turned({ move }: { readonly move: Move }) {
  const t = useText();
  return typeof move['turn'] === 'number' ? <small>{t('coach.turn', { n: move['turn'] })}</small> : null;
}
