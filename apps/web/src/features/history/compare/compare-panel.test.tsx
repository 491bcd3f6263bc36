import type { AnswerAttempt } from '@daedap/contract/interviews';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Location } from '#/lib/router/history.ts';
import { useLocation } from '#/lib/router/hooks.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { trackOf } from '#/domain/answer/review/delivery/testing/delivery.ts';
import { parseInterviewState } from '#/domain/session/interview-state.ts';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { isLeaveConfirmed } from '#/lib/leave-confirmed.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { saveRecording } from '#/media/store/recordings.ts';
import { putSoundTrack } from '#/media/store/sound-tracks.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { ComparePanel } from './compare-panel.tsx';
import { attemptOf, session } from './testing/attempts.ts';

fakeDatabase();

const address = 'GET /api/recordings/sessions/12/questions/3/attempts';

const first = attemptOf({
  id: 1,
  score: 62,
  counts: true,
  depthScore: 50,
  clarityScore: 70,
  answerText: '저는 로그를 대충 보고 문제를 해결했습니다.',
  keywords: ['협업'],
  improvements: ['숫자를 말해보세요.'],
});
const middle = attemptOf({ id: 2, score: 62, retake: true, answerDuration: 20.4 });
const newest = attemptOf({
  id: 3,
  score: 81,
  retake: true,
  depthScore: 90,
  clarityScore: 65,
  answerDuration: 32,
  answerText: '저는 로그를 꼼꼼히 분석해서 문제를 해결했습니다.',
  keywords: ['로그'],
  strengths: ['구체적이에요.'],
});
const all = [first, middle, newest];

const responseOf = (attempts: readonly AnswerAttempt[]) => ({
  body: { success: true, session, attempts },
});

const arrived = vi.fn<(location: Location) => void>();

function Place() {
  arrived(useLocation());
  return null;
}

const place = () => arrived.mock.lastCall?.[0];

function open(search = '') {
  return renderPage(
    <>
      <Place />
      <ComparePanel session={session} questionId={3} />
    </>,
    `/session-details/12${search}`,
  );
}

const region = async (name: string) => within(await screen.findByRole('region', { name }));
const select = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const sentence = () =>
  screen.findByText(/점 (올랐|낮아)|두 답변 모두|채점하|목소리/, { selector: 'output' });

beforeEach(() => {
  startSession('token-1', mina);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
  URL.createObjectURL = () => 'blob:mine';
  URL.revokeObjectURL = () => undefined;
});

test('shows one sentence, the scores with their differences, and what changed', async () => {
  stubServer({ [address]: responseOf(all) });
  open();
  expect((await sentence()).textContent).toBe('62점에서 81점으로 19점 올랐어요.');
  const table = within(screen.getByRole('table', { name: '점수 비교' }));
  const rows = table.getAllByRole('row').map((row) => row.textContent);
  expect(rows).toEqual([
    '항목앞 시도뒤 시도차이',
    '점수6281+19 올랐어요',
    '연관성6281+19 올랐어요',
    '명확성7065−5 낮아졌어요',
    '깊이5090+40 올랐어요',
    '답변 시간0:200:32+0:12 길어졌어요',
  ]);
  const changes = await region('무엇이 달라졌을까요?');
  const listed = (name: string) => changes.getByRole('list', { name }).textContent;
  expect(listed('빠진 핵심 단어')).toBe('−협업');
  expect(listed('새로 생긴 잘한 점')).toBe('✓구체적이에요.');
  expect(listed('전에는 아쉬웠지만 이제 해결한 점')).toBe('✓숫자를 말해보세요.');
  // The earlier answer says the keyword, too.
  expect(changes.queryByText('새로 말한 핵심 단어')).toBeNull();
});

test('marks dropped and added words, also for screen readers', async () => {
  stubServer({ [address]: responseOf(all) });
  open();
  const before = await region('앞 시도');
  expect(before.getByText('대충 보고').closest('del')?.textContent).toMatch(
    /\(빠진 말\) 대충 보고 \(끝\)$/,
  );
  const after = await region('뒤 시도');
  expect(after.getByText('꼼꼼히 분석해서').closest('ins')?.textContent).toMatch(
    /\(새로 한 말\) 꼼꼼히 분석해서 \(끝\)$/,
  );
});

