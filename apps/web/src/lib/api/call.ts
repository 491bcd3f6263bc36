import type { AnyCall, ResponseOf } from '@daedap/contract/call';
import type { CallOptions } from './call-options.ts';
import { readAnswer } from './read-answer.ts';
import { send } from './send.ts';

/** Makes a call of the contract and parses its answer with the contract's schema. */
export async function call<C extends AnyCall>(
  description: C,
  options: CallOptions<C>,
): Promise<ResponseOf<C>> {
  return readAnswer(description, await send(description, options));
}
