import { policyVersion } from '@daedap/contract/constants/accounts';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { provideExit } from '#/lib/exit-app.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { closeInterviewDb } from '#/media/store/interview-db.ts';
import { listRecordings, saveRecording } from '#/media/store/recordings.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { admin, mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { getToasts } from '#/ui/toast-store.ts';
import { takeReports } from '#/test/console.ts';
import { eventually } from '#/test/eventually.ts';
import { AccountPage } from './account-page.tsx';

const profile = { ...mina, createdAt: '2026-03-02T01:02:03.000Z', sessionCount: 24 };
const noSignIns = {
  'GET /api/auth/consent': { body: { success: true, current: policyVersion, agreed: null } },
  'GET /api/auth/security': { body: { success: true, secondFactor: null, passkeys: [] } },
  'GET /api/auth/sign-ins': { body: { success: true, signIns: [] } },
};
const answered = {
  ...noSignIns,
  'GET /api/auth/profile': { body: { success: true, user: profile } },
};

fakeDatabase();

beforeEach(() => startSession('token-1', mina));

test('shows the profile, and the role only to an admin', async () => {
  stubServer(answered);
  renderPage(<AccountPage />);
  // The session knows the one, the server the other.
  expect(screen.getByText('mina@example.com')).toBeTruthy();
  expect(await screen.findByText('24번')).toBeTruthy();
  expect(screen.queryByText('관리자')).toBeNull();
});

test('shows admins a link to the admin page', async () => {
  stubServer({
    'GET /api/auth/profile': { body: { success: true, user: { ...profile, ...admin } } },
  });
  renderPage(<AccountPage />);
  const link = await screen.findByRole('link', { name: '관리자 화면 열기' });
  expect(link.getAttribute('href')).toBe('/admin');
});

test('offers a retry when the profile cannot be loaded', async () => {
  stubServer({ 'GET /api/auth/profile': offline });
  renderPage(<AccountPage />);
  const message = await screen.findByText('프로필을 불러오지 못했어요');
  const card = message.closest('section') ?? message;
  stubServer(answered);
  await userEvent.click(within(card).getByRole('button', { name: '다시 시도하기' }));
  expect(await screen.findByText('mina@example.com')).toBeTruthy();
});

test('exports the bytes of the server unchanged', async () => {
  const everything = { success: true, user: profile, sessions: [], somethingNew: { kept: true } };
  stubServer({ ...answered, 'GET /api/auth/export': { body: everything } });
  const saved: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) saved.push(file);
    return 'blob:export';
  };
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  renderPage(<AccountPage />);
  await userEvent.click(await screen.findByRole('button', { name: '내려받기' }));
  await eventually(() => expect(click).toHaveBeenCalledOnce());
  expect(JSON.parse((await saved[0]?.text()) ?? '')).toEqual(everything);
  expect(getToasts().at(-1)?.text).toBe('파일을 내려받았어요.');
});

async function openDelete() {
  renderPage(<AccountPage />);
  await screen.findByText('mina@example.com');
  await userEvent.click(screen.getByRole('button', { name: '계정 삭제하기' }));
  return within(screen.getByRole('dialog', { name: '정말 계정을 삭제할까요?' }));
}

test('deleting needs the password', async () => {
  const requests = stubServer(answered);
  const dialog = await openDelete();
  await userEvent.click(dialog.getByRole('button', { name: '삭제하기' }));
  expect(await dialog.findByText('모든 필드를 입력해주세요')).toBeTruthy();
  expect(new Set(requests.map((request) => request.method))).toEqual(new Set(['GET']));
});

test('shows a wrong password at the field and keeps the session', async () => {
  stubServer({
    ...answered,
    'DELETE /api/auth/me': failure(400, 'VALIDATION', '입력을 확인해주세요', {
      password: '비밀번호가 맞지 않아요',
    }),
  });
  const dialog = await openDelete();
  await userEvent.type(dialog.getByLabelText('비밀번호'), 'wrong-1{Enter}');
  expect(await dialog.findByText('비밀번호가 맞지 않아요')).toBeTruthy();
  expect(dialog.getByLabelText('비밀번호').getAttribute('aria-invalid')).toBe('true');
  expect(localStorage.getItem('token')).toBe('token-1');
});

test('deletes the account with the right password, signs out and says so', async () => {
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  provideExit({ signOut, exit: signOut });
  const requests = stubServer({ ...answered, 'DELETE /api/auth/me': {} });
  await saveRecording(recordingOf());
  await saveRecording(recordingOf({ id: 'of-another', userId: 8 }));
  const dialog = await openDelete();
  expect(dialog.getByText(/이 기기에 있는 내 녹화/)).toBeTruthy();
  await userEvent.type(dialog.getByLabelText('비밀번호'), 'secret-1{Enter}');
  await eventually(() => expect(signOut).toHaveBeenCalledOnce());
  expect(await requests.at(-1)?.json()).toEqual({ password: 'secret-1' });
  await eventually(() => expect(getToasts().at(-1)?.text).toContain('모두 지웠어요'));
  expect((await listRecordings(mina.id)).rows).toEqual([]);
  expect((await listRecordings(8)).rows).toHaveLength(1);
});

test('deletes the account even if its recordings could not be deleted, and says so', async () => {
  const signOut = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);
  provideExit({ signOut, exit: signOut });
  stubServer({ ...answered, 'DELETE /api/auth/me': {} });
  const dialog = await openDelete();
  closeInterviewDb();
  vi.stubGlobal('indexedDB', undefined);
  await userEvent.type(dialog.getByLabelText('비밀번호'), 'secret-1{Enter}');
  await eventually(() => expect(signOut).toHaveBeenCalledOnce());
  await eventually(() => expect(getToasts().at(-1)?.text).toContain('이 기기의 녹화는 지우지'));
  expect(takeReports()).toEqual(['Fault (storage) while deleting the recordings of an account:']);
});

test('shows what this device stores; the backup button of the free plan opens the plans', async () => {
  stubServer(answered);
  await saveRecording(recordingOf());
  renderPage(<AccountPage />);
  const card = within(screen.getByRole('region', { name: '이 기기의 녹화' }));
  await userEvent.click(
    await card.findByRole('button', { name: '서버에 백업: 자기소개를 해주세요.' }),
  );
  await userEvent.click(await screen.findByRole('button', { name: '요금제 보기' }));
  expect(screen.getByRole('dialog').textContent).toContain('베이직');
});
