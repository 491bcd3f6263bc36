import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { WarmGroup } from '#/lib/pwa/worker-messages.ts';

/** The files of one build, sorted by what the worker does with them. */
export type BuiltFiles = {
  /** Loaded at the installation. Files with a hash of their content in their names need no revision. */
  readonly precache: readonly { readonly url: string; readonly revision: string | null }[];
  /** Kept once someone used them: the pieces of the fonts. */
  readonly onUse: readonly string[];
  /** Kept once someone used them, or when a page asks for it. */
  readonly large: Readonly<Record<WarmGroup, readonly string[]>>;
};

/** The fonts have about ninety pieces, of which a user needs a third. */
const maxAssets = 200;

const cacheName = 'daedap-assets';

/** Files that are kept once they were used. Their names carry a hash: what is kept is what the server has. */
export const assets = new CacheFirst({
  cacheName,
  // The server's responses vary with the origin, which Chromium sends for modules but not for other requests.
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

/** Deletes files that only an earlier version used. */
export async function dropOldAssets({ onUse, large, precache }: BuiltFiles): Promise<void> {
  const known = new Set([...onUse, ...Object.values(large).flat(), ...precache.map((f) => f.url)]);
  const cache = await caches.open(cacheName);
  const old = (await cache.keys()).filter(({ url }) => !known.has(new URL(url).pathname));
  await Promise.all(old.map((request) => cache.delete(request)));
}
