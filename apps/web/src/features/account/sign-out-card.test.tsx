import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { provideExit } from '#/lib/exit-app.ts';
import { SignOutCard } from './sign-out-card.tsx';

test('signs out, once', async () => {
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  const exit = vi.fn<() => Promise<void>>();
  provideExit({ signOut, exit });
  render(<SignOutCard />);
  const button = screen.getByRole('button', { name: '로그아웃하기' });
  await userEvent.dblClick(button);
  expect(signOut).toHaveBeenCalledOnce();
  expect(exit).not.toHaveBeenCalled();
});
