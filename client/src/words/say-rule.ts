import type { Game } from '@stellwerk/engine/table/game.ts';
import { allRules } from '@stellwerk/engine/table/judge.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import './log.ts';
import type { TextKey } from './texts.ts';
import { text } from './texts.ts';

/** What stands where a name or a number will stand. */
const GAPS: readonly (readonly [RegExp, TextKey])[] = [
  [/^(company|keeper|seller|buyer|minor|next|payee)$/, 'gap.company'],
  [/^(seat|president|director|turn|bidder|who|owner|of|sellers)$/, 'gap.person'],
  [/^(hex|from|to|near)$/, 'gap.hex'],
  [/^(tile|old|new)$/, 'gap.tile'],
  [/^(train|name|top|side|recycled)$/, 'gap.train'],
  [/^(count|limit|most|least|held|pool|percent|after|market|left|phase)$/, 'gap.number'],
];

/** A sentence that waits for its names and numbers: a rule as such, not a case of it. */
const withGaps = (template: string, language: Language): string =>
  template
    .replace(/\{(\w+)\|[^{}|]*\|([^{}|]*)(?:\|[^{}|]*)?\}/g, (_, name: string, many: string) =>
      many.replace('#', `{${name}}`),
    )
    .replace(/\{(\w+)(?::(\w+))?\}/g, (_, name: string, as?: string) => {
      const gap = as === 'money' ? 'gap.amount' : GAPS.find(([names]) => names.test(name))?.[1];
      return gap === undefined ? '…' : text(language, gap);
    });

/** A rule as such, with its paragraph: what a house rule is about. */
export function sayRule(game: Game, language: Language, id: string): string {
  const section = allRules(game).find((rule) => rule.id === id)?.section;
  const said = withGaps(game.words[id]?.[language] ?? id, language);
  return section ? `${said} §${section}` : said;
}
