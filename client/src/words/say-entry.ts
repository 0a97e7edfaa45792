import type { Entry, Play } from '@stellwerk/engine/table/play.ts';
import { positionAt } from '@stellwerk/engine/table/positions.ts';
import type { Params } from '@stellwerk/engine/table/types.ts';
import './log.ts';
import { sayRule } from './say-rule.ts';
import type { Speech } from './speech.ts';
import { text } from './texts.ts';
import { headBefore, wayBetween } from './way-back.ts';

/**
 * Against a rule anybody may have moved, also for a company of somebody else: where the sentence has only the company, it is
 * said whose hand it was; and who allowed it, where the table was asked before.
 */
function hands({ act, seat, by, findings }: Entry, isNamed: boolean, speech: Speech): string[] {
  if (act.do !== 'move' || !findings.some(({ weight }) => weight === 'breach')) return [];
  const { language } = speech;
  const others = (act.overruled ?? []).filter((one) => one !== seat);
  const allowed = others.map((one) => speech.name(one)).join(', ');
  return [
    ...(isNamed || seat === null || by !== undefined
      ? []
      : [text(language, 'log.hand', { who: speech.name(seat) })]),
    ...(allowed === '' ? [] : [text(language, 'log.allowed', { who: allowed })]),
  ];
}

/** What an entry of the log says. */
export function sayEntry(speech: Speech, play: Play, entry: Entry): string {
  const { language } = speech;
  const name = (id: string): string => speech.name(id);
  const { act, n } = entry;
  const t = (key: Parameters<typeof text>[1], params?: Params): string => text(language, key, params);
  const who = entry.seat === null ? t('log.table') : name(entry.seat);
  switch (act.do) {
    case 'setup':
      return t('log.setup');
    case 'move': {
      const before = positionAt(play, play.line[n] ?? 0);
      const { said, wantsWho } = speech.told(before, act.move);
      // Where no company is at it, some sentences begin with whoever moves.
      const isNamed = wantsWho || said.startsWith(`${who} `);
      const what = [wantsWho ? `${who} ${said}` : said, ...hands(entry, isNamed, speech)].join(' · ');
      if (act.because)
        return t('log.by-itself', { what, section: act.because.section ? ` §${act.because.section}` : '' });
      if (entry.by === undefined) return what;
      return t('log.for-empty', { what, who: entry.by === null ? t('log.host') : name(entry.by) });
    }
    case 'undo': {
      const { kind, moves } = wayBetween(play, headBefore(play, n), act.to);
      const [only] = moves;
      if (only && moves.length === 1)
        return t(`log.${kind}-one`, { who, what: sayEntry(speech, play, only) });
      return moves.length > 1
        ? t(`log.${kind}`, { who, n: moves.length, to: act.to })
        : t('log.back', { who, to: act.to });
    }
    case 'waive':
    case 'uphold': {
      const of = play.log[act.entry];
      return t(`log.${act.do}`, {
        who: (act.agreed ?? []).map(name).join(', ') || who,
        what: of ? sayEntry(speech, play, of) : t('history.at', { n: act.entry, of: n }),
      });
    }
    case 'house-rule':
    case 'lift-house-rule': {
      const agreed = act.agreed.map(name).join(', ') || who;
      return t(act.do === 'house-rule' ? 'log.house' : 'log.house-ends', {
        rule: sayRule(play.game, language, act.rule),
        who: agreed,
      });
    }
    case 'mode':
      return t('log.mode', { who, mode: t(`mode.${act.mode}`) });
    case 'bookkeeping':
      return t('log.books', { who, books: t(`books.${act.bookkeeping}`) });
    default:
      return speech.phrase({ key: 'table/plain', params: { text: '' } });
  }
}
