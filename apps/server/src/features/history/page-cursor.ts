import { id } from '@daedap/contract/ids';
import type { SessionSort } from '@daedap/contract/pagination';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { validationError } from '../../http/app-error.ts';

type SortOrder = SessionSort | 'history';

/** The last entry of a page: the value it is sorted by, and its id. */
export type PageEnd = { key: number | null; id: number };

const time = z.int().nonnegative();
const score = z.int().min(0).max(100).nullable();
const keys = { newest: time, oldest: time, highest: score, lowest: score, history: time } as const;

export function writeCursor(order: SortOrder, end: PageEnd): string {
  return Buffer.from(JSON.stringify([order, end.key, end.id])).toString('base64url');
}

/** Reads a cursor of `writeCursor` for the same order, and refuses anything else. */
export function readCursor(order: SortOrder, cursor: string | undefined): PageEnd | null {
  if (cursor === undefined) return null;
  const shape = z.tuple([z.literal(order), keys[order], id]);
  const parsed = shape.safeParse(jsonOf(Buffer.from(cursor, 'base64url').toString()));
  if (!parsed.success) throw validationError({ cursor: 'invalidValue' });
  const [, key, last] = parsed.data;
  return { key, id: last };
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not a cursor of ours: the caller refuses it.
    return undefined;
  }
}

/** A time in microseconds. A Date has milliseconds only, which would skip or repeat entries between pages. */
export function microsecondsOf(column: string): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
}

export function timeOfMicroseconds(key: number | null): RawBuilder<Date> {
  return sql<Date>`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`;
}

/** Splits rows, of which one more than the limit was queried, into a page and the cursor of the next one. */
export function pageOf<Row>(
  rows: readonly Row[],
  limit: number,
  cursorAfter: (last: Row) => string,
): { rows: readonly Row[]; nextCursor: string | null } {
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const more = rows.length > limit && last !== undefined;
  return { rows: shown, nextCursor: more ? cursorAfter(last) : null };
}
