import type { Server as HttpServer } from 'node:http';
import {
  type AnalysisProgress,
  analysisProgressEvent,
  joinSession,
  joinSessionEvent,
  type JoinSessionResponse,
} from '@daedap/contract/events';
import type { SessionRef } from '@daedap/contract/ids';
import type { User } from '@daedap/contract/users';
import type { Logger } from 'pino';
import { type Socket, Server } from 'socket.io';
import { z } from 'zod';
import type { EventBus } from './event-bus.ts';
import { AppError } from '../http/app-error.ts';
import type { RateLimits } from '../http/rate-limits.ts';
import { requestId } from '../http/request-info.ts';
import { withRequestId } from '../lib/request-context.ts';

/** Clients send nothing but small join messages. */
const longestMessageBytes = 4_096;
/** A client needs one room per interview. */
const maxRooms = 50;

export type SocketDeps = {
  events: Pick<EventBus, 'subscribe' | 'onGap'>;
  userOfToken: (token: string) => Promise<User>;
  /** Fails with an AppError unless the session is the user's own. */
  findSession: (userId: number, ref: SessionRef) => Promise<{ id: number }>;
  limits: Pick<RateLimits, 'consume'>;
  allowedOrigins: string[];
  log: Logger;
};

export type Sockets = { count: () => number; close: () => void };

const roomOf = (sessionId: number) => `session:${sessionId}`;
const accountRoomOf = (userId: number) => `account:${userId}`;

const handshake = z.object({ token: z.string().min(1).max(4_096) });

type ClientEvents = Record<string, (...values: unknown[]) => void>;
type ServerEvents = Record<string, (value: unknown) => void>;
/** The id is that of the first request. Everything that the socket does is logged with it. */
type SocketData = { user: User; token: string; id: string };
type AppSocket = Socket<ClientEvents, ServerEvents, Record<string, never>, SocketData>;

/** Sends the progress of analyses over Socket.IO, on the same port. Every node forwards the events of all nodes. */
export function addSockets(httpServer: HttpServer, deps: SocketDeps): Sockets {
  const io = new Server<ClientEvents, ServerEvents, Record<string, never>, SocketData>(httpServer, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: longestMessageBytes,
    cors: { origin: deps.allowedOrigins },
  });
  io.use((socket: AppSocket, next) => {
    socket.data.id = requestId(socket.request);
    void withRequestId(socket.data.id, () => authenticate(deps, socket, next));
  });
  io.on('connection', (socket: AppSocket) => {
    const { user, id } = socket.data;
    const userId = user.id;
    const transport = socket.conn.transport.name;
    withRequestId(id, () => deps.log.info({ userId, transport }, 'socket connected'));
    void socket.join(accountRoomOf(user.id));
    socket.on(joinSessionEvent, async (ref: unknown, acknowledge: unknown) => {
      const response = await withRequestId(id, () => join(deps, socket, ref));
      const { success } = response;
      const sessionId = response.success ? response.sessionId : undefined;
      withRequestId(id, () => deps.log.info({ userId, success, sessionId }, 'socket joins'));
      if (typeof acknowledge === 'function') acknowledge(response);
    });
    socket.on('disconnect', (reason) =>
      withRequestId(id, () => deps.log.info({ userId, reason }, 'socket disconnected')),
    );
  });
  const unsubscribe = deps.events.subscribe((event) => {
    if (event.type === 'progress')
      withRequestId(event.requestId, () => sendProgress(event.progress));
    else if (event.type === 'account') void disconnectEnded(accountRoomOf(event.userId));
  });
  // The end of a sign-in may have been missed.
  deps.events.onGap(() => void disconnectEnded());
  /** Disconnects the sockets of a room, or of all, whose account is gone or whose sign-in has ended. */
  const disconnectEnded = async (room?: string) => {
    const sockets = await (room ? io.local.in(room) : io.local).fetchSockets();
    await Promise.all(
      sockets.map(async (socket) => {
        if (await hasEnded(deps, socket.data.token)) socket.disconnect(true);
      }),
    );
  };
  const sendProgress = ({ step, ...progress }: AnalysisProgress) => {
    const room = roomOf(progress.sessionId);
    const sockets = io.sockets.adapter.rooms.get(room)?.size ?? 0;
    if (sockets === 0) return;
    io.local.to(room).emit(analysisProgressEvent, progress);
    const level = step === 'done' || step === 'failed' ? 'info' : 'debug';
    deps.log[level]({ step, answerId: progress.answerId, sockets }, 'progress sent');
  };
  return {
    count: () => io.engine.clientsCount,
    // Not `io.close()`, which would close the HTTP server as well.
    close: () => {
      unsubscribe();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Accepts sockets with a valid token. Others get a `connect_error` with an error code. */
async function authenticate(
  deps: SocketDeps,
  socket: AppSocket,
  next: (refusal?: Error) => void,
): Promise<void> {
  try {
    const { token } = handshake.parse(socket.handshake.auth);
    socket.data.user = await deps.userOfToken(token);
    socket.data.token = token;
    next();
  } catch (error) {
    const known = error instanceof AppError || error instanceof z.ZodError;
    const code = error instanceof AppError ? error.code : 'UNAUTHENTICATED';
    next(new Error(known ? code : 'INTERNAL'));
  }
}

async function join(
  deps: SocketDeps,
  socket: AppSocket,
  ref: unknown,
): Promise<JoinSessionResponse> {
  const parsed = joinSession.safeParse(ref);
  if (!parsed.success || socket.rooms.size > maxRooms) return { success: false };
  try {
    const { user } = socket.data;
    await deps.limits.consume('calls', String(user.id));
    const { id } = await deps.findSession(user.id, parsed.data);
    await socket.join(roomOf(id));
    return { success: true, sessionId: id };
  } catch (error) {
    // An AppError is a refusal: another user's session, or too many calls.
    if (!(error instanceof AppError)) deps.log.warn({ err: error }, 'joining a session failed');
    return { success: false };
  }
}

/** While the database cannot be reached, sockets stay connected. */
const hasEnded = (deps: SocketDeps, token: string): Promise<boolean> =>
  deps.userOfToken(token).then(
    () => false,
    (error: unknown) => error instanceof AppError && error.code === 'UNAUTHENTICATED',
  );
