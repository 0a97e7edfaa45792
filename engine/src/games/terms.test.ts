import { describe, expect, it } from 'vitest';
import type { Both } from '../table/rulebook.ts';
import { sentencesOf } from '../table/rulebook.ts';
import { GAME_IDS, loadGame, loadLessons, loadRulebook } from './registry.ts';

const LANGUAGES = ['de', 'en'] as const;

/** Whether it stands in the text as a word of its own. */
const stands = (word: string, text: string): boolean => {
  const plain = word.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return new RegExp(String.raw`(?<![\p{L}\p{N}])${plain}(?![\p{L}\p{N}])`, 'iu').test(text);
};

/** Everything that is said where terms are explained: the rulebook, what the referee finds, lessons. */
async function saidBy(id: string): Promise<readonly Both[]> {
  const book = (await loadRulebook(id))!;
  const sections = book.sections.flatMap(({ title, lead, groups, examples = [] }) => [
    title,
    lead,
    ...groups.flatMap((group) => group.title ?? []),
    ...examples.flatMap((example) => [example.title, example.text]),
  ]);
  const steps = (await loadLessons(id)).flatMap((lesson) => lesson.steps);
  const lessons = steps.flatMap(({ text, task, question }) => [
    ...text,
    ...(task ? [task.goal] : []),
    ...(question ? [question.ask, ...question.answers.flatMap(({ say, reply }) => [say, reply])] : []),
  ]);
  const words = Object.values((await loadGame(id))!.words);
  const why = sentencesOf(book).flatMap(({ decided }) => decided ?? []);
  return [...sentencesOf(book), ...why, ...sections, ...lessons, ...words];
}

describe.each(GAME_IDS)('the terms of %s', (id) => {
  it('are explained once, and each of their forms once', async () => {
    const { terms } = (await loadRulebook(id))!;
    expect(terms.length).toBeGreaterThanOrEqual(40);
    expect(new Set(terms.map((term) => term.id)).size).toBe(terms.length);
    for (const language of LANGUAGES) {
      const forms = terms.flatMap(({ words }) => words[language].map((word) => word.toLowerCase()));
      expect(forms.filter((word, at) => forms.indexOf(word) !== at)).toEqual([]);
    }
  });
  it('have only forms in which somebody meets them', async () => {
    const { terms } = (await loadRulebook(id))!;
    const said = await saidBy(id);
    for (const language of LANGUAGES) {
      const text = said.map((words) => words[language]).join('\n');
      const forms = terms.flatMap(({ words }) => words[language]);
      expect(forms.filter((word) => !stands(word, text))).toEqual([]);
    }
  });
});
