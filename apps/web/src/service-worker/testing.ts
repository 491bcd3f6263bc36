/** A token like the server's, without a valid signature. */
export function bearerOf(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const absolute = (asked: RequestInfo | URL) =>
  asked instanceof Request ? asked.url : new URL(asked, 'https://daedap.test').href;

/** Cache Storage in memory, because jsdom has none. As in browsers, the newest entry comes last. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (asked: RequestInfo | URL) => store.get(absolute(asked))?.clone(),
    put: async (asked: RequestInfo | URL, response: Response) => {
      store.delete(absolute(asked));
      store.set(absolute(asked), response);
    },
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    delete: async (asked: RequestInfo | URL) => store.delete(absolute(asked)),
    add: () => Promise.reject(new Error('not needed')),
    addAll: () => Promise.reject(new Error('not needed')),
    matchAll: () => Promise.reject(new Error('not needed')),
  });
  return {
    has: async (name) => stores.has(name),
    keys: async () => [...stores.keys()],
    delete: async (name) => stores.delete(name),
    match: () => Promise.reject(new Error('not needed')),
    open: async (name) => {
      const store = stores.get(name) ?? new Map<string, Response>();
      stores.set(name, store);
      return cacheOf(store);
    },
  };
}