test('lists all attempts, marks the one that counts, and says that a retake changes no score', async () => {
  stubServer({ [address]: responseOf(all) });
  open();
  const list = await region('모든 시도');
  const [top, , bottom] = list.getAllByRole('listitem').map((item) => item.textContent);
  expect(top).toMatch(/^3번째 시도81점.*이번다시 답한 것$/);
  expect(bottom).toMatch(/^1번째 시도62점.*면접 점수에 반영$/);
  expect(list.getByText(/면접 점수는 바뀌지 않아요/)).toBeTruthy();
});

test('keeps another chosen pair in the address, beside the other parameters', async () => {
  stubServer({ [address]: responseOf(all) });
  open('?compare=3');
  await sentence();
  expect([...select('앞 시도').options].map(({ value }) => value)).toEqual(['1', '2']);
  await userEvent.selectOptions(select('뒤 시도'), '2');
  expect((await sentence()).textContent).toMatch(/^두 답변 모두 62점/);
  expect(place()?.search).toBe('?compare=3&first=1&second=2');
  expect([...select('앞 시도').options].map(({ value }) => value)).toEqual(['1']);
});

test('says that two equal attempts are the same', async () => {
  stubServer({ [address]: responseOf([middle, { ...middle, id: 3 }]) });
  open();
  expect((await sentence()).textContent).toMatch(/^두 답변 모두 62점/);
  expect(screen.getAllByText('같아요')).toHaveLength(5);
  expect(screen.getByText('핵심 단어와 잘한 점, 더 좋아질 점은 그대로예요.')).toBeTruthy();
  expect(screen.getByText('두 답변에서 한 말이 같아요.')).toBeTruthy();
});

test('takes the pair from the address and ignores an invalid id', async () => {
  stubServer({ [address]: responseOf(all) });
  open('?first=2&second=abc');
  await sentence();
  expect([select('앞 시도').value, select('뒤 시도').value]).toEqual(['2', '3']);
});

test('refetches every 3 s while an attempt is being scored, then shows its score', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  const waiting = { ...newest, analysisStatus: 'processing', score: null, answerText: null };
  let attempts: unknown = [first, waiting];
  const requests = stubServer({
    [address]: () => ({ body: { success: true, session, attempts } }),
  });
  open();
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(screen.getByText(/^이번 답변을 채점하고 있어요/)).toBeTruthy();
  expect(screen.getByText('답변을 듣고 있어요.')).toBeTruthy();
  expect(screen.queryByRole('region', { name: '무엇이 달라졌을까요?' })).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(2_900));
  expect(requests).toHaveLength(1);
  attempts = [first, newest];
  await act(() => vi.advanceTimersByTimeAsync(200));
  expect(screen.getByText('62점에서 81점으로 19점 올랐어요.')).toBeTruthy();
  await act(() => vi.advanceTimersByTimeAsync(20_000));
  expect(requests).toHaveLength(2);
});

test('explains an unscored attempt and a silent one, and marks no words', async () => {
  const failed = attemptOf({
    id: 4,
    analysisStatus: 'failed',
    failureReason: 'speech_off',
    answerText: null,
  });
  const silent = attemptOf({ id: 5, score: 0, answerText: '' });
  stubServer({ [address]: responseOf([first, failed, silent]) });
  open('?first=1&second=4');
  expect((await sentence()).textContent).toMatch(/^뒤 시도는 채점하지 못해서/);
  expect(screen.getByText(/^지금은 서버가 말을 글로 바꾸지 못해서/)).toBeTruthy();
  await userEvent.selectOptions(select('뒤 시도'), '5');
  expect((await sentence()).textContent).toMatch(/^이번에는 목소리가 들리지 않아서/);
  expect(screen.queryByRole('region', { name: '무엇이 달라졌을까요?' })).toBeNull();
  expect(screen.getByText('들린 말이 없어요.')).toBeTruthy();
  expect(document.querySelector('ins, del')).toBeNull();
});

