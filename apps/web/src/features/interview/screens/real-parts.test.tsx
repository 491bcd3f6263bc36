import { fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderLive } from '#/features/interview/testing/render-live.tsx';
import {
  question,
  recording,
  scriptedInterview,
} from '#/features/interview/testing/scripted-interview.ts';
import { at, contextOf, finish, pass, ready } from '#/features/interview/testing/walk.ts';
import { loadParts } from '#/domain/answer/review/later.tsx';
import { trackOf } from '#/domain/answer/review/delivery/testing/delivery.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { saveRecording } from '#/media/store/recordings.ts';
import { putSoundTrack } from '#/media/store/sound-tracks.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { stubServer } from '#/test/stub-server.ts';

fakeDatabase();

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const button = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

type Settings = Parameters<typeof scriptedInterview>[0];

/** To the first countdown. */
async function begin(settings: Settings = {}) {
  const it = scriptedInterview({ mode: 'real', ...settings });
  const view = renderLive(it);
  await view.go(() => ready(it));
  await view.go(() => pass(2_000));
  return { it, ...view };
}

async function give({ it, go }: Awaited<ReturnType<typeof begin>>) {
  await go(() => pass(11_000));
  await go(() => it.recorder.says({ type: 'RECORDER.STARTED' }));
  const { key } = contextOf(it).answer;
  await go(() => it.actor.send({ type: 'COMPLETE' }));
  await go(() => finish(it));
  return key;
}

test('shows the time of the whole interview, or what is left of it', async () => {
  const free = await begin();
  await free.go(() => pass(5_000));
  expect(screen.getByRole('timer').textContent).toBe('진행 00:05');
  const limited = await begin({ format: 'admission' });
  await limited.go(() => pass(5_000));
  expect(screen.getAllByRole('timer').at(-1)?.textContent).toBe('전체 남은 시간 09:55');
});

test('the question can be repeated once; there are no key points and no pause', async () => {
  const { it, go } = await begin();
  await go(() => press('다시 한 번 말씀해 주세요'));
  expect(button('다시 한 번 말씀해 주세요')).toBeNull();
  expect(button('생각해 볼 핵심어 보기')).toBeNull();
  await go(() => pass(11_000));
  await go(() => it.recorder.says({ type: 'RECORDER.STARTED' }));
  expect(button('답변 완료')).toBeTruthy();
  expect(button('일시정지')).toBeNull();
});

test('between two questions it thanks, and shows no score', async () => {
  const live = await begin();
  await give(live);
  expect(at(live.it)).toBe('between.pausing');
  expect(screen.getByText('잘 들었어요')).toBeTruthy();
  expect(screen.getByRole('heading', { name: '질문 1' })).toBeTruthy();
  await live.go(() => pass(2_100));
  expect(screen.getByRole('heading', { name: '질문 2' })).toBeTruthy();
});

test('bad sound is named before the next answer, and not while it is given', async () => {
  await loadParts();
  startSession('token', mina);
  vi.useRealTimers();
  const { id } = recording();
  await saveRecording(recordingOf({ id, userId: mina.id }));
  await putSoundTrack(mina.id, id, trackOf({ problem: 'quiet' }));
  vi.useFakeTimers();
  const live = await begin();
  expect(screen.queryByText(/아주 작게 녹음됐어요/)).toBeNull();
  await give(live);
  await live.go(() => pass(2_100));
  await live.go(() => pass(1_000));
  expect(screen.getByRole('heading', { name: '질문 2' })).toBeTruthy();
  expect(screen.getByText(/아주 작게 녹음됐어요/)).toBeTruthy();
  await live.go(() => pass(11_000));
  await live.go(() => live.it.recorder.says({ type: 'RECORDER.STARTED' }));
  expect(screen.queryByText(/아주 작게 녹음됐어요/)).toBeNull();
});

test('a late follow-up names the question that it belongs to', async () => {
  const late = scriptedInterview({ mode: 'real' });
  const view = renderLive(late);
  await view.go(() =>
    ready(late, { questions: [question(1), question(2), question(40, 1)], index: 2 }),
  );
  expect(screen.getByText('앞서 답한 질문에 대한 꼬리질문이에요: 질문 1')).toBeTruthy();
});

test('waits for the last analyses, and offers to send again what was not sent', async () => {
  const live = await begin();
  const keys: string[] = [];
  for (let number = 1; number <= 3; number += 1) {
    keys.push(await give(live));
    await live.go(() => pass(2_100));
  }
  const { it, go } = live;
  expect(screen.getByRole('heading', { name: '답변을 모아 분석하고 있어요' })).toBeTruthy();
  expect(screen.getByText(/3개 가운데 0개를 마쳤어요/)).toBeTruthy();
  for (const key of keys) {
    await go(() => it.background.done(key, { kind: 'failed', message: 'too large' }));
  }
  expect(screen.getByText(/3개 가운데 3개가 서버에 닿지 않았어요/)).toBeTruthy();
  await go(() => press('다시 보내기'));
  expect(it.background.running()).toEqual(keys);
  for (const key of keys) await go(() => it.background.done(key, { kind: 'noSound' }));
  expect(button('소리를 꺼낼 수 없는 답변은 영상으로 보내기')).toBeTruthy();
  await go(() => press('이대로 결과 보기'));
  expect(at(it)).toBe('ending.running');
});

test('practice shows key points on request', async () => {
  vi.useRealTimers();
  stubServer({
    'GET /api/interviews/7/questions/1/key-points': {
      body: { success: true, points: ['지원한 계기', '맡고 싶은 일'] },
    },
  });
  const it = scriptedInterview();
  const { go } = renderLive(it);
  await go(() => ready(it));
  expect(screen.queryByText('지원한 계기')).toBeNull();
  press('생각해 볼 핵심어 보기');
  expect(await screen.findByText('지원한 계기')).toBeTruthy();
  expect(screen.getByText('맡고 싶은 일')).toBeTruthy();
});
