import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { changeLanguage } from '#/lib/i18n/language.ts';
import { currentPlan } from './subscription-store.ts';
import { getToasts } from '#/ui/toast-store.ts';
import { UpgradeDialog } from './upgrade-dialog.tsx';

function show() {
  const onClose = vi.fn<() => void>();
  render(<UpgradeDialog open onClose={onClose} />);
  return { onClose, dialog: within(screen.getByRole('dialog')) };
}

const offerOf = (name: string) =>
  within(screen.getByRole('heading', { level: 3, name }).closest('li')!);

test('shows prices, answer times, the popular mark, the trial and the current plan', () => {
  show();
  const free = offerOf('무료');
  expect(free.getByText('이용 중')).toBeTruthy();
  expect(free.getByText('질문마다 10초씩 답변')).toBeTruthy();
  expect(free.queryByRole('button')).toBeNull();
  const basic = offerOf('베이직');
  expect(basic.getByText('월 9,900원')).toBeTruthy();
  expect(basic.getByText('인기')).toBeTruthy();
  expect(basic.getByText('30일 무료 체험')).toBeTruthy();
  expect(basic.getByText('질문마다 1분씩 답변')).toBeTruthy();
  expect(basic.getByText('서버에 영상 20개까지 백업')).toBeTruthy();
  const premium = offerOf('프리미엄');
  expect(premium.getByText('월 19,900원')).toBeTruthy();
  expect(premium.queryByText('인기')).toBeNull();
  expect(premium.getByText('질문마다 5분씩 답변')).toBeTruthy();
  expect(premium.getByText('서버 백업 개수 제한 없음')).toBeTruthy();
});

test('starts a plan at once and says when it ends', async () => {
  vi.setSystemTime(new Date('2026-11-15T12:00:00+09:00'));
  const { dialog, onClose } = show();
  await userEvent.click(dialog.getByRole('button', { name: '베이직 체험하기' }));
  expect(currentPlan().id).toBe('basic');
  expect(onClose).toHaveBeenCalledOnce();
  expect(getToasts().at(-1)?.text).toBe(
    '베이직 요금제를 시작했어요. 2026년 12월 15일까지 쓸 수 있어요.',
  );
  expect(offerOf('베이직').getByText('2026년 12월 15일까지')).toBeTruthy();
  expect(screen.queryByRole('button', { name: '베이직 체험하기' })).toBeNull();
  expect(screen.getByRole('button', { name: '프리미엄 체험하기' })).toBeTruthy();
});

test('shows an alert when the plan cannot be stored, and retries', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  const { dialog, onClose } = show();
  await userEvent.click(dialog.getByRole('button', { name: '프리미엄 체험하기' }));
  const alert = await screen.findByRole('alertdialog', { name: '요금제를 바꾸지 못했어요' });
  expect(alert.textContent).toContain('다시 시도해주세요');
  expect(currentPlan().id).toBe('free');
  expect(onClose).not.toHaveBeenCalled();
  full.mockRestore();
  await userEvent.click(within(alert).getByRole('button', { name: '다시 시도하기' }));
  expect(currentPlan().id).toBe('premium');
  expect(onClose).toHaveBeenCalledOnce();
});

test('in English', () => {
  changeLanguage('en');
  show();
  expect(offerOf('Basic').getByText('₩9,900 a month')).toBeTruthy();
  expect(offerOf('Basic').getByText('1 min for each answer')).toBeTruthy();
});
