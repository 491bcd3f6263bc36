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

/** The step stays on the server; 100 percent is its end, good or bad. */
const progressEvent = analysisProgress.omit({ step: true });

export type ServerProgress = z.output<typeof progressEvent>;

/** `joined`: whatever happens in the session is heard. In every other state one has to ask. */
type SocketState = 'connecting' | 'joined' | 'refused' | 'disconnected';

export type ProgressSocket = { readonly dispose: () => void };

export type ProgressSocketInput = {
  readonly sessionId: SessionRef;
  readonly onProgress: (progress: ServerProgress) => void;
  readonly onState: (state: SocketState) => void;
};

export type CreateProgressSocket = (input: ProgressSocketInput) => ProgressSocket;

/** As much of a socket as is used here. */
type ClientSocket = {
  readonly on: (event: string, listener: (value: unknown) => void) => unknown;
  readonly timeout: (ms: number) => {
    readonly emitWithAck: (event: string, value: SessionRef) => Promise<unknown>;
  };
  readonly disconnect: () => unknown;
};

type Options = Partial<ManagerOptions & SocketOptions>;
export type Connect = (options: Options) => Promise<ClientSocket>;

/** Loaded when it is needed: no other page carries it. */
const connectToServer: Connect = async (options) => {
  const { io } = await import('socket.io-client');
  return apiOrigin === '' ? io(options) : io(apiOrigin, options);
};

const options: Options = {
  transports: ['websocket', 'polling'],
  // Without it a network that lets no websocket through would never see the second.
  tryAllTransports: true,
  // Not shared: whoever opens one closes it.
  forceNew: true,
  timeout: socketConnectTimeoutMs,
  reconnectionDelay: socketReconnect.delayMs,
  reconnectionDelayMax: socketReconnect.maxDelayMs,
  randomizationFactor: socketReconnect.jitter,
  // Asked for with every attempt: the token may have been replaced.
  auth: (give) => give({ token: readToken() }),
};

/** Listens to how far the analyses of one session are. It never fails: without it the caller asks the server itself. */
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
      // No answer in time counts as a refusal: the caller asks by polling then.
      .catch(() => null);
    say(joinSessionResponse.safeParse(answer).data?.success === true ? 'joined' : 'refused');
  };

  const open = async () => {
    say('connecting');
    // Without a network the socket does not load; the caller asks by polling then.
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
