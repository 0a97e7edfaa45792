import type { Json, Language } from '@stellwerk/engine/table/types.ts';
import type { Words } from '@stellwerk/engine/table/words.ts';
import { say } from '@stellwerk/engine/table/words.ts';
import { handTexts } from './hand.ts';
import { keyTexts } from './keys.ts';
import { missingTexts } from './missing.ts';
import { panelTexts } from './panel.ts';
import { reasonTexts } from './reasons.ts';
import { releaseTexts } from './release.ts';
import { startTexts } from './start.ts';
import { tableTexts } from './table.ts';
import { togetherTexts } from './together.ts';

/** Everything that the program itself says; what a title says stands in the title's own words. */
export const TEXTS = {
  ...startTexts,
  ...tableTexts,
  ...panelTexts,
  ...handTexts,
  ...keyTexts,
  ...reasonTexts,
  ...missingTexts,
  ...togetherTexts,
  ...releaseTexts,
} as const;
export type TextKey = keyof typeof TEXTS;
export type TextParams = Readonly<Record<string, Json>>;

/** One sentence of ours in one language. */
export const text = (language: Language, key: TextKey, params?: TextParams): string =>
  say(TEXTS as Words, language, { key, params });

export const isTextKey = (key: string): key is TextKey => Object.hasOwn(TEXTS, key);
