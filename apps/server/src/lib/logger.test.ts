import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { createLogger } from './logger.ts';
import { withRequestId } from './request-context.ts';

function logged(write: (log: ReturnType<typeof createLogger>) => void) {
  const lines: string[] = [];
  write(createLogger('info', { write: (line) => void lines.push(line) }));
  return lines;
}

test('writes one object a line, with the fields that docs/operations.md lists', async () => {
  const lines = logged((log) => {
    withRequestId('request-1', () => log.info({ queue: 'analyse-text', ms: 3 }, 'job done'));
    log.error({ err: new Error('broken\nin two lines') }, 'request failed');
    log.debug('not at this level');
  });
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true);
  const [job, failure] = lines.map((line): Record<string, unknown> => JSON.parse(line));
  expect(job).toEqual({
    level: 30,
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
    reqId: 'request-1',
    queue: 'analyse-text',
    ms: 3,
    msg: 'job done',
  });
  expect(failure).toMatchObject({ level: 50, msg: 'request failed' });
  expect(Object.keys(failure?.['err'] as object)).toEqual(['name', 'message', 'stack']);
  const guide = await readFile(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
  const section = guide.split('## Logs')[1]?.split('\n## ')[0] ?? '';
  for (const field of [...Object.keys(job ?? {}), 'err']) expect(section).toContain(`\`${field}\``);
});

test('never writes the detail of an error of PostgreSQL, which quotes values', () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (email)=(minji@example.com) already exists.',
  });
  const [line = ''] = logged((log) => log.warn({ err: error }, 'database error'));
  expect(line).toContain('23505');
  expect(line).not.toContain('minji');
});
