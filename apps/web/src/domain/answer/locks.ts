/** The ones of this page: all there is to know where the browser has no locks (pages that are not secure). */
const ownLocks = new Set<string>();

type Ran<Result> = { readonly free: true; readonly result: Result } | { readonly free: false };

/** One tab at a time sends what waits. */
export const senderLock = 'daedap-outbox';

/** Held by whoever is sending this very answer. */
export const entryLock = (id: string) => `daedap-outbox-${id}`;

/** Does the work unless somebody holds the name, in this tab or another. A page that dies lets go. */
export async function ifFree<Result>(
  name: string,
  work: () => Promise<Result>,
): Promise<Ran<Result>> {
  if (ownLocks.has(name)) return { free: false };
  ownLocks.add(name);
  let begun = false;
  const begin = async (): Promise<Ran<Result>> => {
    begun = true;
    return { free: true, result: await work() };
  };
  try {
    const locks = 'locks' in navigator ? navigator.locks : undefined;
    if (!locks) return await begin();
    return await locks.request(name, { ifAvailable: true }, (lock) =>
      lock ? begin() : { free: false },
    );
  } catch (error) {
    // Refused where the page may not have locks; then `ownLocks` is what counts.
    if (begun) throw error;
    return await begin();
  } finally {
    ownLocks.delete(name);
  }
}
