import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { root } from '../lib/root.mjs';
import { logLines } from './log-fields.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

test('finds the fields of every line, and lines that cannot be read', () => {
  const source = `
    log.info({ userId: user.id, ms }, 'signed in');
    deps.log?.warn({ err: error }, 'failed');
    request.log[level]({ path }, 'request');
    logger.error('nothing is left');
    log.warn(query, 'slow query');
    log.warn({ ...line() }, 'job failed');
    log.warn(\`job queue: \${message}\`);
    console.error({ other }, 'no line of the log');
    createLogger('fatal').fatal({ end }, 'the end');`;
  expect(logLines('some.ts', source)).toEqual({
    calls: 8,
    fields: ['userId', 'ms', 'err', 'path', 'end'],
    unreadable: [
      "log.warn(query, 'slow query')",
      "log.warn({ ...line() }, 'job failed')",
      'log.warn(`job queue: ${message}`)',
    ],
  });
});

const sources = globSync('{apps/server,packages/*}/src/**/*.ts', { cwd: root }).filter(
  (path) => !/\.test\.ts$|\/(test|testing)\/|-contract\.ts$/.test(path),
);
const lines = sources.map((path) => logLines(path, read(path)));

test('every line of the log has fields that the source names, and words that do not change', () => {
  expect(lines.reduce((sum, { calls }) => sum + calls, 0)).toBeGreaterThan(30);
  expect(lines.flatMap(({ unreadable }) => unreadable)).toEqual([]);
});

test('docs/operations.md explains every field of the log, and no other', () => {
  const section = read('docs/operations.md').split('\n## Logs\n')[1]?.split('\n## ')[0] ?? '';
  const named = [...section.matchAll(/^\| (`[^|]+`) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
  );
  // pino writes the first three, the context of a request the fourth.
  const everywhere = ['level', 'time', 'msg', 'reqId'];
  const logged = new Set([...everywhere, ...lines.flatMap(({ fields }) => fields)]);
  expect([...new Set(named)].toSorted()).toEqual([...logged].toSorted());
});
