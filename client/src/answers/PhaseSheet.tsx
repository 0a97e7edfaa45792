import type { Asked, Guide } from '@stellwerk/engine/table/guide.ts';
import type { Stage } from '@stellwerk/engine/stage/stage.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import type { Said } from './answer-of.ts';
import { answerOf } from './answer-of.ts';
import { racksOf, surfacesOf } from '../layout/surfaces-of.ts';
import { Dialog } from '../parts/Dialog.tsx';
import { useGuide } from '../rules/book.ts';
import { useSettings } from '../settings/settings.ts';
import { ruled } from '../table/settled.ts';
import { useShown } from '../table/shown.ts';
import { stageOf } from '../table/stage.ts';
import { useTable } from '../table/table.ts';
import { makeSpeech } from '../words/speech.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { pieceIds } from '@stellwerk/engine/table/places.ts';

/** What phases and trains a title has, as one points at them: its phases in order, and every kind of train. */
export function phasesAndTrains(stage: Stage, table: Table): readonly (readonly [Asked, boolean])[] {
  const phases = surfacesOf(stage, 'steps').filter(({ role }) => role === 'phase');
  const kinds = racksOf(stage, 'depot').flatMap(({ groups }) =>
    groups.flatMap(({ slots }) => slots.flatMap(({ kinds: own = [] }) => own)),
  );
  const pieces = pieceIds(table);
  return [
    ...phases.flatMap(({ steps, now }) =>
      steps.map(({ id }) => [{ role: 'phase', step: id }, id === now] as const),
    ),
    ...kinds.flatMap((kind) => {
      const kindOf = pieces.find((id) => id.startsWith(`${kind}/`));
      return kindOf === undefined ? [] : [[{ kindOf }, false] as const];
    }),
  ];
}

interface Card extends Said {
  readonly isNow: boolean;
  /** A phase says in its own title what it is; the number of a train does not. */
  readonly isPhase: boolean;
}

const sayAll = (guide: Guide | null, stage: Stage, table: Table, speech: Speech): readonly Card[] =>
  phasesAndTrains(stage, table).flatMap(([about, isNow]): readonly Card[] => {
    const said = answerOf(guide, about, stage, table, speech);
    return said ? [{ ...said, isNow, isPhase: 'role' in about }] : [];
  });

/** All phases and trains on one page: what each brings, and what it scraps. */
export function PhaseSheet({ onClose }: { readonly onClose: () => void }) {
  const t = useText();
  const shown = useShown();
  const language = useSettings((s) => s.language);
  const seats = useTable((s) => s.seats);
  const game = shown?.play.game ?? null;
  const arriving = useGuide(game?.id ?? null);
  const said = useMemo(() => {
    if (!shown || arriving.is === 'coming') return [];
    const guide = arriving.is === 'here' ? arriving.it : null;
    const { play } = shown;
    const words = { ...play.game.words, ...guide?.words };
    const speech = makeSpeech({ ...play.game, words }, language, seats);
    return sayAll(guide, stageOf(play.game, play.table), ruled(play.table), speech);
  }, [shown, arriving, language, seats]);
  return (
    <Dialog title={t('ledger.phases')} onClose={onClose} className="sheet">
      <ul className="phase-sheet">
        {said.map(({ kind, title, lines, more, isNow, isPhase }, i) => (
          <li key={i} aria-current={isNow ? 'step' : undefined}>
            <h3>
              {title} {isPhase ? null : <small>{kind}</small>}
            </h3>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <dl>
              {more.map(({ name, value, warns }) => (
                <div key={name} className={warns ? 'pair warns' : 'pair'}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
