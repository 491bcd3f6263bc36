import { vi } from 'vitest';

/** Cache Storage, as far as the model needs it: jsdom has none. */
export function stubCaches(): { kept: () => string[]; failPut: (error: Error | null) => void } {
  const stores = new Map<string, Map<string, Response>>();
  let failure: Error | null = null;
  const absolute = (address: string) => new URL(address, window.location.href).href;
  const storeOf = (name: string) => {
    const store = stores.get(name) ?? new Map<string, Response>();
    stores.set(name, store);
    return {
      match: async (address: string) => store.get(absolute(address))?.clone(),
      put: async (address: string, response: Response) => {
        if (failure) throw failure;
        store.set(absolute(address), response);
      },
      keys: async () => [...store.keys()].map((url) => ({ url })),
      delete: async (address: string) => store.delete(absolute(address)),
    };
  };
  vi.stubGlobal('caches', {
    has: async (name: string) => stores.has(name),
    open: async (name: string) => storeOf(name),
    delete: async (name: string) => stores.delete(name),
  });
  return {
    kept: () =>
      [...stores.values()].flatMap((store) =>
        [...store.keys()].map((url) => new URL(url).pathname),
      ),
    failPut: (error) => {
      failure = error;
    },
  };
}
