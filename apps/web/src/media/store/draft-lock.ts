const prefix = 'daedap-take-';

/** The drafts of this page. Where the browser has no locks (insecure pages), only these are known. */
const ownDrafts = new Set<string>();

/**
 * Tells every tab that a recording is in progress. The browser releases the lock when the page ends for any reason, so
 * a draft without a lock was cut off.
 */
export function lockDraft(id: string): () => void {
  let letGo: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  ownDrafts.add(id);
  lockManager()
    ?.request(`${prefix}${id}`, () => done)
    // Rejected where the page may not use locks; then only `ownDrafts` counts.
    .catch(() => undefined);
  return () => {
    ownDrafts.delete(id);
    letGo();
  };
}

export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  const snapshot = await lockManager()
    ?.query()
    // Rejected where the page may not use locks; then only `ownDrafts` counts.
    .catch(() => null);
  const names = (snapshot?.held ?? []).map((lock) => lock.name ?? '');
  const others = names.filter((name) => name.startsWith(prefix));
  return new Set([...ownDrafts, ...others.map((name) => name.slice(prefix.length))]);
}

function lockManager(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
