import { analysisPollMs } from '@daedap/contract/constants/interview';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { saveRecording } from '#/media/store/recordings.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { failure, stubServer } from '#/test/stub-server.ts';
import { answerWith, attemptWith } from './testing/answers.ts';
import {
  answerRegion,
  body,
  both,
  detailsCall,
  findCards,
  openDetails,
  prepareDetails,
  second,
} from './testing/open-details.tsx';

const attempts = 'GET /api/recordings/sessions/40/questions/71/attempts';

prepareDetails(mina);

describe('an answer', () => {
  const many = (name: string, number: number) =>
    Array.from({ length: number }, (_, at) => `${name} ${at + 1}`);

  test('shows three strengths and improvements and eight keywords, and the rest on demand', async () => {
    const long = answerWith({
      strengths: many('강점', 5),
      improvements: many('보완', 4),
      keywords: many('단어', 11),
    });
    stubServer({ [detailsCall]: body([long]) });
    openDetails('?question=71');
    const feedback = within(await screen.findByRole('region', { name: '피드백' }));
    const items = (name: string) =>
      within(feedback.getByRole('list', { name })).getAllByRole('listitem').length;
    const counts = () => ['잘한 점', '더 좋아질 점', '핵심 단어'].map(items);
    expect(counts()).toEqual([3, 3, 8]);
    const more = feedback.getByRole('button', { name: '잘한 점 +2개 더' });
    expect(more.textContent).toBe('+2개 더');
    expect(feedback.getByRole('button', { name: '더 좋아질 점 +1개 더' })).toBeTruthy();
    expect(feedback.getByRole('button', { name: '핵심 단어 +3' }).textContent).toBe('+3');
    await userEvent.click(more);
    await userEvent.click(feedback.getByRole('button', { name: '핵심 단어 +3' }));
    expect(counts()).toEqual([5, 3, 11]);
    await userEvent.click(feedback.getByRole('button', { name: '잘한 점 접기' }));
    expect(counts()).toEqual([3, 3, 11]);
  });

  test('needs no button for exactly three and eight', async () => {
    stubServer({ [detailsCall]: body([answerWith({ keywords: many('단어', 8) })]) });
    openDetails('?question=71');
    await findCards();
    expect(screen.queryByRole('button', { name: /\+\d/ })).toBeNull();
    for (const name of ['연관성', '명확성', '깊이']) {
      expect(screen.getByRole('progressbar', { name })).toBeTruthy();
    }
  });

  test('appears by itself once it is scored', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const processing = answerWith({ analysisStatus: 'processing', score: null, answerText: null });
    stubServer({ [detailsCall]: body([processing]) });
    openDetails('?question=71');
    expect(await screen.findByText('분석 중이에요')).toBeTruthy();
    expect(screen.queryByText('내가 한 말')).toBeNull();
    const requests = stubServer({ [detailsCall]: body([answerWith()]) });
    await act(() => vi.advanceTimersByTimeAsync(analysisPollMs));
    expect(await screen.findByText('결과를 숫자로 말한 점이 좋았어요.')).toBeTruthy();
    await act(() => vi.advanceTimersByTimeAsync(3 * analysisPollMs));
    expect(requests).toHaveLength(1);
  });

  test('says why an unscored answer has no score, and that it is not zero', async () => {
    const failed = answerWith({
      analysisStatus: 'failed',
      failureReason: 'speech_off',
      score: null,
      answerText: null,
    });
    stubServer({ [detailsCall]: body([failed]) });
    openDetails('?question=71');
    expect(await screen.findByText('이 답변은 채점하지 못했어요')).toBeTruthy();
    const region = within(answerRegion());
    expect(region.getByText(/서버가 말을 글로 바꾸지 못해서.*0점이 아니에요/)).toBeTruthy();
    expect(region.getByRole('button', { name: '이 질문 다시 답하기' })).toBeTruthy();
  });

  test('explains a silent answer', async () => {
    stubServer({ [detailsCall]: body([answerWith({ score: 0, answerText: '', evidence: [] })]) });
    openDetails('?question=71');
    expect(await screen.findByText(/목소리가 들리지 않아서 0점으로/)).toBeTruthy();
    expect(screen.getByText('받아 적은 말이 없어요.')).toBeTruthy();
  });

  test('starts a retake of the question', async () => {
    stubServer(both);
    const router = openDetails('?question=71');
    await userEvent.click(await screen.findByRole('button', { name: '이 질문 다시 답하기' }));
    expect(router.state.location.pathname).toBe('/interview/live');
    expect(router.state.location.state).toMatchObject({
      leaveConfirmed: true,
      retake: true,
      sessionId: 40,
      questions: [{ id: 71 }],
    });
  });

  test('lists attempts and leads to their comparison', async () => {
    const twice = answerWith({
      attempts: [
        attemptWith({ id: 500, score: 62 }),
        attemptWith(),
        attemptWith({ id: 509, score: null, analysisStatus: 'processing', retake: true }),
      ],
    });
    stubServer({
      [detailsCall]: body([twice]),
      [attempts]: failure(404, 'NOT_FOUND', '찾을 수 없어요'),
    });
    const router = openDetails('?question=71');
    const list = within(await screen.findByRole('region', { name: '이 질문에 답한 기록' }));
    const rows = list.getAllByRole('listitem').map(({ textContent }) => textContent);
    expect(rows[0]).toMatch(/^1번째 시도2026.*62점$/);
    expect(rows[1]).toMatch(/^2번째 시도면접 점수에 반영2026.*84점$/);
    expect(rows[2]).toMatch(/^3번째 시도다시 답한 것2026.*분석 중$/);
    await userEvent.click(list.getByRole('link', { name: '시도 비교' }));
    expect(router.state.location.search).toBe('?question=71&compare=1');
    expect(screen.queryByRole('region', { name: '이 질문에 답한 기록' })).toBeNull();
    await userEvent.click(screen.getByRole('link', { name: '답변 상세로 돌아가기' }));
    expect(router.state.location.search).toBe('?question=71');
    expect(screen.getByRole('region', { name: '이 질문에 답한 기록' })).toBeTruthy();
  });
});

