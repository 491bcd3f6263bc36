import { answerKeyOf } from './answer-keys.ts';

/** The locks of this page, for browsers without the Web Locks API and for insecure pages. */
const ownLocks = new Set<string>();

type Run<Result> = { readonly isFree: true; readonly result: Result } | { readonly isFree: false };

/** One tab at a time sends the outbox. */
export const senderLock = 'daedap-outbox';

/** Held while this answer or a correction of it is being sent: they must arrive in their order, since the last counts. */
export const entryLock = (id: string) => `daedap-outbox-${answerKeyOf(id)}`;

/** Held while a change of this thing is being sent: two changes must arrive in their order. */
export const changeLock = (of: string) => `daedap-change-${of}`;

/** Does the work unless somebody holds the lock, in this tab or another. A page that dies releases it. */
export async function runIfFree<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Run<Result>> {
  if (ownLocks.has(name)) return { isFree: false };
  ownLocks.add(name);
  let begun = false;
  const begin = async (): Promise<Run<Result>> => {
    begun = true;
    return { isFree: true, result: await work() };
  };
  try {
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    if (!locks) return await begin();
    return await locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? begin() : { isFree: false },
    );
  } catch (error) {
    // The browser refuses locks to some pages; then `ownLocks` decides.
    if (begun) throw error;
    return await begin();
  } finally {
    ownLocks.delete(name);
  }
}
