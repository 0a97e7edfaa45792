import { useState } from 'react';
import { Icon } from '../parts/Icon.tsx';
import { dropKept } from '../settings/keep.ts';
import type { KnownTable } from '../state/my-tables.ts';
import { addressOf, forgetTable, knownTables } from '../state/my-tables.ts';
import { useText } from '../words/use-text.ts';

/** Tables that were opened in this browser. */
export function MyTables() {
  const t = useText();
  const [tables, setTables] = useState<readonly KnownTable[]>(knownTables);
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
        {tables.map((table) => (
          <li key={table.id}>
            <a href={addressOf(table)}>
              <b>{table.name || table.game}</b>
              <span>
                {[table.name ? table.game : '', table.where, table.kind === 'solo' ? t('mine.solo') : '']
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </a>
            {table.flags > 0 ? (
              <span className="tag flag">
                <Icon name="flag" size={12} /> {table.flags}
              </span>
            ) : null}
            {table.myTurn ? <span className="tag accent">{t('mine.turn')}</span> : null}
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
    </section>
  );
}
