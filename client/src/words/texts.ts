import type { Json, Language } from '@stellwerk/engine/table/types.ts';
import { say } from '@stellwerk/engine/table/words.ts';
import { WORDS } from './brought.ts';
import './everywhere.ts';
import type { answerTexts } from './answers.ts';
import type { classTexts } from './classroom.ts';
import type { everywhereTexts } from './everywhere.ts';
import type { handTexts } from './hand.ts';
import type { helpTexts } from './help.ts';
import type { keyTexts } from './keys.ts';
import type { lessonTexts } from './lessons.ts';
import type { logTexts } from './log.ts';
import type { panelTexts } from './panel.ts';
import type { phoneTexts } from './phone.ts';
import type { reasonTexts } from './reasons.ts';
import type { releaseTexts } from './release.ts';
import type { rulesTexts } from './rules.ts';
import type { screenTexts } from './screen.ts';
import type { shareTexts } from './share.ts';
import type { startTexts } from './start.ts';
import type { tableTexts } from './table.ts';
import type { tabletopTexts } from './tabletop.ts';
import type { togetherTexts } from './together.ts';
import type { writeTexts } from './write.ts';

/**
 * Everything that the program itself says; what a title says stands in the title's own words. Words travel with what
 * says them: a module that says some of a later file imports that file.
 */
export type TextKey =
  | keyof typeof everywhereTexts
  | keyof typeof startTexts
  | keyof typeof tableTexts
  | keyof typeof panelTexts
  | keyof typeof logTexts
  | keyof typeof tabletopTexts
  | keyof typeof handTexts
  | keyof typeof keyTexts
  | keyof typeof reasonTexts
  | keyof typeof releaseTexts
  | keyof typeof togetherTexts
  | keyof typeof shareTexts
  | keyof typeof helpTexts
  | keyof typeof lessonTexts
  | keyof typeof classTexts
  | keyof typeof writeTexts
  | keyof typeof phoneTexts
  | keyof typeof answerTexts
  | keyof typeof rulesTexts
  | keyof typeof screenTexts;
export type TextParams = Readonly<Record<string, Json>>;

/** One sentence of ours in one language. */
export const text = (language: Language, key: TextKey, params?: TextParams): string =>
  say(WORDS, language, { key, params });
