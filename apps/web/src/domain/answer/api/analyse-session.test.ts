import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { analyseQueuedSession } from './analyse-session.ts';

const call = 'POST /api/interviews/comprehensive-analysis';
const { signal } = new AbortController();
const entry = {
  id: 'whole',
  userId: mina.id,
  kind: 'session',
  fields: { sessionId: 'session-1-a', interviewConfig: '{"mainCategory":"job"}' },
  createdAt: 1,
} as const;

beforeEach(() => startSession('token-1', mina));

test.each([
  failure(409, 'NOTHING_TO_ANALYSE', '답변이 없어요'),
  failure(404, 'NOT_FOUND', '없어요'),
])('accepts that there is nothing to analyse: %j', async (answer) => {
  const requests = stubServer({ [call]: answer });
  await analyseQueuedSession(entry, signal);
  expect(await requests[0]?.json()).toMatchObject({
    sessionId: 'session-1-a',
    interviewConfig: { mainCategory: 'job' },
  });
});

test('rejects with temporary errors, so that it is tried again', async () => {
  stubServer({ [call]: failure(503, 'UNAVAILABLE', '잠시 뒤에') });
  await expect(analyseQueuedSession(entry, signal)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('refuses fields of another version', async () => {
  stubServer({});
  await expect(analyseQueuedSession({ ...entry, fields: {} }, signal)).rejects.toMatchObject({
    failure: 'session',
  });
});
