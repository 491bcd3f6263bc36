/** A token like the server's, without a valid signature. */
export function bearerOf(claims: unknown): string {
  const part = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return `Bearer ${part({ alg: 'HS256' })}.${part(claims)}.c2lnbmF0dXJl`;
}

const absolute = (request: RequestInfo | URL) =>
  request instanceof Request ? request.url : new URL(request, 'https://daedap.test').href;

/** Cache Storage in memory, because jsdom has none. As in browsers, the newest entry comes last. */
export function memoryCaches(): CacheStorage {
  const stores = new Map<string, Map<string, Response>>();
  const cacheOf = (store: Map<string, Response>) => ({
    match: async (request: RequestInfo | URL) => store.get(absolute(request))?.clone(),
    put: async (request: RequestInfo | URL, response: Response) => {
      store.delete(absolute(request));
      store.set(absolute(request), response);
    },
    keys: async () => [...store.keys()].map((url) => new Request(url)),
    delete: async (request: RequestInfo | URL) => store.delete(absolute(request)),
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
