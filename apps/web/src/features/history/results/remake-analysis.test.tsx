import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { mina } from '#/test/people.ts';
import { sessionWith } from '#/test/session.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { getToasts } from '#/ui/toast-store.ts';
import type { Results } from './results-query.ts';
import { openResults } from './testing/open-results.tsx';
import { answerWith, resultsWith } from './testing/results.ts';

const bySession = 'GET /api/interviews/session/40/results';
const byRecording = 'GET /api/analysis/results/analysis/40';
const videos = 'GET /api/recordings/sessions/40/answers';

const body = (results: Results = resultsWith()) => ({ body: { success: true, ...results } });
const noVideos = { [videos]: failure(404, 'NOT_FOUND', '없어요') };
const served = (results?: Results) => ({
  ...noVideos,
  [bySession]: body(results),
  [byRecording]: body(results),
});

/** The screen, not the report for the printer. */
const screenPart = () => within(document.querySelector<HTMLElement>('.print\\:hidden')!);
const shown = async () => {
  await screen.findByRole('tab', { name: '1번 질문, 76점' });
  return screenPart();
};

beforeEach(() => startSession('token-1', mina));

describe('making the overall analysis again', () => {
  const drop = 'DELETE /api/analysis/40';
  const make = 'POST /api/interviews/comprehensive-analysis';
  const done = { body: { success: true } };
  const dropped = resultsWith({ session: sessionWith(), analysis: null });
  const renewed = (score: number) => {
    const before = resultsWith();
    const session = sessionWith({ ...before.session, totalScore: score });
    return { ...before, session, analysis: { ...before.analysis!, overallScore: score } };
  };
  const made = { body: { success: true, analysis: renewed(90).analysis } };
  const button = { name: '종합 분석 다시 만들기' };

  async function confirm() {
    await userEvent.click((await shown()).getByRole('button', button));
    const dialog = within(screen.getByRole('alertdialog', { name: '종합 분석을 다시 만들까요?' }));
    expect(dialog.getByText(/답변과 답변별 점수는 그대로 남아요/)).toBeTruthy();
    await userEvent.click(dialog.getByRole('button', { name: '다시 만들기' }));
  }
  const methods = (requests: Request[]) =>
    requests.map(({ method }) => method).filter((method) => method !== 'GET');

  test('asks for a confirmation', async () => {
    const requests = stubServer(served());
    openResults('/results/40');
    await userEvent.click((await shown()).getByRole('button', button));
    await userEvent.click(
      within(screen.getByRole('alertdialog')).getByRole('button', { name: '취소' }),
    );
    expect(methods(requests)).toEqual([]);
  });

  test('deletes the analysis, makes a new one once and shows it', async () => {
    let now = resultsWith();
    const making = Promise.withResolvers<typeof made>();
    const requests = stubServer({
      ...noVideos,
      [bySession]: () => body(now),
      [drop]: () => {
        now = dropped;
        return done;
      },
      [make]: () => making.promise,
    });
    openResults('/results/40');
    await confirm();
    const busy = await screenPart().findByRole('button', { name: /다시 만들고 있어요/ });
    expect(busy.getAttribute('aria-disabled')).toBe('true');
    await userEvent.click(busy);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    now = renewed(90);
    making.resolve(made);
    const overall = within(screenPart().getByRole('region', { name: '종합 점수' }));
    expect(await overall.findByText('90')).toBeTruthy();
    await waitFor(() => expect(getToasts()[0]?.text).toBe('종합 분석을 새로 만들었어요.'));
    expect(methods(requests)).toEqual(['DELETE', 'POST']);
    expect(screenPart().getByRole('button', button)).toBeTruthy();
  });

  test('offers to make the analysis after the network was lost in between', async () => {
    let now = resultsWith();
    let response: typeof made | Error = offline;
    stubServer({
      ...noVideos,
      [bySession]: () => body(now),
      [drop]: done,
      [make]: () => {
        if (response instanceof Error) throw response;
        return response;
      },
    });
    openResults('/results/40');
    await confirm();
    const card = within(await screen.findByRole('region', { name: '종합 분석이 아직 없어요' }));
    expect(card.getByRole('alert').textContent).toContain('서버에 연결하지 못했어요.');
    expect(card.getByRole('alert').textContent).toContain('조금 뒤에 다시 눌러주세요');
    expect(screen.getAllByRole('tab')).toHaveLength(2);
    now = renewed(90);
    response = made;
    await userEvent.click(card.getByRole('button', { name: '종합 분석하기' }));
    expect(await screen.findByRole('region', { name: '종합 점수' })).toBeTruthy();
  });

  test('explains the hourly limit', async () => {
    let now = resultsWith();
    stubServer({
      ...noVideos,
      [bySession]: () => body(now),
      [drop]: () => {
        now = dropped;
        return done;
      },
      [make]: failure(429, 'RATE_LIMITED', '조금 뒤에 다시 시도해주세요.'),
    });
    openResults('/results/40');
    await confirm();
    const card = within(await screen.findByRole('region', { name: '종합 분석이 아직 없어요' }));
    expect(card.getByRole('alert').textContent).toContain('조금 뒤에 다시 시도해주세요.');
  });

  test('makes a new analysis when another tab has deleted the old one', async () => {
    let now = resultsWith();
    stubServer({
      ...noVideos,
      [bySession]: () => body(now),
      [drop]: failure(404, 'NOT_FOUND', '없어요'),
      [make]: () => {
        now = renewed(90);
        return made;
      },
    });
    openResults('/results/40');
    await confirm();
    expect(await screenPart().findByText('90', { selector: 'span' })).toBeTruthy();
  });

  test('says that the session was deleted elsewhere', async () => {
    const missing = failure(404, 'NOT_FOUND', '없어요');
    let now: ReturnType<typeof failure> = body();
    stubServer({
      ...noVideos,
      [bySession]: () => now,
      [drop]: () => {
        now = missing;
        return missing;
      },
      [make]: missing,
    });
    openResults('/results/40');
    await confirm();
    expect(await screen.findByRole('heading', { name: '찾을 수 없는 면접이에요' })).toBeTruthy();
  });

  test('says that no scored answer is left', async () => {
    let now = resultsWith();
    stubServer({
      ...noVideos,
      [bySession]: () => body(now),
      [drop]: () => {
        now = dropped;
        return done;
      },
      [make]: failure(409, 'NOTHING_TO_ANALYSE', '답변이 없어요'),
    });
    openResults('/results/40');
    await confirm();
    expect(await screen.findByText(/점수가 있는 답변이 없어서/)).toBeTruthy();
  });

  test.each([
    [offline, /서버에 연결하지 못했어요.*다시 확인해주세요/],
    [failure(429, 'RATE_LIMITED', '천천히 해주세요.'), /천천히 해주세요.*그대로예요/],
  ])('explains why the analysis could not be deleted: %j', async (response, sentence) => {
    const requests = stubServer({ ...served(), [drop]: response });
    openResults('/results/40');
    await confirm();
    const alert = await screen.findByRole('alertdialog', {
      name: '종합 분석을 다시 만들지 못했어요',
    });
    expect(alert.textContent).toMatch(sentence);
    await userEvent.click(within(alert).getByRole('button', { name: '확인' }));
    expect(screenPart().getByRole('region', { name: '종합 점수' })).toBeTruthy();
    expect(methods(requests)).toEqual(['DELETE']);
  });

  test('says when the answers have changed since the analysis', async () => {
    stubServer(served());
    const { view } = openResults('/results/40');
    await shown();
    expect(screen.queryByText(/뒤에 답변이 바뀌었어요/)).toBeNull();
    view.unmount();
    stubServer(served(resultsWith({ userAnswers: [answerWith(1), answerWith(2), answerWith(3)] })));
    openResults('/results/40');
    expect(await screen.findByText(/뒤에 답변이 바뀌었어요/)).toBeTruthy();
  });
});
