import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { stubMedia } from '#/test/media.ts';
import { CategoryHighlight } from './category-highlight.tsx';

const still = '(prefers-reduced-motion: reduce)';

beforeEach(() => {
  vi.useFakeTimers();
});

const highlighted = () => screen.getByRole('button', { pressed: true }).textContent;
function pass(ms: number): void {
  act(() => {
    vi.advanceTimersByTime(ms);
  });
}

test('moves through the four categories every 3 seconds and starts over', () => {
  render(<CategoryHighlight />);
  expect(highlighted()).toBe('대학 면접');
  pass(2_999);
  expect(highlighted()).toBe('대학 면접');
  pass(1);
  expect(highlighted()).toBe('취업 면접');
  pass(3_000);
  expect(highlighted()).toBe('인성 면접');
  pass(3_000);
  expect(highlighted()).toBe('압박 면접');
  pass(3_000);
  expect(highlighted()).toBe('대학 면접');
});

test('does not move with reduced motion, even when that is switched on later', () => {
  const setMedia = stubMedia([still]);
  render(<CategoryHighlight />);
  pass(30_000);
  expect(highlighted()).toBe('대학 면접');
  setMedia(still, false);
  pass(3_000);
  expect(highlighted()).toBe('취업 면접');
  setMedia(still, true);
  pass(30_000);
  expect(highlighted()).toBe('취업 면접');
});

test('stops for good once the user chooses a category', () => {
  render(<CategoryHighlight />);
  fireEvent.click(screen.getByRole('button', { name: '압박 면접' }));
  pass(30_000);
  expect(highlighted()).toBe('압박 면접');
});

test('pauses while the pointer or the focus is on it', () => {
  render(<CategoryHighlight />);
  const chip = screen.getByRole('button', { name: '대학 면접' });
  fireEvent.pointerEnter(chip.closest('fieldset')!.parentElement!);
  pass(9_000);
  expect(highlighted()).toBe('대학 면접');
  fireEvent.pointerLeave(chip.closest('fieldset')!.parentElement!);
  pass(3_000);
  expect(highlighted()).toBe('취업 면접');
  act(() => chip.focus());
  pass(9_000);
  expect(highlighted()).toBe('취업 면접');
});
