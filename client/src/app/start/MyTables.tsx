import { useState } from 'react';
import cards from 'virtual:title-cards';
import { Icon } from '../../parts/Icon.tsx';
import { dropKept } from '../../settings/keep.ts';
import type { KnownTable } from '../../table/my-tables.ts';
import { addressOf, forgetTable, knownTables } from '../../table/my-tables.ts';
import { useText } from '../../words/use-text.ts';
import { TitlePicture } from './TitlePicture.tsx';

/** As many as leave room for what stands below; the latest come first. */
const FEW = 5;

/** Tables that were opened in this browser. */
export function MyTables() {
  const t = useText();
  const [tables, setTables] = useState<readonly KnownTable[]>(knownTables);
  const [isLong, setLong] = useState(false);
  const shown = isLong || tables.length <= FEW + 1 ? tables : tables.slice(0, FEW);
  const forget = (table: KnownTable) => (): void => {
    if (table.kind === 'solo') dropKept(`solo/${table.id}`);
    forgetTable(table.id);
    setTables(knownTables());
  };
  return (
    <section className="card my-tables">
      <h2>{t('mine.title')}</h2>
      {tables.length === 0 ? <p className="empty">{t('mine.empty')}</p> : null}
      <ul>
        {shown.map((table) => (
          <li key={table.id}>
            <Picture title={table.game} />
            <a href={addressOf(table)}>
              <b>{table.name || table.game}</b>
              <span>
                {[
                  table.name ? table.game : '',
                  table.ended ? t('mine.over') : table.where,
                  table.kind === 'solo' ? t('mine.solo') : (table.people ?? []).join(', '),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
            <State table={table} />
            <button
              type="button"
              className="icon-button"
              aria-label={t('mine.forget', { name: table.name || table.game })}
              onClick={forget(table)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
      </ul>
      {shown.length < tables.length ? (
        <button type="button" className="button" onClick={() => setLong(true)}>
          {t('mine.more', { n: tables.length })}
        </button>
      ) : null}
    </section>
  );
}

function Picture({ title }: { readonly title: string }) {
  const card = cards.find((known) => known.title === title);
  return card ? <TitlePicture card={card} width={58} height={50} /> : <span className="game-picture" />;
}

/** The one thing that matters about a table now. */
function State({ table }: { readonly table: KnownTable }) {
  const t = useText();
  if (table.ended) return null;
  if (table.flags > 0)
    return (
      <span className="tag flag">
        <Icon name="flag" size={12} /> {t('mine.flags', { count: table.flags })}
      </span>
    );
  if (table.myTurn) return <span className="tag accent">{t('mine.turn')}</span>;
  const [who, ...more] = table.turn ?? [];
  if (who === undefined || more.length > 0 || table.kind === 'solo') return null;
  return <span className="tag">{t('mine.other', { who })}</span>;
}
