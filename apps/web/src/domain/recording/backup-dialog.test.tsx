import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { TierId } from '@daedap/contract/tiers';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure } from '#/test/stub-server.ts';
import { BackupDialog } from './backup-dialog.tsx';
import type { BackupReason } from './backup-rules.ts';
import { fakeRequests, type FakeRequest, storedBackup } from './testing/fake-request.ts';

let requests: FakeRequest[] = [];

beforeEach(() => {
  requests = fakeRequests();
  startSession('token-1', mina);
});

async function open(plan: TierId, reason: BackupReason | null = 'storage_low', values = {}) {
  const onUpgrade = vi.fn<() => void>();
  const onClose = vi.fn<() => void>();
  renderPage(
    <BackupDialog
      recording={recordingOf(values)}
      reason={reason}
      plan={plan}
      onUpgrade={onUpgrade}
      onClose={onClose}
    />,
  );
  const dialog = within(screen.getByRole('dialog', { name: '서버에 백업할까요?' }));
  await dialog.findByText('질문');
  return { dialog, onUpgrade, onClose };
}

test.each([
  ['storage_low', '이 기기의 저장 공간이 부족해요.'],
  ['large_file', '영상이 커서'],
  ['multiple_recordings', '녹화가 5개 이상 모였어요.'],
  ['important_recording', '중요하다고 표시한 답변이에요.'],
] as const)('%s is said, with the recording’s facts', async (reason, text) => {
  const { dialog } = await open('basic', reason);
  expect(dialog.getByText(text, { exact: false })).toBeTruthy();
  const facts = ['자기소개를 해주세요.', '0:10', '10바이트', '낮음'];
  expect(facts.map((fact) => dialog.queryByText(fact)?.tagName)).toEqual(['DD', 'DD', 'DD', 'DD']);
});

test('offers the plans instead of an upload on the free plan', async () => {
  const { dialog, onUpgrade, onClose } = await open('free');
  expect(dialog.queryByRole('button', { name: '백업하기' })).toBeNull();
  await userEvent.click(dialog.getByRole('button', { name: '요금제 보기' }));
  expect(onUpgrade).toHaveBeenCalledOnce();
  await userEvent.click(dialog.getByRole('button', { name: '나중에' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('stores “do not ask again” at once', async () => {
  const { dialog } = await open('basic');
  await userEvent.click(dialog.getByRole('checkbox', { name: '다시 묻지 않기' }));
  expect(localStorage.getItem('backupDialogDismissed')).toBe('true');
  await userEvent.click(dialog.getByRole('checkbox', { name: '다시 묻지 않기' }));
  expect(localStorage.getItem('backupDialogDismissed')).toBeNull();
});

test('shows no reason and no “do not ask again” when the user started the backup', async () => {
  const { dialog } = await open('basic', null);
  expect(dialog.queryByRole('checkbox')).toBeNull();
});

test('shows the progress of an upload to its end', async () => {
  const { dialog } = await open('premium');
  await userEvent.click(dialog.getByRole('button', { name: '백업하기' }));
  const [request] = requests;
  act(() => request?.sent(5, 20));
  expect(dialog.getByRole('progressbar', { name: '올리는 중' }).getAttribute('value')).toBe('25');
  act(() => request?.sent(20, 20));
  expect(dialog.getByText('서버가 저장하고 있어요.')).toBeTruthy();
  act(() => request?.respond(200, storedBackup));
  expect(await dialog.findByText('답변 영상을 서버에 백업했어요.')).toBeTruthy();
  expect(dialog.queryByRole('button', { name: '백업하기' })).toBeNull();
});

test('starts again after a cancel', async () => {
  const { dialog, onClose } = await open('premium');
  await userEvent.click(dialog.getByRole('button', { name: '백업하기' }));
  await userEvent.click(dialog.getByRole('button', { name: '취소' }));
  expect(requests[0]?.aborted).toBe(true);
  expect(dialog.getByText(/백업을 취소했어요/)).toBeTruthy();
  expect(onClose).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: '백업하기' }));
  expect(requests).toHaveLength(2);
});

test('explains a failure and retries', async () => {
  const { dialog } = await open('premium');
  await userEvent.click(dialog.getByRole('button', { name: '백업하기' }));
  const refusal = failure(413, 'FILE_TOO_LARGE', '너무 커요', '서버 백업은 모두 합해 2GB까지예요.');
  act(() => requests[0]?.respond(413, refusal.body));
  expect((await dialog.findByRole('alert')).textContent).toContain('모두 합해 2GB까지예요.');
  await userEvent.click(dialog.getByRole('button', { name: '다시 시도하기' }));
  expect(requests).toHaveLength(2);
  expect(dialog.queryByRole('alert')).toBeNull();
});

test('offers a file when the server cannot accept the recording', async () => {
  const { dialog } = await open('premium');
  await userEvent.click(dialog.getByRole('button', { name: '백업하기' }));
  expect(document.activeElement?.textContent).toBe('취소');
  act(() => requests[0]?.respond(404, failure(404, 'NOT_FOUND', '없어요').body));
  expect((await dialog.findByRole('alert')).textContent).toContain('서버에 기록이 없어서');
  expect(dialog.queryByRole('button', { name: '다시 시도하기' })).toBeNull();
  expect(dialog.getByRole('button', { name: '파일로 저장하기' })).toBeTruthy();
});

test('offers a file when the recording is too large', async () => {
  URL.createObjectURL = () => 'blob:file';
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue(undefined);
  const blob = new Blob(['x'], { type: 'video/webm' });
  Object.defineProperty(blob, 'size', { value: 52_428_801 });
  const { dialog, onClose } = await open('premium', 'large_file', { blob });
  expect(dialog.getByText(/50MB까지 올릴 수 있어요/)).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '파일로 저장하기' }));
  expect(click).toHaveBeenCalledOnce();
  expect(onClose).toHaveBeenCalledOnce();
});
