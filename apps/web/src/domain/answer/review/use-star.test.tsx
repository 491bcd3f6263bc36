import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { mina } from '#/test/people.ts';
import { useStar } from './use-star.ts';

fakeDatabase();

const starCall = 'POST /api/practice/answers/501/star';

function Star({ id, starred }: { readonly id: number; readonly starred: boolean }) {
  const { pressed, onToggle } = useStar({ id, starred });
  return (
    <button type="button" aria-pressed={pressed} onClick={onToggle}>
      star
    </button>
  );
}

const isPressed = () => screen.getByRole('button').getAttribute('aria-pressed');

test('is pressed at once, and the server learns of it', async () => {
  const sent: unknown[] = [];
  stubServer({
    [starCall]: async (request) => {
      sent.push(await request.json());
      return {};
    },
  });
  const { rerender } = render(<Star id={501} starred={false} />);
  await userEvent.click(screen.getByRole('button'));
  expect(isPressed()).toBe('true');
  await expect.poll(() => sent).toEqual([{ starred: true }]);
  await userEvent.click(screen.getByRole('button'));
  expect(isPressed()).toBe('false');
  await expect.poll(() => sent).toEqual([{ starred: true }, { starred: false }]);
  rerender(<Star id={502} starred />);
  expect(isPressed()).toBe('true');
});

test('is released again when the server refuses', async () => {
  stubServer({ [starCall]: failure(404, 'NOT_FOUND', '찾을 수 없어요') });
  render(<Star id={501} starred={false} />);
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(isPressed).toBe('false');
});

test('without a network it stays pressed, also on the next visit', async () => {
  startSession('token', mina);
  const requests = stubServer({ [starCall]: offline });
  const { unmount } = render(<Star id={501} starred={false} />);
  await userEvent.click(screen.getByRole('button'));
  await expect.poll(() => requests.length).toBe(1);
  expect(isPressed()).toBe('true');
  unmount();
  render(<Star id={501} starred={false} />);
  await expect.poll(isPressed).toBe('true');
});
