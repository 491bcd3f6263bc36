import type { SessionRef } from '@daedap/contract/ids';
import { createListeners } from '#/lib/store.ts';
import type { CreateProgressSocket, ServerProgress } from '#/lib/socket/progress-socket.ts';

/** `null`: the connection came or went. */
type Listener = (progress: ServerProgress | null) => void;

/** What the server says of one session by itself. Whoever opens it disposes of it. */
export type SessionFeed = {
  /** Whether it can be relied on to say when something happens. */
  readonly isHeard: () => boolean;
  readonly listen: (listener: Listener) => () => void;
  readonly dispose: () => void;
};

export function openFeed(connect: CreateProgressSocket, sessionId: SessionRef): SessionFeed {
  const listeners = createListeners<Parameters<Listener>>();
  let joined = false;
  const socket = connect({
    sessionId,
    onProgress: listeners.notify,
    onState: (state) => {
      joined = state === 'joined';
      listeners.notify(null);
    },
  });
  return {
    isHeard: () => joined,
    listen: listeners.add,
    dispose: () => {
      listeners.clear();
      socket.dispose();
    },
  };
}
