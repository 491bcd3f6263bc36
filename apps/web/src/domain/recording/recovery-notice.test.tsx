import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { openDraft } from '#/media/store/recording-drafts.ts';
import { listRecordings } from '#/media/store/recordings.ts';
import { listUnfinished } from '#/media/store/unfinished.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { draftOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { getToasts } from '#/ui/toast-store.ts';
import { eventually } from '#/test/eventually.ts';
import { RecoveryNotice } from './recovery-notice.tsx';

fakeDatabase();

beforeEach(() => startSession('token-1', mina));

async function cutOff(values = {}) {
  const draft = openDraft(draftOf(values));
  await draft.append(new Blob(['ab']), 1);
  await draft.append(new Blob(['cd']), 2.1);
  draft.dispose();
}

test('offers an unfinished recording and keeps it', async () => {
  await cutOff();
  await cutOff({ id: 'theirs', userId: 8, questionText: '남의 답변' });
  renderPage(<RecoveryNotice />);
  const notice = within(await screen.findByRole('region', { name: '끝나지 않은 녹화를 찾았어요' }));
  expect(notice.getByText('자기소개를 해주세요.')).toBeTruthy();
  expect(notice.getByText(/0:02 · 4바이트/)).toBeTruthy();
  expect(notice.queryByText('남의 답변')).toBeNull();
  await userEvent.click(notice.getByRole('button', { name: '보관하기' }));
  await eventually(() => expect(screen.queryByRole('region')).toBeNull());
  expect((await listRecordings(7)).rows).toMatchObject([{ id: 'take', duration: 2.1 }]);
  expect(getToasts().at(-1)?.text).toContain('녹화를 보관했어요.');
});

test('discards an unfinished recording after a confirmation', async () => {
  await cutOff();
  renderPage(<RecoveryNotice />);
  await userEvent.click(await screen.findByRole('button', { name: '버리기' }));
  const dialog = within(screen.getByRole('alertdialog', { name: '이 녹화를 버릴까요?' }));
  await userEvent.click(dialog.getByRole('button', { name: '취소' }));
  expect(await listUnfinished(7)).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: '버리기' }));
  await userEvent.click(dialog.getByRole('button', { name: '버리기' }));
  await eventually(() => expect(screen.queryByRole('region')).toBeNull());
  expect(await listUnfinished(7)).toEqual([]);
  expect((await listRecordings(7)).rows).toEqual([]);
});

test('says that there is no space left and allows a retry', async () => {
  await cutOff();
  renderPage(<RecoveryNotice />);
  const keep = await screen.findByRole('button', { name: '보관하기' });
  const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  await userEvent.click(keep);
  expect((await screen.findByRole('alert')).textContent).toContain('저장 공간이 없어서');
  put.mockRestore();
  await userEvent.click(keep);
  await eventually(() => expect(screen.queryByRole('region')).toBeNull());
});

test('shows nothing without unfinished recordings or without a database', async () => {
  vi.stubGlobal('indexedDB', undefined);
  const { container } = renderPage(<RecoveryNotice />);
  await Promise.resolve();
  expect(container.textContent).toBe('');
});
