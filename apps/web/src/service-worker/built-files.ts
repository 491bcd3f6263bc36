import { ExpirationPlugin } from 'workbox-expiration';
import { CacheFirst } from 'workbox-strategies';
import type { WarmGroup } from '#/lib/pwa/worker-messages.ts';

/** The files of one build, sorted by what the worker does with them. */
export type BuiltFiles = {
  /** Loaded at installation. Files with a content hash in their names need no revision. */
  readonly precache: readonly { readonly url: string; readonly revision: string | null }[];
  /** Stored once they are used: the parts of the fonts, and what finds faces. */
  readonly onUse: readonly string[];
  /** Stored once they are used, or when a page requests it. */
  readonly large: Readonly<Record<WarmGroup, readonly string[]>>;
};

/** The fonts have about ninety parts, of which a user needs a third. */
const maxAssets = 200;

const cacheName = 'daedap-assets';

/** Files that are stored once they are used. Their names contain a hash, so a stored file is never old. */
export const assets = new CacheFirst({
  cacheName,
  // The server's responses vary with `Origin`, which Chromium sends for modules but not for other requests.
  matchOptions: { ignoreVary: true },
  plugins: [new ExpirationPlugin({ maxEntries: maxAssets, purgeOnQuotaError: true })],
});

/** True when all of them are stored afterwards. */
export async function warm(
  files: BuiltFiles,
  groups: readonly WarmGroup[],
  event: ExtendableEvent,
): Promise<boolean> {
  try {
    // One after the other, because nobody waits for them and the page may need the network.
    for (const file of groups.flatMap((group) => files.large[group])) {
      const [response] = await Promise.all(assets.handleAll({ event, request: new Request(file) }));
      if (!response.ok) return false;
    }
    return true;
  } catch {
    // No network or no space: the page gets `false` and asks again on its next start.
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
