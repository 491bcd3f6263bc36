import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { activate, adsOn } from '#/domain/plan/subscription-store.ts';
import { renderLive } from '#/features/interview/testing/render-live.tsx';
import {
  question,
  scored,
  scriptedInterview,
  silent,
} from '#/features/interview/testing/scripted-interview.ts';
import {
  answer,
  at,
  contextOf,
  feedback,
  finish,
  pass,
  recording,
} from '#/features/interview/testing/walk.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = (name: string | RegExp) => fireEvent.click(button(name));

describe('while an answer is analysed', () => {
  test('one screen from the last word to the result, with its progress', async () => {
    const it = scriptedInterview({ enableAds: true });
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => it.actor.send({ type: 'COMPLETE' }));
    const before = screen.getByRole('dialog', { name: '답변을 분석하고 있어요' });
    expect(screen.getByText('녹화한 답변을 모으고 있어요')).toBeTruthy();
    await go(() => finish(it));
    await go(() =>
      it.analyse.says({
        type: 'ANALYSIS.PROGRESS',
        progress: { phase: 'uploading', percent: 41.6, message: null },
      }),
    );
    expect(screen.getByText('답변을 보내고 있어요 (42%)')).toBeTruthy();
    await go(() =>
      it.analyse.says({
        type: 'ANALYSIS.PROGRESS',
        progress: { phase: 'analysing', percent: 70, message: '음성을 듣고 있어요' },
      }),
    );
    expect(screen.getByText('음성을 듣고 있어요 (70%)')).toBeTruthy();
    await go(() => it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() }));
    expect(screen.getByRole('dialog', { name: '분석이 끝났어요' })).toBe(before);
    await go(() => press('결과 보기'));
    expect(at(it)).toBe('feedback.reading');
  });

  test('shows no ad after an upgrade, though the session was begun with ads', async () => {
    const it = scriptedInterview({ enableAds: true, adsOn });
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => it.actor.send({ type: 'COMPLETE' }));
    await go(() => pass(1_500));
    expect(screen.getByRole('dialog', { name: '광고' })).toBeTruthy();
    await go(() => activate('basic'));
    expect(screen.queryByRole('dialog', { name: '광고' })).toBeNull();
    await go(() => finish(it));
    await go(() => it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() }));
    await go(() => press('다음 질문으로'));
    await go(() => pass(2_100));
    expect(at(it)).toBe('countdown.counting');
  });

  test('a failure says why, and the person can go on', async () => {
    const it = scriptedInterview({ enableAds: true });
    const { go } = renderLive(it);
    await go(() => feedback(it, { kind: 'failed', message: 'Network error' }));
    const dialog = within(screen.getByRole('alertdialog', { name: '분석 실패: Network error' }));
    await go(() => fireEvent.click(dialog.getByRole('button', { name: '확인' })));
    await go(() => press('결과 보기'));
    expect(screen.getByRole('heading', { name: '분석 실패: Network error' })).toBeTruthy();
    await go(() => press('다시 분석하기'));
    expect(at(it)).toBe('analyzing.running');
  });
});

