import { AsyncLocalStorage } from 'node:async_hooks';

/** The id of the request that caused what runs now, also in jobs and on other nodes. */
const current = new AsyncLocalStorage<string | undefined>();

export const requestIdNow = (): string | undefined => current.getStore();

export const withRequestId = <Result>(id: string | undefined, work: () => Result): Result =>
  current.run(id, work);

/** For calls to other servers, so that their logs can be read together with ours. */
export function requestIdHeader(): Record<string, string> {
  const id = requestIdNow();
  return id === undefined ? {} : { 'x-request-id': id };
}
