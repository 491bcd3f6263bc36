import { fastify, type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import { Kysely, PostgresDialect } from 'kysely';
import { afterAll, beforeAll, vi } from 'vitest';
import type { Schema } from '../src/database/schema.ts';
import { addAuthentication } from '../src/http/authenticate.ts';
import { AppError } from '../src/http/app-error.ts';
import { handleError } from '../src/http/errors.ts';
import { findUser, insertUser } from '../src/features/accounts/repository.ts';
import { dashboardRoutes } from '../src/features/dashboard/routes.ts';
import { historyRoutes } from '../src/features/history/routes.ts';
import { createTestDatabase } from './test-database.ts';

const nothing = () => Promise.resolve();

async function createFiguresApp() {
  const database = await createTestDatabase();
  const queries: string[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool: database.pool }),
    log: ({ query }) => void queries.push(query.sql),
  });
  let now = new Date('2026-11-15T03:00:00.000Z');
  const deps = {
    db,
    clock: { now: () => now },
    links: { sign: (path: string) => `${path}?signed` },
    refreshAnalysis: vi.fn<(userId: number, sessionId: number) => Promise<void>>(nothing),
    removeStoredBackups: vi.fn<() => void>(),
  };
  const app = fastify();
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  app.setErrorHandler(handleError);
  addAuthentication(app, {
    limits: { consume: nothing, check: nothing, forget: nothing },
    userOfToken: async (token) => {
      const user = await findUser(database.db, Number(token));
      if (!user) throw new AppError('UNAUTHENTICATED');
      return user;
    },
  });
  dashboardRoutes(app, deps);
  historyRoutes(app, deps);
  return {
    app,
    ...deps,
    setNow: (time: string) => {
      now = new Date(time);
    },
    /** How many statements a call takes, whoever makes it aside. */
    countQueries: async (call: () => Promise<unknown>) => {
      queries.length = 0;
      await call();
      return queries.length;
    },
    close: async () => {
      await app.close();
      await database.close();
    },
  };
}

/** A test looks into an answer as deep as it likes; a wrong guess is `undefined` and fails its expectation. */
// oxlint-disable-next-line typescript/no-explicit-any
type Json = Record<string, any>;

/** Signed in with a token that is the id of an account. */
function clientOf(app: FastifyInstance, id: number) {
  const send = async (method: 'GET' | 'DELETE', url: string) => {
    const headers = { authorization: `Bearer ${id}` };
    const answer = await app.inject({ method, url, headers });
    return { status: answer.statusCode, body: answer.json<Json>() };
  };
  return { get: (url: string) => send('GET', url), delete: (url: string) => send('DELETE', url) };
}

type Client = ReturnType<typeof clientOf>;

export type Person = { id: number; client: Client };

/** The ids on each page of a list, one page after another. */
export async function pagesOf(client: Client, address: string, list: string): Promise<number[][]> {
  const pages: number[][] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const { body } = await client.get(`${address}${cursor && `&cursor=${cursor}`}`);
    pages.push(body[list].map((entry: { id: number }) => entry.id));
    cursor = body['nextCursor'];
  }
  return pages;
}

type FiguresApp = Awaited<ReturnType<typeof createFiguresApp>> & {
  /** A new account, and what speaks for it. */
  person: () => Promise<Person>;
};

/** The routes of dashboard, records and results, for all tests of a file. They are there once the first test runs. */
export function figuresAppForFile(): FiguresApp {
  const context = {} as FiguresApp;
  beforeAll(async () => {
    const created = await createFiguresApp();
    let people = 0;
    const person = async () => {
      people += 1;
      const values = { email: `p${people}@example.com`, username: '민지', passwordHash: '-' };
      const { id } = (await insertUser(created.db, values))!;
      return { id, client: clientOf(created.app, id) };
    };
    Object.assign(context, created, { person });
  });
  afterAll(() => context.close());
  return context;
}
