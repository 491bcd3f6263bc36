import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that whatever runs now goes back to, through jobs and other nodes. */
const current = new AsyncLocalStorage<string | undefined>();

export const requestIdNow = (): string | undefined => current.getStore();

export const withRequestId = <Result>(id: string | undefined, work: () => Result): Result =>
  current.run(id, work);

/** For calls to other servers, whose logs can then be read together with ours. */
export function requestIdHeader(): Record<string, string> {
  const id = requestIdNow();
  return id === undefined ? {} : { 'x-request-id': id };
}
