import { act, fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useLongPress } from './use-long-press.ts';

const onLongPress = vi.fn<() => void>();
const onClick = vi.fn<() => void>();

function Pressed() {
  return (
    <div {...useLongPress(onLongPress)} data-testid="card">
      <a href="#details" onClick={onClick}>
        link
      </a>
      <button type="button">delete</button>
    </div>
  );
}

beforeEach(() => {
  vi.useFakeTimers();
  onLongPress.mockClear();
  onClick.mockClear();
});

const link = () => screen.getByText('link');
const finger = { pointerType: 'touch', isPrimary: true, clientX: 100, clientY: 100 };
const touch = (on = link(), how = {}) => fireEvent.pointerDown(on, { ...finger, ...how });
const move = (x: number, y: number) =>
  fireEvent.pointerMove(link(), { ...finger, clientX: x, clientY: y });
const lift = () => fireEvent.pointerUp(link(), finger);
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms));

test('takes 500 ms for a long press and suppresses the click after it', () => {
  render(<Pressed />);
  touch();
  pass(500);
  expect(onLongPress).toHaveBeenCalledOnce();
  lift();
  expect(fireEvent.click(link())).toBe(false);
  expect(onClick).not.toHaveBeenCalled();
});

test('takes 499 ms for a tap', () => {
  render(<Pressed />);
  touch();
  pass(499);
  lift();
  pass(1_000);
  fireEvent.click(link());
  expect(onLongPress).not.toHaveBeenCalled();
  expect(onClick).toHaveBeenCalledOnce();
});

test('lets the next tap through after a long press', () => {
  render(<Pressed />);
  touch();
  pass(500);
  lift();
  touch();
  lift();
  fireEvent.click(link());
  expect(onClick).toHaveBeenCalledOnce();
});

describe('a touch', () => {
  test.each([
    [110, 100, true],
    [106, 108, true],
    [111, 100, false],
    [100, 89, false],
    [108, 108, false],
  ])('that moves to %d, %d is a long press: %s', (x, y, pressed) => {
    render(<Pressed />);
    touch();
    move(x, y);
    pass(500);
    expect(onLongPress).toHaveBeenCalledTimes(pressed ? 1 : 0);
  });

  test('that the browser takes for scrolling is no long press', () => {
    render(<Pressed />);
    touch();
    fireEvent.pointerCancel(link(), finger);
    pass(500);
    expect(onLongPress).not.toHaveBeenCalled();
  });

  test('on a button, by a second finger or by a mouse is no long press', () => {
    render(<Pressed />);
    touch(screen.getByText('delete'));
    pass(500);
    touch(link(), { isPrimary: false });
    pass(500);
    touch(link(), { pointerType: 'mouse' });
    pass(500);
    expect(onLongPress).not.toHaveBeenCalled();
  });
});

test('suppresses the browser’s context menu', () => {
  render(<Pressed />);
  expect(fireEvent.contextMenu(link())).toBe(true);
  touch();
  expect(fireEvent.contextMenu(link())).toBe(false);
});

test('cancels the press when its card is removed', () => {
  const { unmount } = render(<Pressed />);
  touch();
  unmount();
  pass(500);
  expect(onLongPress).not.toHaveBeenCalled();
});
