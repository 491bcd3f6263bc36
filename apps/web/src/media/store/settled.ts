/**
 * Waits for a transaction and everything asked of it. The transaction's own error goes first: it says why (no space
 * left), where those of its requests may only say that it was aborted.
 */
export async function settled(
  done: Promise<void>,
  work: Iterable<Promise<unknown>>,
): Promise<void> {
  const results = await Promise.allSettled([done, ...work]);
  const failure = results.find((result) => result.status === 'rejected');
  if (failure) throw failure.reason;
}
