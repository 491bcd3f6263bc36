import { expect, test, vi } from 'vitest';
import { backStep, dismissOpenDialog } from './back-step.ts';

const inside = { idx: 3 };

test.each(['/', '/dashboard', '/home', '/main', '/dashboard/'])(
  'back on %s asks to exit',
  (pathname) => {
    for (const historyState of [inside, null]) {
      expect(backStep({ pathname, signedIn: true, historyState })).toBe('askToExit');
    }
  },
);

test.each(['/interview/live', '/interview/setup', '/recordings', '/account', '/login'])(
  'back on %s goes back in the history',
  (pathname) => {
    expect(backStep({ pathname, signedIn: true, historyState: inside })).toBe('historyBack');
  },
);

test('opens the home page when there is no page before this one', () => {
  for (const historyState of [null, { idx: 0 }, { idx: 'x' }]) {
    expect(backStep({ pathname: '/account', signedIn: true, historyState })).toEqual({
      to: '/dashboard',
    });
    expect(backStep({ pathname: '/login', signedIn: false, historyState })).toEqual({ to: '/' });
  }
});

test('takes the safe choice of the topmost dialog only', () => {
  expect(dismissOpenDialog()).toBe(false);
  const cancelledNames: string[] = [];
  const dialogs = ['below', 'above'].map((name) => {
    const dialog = document.body.appendChild(document.createElement('dialog'));
    dialog.open = true;
    dialog.addEventListener('cancel', () => cancelledNames.push(name));
    return dialog;
  });
  const closed = document.body.appendChild(document.createElement('dialog'));
  const cancelled = vi.fn<() => void>();
  closed.addEventListener('cancel', cancelled);
  expect(dismissOpenDialog()).toBe(true);
  expect(cancelledNames).toEqual(['above']);
  expect(cancelled).not.toHaveBeenCalled();
  for (const dialog of [...dialogs, closed]) dialog.remove();
});
