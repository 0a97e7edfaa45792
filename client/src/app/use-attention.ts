import { flagAt, openFlags } from '@stellwerk/engine/table/flags.ts';
import type { Language } from '@stellwerk/engine/table/types.ts';
import { sentenceNow } from '@stellwerk/engine/table/step-plan.ts';
import { ruled, turnOf } from '../table/settled.ts';
import { useEffect, useRef } from 'react';
import { useStanding } from '../now/use-auto-pass.ts';
import { rememberTable } from '../table/my-tables.ts';
import { useSettings } from '../settings/settings.ts';
import { speechNow } from '../table/shown.ts';
import { sayEntry } from '../words/say-entry.ts';
import { asSentence } from '../words/prompt.ts';
import { nameOfSeat } from '../words/seat-name.ts';
import { useTable } from '../table/table.ts';
import { announce, endToast, toast, useView } from '../table/view.ts';
import { text } from '../words/texts.ts';
import { ring } from './bell.ts';

const tokenIn = (): string => /^#\/t\/[^/]+\/([^?]+)/.exec(window.location.hash)?.[1] ?? '';

/** Tells people when it is their turn, and everybody what others did: tab title, bell, live region. */
export function useAttention(): void {
  const play = useTable((s) => s.play);
  const mine = useTable((s) => s.mine);
  const kind = useTable((s) => s.kind);
  const language = useSettings((s) => s.language);
  const before = useRef<{ length: number; turn: string; prompt: string } | null>(null);
  useEffect(() => {
    const speech = speechNow();
    if (!play || !speech) return;
    const { game, table, log } = play;
    const turn = turnOf(play);
    const isMine = turn.some((seat) => mine.includes(seat));
    const prompt = game.prompt(ruled(table), null);
    const next = speech.phrase(sentenceNow(game, table));
    document.title = `${isMine ? '● ' : ''}${next} · Stellwerk`;
    const old = before.current;
    before.current = { length: log.length, turn: turn.join(), prompt: next };
    const { id, room, seats } = useTable.getState();
    const named = (all: readonly string[]): readonly string[] => all.map((seat) => nameOfSeat(seats, seat));
    rememberTable({
      id,
      kind,
      token: kind === 'remote' ? tokenIn() : '',
      name: room.name,
      game: game.title,
      where: prompt.where
        .map((phrase) => speech.phrase(phrase))
        .slice(0, 2)
        .join(' · '),
      myTurn: isMine && kind === 'remote',
      people: named(play.config.seats),
      turn: named(turn),
      ended: game.ended(table),
      flags: openFlags(play).length,
      at: Date.now(),
    });
    if (!old || log.length <= old.length) return;
    const entry = log.at(-1)!;
    const said = sayEntry(speech, play, entry);
    // What the table has allowed before it was done is no flag that anybody still has to think about.
    const flag = flagAt(play, entry.n);
    const [finding] = flag === 'open' ? entry.findings.filter(({ weight }) => weight === 'breach') : [];
    const isOwn = entry.seat !== null && mine.includes(entry.seat);
    if (finding)
      toast(
        text(language, 'toast.flag', {
          what: said,
          why: `${speech.findingTo(finding, entry.seat, mine)} ${speech.section(finding)}`,
        }),
        'flag',
      );
    else if (flag === 'waived') toast(said, 'go');
    else {
      // What the last flag said is no longer the news; what somebody called out still is.
      if (useView.getState().toast?.tone === 'flag') useView.setState({ toast: null });
      // What is next for me; after a move of my own only if it is something else than before.
      announce(isMine && (!isOwn || next !== old.prompt) ? `${asSentence(said)} ${next}` : said);
    }
    const isNew = isMine && old.turn !== turn.join() && !isOwn;
    // Whoever lets the table pass for them is not called for that.
    const isCalled = isNew && useStanding.getState().standing === null;
    if (isCalled && kind === 'remote' && useSettings.getState().sound) ring();
  }, [play, mine, kind, language]);
  useEffect(
    () => () => {
      document.title = 'Stellwerk';
    },
    [],
  );
}

const sayCut = (language: Language): string =>
  `${text(language, 'offline')} ${text(language, 'offline.none')}`;

/** A line that is cut is called out. After it: says so, unless something waited; then a list tells what became of it. */
export function useReturn(): void {
  const link = useTable((s) => s.link);
  const waiting = useTable((s) => s.waiting.length);
  const language = useSettings((s) => s.language);
  const away = useRef<'no' | 'idle' | 'busy'>('no');
  useEffect(() => {
    if (link === 'offline') {
      if (away.current === 'no') toast(sayCut(language), 'note');
      away.current = waiting > 0 || away.current === 'busy' ? 'busy' : 'idle';
    } else endToast(sayCut(language));
    if (link !== 'online' || waiting > 0) return;
    if (away.current === 'idle') toast(text(language, 'toast.back'), 'go');
    away.current = 'no';
  }, [link, waiting, language]);
}
