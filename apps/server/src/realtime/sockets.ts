import type { Server as HttpServer } from 'node:http';
import {
  analysisProgressEvent,
  joinSession,
  joinSessionEvent,
  type JoinAnswer,
} from '@daedap/contract/events';
import type { User } from '@daedap/contract/users';
import type { Kysely } from 'kysely';
import { type Socket, Server } from 'socket.io';
import { z } from 'zod';
import type { Schema } from '../database/schema.ts';
import type { EventBus } from '../events/event-bus.ts';
import { findSession } from '../features/sessions/find-session.ts';
import { AppError } from '../http/app-error.ts';
import type { RateLimits } from '../http/rate-limits.ts';

/** A join is small; nothing else is ever sent to us. */
const longestMessageBytes = 4_096;
/** An interview has one session; whoever wants more of them than this wants something else. */
const mostRooms = 50;

export type SocketDeps = {
  db: Kysely<Schema>;
  events: Pick<EventBus, 'subscribe'>;
  userOfToken: (token: string) => Promise<User>;
  limits: Pick<RateLimits, 'consume'>;
  allowedOrigins: string[];
};

export type Sockets = { close: () => void };

const roomOf = (sessionId: number) => `session:${sessionId}`;
const accountRoomOf = (userId: number) => `account:${userId}`;

const handshake = z.object({ token: z.string().min(1).max(4_096) });

type Accepted = Socket<
  Record<string, (...values: unknown[]) => void>,
  Record<string, (value: unknown) => void>,
  Record<string, never>,
  { user: User }
>;

/** Progress of analyses, over Socket.IO on the same port. Every node passes on what any node says. */
export function addSockets(httpServer: HttpServer, deps: SocketDeps): Sockets {
  const io = new Server(httpServer, {
    serveClient: false,
    transports: ['websocket', 'polling'],
    maxHttpBufferSize: longestMessageBytes,
    cors: { origin: deps.allowedOrigins },
  });
  io.use((socket: Accepted, next) => void admit(deps, socket, next));
  io.on('connection', (socket: Accepted) => {
    void socket.join(accountRoomOf(socket.data.user.id));
    socket.on(joinSessionEvent, async (ref: unknown, acknowledge: unknown) => {
      const answer = await join(deps, socket, ref);
      if (typeof acknowledge === 'function') acknowledge(answer);
    });
  });
  const unsubscribe = deps.events.subscribe((event) => {
    if (event.type === 'progress') {
      const { step: _step, ...progress } = event.progress;
      io.local.to(roomOf(progress.sessionId)).emit(analysisProgressEvent, progress);
    } else {
      void disconnectIfGone(io, deps, event.userId);
    }
  });
  return {
    // Not `io.close()`, which would close the HTTP server as well.
    close: () => {
      unsubscribe();
      io.disconnectSockets(true);
      io.engine.close();
    },
  };
}

/** Lets in whoever brings a token; others see a `connect_error` with a code of ours. */
async function admit(
  deps: SocketDeps,
  socket: Accepted,
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

async function join(deps: SocketDeps, socket: Accepted, ref: unknown): Promise<JoinAnswer> {
  const parsed = joinSession.safeParse(ref);
  if (!parsed.success || socket.rooms.size > mostRooms) return { success: false };
  try {
    const { user } = socket.data;
    await deps.limits.consume('calls', String(user.id));
    const { id } = await findSession(deps.db, user.id, parsed.data);
    await socket.join(roomOf(id));
    return { success: true, sessionId: id };
  } catch {
    return { success: false };
  }
}

async function disconnectIfGone(io: Server, deps: SocketDeps, userId: number): Promise<void> {
  const left = await deps.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', userId)
    .executeTakeFirst()
    .catch(() => ({ id: userId }));
  if (!left) io.local.in(accountRoomOf(userId)).disconnectSockets(true);
}
