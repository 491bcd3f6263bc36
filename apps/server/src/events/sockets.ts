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
import type { Kysely } from 'kysely';
import type { Logger } from 'pino';
import { type Socket, Server } from 'socket.io';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
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
  db: Kysely<Schema>;
  events: Pick<EventBus, 'subscribe'>;
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

type AppSocket = Socket<
  Record<string, (...values: unknown[]) => void>,
  Record<string, (value: unknown) => void>,
  Record<string, never>,
  /** The id of the first request. Everything that the socket does is logged with it. */
  { user: User; id: string }
>;

/** Sends the progress of analyses over Socket.IO, on the same port. Every node forwards the events of all nodes. */
export function addSockets(httpServer: HttpServer, deps: SocketDeps): Sockets {
  const io = new Server(httpServer, {
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
    const log = (line: object, message: string) =>
      withRequestId(id, () => deps.log.info({ userId: user.id, ...line }, message));
    log({ transport: socket.conn.transport.name }, 'socket connected');
    void socket.join(accountRoomOf(user.id));
    socket.on(joinSessionEvent, async (ref: unknown, acknowledge: unknown) => {
      const response = await withRequestId(id, () => join(deps, socket, ref));
      log(response, 'socket joins');
      if (typeof acknowledge === 'function') acknowledge(response);
    });
    socket.on('disconnect', (reason) => log({ reason }, 'socket disconnected'));
  });
  const unsubscribe = deps.events.subscribe((event) => {
    if (event.type === 'progress')
      withRequestId(event.requestId, () => sendProgress(event.progress));
    else if (event.type === 'account') void disconnectIfGone(io, deps, event.userId);
  });
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

async function disconnectIfGone(io: Server, deps: SocketDeps, userId: number): Promise<void> {
  const left = await deps.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst()
    // While the database cannot be reached, sockets stay connected.
    .catch(() => ({ id: userId }));
  if (!left) io.local.in(accountRoomOf(userId)).disconnectSockets(true);
}
