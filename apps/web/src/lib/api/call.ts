import type { AnyCall, ResponseOf } from '@daedap/contract/call';
import { ApiError } from './api-error.ts';
import { send, type CallOptions } from './send.ts';

/** Makes a call of the contract and parses its answer with the contract's schema. */
export async function call<C extends AnyCall>(
  description: C,
  options: CallOptions<C>,
): Promise<ResponseOf<C>> {
  const response = await send(description, options);
  const body: unknown = await response.json().catch(() => null);
  const parsed = description.response.safeParse(body);
  if (!parsed.success) {
    throw new ApiError({ code: 'INTERNAL', status: response.status, message: '' });
  }
  // The schema is the one that ResponseOf is derived from; TypeScript cannot follow that through the generic.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return parsed.data as ResponseOf<C>;
}
