import type { Lesson } from '@stellwerk/engine/lessons/lesson.ts';
import type { Said } from '@stellwerk/engine/table/faults.ts';
import type { Result } from '@stellwerk/engine/table/types.ts';
import { fail, ok } from '@stellwerk/engine/table/types.ts';
import type { Links } from '@stellwerk/shared/answers.ts';
import type { OpenConfig } from '@stellwerk/shared/documents.ts';

/** What went wrong with a request: the server said so, or it cannot be reached. */
export interface ApiFault {
  readonly status: number;
  readonly place: string;
  readonly message: string;
  /** The same in words for people, where it is about a file. */
  readonly text?: Said;
  /** A move of a file does not come out as it was played; whether it can be opened beyond that move too. */
  readonly goesOn?: boolean;
}
/** What to do with such a file: open it up to that move, or as a whole, with the move as it happened and a flag. */
export type Differing = 'until' | 'through';

export interface NewTable {
  readonly config: OpenConfig;
  readonly name: string;
  readonly cards: Readonly<Record<string, { readonly name: string; readonly colour: string }>>;
  /** What a class is to work on there. */
  readonly lesson?: Lesson;
}
export interface Founded {
  readonly id: string;
  readonly links: Links;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const word = (value: unknown): string => (typeof value === 'string' ? value : '');

async function request(path: string, init: RequestInit, token?: string): Promise<Result<string, ApiFault>> {
  try {
    const headers: Record<string, string> = { accept: 'application/json' };
    if (typeof init.body === 'string') headers['content-type'] = 'application/json';
    if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
    const response = await fetch(path, { ...init, headers });
    const body = await response.text();
    return response.ok ? ok(body) : fail(faultOf(response.status, body));
  } catch {
    return fail({ status: 0, place: '', message: '' });
  }
}

function faultOf(status: number, body: string): ApiFault {
  try {
    const value: unknown = JSON.parse(body);
    const inner = isRecord(value) && isRecord(value['error']) ? value['error'] : value;
    if (isRecord(inner))
      return {
        status,
        place: word(inner['place']),
        message: word(inner['message']),
        ...(isRecord(inner['text']) ? { text: inner['text'] as Said } : {}),
        ...(typeof inner['goesOn'] === 'boolean' ? { goesOn: inner['goesOn'] } : {}),
      };
  } catch {
    // A proxy in between may answer with a page of its own.
  }
  return { status, place: '', message: '' };
}

function founded(answer: Result<string, ApiFault>): Result<Founded, ApiFault> {
  if (!answer.ok) return answer;
  try {
    const value = JSON.parse(answer.value) as { id?: unknown; table?: unknown; links?: unknown };
    const id = word(value.id) || word(value.table);
    if (id !== '' && isRecord(value.links)) return ok({ id, links: value.links as unknown as Links });
  } catch {
    // Falls through to the fault below.
  }
  return fail({ status: 502, place: '', message: '' });
}

export async function createTable({
  config,
  name,
  cards,
  lesson,
}: NewTable): Promise<Result<Founded, ApiFault>> {
  const seats = config.seats.map((seat) => ({ seat, ...cards[seat] }));
  const body = JSON.stringify({ ...config, seats, ...(name ? { name } : {}), ...(lesson ? { lesson } : {}) });
  return founded(await request('/api/tables', { method: 'POST', body }));
}

/** `name`: for the table, where the file itself has none. */
export async function importTable(
  file: string,
  name = '',
  differing: Differing | null = null,
): Promise<Result<Founded, ApiFault>> {
  const query = new URLSearchParams({ name, ...(differing === null ? {} : { differing }) });
  const path = `/api/tables/import?${query.toString()}`;
  return founded(await request(path, { method: 'POST', body: file }));
}

/** A table of its own that begins with another one's game up to an entry. */
export async function copyTable(
  id: string,
  token: string,
  entry: number,
  name: string,
): Promise<Result<Founded, ApiFault>> {
  const body = JSON.stringify({ entry, name });
  return founded(await request(`/api/tables/${id}/copy`, { method: 'POST', body }, token));
}

export async function exportTable(id: string, token: string): Promise<Result<string, ApiFault>> {
  return request(`/api/tables/${id}/file`, { method: 'GET' }, token);
}
