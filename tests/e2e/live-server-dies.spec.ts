import { type OwnServer, startOwnServer } from '../harness/server.ts';
import { answersOf, prepareLive, press, startAnswer, withWebSpeech } from './support/live.ts';
import { expect, test as base, inFull } from './support/test.ts';

/** This test has its own server, which it kills. */
const test = base.extend<{ server: OwnServer }>({
  // oxlint-disable-next-line no-empty-pattern -- Playwright reads what a fixture needs from here
  server: async ({}, use) => {
    const server = await startOwnServer({ STT: 'off' });
    await use(server);
    await server.stop();
  },
  baseURL: ({ server }, use) => use(server.address),
});

test.use({
  permissions: ['camera', 'microphone'],
  expectedErrors: ['net::ERR', 'WebSocket connection'],
});

test(
  'loses and repeats nothing when the server is killed between an answer and its score',
  inFull,
  async ({ page, account, server }) => {
    await withWebSpeech(page, ['매주 회의록을 남겨서 지연을 줄였습니다.']);
    const { sessionId } = await prepareLive(page, account);
    await page.goto('/interview/live');
    await startAnswer(page);
    await expect(page.getByRole('log')).toContainText('회의록');
    // The server has stored the answer, and dies before it can respond.
    await page.route(
      '**/api/interviews/analyze-text',
      async (route) => {
        await route.fetch();
        await server.kill();
        await route.abort('connectionreset');
      },
      { times: 1 },
    );
    await press(page, '답변 완료');
    await expect(page.getByText('답변을 이 기기에 잘 두었어요')).toBeVisible();
    await server.restart();
    await expect(page.getByRole('button', { name: '내 답변 보기' })).toBeVisible();
    const answers = await answersOf(page, account, sessionId);
    expect(answers).toMatchObject([{ analysisStatus: 'completed' }]);
    expect(answers[0]?.['attempts']).toHaveLength(1);
  },
);
