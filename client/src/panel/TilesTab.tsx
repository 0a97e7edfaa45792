import { useMemo } from 'react';
import { racksOf } from '../layout/surfaces-of.ts';
import { useStage } from '../table/stage.ts';
import { useSpeech } from '../table/shown.ts';
import { PieceFace } from '../parts/PieceFace.tsx';
import { tileBoxOf } from '../layout/board.ts';
import { beginWith } from '../keys/pick-up.ts';
import { useShown } from '../table/shown.ts';
import '../words/panel.ts';
import { useText } from '../words/use-text.ts';

/** All tiles and how many are left; a tile can be taken up from here. */
export function TilesTab() {
  const t = useText();
  const stage = useStage();
  const speech = useSpeech();
  const shown = useShown();
  const box = useMemo(() => stage && tileBoxOf(stage), [stage]);
  const trays = stage ? racksOf(stage, 'tray') : [];
  if (!stage || !speech || !shown || trays.length === 0) return <p className="empty">{t('tiles.none')}</p>;
  const { pieces } = shown.play.table;
  return (
    <div className="tiles">
      {trays.flatMap((tray) =>
        tray.groups.map((group, g) => (
          <section key={`${tray.id}${g}`}>
            {group.label ? <h3>{speech.phrase(group.label)}</h3> : null}
            <ul>
              {group.slots.map((slot) => {
                const kind = slot.kinds?.[0] ?? '';
                const id = pieces.ids.find(
                  (p) => p.startsWith(`${kind}/`) && pieces.get(p)?.at === slot.place,
                );
                const face = stage.faces[id ?? `${kind}/1`] ?? stage.faces[`${kind}/0`];
                const name = slot.label ? speech.phrase(slot.label) : kind;
                const left = slot.count === -1 ? '∞' : String(slot.count ?? 0);
                return (
                  <li key={kind} className={slot.dim ? 'dim' : ''}>
                    <button
                      type="button"
                      disabled={id === undefined}
                      aria-label={t('tiles.take', { name, left })}
                      onClick={() => id !== undefined && beginWith(id)}
                    >
                      {face ? <PieceFace face={face} box={box} size={54} /> : null}
                      <span>
                        {name} <small>×{left}</small>
                      </span>
                    </button>
                  </li>
                );
              })}
            </ul>
          </section>
        )),
      )}
    </div>
  );
}