describe('videos', () => {
  const label = '내 답변 영상: 느린 조회를 빠르게 만든 경험을 말해주세요.';

  test('marks a video on this device, and opens and closes its panel', async () => {
    await saveRecording(recordingOf({ id: 'mine' }));
    stubServer({ [detailsCall]: body([answerWith({ answerVideoPath: 'mine' }), second]) });
    openDetails('?question=71');
    expect(await screen.findByText('이 기기에 영상 1개가 있어요')).toBeTruthy();
    const [first, other] = await findCards();
    expect(first!.textContent).toContain('이 기기에 영상이 있어요');
    expect(other!.textContent).not.toContain('이 기기에 영상이 있어요');
    const opener = screen.getByRole('button', { name: '영상 보기' });
    await userEvent.click(opener);
    const panel = within(screen.getByRole('region', { name: '내 답변 영상' }));
    expect((await panel.findByLabelText(label)).hasAttribute('controls')).toBe(true);
    await userEvent.click(panel.getByRole('button', { name: '영상 닫기' }));
    expect(screen.queryByLabelText(label)).toBeNull();
    expect(document.activeElement).toBe(opener);
  });

  test('opens the panel from the evidence', async () => {
    await saveRecording(recordingOf({ id: 'mine' }));
    stubServer({ [detailsCall]: body([answerWith({ answerVideoPath: 'mine' })]) });
    openDetails('?question=71');
    await screen.findByText('이 기기에 영상 1개가 있어요');
    await userEvent.click(screen.getByRole('button', { name: /0.3초로/ }));
    await userEvent.click(screen.getByRole('button', { name: /^영상에서 보기 0:04/ }));
    expect(await screen.findByLabelText(label)).toBeTruthy();
  });

  test('shows no button without a video here or on the server', async () => {
    stubServer(both);
    openDetails('?question=71');
    expect(await screen.findByText('이 기기에는 이 면접의 영상이 없어요')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '영상 보기' })).toBeNull();
  });

  test('plays a backup on any device', async () => {
    const backup = { videoId: 'v', url: '/api/interview/submit/v?sig=1' };
    stubServer({ [detailsCall]: body([answerWith({ answerVideoPath: 'mine', backup })]) });
    openDetails('?question=71');
    await userEvent.click(await screen.findByRole('button', { name: '영상 보기' }));
    const video = await screen.findByLabelText(label);
    expect(video.getAttribute('src')).toContain('/api/interview/submit/v');
  });

  test('says that the storage cannot be opened, and shows the rest', async () => {
    stubServer(both);
    vi.stubGlobal('indexedDB', undefined);
    openDetails('?question=71');
    expect(await screen.findByText(/저장된 영상을 확인하지 못했어요/)).toBeTruthy();
    expect(screen.getByRole('button', { name: '다시 확인하기' })).toBeTruthy();
    expect(screen.getByText('결과를 숫자로 말한 점이 좋았어요.')).toBeTruthy();
  });
});
