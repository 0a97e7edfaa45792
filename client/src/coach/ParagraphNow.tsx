import type { Section } from '@stellwerk/engine/table/rulebook.ts';
import { promptOf } from '@stellwerk/engine/table/ask.ts';
import { useMemo } from 'react';
import { Disc } from '../parts/Badge.tsx';
import { capital } from '../parts/capital.ts';
import { Icon } from '../parts/Icon.tsx';
import { stageOf } from '../table/stage.ts';
import { ruled } from '../table/settled.ts';
import type { Shown } from '../table/shown.ts';
import { asHeadline } from '../words/prompt.ts';
import type { Speech } from '../words/speech.ts';
import { useText } from '../words/use-text.ts';
import { pinPlaces } from './open-paragraph.ts';
import { mayDo } from './paragraph-lights.ts';

const NAMED = 4;
const TOLD = 2;

/** What of the section is asked for on this table right now, and what may be done. */
export function ParagraphNow({
  section,
  shown,
  speech,
}: {
  readonly section: Section;
  readonly shown: Shown;
  readonly speech: Speech;
}) {
  const t = useText();
  const { play } = shown;
  const { game, table } = play;
  const seat = shown.seat ?? game.turn(ruled(table))[0] ?? null;
  const { prompt, may } = useMemo(
    () => ({
      prompt: promptOf(game, table, seat),
      may: mayDo({ game, table: ruled(table), seat, section }),
    }),
    [game, table, seat, section],
  );
  const acting = stageOf(game, table).surfaces.find((one) => one.kind === 'charter' && one.acting);
  const livery = acting?.kind === 'charter' ? stageOf(game, table).liveries[acting.livery] : undefined;
  const cash = acting?.kind === 'charter' ? table.cash[acting.account] : undefined;
  const where = prompt.where.map((one) => speech.phrase(one)).join(' · ');
  const names = may.hexes.slice(0, NAMED).map((hex) => speech.place(`hex/${hex}`));
  const first = may.moves[0];
  const said = !first
    ? t('rules.cannot')
    : may.hexes.length > 0
      ? t('rules.can-hexes', {
          n: may.hexes.length,
          names: [...names, ...(may.hexes.length > NAMED ? ['…'] : [])].join(', '),
        })
      : may.moves.length <= TOLD
        ? may.moves.map((move) => capital(speech.move(table, move))).join(' · ')
        : t('rules.can-ways', { label: capital(speech.move(table, first)), n: may.moves.length - 1 });
  return (
    <div className={may.isHere ? 'paragraph-now here' : 'paragraph-now'}>
      {livery ? <Disc livery={livery} size={34} /> : null}
      <div>
        <p>
          <b>
            {t('rules.now')}: {asHeadline(speech.phrase(prompt.text))}.
          </b>{' '}
          {[
            capital(where),
            ...(cash === undefined ? [] : [t('now.treasury', { amount: speech.money(cash) })]),
          ].join(' · ')}
        </p>
        {may.isHere ? (
          <p className={first ? 'may' : 'may not'}>
            <Icon name={first ? 'check' : 'close'} size={13} /> {said}
          </p>
        ) : (
          <p className="elsewhere">{t('rules.now-elsewhere')}</p>
        )}
      </div>
      {may.hexes.length > 0 ? (
        <button
          type="button"
          className="button small"
          onClick={() =>
            pinPlaces(may.hexes.map((hex) => ({ place: `hex/${hex}`, label: '', tone: 'ring' as const })))
          }
        >
          <Icon name="eye" size={14} /> {t('rules.show')}
        </button>
      ) : null}
    </div>
  );
}
