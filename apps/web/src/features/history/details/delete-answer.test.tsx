import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { listBackups, rememberBackup } from '#/media/store/backups.ts';
import { listRecordings, saveRecording } from '#/media/store/recordings.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { eventually } from '#/test/eventually.ts';
import { mina } from '#/test/people.ts';
import { sessionWith } from '#/test/session.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { getToasts } from '#/ui/toast-store.ts';
import { answerWith, attemptWith } from './testing/answers.ts';
import {
  answerRegion,
  body,
  detailsCall,
  findCards,
  openDetails,
  prepareDetails,
  second,
} from './testing/open-details.tsx';

const attempts = 'GET /api/recordings/sessions/40/questions/71/attempts';
const deletion = 'DELETE /api/recordings/sessions/40/answers/501';

prepareDetails(mina);

const kept = async () => (await listRecordings(mina.id)).rows.map(({ id }) => id);
const mine = answerWith({ answerVideoPath: 'mine' });

async function remove() {
  await userEvent.click(await screen.findByRole('button', { name: '답변 삭제' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '이 답변을 삭제할까요?' }));
  expect(dialog.getByText(/되돌릴 수 없어요/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '삭제' }));
}

beforeEach(async () => {
  await saveRecording(recordingOf({ id: 'mine' }));
  await saveRecording(recordingOf({ id: 'stays' }));
});

test('asks for a confirmation', async () => {
  const requests = stubServer({ [detailsCall]: body([mine]) });
  openDetails('?question=71');
  await userEvent.click(await screen.findByRole('button', { name: '답변 삭제' }));
  await userEvent.click(
    within(screen.getByRole('alertdialog')).getByRole('button', { name: '취소' }),
  );
  expect(requests.every(({ method }) => method === 'GET')).toBe(true);
});

test('deletes the answer with its video and the local entry of its backup', async () => {
  const backup = { videoId: 'v', url: '/api/interview/submit/v' };
  const entry = { recordingId: 'mine', userId: mina.id, sessionId: '40', createdAt: 1 };
  await rememberBackup({ ...entry, videoId: 'v' });
  let answers = [{ ...mine, backup }, second];
  stubServer({
    [detailsCall]: () => body(answers),
    [deletion]: () => {
      answers = [second];
      return { body: { success: true } };
    },
  });
  const router = openDetails('?question=71');
  await remove();
  expect(await screen.findByText('질문을 골라보세요')).toBeTruthy();
  expect(await findCards()).toHaveLength(1);
  expect(router.state.location.search).toBe('');
  await eventually(() => expect(getToasts()[0]?.text).toBe('답변을 삭제했어요.'));
  expect(await kept()).toEqual(['stays']);
  expect(await listBackups(mina.id)).toEqual([]);
  expect(document.activeElement?.textContent).toBe('질문별 답변');
});

test('lets the earlier attempt count again, and keeps the recording that both share', async () => {
  const corrected = { ...mine, attempts: [attemptWith({ id: 500, score: 62 }), attemptWith()] };
  const earlier = { ...mine, id: 500, score: 62, attempts: [attemptWith({ id: 500 })] };
  let answers = [corrected];
  const { attempts: _, ...attempt } = earlier;
  stubServer({
    [detailsCall]: () => body(answers),
    [attempts]: {
      body: {
        success: true,
        session: sessionWith(),
        attempts: [{ ...attempt, counts: true, retake: false }],
      },
    },
    [deletion]: () => {
      answers = [earlier];
      return { body: { success: true } };
    },
  });
  const router = openDetails('?question=71');
  await remove();
  await eventually(() => expect(getToasts()).toHaveLength(1));
  expect(router.state.location.search).toBe('?question=71');
  expect(within(answerRegion()).getByText(/^62점/)).toBeTruthy();
  expect(await kept()).toEqual(expect.arrayContaining(['mine', 'stays']));
});

test('explains a failure and deletes nothing', async () => {
  stubServer({
    [detailsCall]: body([mine]),
    [deletion]: failure(500, 'INTERNAL', '문제가 생겼어요'),
  });
  openDetails('?question=71');
  await remove();
  const alert = await screen.findByRole('alertdialog', { name: '답변 삭제에 실패했습니다' });
  await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
  expect(await findCards()).toHaveLength(1);
  expect(await kept()).toEqual(expect.arrayContaining(['mine', 'stays']));
});
