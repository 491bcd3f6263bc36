import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { judgeSession } from './judge-session.ts';

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
])('nothing to be judged is no failure: %j', async (answer) => {
  const requests = stubServer({ [call]: answer });
  await judgeSession(entry, signal);
  expect(await requests[0]?.json()).toMatchObject({
    sessionId: 'session-1-a',
    interviewConfig: { mainCategory: 'job' },
  });
});

test('what the server cannot do now is tried again', async () => {
  stubServer({ [call]: failure(503, 'UNAVAILABLE', '잠시 뒤에') });
  await expect(judgeSession(entry, signal)).rejects.toMatchObject({ code: 'UNAVAILABLE' });
});

test('fields of some other version are refused', async () => {
  stubServer({});
  await expect(judgeSession({ ...entry, fields: {} }, signal)).rejects.toMatchObject({
    failure: 'session',
  });
});
