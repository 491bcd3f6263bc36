import type { InterviewFormat } from '@daedap/contract/interview-modes';
import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { activate } from './subscription-store.ts';
import { TimeUpDialog } from './time-up-dialog.tsx';

function show(timeLimit: number, format: InterviewFormat = 'free') {
  const onNext = vi.fn<() => void>();
  const onUpgrade = vi.fn<() => void>();
  render(
    <TimeUpDialog
      open
      format={format}
      timeLimit={timeLimit}
      onNext={onNext}
      onUpgrade={onUpgrade}
    />,
  );
  return {
    onNext,
    onUpgrade,
    dialog: screen.getByRole('alertdialog', { name: '시간이 다 됐어요' }),
  };
}

test('shows the limit, focuses the next button and offers more time', async () => {
  const { dialog, onNext, onUpgrade } = show(10);
  expect(dialog.textContent).toContain('무료 요금제는 질문마다 10초씩');
  const next = screen.getByRole('button', { name: '다음으로' });
  expect(document.activeElement).toBe(next);
  await userEvent.click(screen.getByRole('button', { name: '답변 시간 늘리기' }));
  expect(onUpgrade).toHaveBeenCalledOnce();
  await userEvent.click(next);
  expect(onNext).toHaveBeenCalledOnce();
});

test('Escape continues the interview', () => {
  const { dialog, onNext, onUpgrade } = show(10);
  fireEvent(dialog, new Event('cancel', { cancelable: true }));
  expect(onNext).toHaveBeenCalledOnce();
  expect(onUpgrade).not.toHaveBeenCalled();
});

test('offers no upgrade on the highest plan', async () => {
  await activate('premium');
  const { dialog } = show(300);
  expect(dialog.textContent).toContain('5분');
  expect(screen.queryByRole('button', { name: '답변 시간 늘리기' })).toBeNull();
});

test.each([
  ['premium', 10, '이 면접은 질문마다 10초씩', false],
  ['basic', 10, '이 면접은 질문마다 10초씩', true],
  [null, 300, '가장 긴 답변 시간 5분', false],
  [null, 60, '이 면접은 질문마다 1분씩', true],
] as const)(
  'on %s, in a session of %d s: names no plan, offers only what is more',
  async (plan, limit, text, more) => {
    if (plan) await activate(plan);
    const { dialog } = show(limit);
    expect(dialog.textContent).toContain(text);
    expect(dialog.textContent).not.toContain('요금제');
    expect(screen.queryByRole('button', { name: '답변 시간 늘리기' }) !== null).toBe(more);
  },
);

test.each([
  ['competency', 10, true],
  ['competency', 60, false],
  ['hirevue', 60, true],
  ['hirevue', 180, false],
] as const)('the format %s with %d s: offers an upgrade: %s', (format, limit, more) => {
  show(limit, format);
  expect(screen.queryByRole('button', { name: '답변 시간 늘리기' }) !== null).toBe(more);
});
