import { useEffect, useRef, useState } from 'react';
import { useSpeech } from '../table/shown.ts';
import { useTable } from '../table/table.ts';
import { endToast, toast, useView } from '../table/view.ts';
import { useText } from '../words/use-text.ts';
import { sayQuestion } from '../agreements/Requests.tsx';

const CLOCKS_DIFFER_MS = 5000;

/** Says what comes from the others beside their moves: a question to the table, a line of the chat. */
export function useNews(): void {
  useQuestions();
  useChatLines();
}

function useQuestions(): void {
  const t = useText();
  const requests = useTable((s) => s.requests);
  const mine = useTable((s) => s.mine);
  const play = useTable((s) => s.play);
  const speech = useSpeech();
  /** What was called out for each question that is open. */
  const heard = useRef<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!play || !speech) return;
    const known = heard.current;
    const open = new Map<string, string>();
    for (const request of Object.values(requests)) {
      const said = known.get(request.id) ?? sayQuestion(request, speech, t, play);
      open.set(request.id, said);
      if (!known.has(request.id) && !mine.includes(request.by)) toast(said, 'note');
    }
    heard.current = open;
    // What is decided is asked no more.
    for (const [id, said] of known) if (!open.has(id)) endToast(said);
  }, [requests, mine, play, speech, t]);
}

function useChatLines(): void {
  const t = useText();
  const chat = useTable((s) => s.desk.chat);
  const id = useTable((s) => s.id);
  const mine = useTable((s) => s.mine);
  const isOpen = useView((s) => (s.isPanelOpen && s.tab === 'chat') || s.page === 'chat');
  const heard = useRef<{ readonly id: string; readonly line: string | undefined } | null>(null);
  const [opened] = useState(() => Date.now());
  useEffect(() => {
    const last = chat.at(-1);
    const before = heard.current;
    heard.current = { id, line: last?.id };
    if (!last || before?.id !== id || before.line === last.id || mine.includes(last.who)) return;
    // What was said before one came is there to be read, not to be called out; an open chat speaks for itself.
    const isOld = before.line === undefined && last.at < opened - CLOCKS_DIFFER_MS;
    if (isOld || isOpen) return;
    const who = last.event ? t('chat.host') : last.name || t('chat.guest');
    const text = last.event ? t('chat.put-out', { who: last.name || last.event.seat }) : last.text;
    toast(t('chat.said', { who, text }), 'note');
  }, [chat, id, mine, isOpen, opened, t]);
}
