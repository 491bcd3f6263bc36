import { copiesOf, keptAtHeader, maxCopyAgeMs } from './worker-messages.ts';

/**
 * The service worker's copy of a response that this user has seen, or null. A page may show it while the server is asked
 * again.
 */
export async function readCopy(
  userId: number,
  address: string,
  storage: CacheStorage | undefined = globalThis.caches,
): Promise<{ readonly response: Response; readonly keptAt: number } | null> {
  const name = copiesOf(userId);
  // Insecure pages have no caches and so no copies.
  if (!storage || !(await storage.has(name))) return null;
  const response = await (await storage.open(name)).match(address);
  const keptAt = Number(response?.headers.get(keptAtHeader) ?? 0);
  return response && Date.now() - keptAt <= maxCopyAgeMs ? { response, keptAt } : null;
}
