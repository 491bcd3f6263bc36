import { id } from '@daedap/contract/ids';
import type { SessionSort } from '@daedap/contract/pagination';
import { type RawBuilder, sql } from 'kysely';
import { z } from 'zod';
import { validationError } from '../../http/app-error.ts';

type PageOrder = SessionSort | 'history';

/** The entry that a page ended with: what it was ordered by, and its id. */
export type PageEnd = { key: number | null; id: number };

const time = z.int().nonnegative();
const score = z.int().min(0).max(100).nullable();
const keys = { newest: time, oldest: time, highest: score, lowest: score, history: time } as const;

export function writeCursor(order: PageOrder, end: PageEnd): string {
  return Buffer.from(JSON.stringify([order, end.key, end.id])).toString('base64url');
}

/** What `writeCursor` made for the same order; anything else is refused. */
export function readCursor(order: PageOrder, cursor: string | undefined): PageEnd | null {
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
    // Someone made the cursor up: the caller refuses it.
    return undefined;
  }
}

/** A time as a whole number: PostgreSQL's is finer than a Date, which would skip or repeat entries between pages. */
export function microsecondsOf(column: string): RawBuilder<string> {
  return sql<string>`(extract(epoch from ${sql.ref(column)}) * 1000000)::bigint`;
}

export function timeOfMicroseconds(key: number | null): RawBuilder<Date> {
  return sql<Date>`(timestamptz 'epoch' + ${key}::bigint * interval '1 microsecond')`;
}

/** The entries of a page, of which one more than it holds was asked for, and the cursor of the next. */
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