test('plays each attempt’s own video', async () => {
  await saveRecording(recordingOf({ id: 'old' }));
  await saveRecording(recordingOf({ id: 'other' }));
  const backup = { videoId: 'v3', url: '/api/interview/submit/v3?signed' };
  stubServer({
    [address]: responseOf([
      { ...first, answerVideoPath: 'old' },
      { ...middle, answerVideoPath: null },
      { ...newest, backup },
    ]),
  });
  open();
  const question = '지원 동기를 말씀해주세요.';
  const source = async (name: string) => (await screen.findByLabelText(name)).getAttribute('src');
  expect(await source(`내 답변 영상: 1번째 시도, ${question}`)).toBe('blob:mine');
  expect(await source(`내 답변 영상: 3번째 시도, ${question}`)).toBe(backup.url);
  await userEvent.selectOptions(select('앞 시도'), '2');
  expect(await screen.findByText('이 시도에는 저장된 영상이 없어요.')).toBeTruthy();
});

test('a press on a timeline shows the video of that attempt', async () => {
  await saveRecording(recordingOf({ id: 'mine', sessionId: '12', questionId: 3, userId: mina.id }));
  await putSoundTrack(mina.id, 'mine', trackOf());
  const scroll = vi.fn<() => void>();
  HTMLElement.prototype.scrollIntoView = scroll;
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  stubServer({
    [address]: responseOf([first, { ...newest, answerVideoPath: 'mine' }]),
    'POST /api/recordings/sessions/12/answers/3/delivery': { body: { success: true } },
  });
  open();
  const timelines = await region('두 답변의 소리');
  await userEvent.click(await timelines.findByRole('button', { name: /^답변 소리/ }));
  expect(scroll).toHaveBeenCalledOnce();
  const [shown] = scroll.mock.contexts;
  const column = (await screen.findByRole('heading', { name: '뒤 시도' })).closest('section');
  expect(column?.contains(shown as Node)).toBe(true);
});

test('offers a retake when there is only one attempt', async () => {
  stubServer({ [address]: responseOf([first]) });
  open();
  await screen.findByText(/^이 질문에는 한 번 답했어요/);
  await userEvent.click(screen.getByRole('button', { name: '이 질문 다시 답하기' }));
  expect(place()?.pathname).toBe('/interview/live');
  expect(isLeaveConfirmed(place()?.state)).toBe(true);
  expect(parseInterviewState(place()?.state)).toMatchObject({
    retake: true,
    sessionId: 12,
    timeLimit: 60,
    questions: [{ id: 3, text: '지원 동기를 말씀해주세요.' }],
  });
});

test('starts a retake from a comparison', async () => {
  stubServer({ [address]: responseOf(all) });
  open();
  await userEvent.click(await screen.findByRole('button', { name: '한 번 더 답하기' }));
  expect(place()?.pathname).toBe('/interview/live');
});

test('shows a missing session and another person’s session alike', async () => {
  stubServer({ [address]: failure(404, 'NOT_FOUND', '없어요') });
  open();
  expect(await screen.findByText('비교할 답변을 찾을 수 없어요')).toBeTruthy();
  expect(screen.getByRole('link', { name: '면접 기록으로 가기' })).toBeTruthy();
});

test('offers a retry without a network', async () => {
  stubServer({ [address]: offline });
  open();
  expect(await screen.findByText('시도를 불러오지 못했어요')).toBeTruthy();
  stubServer({ [address]: responseOf(all) });
  await userEvent.click(screen.getByRole('button', { name: '다시 시도하기' }));
  expect(await sentence()).toBeTruthy();
});

test('shows the comparison in English', async () => {
  changeLanguage('en');
  stubServer({ [address]: responseOf(all) });
  open();
  expect(await screen.findByText('Up 19, from 62 to 81.')).toBeTruthy();
  expect(screen.getByText('Q2: your attempts compared')).toBeTruthy();
});
