import type { AnyCall, ResponseOf } from '@daedap/contract/call';
import { reportError } from '#/lib/errors/report-error.ts';
import { ApiError } from './api-error.ts';

/** The body of a success, by the contract's schema. One that is something else is a fault without a sentence. */
export async function readAnswer<C extends AnyCall>(
  description: C,
  response: Response,
): Promise<ResponseOf<C>> {
  // What is no JSON is refused by the schema.
  return parseAnswer(description, response.status, await response.json().catch(() => null));
}

export function parseAnswer<C extends AnyCall>(
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
