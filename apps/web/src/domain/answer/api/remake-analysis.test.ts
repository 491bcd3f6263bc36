import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { listOutbox } from '#/media/store/outbox.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { mina } from '#/test/people.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { config } from '#/domain/answer/testing/answers.ts';
import { remakeAnalysis } from './remake-analysis.ts';

const drop = 'DELETE /api/analysis/40';
const make = 'POST /api/interviews/comprehensive-analysis';
const done = { body: { success: true } };
const session = { userId: mina.id, sessionId: 40, config };

fakeDatabase();
beforeEach(() => startSession('token-1', mina));

test.each([
  ['the network is lost', offline],
  ['there were too many analyses this hour', failure(429, 'RATE_LIMITED', '천천히')],
  ['the server has a fault', failure(500, 'INTERNAL', '문제가 생겼어요')],
])('queues the analysis when it was deleted and then %s', async (_, answer) => {
  stubServer({ [drop]: done, [make]: answer });
  const isOffline = answer === offline;
  expect(await remakeAnalysis(session)).toMatchObject({
    outcome: 'unmade',
    isQueued: true,
    isOffline,
  });
  expect(await listOutbox(mina.id)).toMatchObject([
    { kind: 'session', userId: mina.id, fields: { sessionId: '40' } },
  ]);
});

test.each([
  ['nothing to analyse', failure(409, 'NOTHING_TO_ANALYSE', '없어요'), 'nothing'],
  ['a session that is gone', failure(404, 'NOT_FOUND', '없어요'), 'gone'],
])('does not queue the analysis on %s', async (_, answer, outcome) => {
  stubServer({ [drop]: failure(404, 'NOT_FOUND', '없어요'), [make]: answer });
  expect(await remakeAnalysis(session)).toEqual({ outcome });
  expect(await listOutbox(mina.id)).toEqual([]);
});

test.each([
  [offline, true],
  [failure(429, 'RATE_LIMITED', '천천히'), false],
])(
  'does not make a new analysis when the old one could not be deleted: %j',
  async (answer, isUnsure) => {
    const requests = stubServer({ [drop]: answer });
    expect(await remakeAnalysis(session)).toMatchObject({ outcome: 'kept', isUnsure });
    expect(requests).toHaveLength(1);
    expect(await listOutbox(mina.id)).toEqual([]);
  },
);
