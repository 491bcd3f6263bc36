import { screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { storedAnswer } from '#/domain/answer/testing/answers.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { saveRecording } from '#/media/store/recordings.ts';
import { putSoundTrack } from '#/media/store/sound-tracks.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { eventually } from '#/test/eventually.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { sessionWith } from '#/test/session.ts';
import { stubServer } from '#/test/stub-server.ts';
import { PrintedDelivery, SessionDelivery } from './session-delivery.tsx';
import { summaryOf, trackOf } from './testing/delivery.ts';
import { TrendDelivery } from './trend-delivery.tsx';

fakeDatabase();

beforeEach(() => startSession('token', mina));

const answerOf = (id: number, delivery: unknown, answerVideoPath: string | null = null) => ({
  ...storedAnswer({ id, questionId: id, answerVideoPath, delivery }),
  attempts: [],
});

test('an interview has one sentence and one thing to try', async () => {
  const answers = [
    answerOf(1, summaryOf({ longestPause: 6 })),
    answerOf(2, summaryOf({ pace: 5.4 })),
  ];
  renderPage(<SessionDelivery session={sessionWith()} answers={answers} />);
  expect(await screen.findByText('가장 길게 멈춘 곳은 6초예요.')).toBeTruthy();
  expect(screen.getByText(/짧게 이어 보세요/)).toBeTruthy();
});

test('the report has the sentence of the whole interview and of each answer that was measured', async () => {
  const answers = [
    answerOf(1, summaryOf({ longestPause: 6 })),
    answerOf(2, null),
    answerOf(3, summaryOf({ pace: 9 })),
  ].map((answer, place) => Object.assign(answer, { questionNumber: place + 1 }));
  renderPage(<PrintedDelivery session={sessionWith()} answers={answers} />);
  const items = await screen.findAllByRole('listitem');
  expect(items).toHaveLength(2);
  expect(items[0]!.textContent).toContain('질문 1가장 길게 멈춘 곳은 6초예요.');
  expect(items[1]!.textContent).toContain('질문 3말이 꽤 빨랐어요.');
});

test('what the server lacks is measured here, and the server is told', async () => {
  const requests = stubServer({ 'POST /api/recordings/sessions/40/answers/22/delivery': {} });
  await saveRecording(recordingOf({ id: 'two', sessionId: '40', userId: mina.id }));
  await putSoundTrack(mina.id, 'two', trackOf());
  const answers = [answerOf(21, summaryOf()), answerOf(22, null, 'two')];
  renderPage(<SessionDelivery session={sessionWith()} answers={answers} />);
  await eventually(() => expect(requests).toHaveLength(1));
  expect(await requests[0]!.json()).toMatchObject({ pauses: 2, longestPause: 3 });
  expect(await screen.findByText('가장 길게 멈춘 곳은 3초예요.')).toBeTruthy();
});

test('an interview of this device alone is described without the server', async () => {
  const requests = stubServer({});
  await saveRecording(recordingOf({ id: 'two', sessionId: 'session-1-a', userId: mina.id }));
  await putSoundTrack(mina.id, 'two', trackOf());
  renderPage(
    <SessionDelivery
      session={sessionWith({ id: 0, clientSessionId: 'session-1-a' })}
      answers={[answerOf(1, null, 'two')]}
    />,
  );
  expect(await screen.findByText(/말이 느린 편이었어요/)).toBeTruthy();
  expect(requests).toEqual([]);
});

test.each([
  ['nothing is known', [null, undefined]],
  ['a newer server writes it in another way', [{ tempo: 'presto' }]],
])('nothing is said when %s', async (_, deliveries) => {
  renderPage(<TrendDelivery deliveries={deliveries} />);
  expect(document.body.textContent).toBe('');
});

test('the trend tells of the last interview and what changed since the one before', () => {
  const deliveries = [summaryOf({ pauses: 8 }), null, summaryOf({ pitchRange: 2.5 })];
  renderPage(<TrendDelivery deliveries={deliveries} />);
  expect(screen.getByText('지난번보다 덜 멈췄어요.')).toBeTruthy();
  expect(
    screen.getByText('목소리 높낮이가 거의 같았어요. 2.5반음 안에서 움직였어요.'),
  ).toBeTruthy();
});
