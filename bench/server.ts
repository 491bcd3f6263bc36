// `npm run bench:server`: what the server does in a second, beside the least that any server could do with the same queries.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadConfig } from '@daedap/server/src/config.ts';
import { openCommandDatabase } from '@daedap/server/src/database/open.ts';
import { dashboardStats } from '@daedap/server/src/features/dashboard/service.ts';
import { listRecords } from '@daedap/server/src/features/records/service.ts';
import { activeSessions } from '@daedap/server/src/features/sessions/service.ts';
import autocannon from 'autocannon';
import { fileURLToPath } from 'node:url';
import { launch } from '../scripts/lib/launch.ts';
import { root } from '../scripts/lib/root.mjs';
import { capturing } from './capture-queries.ts';
import { insertSessions } from './figures-data.ts';
import { median } from './statistics.ts';

const sessions = 100;
const connections = 16;
const seconds = 4;
const rounds = 3;
const endless = '1000000';

const dataDir = mkdtempSync(join(tmpdir(), 'daedap-bench-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  PORT: '0',
  LOG_LEVEL: 'error',
  LIMIT_CALLS: endless,
  LIMIT_ANALYSES: endless,
  LIMIT_GENERATIONS: endless,
  LIMIT_SIGN_INS: endless,
  LIMIT_ADDRESS_SIGN_INS: endless,
};
const script = (name: string) => fileURLToPath(new URL(name, import.meta.url));

const ours = await launch(process.execPath, [script('../apps/server/src/main.ts')], {
  cwd: root,
  env,
});
const credentials = { email: 'bench@example.com', password: 'correct horse' };
const account = await post('/api/auth/register', { ...credentials, username: 'bench' });
const { token, user } = account;
const authorization = `Bearer ${token}`;
const database = await openCommandDatabase(loadConfig(env));
await insertSessions((text, values) => database.pool.query(text, values), user.id, sessions);
await database.pool.query('vacuum analyze');

/** The reads, each with the service function that answers it. */
const reads = {
  '/api/interviews/sessions/active': capturing(database, (deps) => activeSessions(deps, user)),
  '/api/dashboard/stats': capturing(database, (deps) => dashboardStats(deps, user, 'Asia/Seoul')),
  '/api/recordings/sessions?limit=20': capturing(database, (deps) =>
    listRecords(deps, user, { limit: 20, sort: 'newest' }),
  ),
};
const routes = Object.fromEntries(
  await Promise.all(
    Object.entries(reads).map(async ([path, queries]) => [path.split('?')[0], await queries]),
  ),
);
const bare = await launch(process.execPath, [script('bare-server.ts')], {
  cwd: root,
  env: { ...process.env, BARE_TASK: JSON.stringify({ connection: database.connection, routes }) },
});

type Shot = { rps: number; p99: number };

type Target = Pick<autocannon.Options, 'url' | 'method' | 'headers' | 'body'>;

async function fire(options: Target): Promise<Shot> {
  const result = await autocannon({ connections, duration: seconds, ...options });
  if (result.errors > 0 || result.non2xx > 0) {
    throw new Error(`${options.url}: ${result.errors} errors, ${result.non2xx} refusals`);
  }
  return { rps: result.requests.average, p99: result.latency.p99 };
}

/** Both have compiled what they run often before anything counts. */
const warm = (options: Target) => autocannon({ connections, duration: 2, ...options });

const summary = (shots: Shot[]) => ({
  rps: median(shots.map((shot) => shot.rps)),
  p99: median(shots.map((shot) => shot.p99)),
});

console.log(
  `${connections} connections, ${seconds} s, median of ${rounds}; ${cpus().length} cores, Node ${process.version}, one person with ${sessions} sessions`,
);
console.log(
  'read                                  ours/s   p99 ms   bare/s   p99 ms   ours : bare',
);
for (const path of Object.keys(reads)) {
  const [own, least]: [Shot[], Shot[]] = [[], []];
  await warm({ url: ours.address + path, headers: { authorization } });
  await warm({ url: bare.address + path });
  for (let round = 0; round < rounds; round += 1) {
    own.push(await fire({ url: ours.address + path, headers: { authorization } }));
    least.push(await fire({ url: bare.address + path }));
  }
  const [a, b] = [summary(own), summary(least)];
  row(path, a, `${cell(b.rps)} ${cell(b.p99)}   ${((a.rps / b.rps) * 100).toFixed(0)} %`);
}

const json = { 'content-type': 'application/json' };
const answer = {
  sessionId: 'session-1-bench',
  questionId: 1,
  questionText: '자기소개를 해주세요.',
  answerText:
    '저는 삼 년 차 백엔드 개발자입니다. 주문 조회가 느리다는 문의가 많아 느린 쿼리를 찾아 인덱스를 추가했고, 응답 시간이 구십 밀리초로 줄었습니다.',
};
console.log('write');
row(
  '/api/auth/login',
  await fire({
    url: `${ours.address}/api/auth/login`,
    method: 'POST',
    headers: json,
    body: JSON.stringify(credentials),
  }),
);
row(
  '/api/interviews/analyze-text',
  await fire({
    url: `${ours.address}/api/interviews/analyze-text`,
    method: 'POST',
    headers: { ...json, authorization },
    body: JSON.stringify(answer),
  }),
);

await bare.stop();
await database.close();
await ours.stop();
rmSync(dataDir, { recursive: true });

function cell(value: number): string {
  return value.toFixed(0).padStart(8);
}

function row(name: string, { rps, p99 }: Shot, more = ''): void {
  console.log(`${name.padEnd(36)}${cell(rps)} ${cell(p99)} ${more}`);
}

// oxlint-disable-next-line typescript/no-explicit-any -- a bench looks into answers as deep as it likes
async function post(path: string, body: unknown): Promise<any> {
  const response = await fetch(ours.address + path, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(path.includes('auth') ? {} : { authorization }),
    },
    body: JSON.stringify(body),
  });
  return response.json();
}
