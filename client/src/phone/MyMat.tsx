import type { Face, Surface } from '@stellwerk/engine/stage/stage.ts';
import { piecesAt } from '@stellwerk/engine/table/places.ts';
import { useMemo } from 'react';
import { beginWith } from '../keys/hands.ts';
import { nameOfFace } from '../state/piece-name.ts';
import { tileBoxOf } from '../layout/board.ts';
import { Avatar } from '../parts/Badge.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../parts/use-stage.ts';
import { useShown, useSpeech } from '../state/shown.ts';
import { useTable } from '../state/table.ts';
import { useText } from '../words/use-text.ts';

type Mat = Extract<Surface, { readonly kind: 'mat' }>;

interface Pile {
  readonly face: Face;
  readonly pieces: readonly string[];
}

/** My money, my papers: what one holds in the hand at a real table. */
export function MyMat() {
  const t = useText();
  const stage = useStage();
  const shown = useShown();
  const speech = useSpeech();
  const looks = useSeatLooks(stage);
  const mine = useTable((s) => s.mine[0]);
  const seat = shown?.seat ?? mine;
  const mat = stage?.surfaces.find((s): s is Mat => s.kind === 'mat' && s.seat === seat);
  const piles = useMemo(() => {
    if (!stage || !shown || !mat) return [];
    const found = new Map<string, { face: Face; pieces: string[] }>();
    for (const id of piecesAt(shown.play.table, mat.place)) {
      const face = stage.faces[id];
      if (!face) continue;
      const key = JSON.stringify(face);
      const pile = found.get(key);
      if (pile) pile.pieces.push(id);
      else found.set(key, { face, pieces: [id] });
    }
    return [...found.values()] satisfies Pile[];
  }, [stage, shown, mat]);
  if (!stage || !shown || !speech || !mat || seat === undefined || seat === null) return null;
  const look = looks[seat];
  const box = tileBoxOf(stage);
  const { table } = shown.play;
  return (
    <section className="card my-mat" aria-label={t('phone.mat')}>
      <header>
        {look ? <Avatar look={look} size={36} /> : null}
        <div>
          <b>{look?.name}</b>
          <small>{mat.notes[0] ? speech.phrase(mat.notes[0]) : ''}</small>
        </div>
        <span className="money-chip">{speech.money(table.cash[mat.account] ?? 0)}</span>
      </header>
      {piles.length === 0 ? <p className="empty">{t('phone.no-papers')}</p> : null}
      <ul className="papers">
        {piles.map(({ face, pieces }) => (
          <li key={pieces[0]}>
            <button
              type="button"
              aria-label={`${pieces.length} × ${nameOfFace(face, stage, speech)}`}
              onClick={() => pieces[0] && beginWith(pieces[0])}
            >
              <PieceFace face={face} box={box} size={66} />
              <small>{pieces.length > 1 ? `×${pieces.length}` : ''}</small>
            </button>
          </li>
        ))}
      </ul>
      <footer>
        {mat.notes
          .slice(1)
          .map((note) => speech.phrase(note))
          .join(' · ')}
      </footer>
    </section>
  );
}
