import type { AnyCall, ResponseOf } from '@daedap/contract/call';
import { z } from 'zod';
import { reportError } from '#/lib/errors/report-error.ts';
import { ApiError } from './api-error.ts';
import { type CallOptions, readJson, send } from './send.ts';

/** Makes a call of the contract and parses its response with the contract's schema. */
export async function call<C extends AnyCall>(
  description: C,
  options: CallOptions<C>,
): Promise<ResponseOf<C>> {
  return readResponse(description, await send(description, options));
}

/**
 * The body of a success, parsed with the contract's schema. A body that does not match is an error without a text for
 * the user.
 */
export async function readResponse<C extends AnyCall>(
  description: C,
  response: Response,
): Promise<ResponseOf<C>> {
  return parseResponse(description, response.status, await readJson(response));
}

function parseResponse<C extends AnyCall>(
  description: C,
  status: number,
  body: unknown,
): ResponseOf<C> {
  const parsed = description.response.safeParse(body);
  if (!parsed.success) {
    const error = new ApiError({ code: 'INTERNAL', status, message: '' });
    reportError(
      error,
      'calls',
      `reading the response of ${description.method} ${description.path}`,
    );
    throw error;
  }
  // The schema is the one that ResponseOf is derived from; TypeScript cannot follow that through the generic.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return parsed.data as ResponseOf<C>;
}

/** How many rows of a list could not be read; missing when all could be. */
export type Unreadable = { readonly unreadable?: number };

/**
 * Makes a call whose response holds a list. A row that this version cannot read is left out and counted, so that the
 * other rows are still shown.
 */
export async function callForRows<C extends AnyCall>(
  description: C,
  list: string & keyof ResponseOf<C>,
  options: CallOptions<C>,
): Promise<ResponseOf<C> & Unreadable> {
  return readRows(description, list, await send(description, options));
}

/** The same for a response that is there already. */
export async function readRows<C extends AnyCall>(
  description: C,
  list: string & keyof ResponseOf<C>,
  response: Response,
): Promise<ResponseOf<C> & Unreadable> {
  const body = await readJson(response);
  const readable = dropUnreadable(description.response, list, body);
  const parsed = parseResponse(description, response.status, readable.body);
  const { unreadable } = readable;
  return Object.assign({}, parsed, unreadable > 0 && { unreadable });
}

function dropUnreadable(schema: z.ZodType, list: string, body: unknown) {
  const untouched = { body, unreadable: 0 };
  const field: unknown = schema instanceof z.ZodObject ? schema.shape[list] : undefined;
  if (!(field instanceof z.ZodArray) || typeof body !== 'object' || body === null) return untouched;
  const rows: unknown = new Map(Object.entries(body)).get(list);
  if (!Array.isArray(rows)) return untouched;
  const readable = rows.filter((row) => z.safeParse(field.element, row).success);
  return { body: { ...body, [list]: readable }, unreadable: rows.length - readable.length };
}
