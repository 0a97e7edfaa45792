import type { Game } from '@stellwerk/engine/table/game.ts';
import { allRules } from '@stellwerk/engine/table/judge.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import { useTable } from '../table/table.ts';
import { withGaps } from '../words/gaps.ts';
import { useText } from '../words/use-text.ts';
import { useCoach } from './open-coach.ts';

/** What the program watches under a paragraph, in our own words: one sentence a rule, each said once. */
export function sentencesOf(game: Game, section: string, language: Language): readonly string[] {
  const rules = allRules(game);
  const own = rules.filter((rule) => rule.section === section);
  // A chapter without rules of its own is what its parts are.
  const found = own.length > 0 ? own : rules.filter((rule) => rule.section.startsWith(`${section}.`));
  const ids = found.map(({ id }) => id);
  const said = ids.flatMap((id) => game.words[id]?.[language] ?? []);
  return [...new Set(said.map((sentence) => withGaps(sentence, language)))];
}

/** The paragraph that was asked for. */
export function Paragraph() {
  const t = useText();
  const section = useCoach((s) => s.section);
  const game = useTable((s) => s.game);
  const language = useSettings((s) => s.language);
  const sentences = useMemo(
    () => (game && section !== null ? sentencesOf(game, section, language) : []),
    [game, section, language],
  );
  if (section === null) return null;
  return (
    <section className="paragraph">
      <h3>{t('coach.paragraph', { section })}</h3>
      {sentences.length === 0 ? <p className="empty">{t('coach.paragraph-empty')}</p> : null}
      <ul>
        {sentences.map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </section>
  );
}
