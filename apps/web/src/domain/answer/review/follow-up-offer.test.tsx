import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { FollowUpOffer } from './follow-up-offer.tsx';

test.each([
  ['offered', /더 물어볼 만한 질문을 받아볼까요/, '꼬리질문 받기', 1],
  ['asking', /질문을 고르고 있어요/, '꼬리질문 받기', 0],
  ['failed', /꼬리질문을 받지 못했어요/, '다시 시도하기', 1],
] as const)('a follow-up question can be asked for (%s)', async (state, text, name, times) => {
  const onAsk = vi.fn<() => void>();
  render(<FollowUpOffer state={state} question={null} onAsk={onAsk} />);
  expect(screen.getByRole('status').textContent).toMatch(text);
  await userEvent.click(screen.getByRole('button', { name }));
  expect(onAsk).toHaveBeenCalledTimes(times);
});

test.each([
  ['added', '어떻게 재셨나요?', '어떻게 재셨나요?다음 질문으로 이어져요.'],
  ['none', null, '이 답변에는 이어서 물어볼 질문이 없어요. 다음 질문으로 가면 돼요.'],
] as const)('a follow-up question needs no button (%s)', (state, question, text) => {
  render(<FollowUpOffer state={state} question={question} onAsk={vi.fn<() => void>()} />);
  expect(screen.getByRole('status').textContent).toBe(text);
  expect(screen.queryByRole('button')).toBeNull();
});
