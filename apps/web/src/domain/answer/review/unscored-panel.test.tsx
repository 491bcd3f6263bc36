import { failureReasons } from '@daedap/contract/interviews';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { analysisOf } from './testing/analysis.ts';
import { UnscoredPanel } from './unscored-panel.tsx';

type Props = Parameters<typeof UnscoredPanel>[0];

const stored = { sessionId: 7, questionId: 1, answerId: 11 };

function show(result: Props['result'], values: Partial<Props> = {}) {
  const props = {
    onNext: vi.fn<() => void>(),
    onReRecord: vi.fn<() => void>(),
    onType: vi.fn<() => void>(),
    onRetry: vi.fn<() => void>(),
    onSendVideo: vi.fn<() => void>(),
    onAbort: vi.fn<() => void>(),
  };
  const view = render(
    <UnscoredPanel result={result} nextStep="next" bytes={0} {...props} {...values} />,
  );
  return { ...props, ...view };
}

/** Expects these buttons, in this order, and no others; each calls its own function. */
async function expectButtons(expected: [string, Props['onNext']][]) {
  const buttons = screen.getAllByRole('button');
  expect(buttons.map(({ textContent }) => textContent)).toEqual(expected.map(([name]) => name));
  for (const [index, [, called]] of expected.entries()) {
    await userEvent.click(buttons[index]!);
    expect(called).toHaveBeenCalledOnce();
  }
}

const title = () => document.activeElement?.textContent;

test('a silent answer lists likely causes and has exactly three ways on', async () => {
  const analysis = analysisOf({ score: 0, transcription: '' });
  const { onReRecord, onNext, onAbort } = show({ kind: 'silent', ...stored, analysis });
  expect(title()).toBe('목소리가 들리지 않았어요');
  expect(screen.getByText(/0점으로 남아요/)).toBeTruthy();
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await expectButtons([
    ['다시 녹화하기', onReRecord],
    ['다음 질문으로', onNext],
    ['면접 그만두기', onAbort],
  ]);
});

test('an unscored answer is never shown as a zero', async () => {
  const { onType, onReRecord, onNext } = show(
    { kind: 'unscored', ...stored, reason: 'speech_off' },
    { nextStep: 'last' },
  );
  expect(screen.getByText('채점하지 않음')).toBeTruthy();
  expect(screen.getByText(/^0점이 아니에요. 녹화는 이 기기에 그대로 있어요/)).toBeTruthy();
  await expectButtons([
    ['답변 직접 적기', onType],
    ['다시 녹화하기', onReRecord],
    ['결과 보러 가기', onNext],
  ]);
});

test('every reason has its own text', () => {
  const texts = [...failureReasons, null].map((reason) => {
    const { container, unmount } = show({ kind: 'unscored', ...stored, reason });
    const text = container.querySelector('h2 + div p')?.textContent;
    unmount();
    return text;
  });
  expect(new Set(texts).size).toBe(failureReasons.length + 1);
  expect(texts.every((text) => text && !text.includes('feedback.'))).toBe(true);
});

test('without a network the answer waits, the person need not', async () => {
  const { onNext, onType } = show({ kind: 'queued', key: 'key-1', provisional: null });
  expect(screen.getByText(/연결되는 대로 저절로 보내고/)).toBeTruthy();
  await expectButtons([
    ['다음 질문으로', onNext],
    ['한 말을 직접 적기', onType],
  ]);
});

test('a failure says why and offers another try', async () => {
  const { onRetry, onReRecord, onNext } = show({ kind: 'failed', message: 'Timeout (60s)' });
  expect(title()).toBe('분석 실패: Timeout (60s)');
  await expectButtons([
    ['다시 분석하기', onRetry],
    ['다시 녹화하기', onReRecord],
    ['다음 질문으로', onNext],
  ]);
});

const megabyte = 1024 * 1024;

test('without sound the video is sent only by choice, and the panel says what is sent', async () => {
  const { onSendVideo, onType, onReRecord, onNext } = show(
    { kind: 'noSound' },
    { bytes: 6.2 * megabyte },
  );
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
  show({ kind: 'noSound' }, { bytes: 20 * megabyte + 1 });
  expect(screen.queryByRole('button', { name: '영상 보내서 분석하기' })).toBeNull();
  expect(screen.getByText(/20MB까지 보낼 수 있으니/)).toBeTruthy();
});

test('a panel does not take the focus from another element', () => {
  const view = render(<button type="button">일하는 중</button>);
  screen.getByRole('button').focus();
  show({ kind: 'queued', key: 'key-1', provisional: null });
  expect(document.activeElement?.textContent).toBe('일하는 중');
  view.unmount();
});
