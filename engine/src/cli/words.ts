import type { Language } from '../table/types.ts';
import type { Words } from '../table/words.ts';

/** What the command line says when it was asked wrongly. */
export const CLI_WORDS = {
  'cli/file-name': {
    de: '{option}erwartet wird der Name einer Datei',
    en: '{option}expected the name of a file',
  },
  'cli/unreadable': { de: '{path}: kann nicht gelesen werden', en: '{path}: cannot be read' },
  'cli/not-json': { de: '{path}: kein JSON: {why}', en: '{path}: not JSON: {why}' },
  'cli/one-of': {
    de: '{option}: erwartet wird eines von {of}, nicht {given}',
    en: '{option}: expected one of {of}, not {given}',
  },
  'cli/whole': {
    de: '{option}: erwartet wird eine ganze Zahl, nicht {given}',
    en: '{option}: expected a whole number, not {given}',
  },
  'cli/range': {
    de: '{option}: erwartet wird eine Zahl von {min} bis {max}',
    en: '{option}: expected a number from {min} to {max}',
  },
  'cli/tests-fail': {
    de: 'Diese Tests schlagen schon ohne Veränderung fehl: {tests}',
    en: 'These tests fail before anything is changed: {tests}',
  },
  'cli/move': { de: 'Zug {n}', en: 'move {n}' },
  'cli/no-runs': { de: 'In {title} fahren keine Züge', en: '{title} has no train runs' },
} as const satisfies Words;

type Env = Readonly<Record<string, string | undefined>>;

/** The language of whoever asks, as the system has it; English unless that is German. */
export const languageIn = ({ LC_ALL, LC_MESSAGES, LANG }: Env): Language =>
  /^de(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'de' : 'en';
