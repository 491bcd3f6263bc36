import { socketConnectTimeoutMs, socketReconnect } from '@daedap/contract/constants/network';
import {
  analysisProgress,
  analysisProgressEvent,
  joinSessionResponse,
  joinSessionEvent,
} from '@daedap/contract/events';
import { io } from 'socket.io-client';
import type { Attempt } from './client.ts';

const progressEvent = analysisProgress.omit({ step: true });

export type FeedOptions = {
  address: string;
  token: string | null;
  sessionId: number;
  record: (attempt: Attempt) => void;
  onEvent: () => void;
};

/** Listens to one session over a socket, as the live screen does: without it one has to ask. */
export type Feed = {
  /** Settles when the first join has been answered, or the connection failed. */
  joined: Promise<boolean>;
  isConnected: () => boolean;
  /** Resolves when that answer is done, or after so long. */
  news: (answerId: number, waitMs: number, signal: AbortSignal) => Promise<void>;
  close: () => void;
};

export function openFeed({ address, token, sessionId, record, onEvent }: FeedOptions): Feed {
  const begin = performance.now();
  const first = Promise.withResolvers<boolean>();
  const done = new Set<number>();
  const listeners = new Set<() => void>();
  let connected = false;
  let settled = false;
  const socket = io(address, {
    transports: ['websocket'],
    forceNew: true,
    auth: { token },
    timeout: socketConnectTimeoutMs,
    reconnectionDelay: socketReconnect.delayMs,
    reconnectionDelayMax: socketReconnect.maxDelayMs,
    randomizationFactor: socketReconnect.jitter,
  });
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const settle = (message: string | null) => {
    connected = message === null;
    tell();
    if (settled) return;
    settled = true;
    const failure = message === null ? null : { status: 0, code: 'SOCKET', message };
    record({ name: 'socket joined', kind: 'wait', ms: performance.now() - begin, failure });
    first.resolve(connected);
  };
  const join = async () => {
    const answer: unknown = await socket
      .timeout(socketConnectTimeoutMs)
      .emitWithAck(joinSessionEvent, sessionId)
      .catch(() => null);
    settle(joinSessionResponse.safeParse(answer).data?.success === true ? null : 'refused');
  };
  socket.on('connect', () => void join());
  socket.on('disconnect', (reason) => settle(reason));
  socket.on('connect_error', (error) => settle(error.message));
  socket.on(analysisProgressEvent, (value: unknown) => {
    const progress = progressEvent.safeParse(value).data;
    if (!progress) return;
    onEvent();
    if (progress.progress === 100) done.add(progress.answerId);
    tell();
  });

  return {
    joined: first.promise,
    isConnected: () => connected,
    news: (answerId, waitMs, signal) =>
      new Promise((resolve) => {
        const end = () => {
          clearTimeout(timer);
          listeners.delete(look);
          signal.removeEventListener('abort', end);
          resolve();
        };
        const look = () => {
          if (done.has(answerId)) end();
        };
        const timer = setTimeout(end, waitMs);
        listeners.add(look);
        signal.addEventListener('abort', end, { once: true });
        look();
      }),
    close: () => {
      settled = true;
      socket.disconnect();
    },
  };
}
