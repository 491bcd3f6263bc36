import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { WarmGroup } from '#/lib/pwa/worker-words.ts';
import type { BuiltFiles } from './built-files.ts';
import { maxAssets } from './limits.ts';

const cacheName = 'daedap-assets';

/** Files that are kept once they were used. Their names carry a hash: what is kept is what the server has. */
export const assets = new CacheFirst({
  cacheName,
  // The server says that its answers vary with the origin, which Chromium tells of modules but not of other requests.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: maxAssets, purgeOnQuotaError: true })],
});

/** True when all of them are here afterwards. */
export async function warm(
  files: BuiltFiles,
  groups: readonly WarmGroup[],
  event: ExtendableEvent,
): Promise<boolean> {
  try {
    // One after the other: nobody waits for them, and the line may be needed.
    for (const file of groups.flatMap((group) => files.large[group])) {
      const [response] = await Promise.all(assets.handleAll({ event, request: new Request(file) }));
      if (!response.ok) return false;
    }
    return true;
  } catch {
    // The network is away or there is no room: the page hears so, and asks again on its next start.
    return false;
  }
}

/** What only an earlier version used. */
export async function dropOldAssets({ onUse, large, precache }: BuiltFiles): Promise<void> {
  const known = new Set([...onUse, ...Object.values(large).flat(), ...precache.map((f) => f.url)]);
  const cache = await caches.open(cacheName);
  const old = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
