/**
 * The parts of a service worker's global scope that we use. TypeScript's own types for it cannot be loaded together
 * with those for pages.
 */
declare global {
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
  interface FetchEvent extends ExtendableEvent {
    readonly request: Request;
  }
}

type WindowClient = Pick<ServiceWorker, 'postMessage'> & { readonly url: string };

type MessageFromPage = ExtendableEvent & {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
};

type Listen = {
  (type: 'activate', listener: (event: ExtendableEvent) => void): void;
  (type: 'fetch', listener: (event: FetchEvent) => void): void;
  (type: 'message', listener: (event: MessageFromPage) => void): void;
};

export type Clients = {
  readonly matchAll: (options: {
    readonly type: 'window';
    readonly includeUncontrolled: boolean;
  }) => Promise<readonly WindowClient[]>;
};

export type ServiceWorkerScope = {
  readonly addEventListener: Listen;
  readonly clients: Clients;
  readonly skipWaiting: () => Promise<void>;
};
