import { socketConnectTimeoutMs, socketReconnect } from '@daedap/contract/constants/network';
import {
  analysisProgress,
  analysisProgressEvent,
  joinSessionResponse,
  joinSessionEvent,
} from '@daedap/contract/events';
import type { SessionRef } from '@daedap/contract/ids';
import type { ManagerOptions, SocketOptions } from 'socket.io-client';
import type { z } from 'zod';
import { apiOrigin } from './env.ts';
import { readToken } from './session/stored-session.ts';

/** Without `step`, which only the server uses. 100 percent is the end, whether it succeeded or failed. */
const progressEvent = analysisProgress.omit({ step: true });

export type ServerProgress = z.output<typeof progressEvent>;

/** `joined`: events of the session arrive. In every other state the caller has to poll. */
type SocketState = 'connecting' | 'joined' | 'refused' | 'disconnected';

export type ProgressSocket = { readonly dispose: () => void };

export type ProgressSocketInput = {
  readonly sessionId: SessionRef;
  readonly onProgress: (progress: ServerProgress) => void;
  readonly onState: (state: SocketState) => void;
};

export type CreateProgressSocket = (input: ProgressSocketInput) => ProgressSocket;

/** The parts of a socket that are used here. */
type ClientSocket = {
  readonly on: (event: string, listener: (value: unknown) => void) => unknown;
  readonly timeout: (ms: number) => {
    readonly emitWithAck: (event: string, value: SessionRef) => Promise<unknown>;
  };
  readonly disconnect: () => unknown;
};

type Options = Partial<ManagerOptions & SocketOptions>;
export type Connect = (options: Options) => Promise<ClientSocket>;

/** Loaded on demand, so that no other page contains it. */
const connectToServer: Connect = async (options) => {
  const { io } = await import('socket.io-client');
  return apiOrigin === '' ? io(options) : io(apiOrigin, options);
};

const options: Options = {
  transports: ['websocket', 'polling'],
  // Without this, a network that blocks websockets would never use the second transport.
  tryAllTransports: true,
  // Not shared: each connection is closed by its creator.
  forceNew: true,
  timeout: socketConnectTimeoutMs,
  reconnectionDelay: socketReconnect.delayMs,
  reconnectionDelayMax: socketReconnect.maxDelayMs,
  randomizationFactor: socketReconnect.jitter,
  // Read on every attempt, because the token may have been replaced.
  auth: (give) => give({ token: readToken() }),
};

/** Listens to the progress of the analyses of one session. It never fails: without a connection the caller polls. */
export function createProgressSocket(
  { sessionId, onProgress, onState }: ProgressSocketInput,
  connect: Connect = connectToServer,
): ProgressSocket {
  let socket: ClientSocket | null = null;
  let disposed = false;
  const say = (state: SocketState) => {
    if (!disposed) onState(state);
  };

  const join = async (to: ClientSocket) => {
    const answer: unknown = await to
      .timeout(socketConnectTimeoutMs)
      .emitWithAck(joinSessionEvent, sessionId)
      // No reply in time counts as a refusal. The caller polls then.
      .catch(() => null);
    say(joinSessionResponse.safeParse(answer).data?.success === true ? 'joined' : 'refused');
  };

  const open = async () => {
    say('connecting');
    // Without a network the client does not load. The caller polls then.
    const opened = await connect(options).catch(() => null);
    if (disposed || !opened) {
      opened?.disconnect();
      say('disconnected');
      return;
    }
    socket = opened;
    opened.on('connect', () => void join(opened));
    opened.on('disconnect', () => say('disconnected'));
    opened.on('connect_error', () => say('disconnected'));
    opened.on(analysisProgressEvent, (value) => {
      const progress = progressEvent.safeParse(value).data;
      if (progress && !disposed) onProgress(progress);
    });
  };
  void open();

  return {
    dispose: () => {
      disposed = true;
      socket?.disconnect();
    },
  };
}
