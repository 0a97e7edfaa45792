import type { Face, Stage, Surface } from '@stellwerk/engine/stage/stage.ts';
import { pieceOf, piecesAt } from '@stellwerk/engine/table/places.ts';
import type { Table } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { matOf } from '../layout/surfaces-of.ts';
import { beginWith } from '../keys/pick-up.ts';
import { nameOfFace } from '../words/piece-name.ts';
import { tileBoxOf } from '../layout/board.ts';
import { Avatar } from '../parts/Badge.tsx';
import { magnify, paperSize } from '../closeup/card-view.ts';
import { CardView } from '../closeup/CardView.tsx';
import { PieceFace } from '../parts/PieceFace.tsx';
import { useSeatLooks } from '../parts/seat-look.ts';
import { useStage } from '../table/stage.ts';
import { useShown, useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { useText } from '../words/use-text.ts';

type Mat = Extract<Surface, { readonly kind: 'mat' }>;

interface Pile {
  readonly face: Face;
  readonly pieces: readonly string[];
}
/** Papers that belong together: all of one company, with their sum; other things each for themselves. */
interface Group {
  readonly key: string;
  readonly label: string;
  readonly piles: readonly Pile[];
}

/** What lies on the mat: first cards with something under them, each followed by that. */
function pilesAt(stage: Stage, table: Table, { place, folders = [] }: Mat): readonly Pile[] {
  const found = new Map<string, { face: Face; pieces: string[] }>();
  const under = (id: string): readonly string[] =>
    folders.filter(({ card }) => card === id).flatMap((folder) => piecesAt(table, folder.under));
  const cards = new Set(folders.map(({ card }) => card));
  const own = piecesAt(table, place).toSorted((x, y) => Number(cards.has(y)) - Number(cards.has(x)));
  for (const id of own.flatMap((card) => [card, ...under(card)])) {
    const face = stage.faces[id];
    if (!face) continue;
    const key = JSON.stringify([face, pieceOf(table, id)?.at]);
    const pile = found.get(key);
    if (pile) pile.pieces.push(id);
    else found.set(key, { face, pieces: [id] });
  }
  return [...found.values()];
}

function groupsOf(stage: Stage, piles: readonly Pile[]): readonly Group[] {
  const companies = new Map<string, Pile[]>();
  const others: Group[] = [];
  for (const pile of piles) {
    const { face } = pile;
    if (face.kind === 'certificate')
      companies.set(face.livery, [...(companies.get(face.livery) ?? []), pile]);
    else others.push({ key: pile.pieces[0]!, label: '', piles: [pile] });
  }
  const papers = [...companies].map(([livery, own]): Group => {
    const percent = own.reduce(
      (sum, { face, pieces }) => sum + (face.kind === 'certificate' ? face.percent * pieces.length : 0),
      0,
    );
    const isHead = ({ face }: Pile): number => (face.kind === 'certificate' && face.president ? 0 : 1);
    return {
      key: livery,
      label: `${stage.liveries[livery]?.letters ?? livery} ${percent} %`,
      piles: own.toSorted((x, y) => isHead(x) - isHead(y)),
    };
  });
  return [...papers, ...others];
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
  const mat = stage && seat ? matOf(stage, seat) : null;
  const groups = useMemo(
    () => (stage && shown && mat ? groupsOf(stage, pilesAt(stage, shown.play.table, mat)) : []),
    [stage, shown, mat],
  );
  const standing = useMemo(
    () => shown?.play.game.score(shown.play.table).find((row) => row.seat === seat),
    [shown, seat],
  );
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
          {mat.owes ? <small className="owes">{speech.phrase(mat.owes.words)}</small> : null}
          <small>{mat.notes[0] ? speech.phrase(mat.notes[0]) : ''}</small>
        </div>
        {stage.currency === '' ? null : (
          <span className="money-chip">{speech.money(table.cash[mat.account] ?? 0)}</span>
        )}
      </header>
      {groups.length === 0 ? <p className="empty">{t('phone.no-papers')}</p> : null}
      <ul className="papers">
        {groups.map(({ key, label, piles }) => (
          <li key={key}>
            <div className="fan">
              {piles.map(({ face, pieces }) => (
                <button
                  key={pieces[0]}
                  type="button"
                  aria-label={`${pieces.length} × ${nameOfFace(face, stage, speech)}`}
                  data-piece={pieces[0]}
                  onClick={() => pieces[0] && (magnify(pieces[0]) || beginWith(pieces[0]))}
                >
                  <PieceFace face={face} box={box} size={paperSize(face)} />
                  {pieces.length > 1 ? <i>×{pieces.length}</i> : null}
                </button>
              ))}
            </div>
            <small>{label}</small>
          </li>
        ))}
      </ul>
      <footer>
        {[
          ...mat.notes.slice(1).map((note) => speech.phrase(note)),
          ...(standing ? [t('phone.rank', { n: standing.place, of: shown.play.config.seats.length })] : []),
        ].join(' · ')}
      </footer>
      <CardView onTake={beginWith} />
    </section>
  );
}
