const prefix = 'daedap-take-';

/** The ones of this page: all there is to know where the browser has no locks (pages that are not secure). */
const ownDrafts = new Set<string>();

/**
 * Says to every tab that a recording is being made right now. The browser itself lets go when the page ends, however
 * it ends; so a recording without a lock is one that was cut off.
 */
export function lockDraft(id: string): () => void {
  let letGo: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  ownDrafts.add(id);
  lockManager()
    ?.request(`${prefix}${id}`, () => done)
    // Refused where the page may not have locks; then `ownDrafts` is what counts.
    .catch(() => undefined);
  return () => {
    ownDrafts.delete(id);
    letGo();
  };
}

export async function lockedDrafts(): Promise<ReadonlySet<string>> {
  const snapshot = await lockManager()
    ?.query()
    // Refused where the page may not have locks; then `ownDrafts` is what counts.
    .catch(() => null);
  const names = (snapshot?.held ?? []).map((lock) => lock.name ?? '');
  const others = names.filter((name) => name.startsWith(prefix));
  return new Set([...ownDrafts, ...others.map((name) => name.slice(prefix.length))]);
}

function lockManager(): LockManager | undefined {
  return 'locks' in navigator ? navigator.locks : undefined;
}
