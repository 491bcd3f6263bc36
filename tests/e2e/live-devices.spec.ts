import {
  answersOf,
  askedFor,
  expectFeedback,
  expectState,
  goOn,
  passCountdown,
  prepareLive,
  press,
  refuseDevices,
  speak,
  startAnswer,
  tracksOf,
  unplug,
  watchTracks,
  withFailingWebSpeech,
  withoutWebSpeech,
  withWebSpeech,
} from './support/live.ts';
import { expect, expectHistoryHeld, test, inFull } from './support/test.ts';

test('explains denied permissions and how to allow them, and lets the user retry, leave or continue without video', async ({
  page,
  account,
}) => {
  const allow = await refuseDevices(page);
  await watchTracks(page);
  await prepareLive(page, account);
  await page.goto('/interview/live');
  const title = page.getByRole('heading', { name: '카메라와 마이크를 쓸 수 없어요' });
  await expect(title).toBeFocused();
  await expectState(page, 'error');
  await expect(page.getByRole('list').getByRole('listitem')).toHaveCount(3 + 3);

  await press(page, '영상 없이 계속하기');
  await expect.poll(() => askedFor(page)).toEqual(['camera and microphone', 'microphone']);
  await expect(title).toBeVisible();

  // The app itself reloads the page, so the browser shows no warning.
  const warnings: string[] = [];
  page.on('dialog', (dialog) => {
    warnings.push(dialog.type());
    void dialog.accept();
  });
  const loaded = page.waitForEvent('load');
  await press(page, '다시 시도하기');
  await loaded;
  expect(warnings).toEqual([]);
  await expect(title).toBeVisible();
  await press(page, '대시보드로 돌아가기');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expectHistoryHeld(page);

  // The user allows the devices in the meantime.
  await allow();
  await page.goto('/interview/live');
  await expect(page.getByLabel('카메라에 비친 내 모습')).toBeVisible();
});

test(
  'says that another app uses the camera, and can try again',
  inFull,
  async ({ page, account, context }) => {
    await context.grantPermissions(['camera', 'microphone']);
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      let held = true;
      mediaDevices.getUserMedia = async (wanted) => {
        if (!held) return open(wanted);
        held = false;
        throw new DOMException('Could not start video source', 'NotReadableError');
      };
    });
    await prepareLive(page, account);
    await page.goto('/interview/live');
    const overlay = page.getByRole('alert').filter({ hasText: '웹캠 연결 실패' });
    await expect(overlay).toContainText('다른 앱이 쓰고 있어요');
    await expectState(page, 'error');
    await press(page, '다시 시도하기');
    await expect(page.getByLabel('카메라에 비친 내 모습')).toBeVisible();
    await expect(overlay).toBeHidden();
  },
);

test.describe('with camera and microphone', () => {
  test.use({ permissions: ['camera', 'microphone'] });

  test('analyses what was recorded before the camera was unplugged, and opens it again for the next answer', async ({
    page,
    account,
  }) => {
    await watchTracks(page);
    await withWebSpeech(page, ['저는 회의록을 남겨서 지연을 이틀에서 하루로 줄였습니다.']);
    const { sessionId } = await prepareLive(page, account);
    await page.clock.install();
    await page.goto('/interview/live');
    await startAnswer(page);
    await expect(page.getByRole('log')).toContainText('회의록');
    await speak(page, 1);
    await unplug(page);
    const alert = page.getByRole('alertdialog', { name: '카메라나 마이크의 연결이 끊겼어요' });
    await expect(alert).toContainText('여기까지 녹화한 답변은 그대로 남아 있고');
    await press(page, '확인');
    await expectFeedback(page);
    await expect(page.getByText('회의록').first()).toBeVisible();
    expect(await tracksOf(page)).not.toContain('live');
    await goOn(page);
    await expect(page.getByLabel('카메라에 비친 내 모습')).toBeVisible();
    expect((await askedFor(page)).length).toBe(2);
    expect(await tracksOf(page)).toContain('live');
    expect(await answersOf(page, account, sessionId)).toHaveLength(1);
  });

  test(
    'switches to recognition on the server, for good, when the browser’s own fails',
    inFull,
    async ({ page, account }) => {
      await withFailingWebSpeech(page);
      await watchTracks(page);
      const { sessionId } = await prepareLive(page, account);
      await page.clock.install();
      await page.goto('/interview/live');
      await startAnswer(page);
      await expect(page.getByText(/음성 인식에 문제가 생겼어요/)).toBeVisible();
      // The server has heard the words that are looked for below.
      await expect(page.getByRole('log')).toContainText(/책임|강합/);
      const sent = page.waitForRequest('**/api/interviews/analyze-audio');
      await press(page, '답변 완료');
      await sent;
      await expectFeedback(page);
      expect(await answersOf(page, account, sessionId)).toMatchObject([
        { analysisStatus: 'completed', answerText: expect.stringMatching(/책임|강합/) },
      ]);
      await goOn(page);
      await passCountdown(page);
      await expect(page.getByText('서버 음성 인식으로 듣고 있어요')).toBeVisible();
      await press(page, '면접에서 나가기');
      await press(page, '대시보드로 나가기');
      await expect(page).toHaveURL(/\/dashboard$/);
      expect(await tracksOf(page)).not.toContain('live');
    },
  );
});

test(
  'warns when the stream has no sound, records anyway, and lets the user type the answer',
  inFull,
  async ({ page, account, context }) => {
    await context.grantPermissions(['camera', 'microphone']);
    await withoutWebSpeech(page);
    await page.addInitScript(() => {
      const { mediaDevices } = navigator;
      const open = mediaDevices.getUserMedia.bind(mediaDevices);
      mediaDevices.getUserMedia = async (wanted) => {
        const stream = await open(wanted);
        for (const track of stream.getAudioTracks()) {
          track.stop();
          stream.removeTrack(track);
        }
        return stream;
      };
    });
    const { sessionId } = await prepareLive(page, account);
    await page.goto('/interview/live');
    await expect(page.getByText(/마이크 소리가 들어오지 않아요/)).toBeVisible();
    await startAnswer(page);
    await speak(page, 2);
    await press(page, '답변 완료');
    await expectFeedback(page);
    await expect(page.getByRole('heading', { name: '음성 추출 실패' })).toBeVisible();
    await press(page, '답변 직접 적기');
    await page.getByRole('textbox').fill('매주 회의록을 남겨서 지연을 하루로 줄였습니다.');
    await press(page, '채점하기');
    await expect(page.getByRole('textbox')).toBeHidden();
    await expect(page.getByText('회의록을').first()).toBeVisible();
    expect(await answersOf(page, account, sessionId)).toMatchObject([
      { analysisStatus: 'completed', answerText: expect.stringContaining('회의록') },
    ]);
  },
);
