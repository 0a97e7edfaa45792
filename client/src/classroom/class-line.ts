import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import { parseLesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { Pupil } from '@stellwerk/shared/desk.ts';
import { readDesk } from '@stellwerk/shared/desk.ts';
import { isAllLinks, parseServerMessage } from '@stellwerk/shared/answers.ts';
import type { DeskWork } from '@stellwerk/shared/messages.ts';
import { create } from 'zustand';
import { Connection } from '../net/connection.ts';
import { Outbox } from '../net/outbox.ts';

export interface ClassState {
  readonly line: ClassLine | null;
  readonly status: 'opening' | 'ready' | 'failed';
  readonly lesson: Lesson | null;
  /** The step at which the teacher wants everybody; null: each at an own pace. */
  readonly lead: number | null;
  readonly pupils: Readonly<Record<string, Pupil>>;
}
const NOBODY: ClassState = { line: null, status: 'opening', lesson: null, lead: null, pupils: {} };
export const useClass = create<ClassState>()(() => NOBODY);

const RETRY_MS = 1200;

/** The line of a class to its table: only the desk is read, what lies on the table is each one's own. */
export class ClassLine {
  readonly #outbox: Outbox;
  readonly #connection: Connection;
  readonly #asked = new Map<string, (join: string) => void>();
  #written: unknown = null;

  constructor(table: string, token: string) {
    useClass.setState(NOBODY);
    this.#outbox = new Outbox(`class/${table}`, (text) => this.#connection?.send(text));
    this.#connection = new Connection(table, token, {
      onOnline: () => this.#outbox.resend(),
      onOffline: () => undefined,
      onMessage: (text) => this.#hear(text),
      onDenied: () => useClass.setState({ status: 'failed' }),
      onDocuments: ({ desk }) => {
        desk.on('afterTransaction', () => this.#read(desk));
        this.#read(desk);
      },
    });
  }

  #read(desk: Parameters<typeof readDesk>[0]): void {
    const { lesson, pupils } = readDesk(desk);
    if (!lesson) return;
    const written = JSON.stringify(lesson.file);
    if (written !== this.#written) {
      this.#written = written;
      const parsed = parseLesson(lesson.file);
      useClass.setState(parsed.ok ? { status: 'ready', lesson: parsed.value } : { status: 'failed' });
    }
    useClass.setState({ lead: lesson.lead, pupils });
  }

  #hear(text: string): void {
    const message = parseServerMessage(text);
    if (message?.type !== 'answer' || message.id === null) return;
    if (message.reason === 'too-fast' || message.reason === 'store')
      setTimeout(() => this.#outbox.resend(), RETRY_MS);
    else this.#outbox.take(message.id);
    if (isAllLinks(message.links) && message.links.join) this.#asked.get(message.id)?.(message.links.join);
  }

  /** Only the newest word about a pupil or the lead counts: what waits unsent before it is let go. */
  send(work: DeskWork): void {
    for (const waiting of this.#outbox.waiting)
      if (waiting.type === 'desk' && waiting.work.do === work.do) this.#outbox.take(waiting.id);
    this.#outbox.put({ type: 'desk', work });
  }

  /** The token by which pupils come in; only the host is told. */
  invitation(): Promise<string> {
    const id = this.#outbox.put({ type: 'host', work: { do: 'links' } });
    return new Promise((resolve) => id !== null && this.#asked.set(id, resolve));
  }

  close(): void {
    this.#connection.close();
    useClass.setState(NOBODY);
  }
}
