// `npm run bench:figures`: how long the figures and lists of a user with 2,000 sessions take, on the embedded PostgreSQL.
import { mkdtempSync, rmSync } from 'node:fs';
import { cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@daedap/server/src/database/database.ts';
import { startPostgres } from '@daedap/server/test/postgres.ts';
import { migrate } from '@daedap/server/src/database/migrate.ts';
import { insertUser } from '@daedap/server/src/features/accounts/repository.ts';
import { dashboardStats, recentSessions } from '@daedap/server/src/features/dashboard/service.ts';
import {
  getAnswers,
  getStats,
  listAnalyses,
  listSessions,
} from '@daedap/server/src/features/history/service.ts';
import { insertSessions } from '../harness/insert-sessions.ts';
import { median } from './statistics.ts';

const rounds = 50;
const sessions = 2_000;
const [otherPeople, sessionsOfOthers] = [100, 50];

const dataDir = mkdtempSync(join(tmpdir(), 'daedap-bench-'));
const fail = (error: Error) => {
  throw error;
};
const postgres = await startPostgres(dataDir);
const database = openDatabase(postgres.connection, fail);
const { db, pool } = database;
await migrate(db);

async function person(name: string, count: number) {
  const account = { email: `${name}@example.com`, username: name, passwordHash: '-' };
  const user = await insertUser(db, account);
  if (!user) throw new Error('the e-mail address is taken');
  await insertSessions((statement, values) => pool.query(statement, values), user.id, count);
  return user;
}

for (let other = 0; other < otherPeople; other += 1) {
  await person(`other${other}`, sessionsOfOthers);
}
const user = await person('one', sessions);
await pool.query('vacuum analyze');

const nothing = () => Promise.resolve();
const deps = {
  db,
  clock: { now: () => new Date() },
  links: { sign: (path: string) => path },
  refreshAnalysis: nothing,
  removeStoredBackups: nothing,
};
const newest = { limit: 100, sort: 'newest' } as const;
const records = (query: Partial<Parameters<typeof listSessions>[2]>) => () =>
  listSessions(deps, user, { ...newest, ...query });
const first = await records({ limit: 1 })();

const calls: [string, () => Promise<unknown>][] = [
  ['dashboard stats', () => dashboardStats(deps, user, 'America/New_York')],
  ['recent sessions', () => recentSessions(deps, user)],
  ['records, first page', records({})],
  ['records, highest first', records({ sort: 'highest' })],
  ['records, a category', records({ category: 'pressure' })],
  ['records stats', () => getStats(deps, user)],
  ['search, a common word', records({ q: '협업' })],
  ['search, a rare word', records({ q: '초전도체' })],
  ['search, no such word', records({ q: 'there is none' })],
  ['answers of a session', () => getAnswers(deps, user, first.sessions[0]?.id ?? 0)],
  ['analyses, first page', () => listAnalyses(deps, user, { limit: 100 })],
];

console.log(
  `${sessions.toLocaleString('en')} sessions with 5 questions and answers each, and ${otherPeople * sessionsOfOthers} sessions of other users; ${cpus().length} cores, Node ${process.version}, ${rounds} rounds\n`,
);
console.log(`${'call'.padEnd(26)}median ms    p95 ms`);
for (const [title, call] of calls) {
  const times: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const begin = performance.now();
    await call();
    times.push(performance.now() - begin);
  }
  const p95 = times.toSorted((one, two) => one - two)[Math.floor(rounds * 0.95)] ?? 0;
  const shown = [median(times), p95].map((ms) => ms.toFixed(1).padStart(9)).join(' ');
  console.log(`${title.padEnd(26)}${shown}`);
}

await database.close();
await postgres.stop();
rmSync(dataDir, { recursive: true });