describe('the result', () => {
  test('a score: next is the one way on, re-recording beside it', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => feedback(it));
    expect(screen.getByText(/^82점, /)).toBeTruthy();
    const title = question(1).question;
    expect(screen.getByRole('region', { name: title })).toBeTruthy();
    expect(document.activeElement?.textContent).toBe(title);
    expect(button('내 답변 보기')).toBeTruthy();
    expect(button('다시 녹화하기')).toBeTruthy();
    await go(() => press('다음 질문으로'));
    expect(at(it)).toBe('advancing.pausing');
    expect(screen.getByRole('heading', { name: '다음 질문으로 넘어가요' })).toBeTruthy();
  });

  test('the last question leads to the end', async () => {
    const it = scriptedInterview({ questionCount: 1 });
    const { go } = renderLive(it);
    await go(() => recording(it, { questions: [question(1)] }));
    await go(() => it.actor.send({ type: 'COMPLETE' }));
    await go(() => finish(it));
    await go(() => it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() }));
    expect(screen.queryByRole('button', { name: '다음 질문으로' })).toBeNull();
    await go(() => it.actor.send({ type: 'NEXT' }));
    expect(screen.getByRole('dialog', { name: '분석 진행 중' })).toBeTruthy();
    await go(() => it.comprehensive.last().resolve());
    expect(screen.getByRole('dialog', { name: '분석 완료' })).toBeTruthy();
    await go(() => press('결과 보기'));
    expect(it.done).toEqual(['results']);
  });

  test('a text that was misheard is corrected and scored again', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => feedback(it));
    await go(() => press('잘못 들은 말 고치기'));
    fireEvent.change(screen.getByRole('textbox'), { target: { value: '반갑습니다' } });
    await go(() => fireEvent.submit(screen.getByRole('form')));
    expect(it.rescore.last().input.text).toBe('반갑습니다');
    await go(() => it.rescore.last().reject());
    expect(screen.getByText(/다시 채점하지 못했어요/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox').value).toBe('반갑습니다');
  });

  test('a follow-up is offered and shown', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => feedback(it));
    await go(() => press('꼬리질문 받기'));
    await go(() => it.followUp.last().resolve({ ...question(9, 1), question: '왜 그랬나요?' }));
    expect(screen.getByText('왜 그랬나요?')).toBeTruthy();
    expect(screen.getByText('질문 1 / 3')).toBeTruthy();
    expect(screen.getByText('33%')).toBeTruthy();
    await go(() => press('다음 질문으로'));
    await go(() => pass(2_100));
    expect(screen.getByText('질문 1 / 3')).toBeTruthy();
    expect(screen.getByText('꼬리질문 1 (최대 2개)')).toBeTruthy();
    await go(() => answer(it));
    expect(screen.getByRole('heading', { name: '질문 1 꼬리질문의 결과' })).toBeTruthy();
  });

  test('a silent answer offers re-recording, next, and giving up after a question', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => feedback(it, silent));
    expect(screen.getByRole('heading', { name: '목소리가 들리지 않았어요' })).toBeTruthy();
    await go(() => press('면접 그만두기'));
    expect(screen.getByRole('alertdialog', { name: '면접을 끝낼까요?' })).toBeTruthy();
  });

  test.each([
    [{ kind: 'queued', key: 'key-1', provisional: null }, '답변을 이 기기에 잘 두었어요'],
    [{ kind: 'noSound' }, '음성 추출 실패'],
    [
      { kind: 'unscored', sessionId: 7, questionId: 1, answerId: 11, reason: 'speech_off' },
      '이 답변은 채점하지 않았어요',
    ],
  ] as const)('%o has its own panel', async (result, title) => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => feedback(it, result));
    expect(screen.getByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: '다음 질문으로' })).toHaveLength(1);
  });

  test('an answer without sound can be typed', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => feedback(it, { kind: 'noSound' }));
    await go(() => press('답변 직접 적기'));
    expect(screen.getByRole('textbox')).toBeTruthy();
  });

  test('weak sound is mentioned beside the score', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => recording(it));
    await go(() => it.actor.send({ type: 'COMPLETE' }));
    await go(() => finish(it));
    await go(() => it.analyse.says({ type: 'ANALYSIS.WARNING', warning: 'tooQuiet' }));
    await go(() => it.analyse.says({ type: 'ANALYSIS.DONE', result: scored() }));
    expect(screen.getByText(/목소리가 작게 녹음됐어요/)).toBeTruthy();
  });

  test('a star offers a backup', async () => {
    const it = scriptedInterview();
    const { go } = renderLive(it);
    await go(() => feedback(it));
    await go(() => press('중요한 답변'));
    expect(contextOf(it).answer.important).toBe(true);
    expect(screen.getByRole('dialog', { name: '서버에 백업할까요?' })).toBeTruthy();
  });
});
