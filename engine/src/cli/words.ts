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
  'cli/simulate': {
    de: [
      'Spielt Partien mit zufälligen Zügen zu Ende und wacht über alles, was Kern und Titel versprechen.',
      '  --game <Titel>        was gespielt wird',
      '  --variant <a,b>       nur diese Varianten; sonst alle abwechselnd',
      '  --players <n | n-m>   Zahl der Spieler, oder alle Zahlen von n bis m abwechselnd',
      '  --games <n>           wie viele Partien (100)',
      '  --seed <n>            dieselbe Zahl gibt dieselben Partien (1)',
      '  --chaos <0..1>        Anteil der Züge, die wohlgeformter Unsinn sind (0)',
      '  --late <0..1>         Anteil der Partien, die in einer späten Stellung des Titels beginnen (0.25)',
      '  --unreached           sagt am Ende, welche Zugarten und Regeln nie erreicht wurden',
    ].join('\n'),
    en: [
      'Plays games of moves by chance to their end and watches over all that kernel and title promise.',
      '  --game <title>        what is played',
      '  --variant <a,b>       only these variants; otherwise all in turn',
      '  --players <n | n-m>   number of players, or all numbers from n to m in turn',
      '  --games <n>           how many games (100)',
      '  --seed <n>            the same number gives the same games (1)',
      '  --chaos <0..1>        part of the moves that are well-formed nonsense (0)',
      '  --late <0..1>         part of the games that begin in a late position of the title (0.25)',
      '  --unreached           says at the end which kinds of moves and rules were never reached',
    ].join('\n'),
  },
  'cli/reached': {
    de: 'Erreicht ist eine Zugart, wenn sie regelgerecht gespielt wurde. Eine Regel wurde gefragt, wenn ein Zug, für den sie gilt, zu seiner Zeit gemacht oder erwogen wurde; sie sprach, wenn sie dabei etwas fand.',
    en: 'A kind of move is reached when it was played by the rules. A rule was asked when a move that it is about was made or considered in its time; it spoke when it found something.',
  },
  'cli/unreached/absent': {
    de: 'Zugarten, die kein Schritt dieser Partien hatte ({count}): {ids}',
    en: 'kinds of moves that no step of these games had ({count}): {ids}',
  },
  'cli/unreached/unplayed': {
    de: 'Zugarten, die an der Reihe waren und nie gespielt wurden ({count}): {ids}',
    en: 'kinds of moves that a step had and nobody played ({count}): {ids}',
  },
  'cli/unreached/unasked': {
    de: 'Regeln, die nie gefragt wurden ({count}): {ids}',
    en: 'rules that were never asked ({count}): {ids}',
  },
  'cli/unreached/silent': {
    de: 'Regeln, die gefragt wurden und nie sprachen ({count}): {ids}',
    en: 'rules that were asked and never spoke ({count}): {ids}',
  },
  'cli/no-runs': { de: 'In {title} fahren keine Züge', en: '{title} has no train runs' },
} as const satisfies Words;

type Env = Readonly<Record<string, string | undefined>>;

/** The language of whoever asks, as the system has it; English unless that is German. */
export const languageIn = ({ LC_ALL, LC_MESSAGES, LANG }: Env): Language =>
  /^de(?![a-z])/i.test(LC_ALL || LC_MESSAGES || LANG || '') ? 'de' : 'en';
