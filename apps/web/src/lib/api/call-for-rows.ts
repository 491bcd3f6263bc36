import type { AnyCall, ResponseOf } from '@daedap/contract/call';
import { z } from 'zod';
import type { CallOptions } from './call-options.ts';
import { parseAnswer } from './read-answer.ts';
import { send } from './send.ts';

/** How many rows of a list could not be read; left out when all could. */
export type Unreadable = { readonly unreadable?: number };

/**
 * Makes a call whose answer holds a list. A row that this version cannot read at all is left out and counted, so that it
 * does not take the others with it.
 */
export async function callForRows<C extends AnyCall>(
  description: C,
  list: string & keyof ResponseOf<C>,
  options: CallOptions<C>,
): Promise<ResponseOf<C> & Unreadable> {
  const response = await send(description, options);
  // What is no JSON is refused by the schema.
  const body: unknown = await response.json().catch(() => null);
  const sifted = sift(description.response, list, body);
  const answer = parseAnswer(description, response.status, sifted.body);
  const { unreadable } = sifted;
  return Object.assign({}, answer, unreadable > 0 && { unreadable });
}

function sift(schema: z.ZodType, list: string, body: unknown) {
  const untouched = { body, unreadable: 0 };
  const field: unknown = schema instanceof z.ZodObject ? schema.shape[list] : undefined;
  if (!(field instanceof z.ZodArray) || typeof body !== 'object' || body === null) return untouched;
  const rows: unknown = new Map(Object.entries(body)).get(list);
  if (!Array.isArray(rows)) return untouched;
  const readable = rows.filter((row) => z.safeParse(field.element, row).success);
  return { body: { ...body, [list]: readable }, unreadable: rows.length - readable.length };
}
