import { useMemo } from 'react';
import { useSettings } from '../settings/settings.ts';
import type { TextKey, TextParams } from './texts.ts';
import { text } from './texts.ts';

export type Say = (key: TextKey, params?: TextParams) => string;

/** Our own words in the viewer's language. */
export function useText(): Say {
  const language = useSettings((s) => s.language);
  return useMemo(() => (key, params) => text(language, key, params), [language]);
}
