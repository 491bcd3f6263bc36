import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { exitApp } from '#/lib/exit-app.ts';
import { scriptedPhone } from '#/native/testing/scripted-phone.ts';
import { renderApp } from '#/test/render-app.tsx';
import { eventually } from '#/test/eventually.ts';

function onAndroid() {
  vi.stubGlobal('Capacitor', { getPlatform: () => 'android' });
  return scriptedPhone();
}

const question = () => screen.findByRole('alertdialog', { name: '앱을 닫을까요?' });

test('back on the first page asks; back again or “stay” stays; “leave” closes the app', async () => {
  const phone = onAndroid();
  renderApp('/');
  await eventually(() => expect(phone.back.count()).toBe(1));
  await act(async () => phone.back.notify());
  await question();
  await act(async () => phone.back.notify());
  expect(screen.queryByRole('alertdialog')).toBeNull();
  expect(phone.exit).not.toHaveBeenCalled();
  await act(async () => phone.back.notify());
  await userEvent.click(within(await question()).getByRole('button', { name: '나가기' }));
  expect(phone.exit).toHaveBeenCalledOnce();
});

test('back opens the home page when the app was opened on another page', async () => {
  const phone = onAndroid();
  // Other tests leave entries in the history.
  window.history.replaceState(null, '');
  const { here } = renderApp('/login');
  await screen.findByRole('heading', { level: 1 });
  await eventually(() => expect(phone.back.count()).toBe(1));
  await act(async () => phone.back.notify());
  await eventually(() => expect(here()).toBe('/'));
});

test('exit closes the app on platforms that allow it', async () => {
  const phone = onAndroid();
  renderApp('/');
  await exitApp();
  expect(phone.exit).toHaveBeenCalledOnce();
  vi.stubGlobal('Capacitor', { getPlatform: () => 'ios' });
  renderApp('/');
  await exitApp();
  expect(phone.exit).toHaveBeenCalledOnce();
});
