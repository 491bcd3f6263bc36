import { maxActiveSessions } from '@daedap/contract/constants/interview';
import type { Database } from '@daedap/server/src/database/database.ts';
import type { Schema } from '@daedap/server/src/database/schema.ts';
import { dashboardStats } from '@daedap/server/src/features/dashboard/service.ts';
import { listSessions } from '@daedap/server/src/features/history/service.ts';
import { activeSessions } from '@daedap/server/src/features/sessions/service.ts';
import { type Clock, systemClock } from '@daedap/server/src/lib/clock.ts';
import type { TestAccount } from '@daedap/server/test/http-client.ts';
import { spawnProgram } from '@daedap/server/test/server-process.ts';
import autocannon from 'autocannon';
import { Kysely, PostgresDialect } from 'kysely';
import { fileURLToPath } from 'node:url';
import { root } from '../../../scripts/lib/root.mjs';
import { insertSessions } from '../../harness/insert-sessions.ts';
import { median } from '../statistics.ts';

const sessions = 100;
const connections = 16;
const seconds = 4;
const rounds = 3;

type Shot = { rps: number; p99: number };
type Target = Pick<autocannon.Options, 'url' | 'method' | 'headers' | 'body'>;

async function fire(options: Target): Promise<Shot> {
  const result = await autocannon({ connections, duration: seconds, ...options });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(
      `${options.url}: ${result.errors} errors, ${result.non2xx} responses that are not 2xx`,
    );
  }
  return { rps: result.requests.average, p99: result.latency.p99 };
}

/** Warms up a server, so that its hot code is compiled before it is measured. */
const warm = (options: Target) => autocannon({ connections, duration: 2, ...options });

const summary = (shots: Shot[]) => ({
  rps: median(shots.map((shot) => shot.rps)),
  p99: median(shots.map((shot) => shot.p99)),
});

const cell = (value: number) => value.toFixed(0).padStart(8);

function row(name: string, { rps, p99 }: Shot, more = ''): void {
  console.log(`${name.padEnd(36)}${cell(rps)} ${cell(p99)} ${more}`);
}

/** Measures requests a second; reads are compared with a bare server that runs the same queries. */
export async function measureThroughput(address: string, database: Database, person: TestAccount) {
  const { user } = person;
  const authorization = `Bearer ${person.token}`;
  await insertSessions((text, values) => database.pool.query(text, values), user.id, sessions);
  // A real user has at most three active sessions.
  await database.pool.query(
    `update interview_sessions set status = 'abandoned' where status = 'in_progress' and id not in
      (select id from interview_sessions where status = 'in_progress' order by id desc limit ${maxActiveSessions})`,
  );
  await database.pool.query('vacuum analyze');
  const reads = {
    '/api/interviews/sessions/active': await capturing(database, (deps) =>
      activeSessions(deps, user),
    ),
    '/api/dashboard/stats': await capturing(database, (deps) =>
      dashboardStats(deps, user, 'Asia/Seoul'),
    ),
    '/api/recordings/sessions?limit=20': await capturing(database, (deps) =>
      listSessions(deps, user, { limit: 20, sort: 'newest' }),
    ),
  };
  const routes = Object.fromEntries(
    Object.entries(reads).map(([path, queries]) => [path.split('?')[0], queries]),
  );
  const bare = spawnProgram(
    process.execPath,
    [fileURLToPath(new URL('bare-server.ts', import.meta.url))],
    {
      cwd: root,
      env: {
        ...process.env,
        BARE_TASK: JSON.stringify({ connection: database.connection, routes }),
      },
    },
  );
  const bareAddress = await bare.ready;
  console.log(
    `${connections} connections, ${seconds} s, median of ${rounds}; one user with ${sessions} sessions`,
  );
  console.log(
    'read                                  ours/s   p99 ms   bare/s   p99 ms   ours : bare',
  );
  for (const path of Object.keys(reads)) {
    const own = { url: address + path, headers: { authorization } };
    const least = { url: bareAddress + path };
    await warm(own);
    await warm(least);
    const shots: [Shot[], Shot[]] = [[], []];
    for (let round = 0; round < rounds; round += 1) {
      shots[0].push(await fire(own));
      shots[1].push(await fire(least));
    }
    const [a, b] = [summary(shots[0]), summary(shots[1])];
    row(path, a, `${cell(b.rps)} ${cell(b.p99)}   ${((a.rps / b.rps) * 100).toFixed(0)} %`);
  }
  await bare.stop();
  await measureWrites(address, person);
}

async function measureWrites(address: string, { email, password, token }: TestAccount) {
  const json = { 'content-type': 'application/json' };
  console.log('write');
  row(
    '/api/auth/login',
    await fire({
      url: `${address}/api/auth/login`,
      method: 'POST',
      headers: json,
      body: JSON.stringify({ email, password }),
    }),
  );
  const answer = {
    sessionId: 'session-1-bench',
    questionId: 1,
    questionText: '자기소개를 해주세요.',
    answerText:
      '저는 삼 년 차 백엔드 개발자입니다. 주문 조회가 느리다는 문의가 많아 느린 쿼리를 찾아 인덱스를 추가했고, 응답 시간이 구십 밀리초로 줄었습니다.',
  };
  row(
    '/api/interviews/analyze-text',
    await fire({
      url: `${address}/api/interviews/analyze-text`,
      method: 'POST',
      headers: { ...json, authorization: `Bearer ${token}` },
      body: JSON.stringify(answer),
    }),
  );
}

type Statement = { sql: string; parameters: readonly unknown[] };

/** The dependencies of a service function that only reads. */
type ReadDeps = { db: Kysely<Schema>; clock: Clock };

/** The statements that a service function sends to the database. */
async function capturing(
  { pool }: Pick<Database, 'pool'>,
  run: (deps: ReadDeps) => Promise<unknown>,
): Promise<Statement[]> {
  const statements: Statement[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => void statements.push({ sql: query.sql, parameters: query.parameters }),
  });
  await run({ db, clock: systemClock });
  return statements;
}
