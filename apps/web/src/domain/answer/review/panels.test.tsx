import { failureReasons } from '@daedap/contract/interviews';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FailedAnswer } from './failed-answer.tsx';
import { FollowUpOffer } from './follow-up-offer.tsx';
import { NoSound } from './no-sound.tsx';
import { QueuedAnswer } from './queued-answer.tsx';
import { SilentAnswer } from './silent-answer.tsx';
import { Unscored } from './unscored.tsx';

const callback = () => vi.fn<() => void>();

/** These buttons, in this order, and no others; each does its own. */
async function expectButtons(expected: [string, ReturnType<typeof callback>][]) {
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(expected.map(([name]) => name));
  for (const [index, [, called]] of expected.entries()) {
    await userEvent.click(buttons[index]!);
    expect(called).toHaveBeenCalledOnce();
  }
}

const title = () => document.activeElement?.textContent;

test('silence: what it may be, and exactly three ways on', async () => {
  const [onReRecord, onNext, onAbort] = [callback(), callback(), callback()];
  render(<SilentAnswer onReRecord={onReRecord} onNext={onNext} onAbort={onAbort} />);
  expect(title()).toBe('목소리가 들리지 않았어요');
  expect(screen.getByText(/0점으로 남아요/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await expectButtons([
    ['다시 녹화하기', onReRecord],
    ['다음 질문으로', onNext],
    ['면접 그만두기', onAbort],
  ]);
});

test('not scored: never a false zero', async () => {
  const [onType, onReRecord, onNext] = [callback(), callback(), callback()];
  render(
    <Unscored
      reason="speech_off"
      onType={onType}
      onReRecord={onReRecord}
      onNext={onNext}
      leadsTo="last"
    />,
  );
  expect(screen.getByText('채점하지 않음')).toBeTruthy();
  expect(screen.getByText(/^0점이 아니에요. 녹화는 이 기기에 그대로 있어요/)).toBeTruthy();
  await expectButtons([
    ['답변 직접 적기', onType],
    ['다시 녹화하기', onReRecord],
    ['결과 보러 가기', onNext],
  ]);
});

test('every reason has its own words', () => {
  const said = [...failureReasons, null].map((reason) => {
    const { container, unmount } = render(
      <Unscored reason={reason} onType={callback()} onReRecord={callback()} onNext={callback()} />,
    );
    const text = container.querySelector('h2 + div p')?.textContent;
    unmount();
    return text;
  });
  expect(new Set(said).size).toBe(failureReasons.length + 1);
  expect(said.every((text) => text && !text.includes('feedback.'))).toBe(true);
});

test('no network: the answer waits, the person need not', async () => {
  const [onNext, onType] = [callback(), callback()];
  render(<QueuedAnswer onNext={onNext} onType={onType} />);
  expect(screen.getByText(/다시 연결되면 저절로 보내고/)).toBeTruthy();
  await expectButtons([
    ['다음 질문으로', onNext],
    ['한 말을 직접 적기', onType],
  ]);
});

test('failed: the reason, and another try', async () => {
  const [onRetry, onReRecord, onNext] = [callback(), callback(), callback()];
  render(
    <FailedAnswer
      message="Timeout (60s)"
      onRetry={onRetry}
      onReRecord={onReRecord}
      onNext={onNext}
    />,
  );
  expect(title()).toBe('분석 실패: Timeout (60s)');
  await expectButtons([
    ['다시 분석하기', onRetry],
    ['다시 녹화하기', onReRecord],
    ['다음 질문으로', onNext],
  ]);
});

const megabyte = 1024 * 1024;

test('no sound: the video goes only when chosen, and what goes is said', async () => {
  const [onSendVideo, onType] = [callback(), callback()];
  const [onReRecord, onNext] = [callback(), callback()];
  const props = { onSendVideo, onType, onReRecord, onNext };
  render(<NoSound bytes={6.2 * megabyte} {...props} />);
  expect(title()).toBe('음성 추출 실패');
  expect(screen.getByText('보내는 것: 이 답변의 영상과 소리 전체 (6.2MB)')).toBeTruthy();
  await expectButtons([
    ['영상 보내서 분석하기', onSendVideo],
    ['답변 직접 적기', onType],
    ['다시 녹화하기', onReRecord],
    ['다음 질문으로', onNext],
  ]);
});

test('a video over 20 MB cannot be sent', () => {
  render(
    <NoSound
      bytes={20 * megabyte + 1}
      onSendVideo={callback()}
      onType={callback()}
      onReRecord={callback()}
      onNext={callback()}
    />,
  );
  expect(screen.queryByRole('button', { name: '영상 보내서 분석하기' })).toBeNull();
  expect(screen.getByText(/20MB까지 보낼 수 있으니/)).toBeTruthy();
});

test('a panel does not take the focus from someone at work', () => {
  const view = render(<button type="button">일하는 중</button>);
  screen.getByRole('button').focus();
  render(<QueuedAnswer onNext={callback()} onType={callback()} />);
  expect(document.activeElement?.textContent).toBe('일하는 중');
  view.unmount();
});

test.each([
  ['offered', /더 물어볼 만한 질문을 받아볼까요/, '꼬리질문 받기', 1],
  ['asking', /질문을 고르고 있어요/, '꼬리질문 받기', 0],
  ['failed', /꼬리질문을 받지 못했어요/, '다시 시도하기', 1],
] as const)('a follow-up question, %s: it can be asked for', async (state, text, name, times) => {
  const onAsk = callback();
  render(<FollowUpOffer state={state} question={null} onAsk={onAsk} />);
  expect(screen.getByRole('status').textContent).toMatch(text);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onAsk).toHaveBeenCalledTimes(times);
});

test.each([
  ['added', '어떻게 재셨나요?', '어떻게 재셨나요?다음 질문으로 이어져요.'],
  ['none', null, '이 답변에는 이어서 물어볼 질문이 없어요. 다음 질문으로 가면 돼요.'],
] as const)('a follow-up question, %s: nothing is left to ask', (state, question, text) => {
  render(<FollowUpOffer state={state} question={question} onAsk={callback()} />);
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(screen.queryByRole('button')).toBeNull();
});
