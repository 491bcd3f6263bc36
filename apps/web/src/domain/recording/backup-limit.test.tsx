import { screen, within } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { rememberBackup } from '#/media/store/backups.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { BackupDialog } from './backup-dialog.tsx';

fakeDatabase();

beforeEach(() => startSession('token-1', mina));

async function withBackups(ids: string[]) {
  for (const recordingId of ids) {
    const rest = { userId: 7, sessionId: '12', videoId: 'v', createdAt: 1 };
    await rememberBackup({ recordingId, ...rest });
  }
  const ignore = () => undefined;
  renderPage(
    <BackupDialog
      recording={recordingOf({ id: 'b1' })}
      reason={null}
      plan="basic"
      onUpgrade={ignore}
      onClose={ignore}
    />,
  );
  return within(screen.getByRole('dialog'));
}

const twenty = Array.from({ length: 20 }, (_, at) => `b${at + 1}`);

test('refuses a 21st backup on the basic plan', async () => {
  const dialog = await withBackups([...twenty.slice(1), 'b21']);
  expect(await dialog.findByText(/베이직 요금제는 한 번에 20개까지/)).toBeTruthy();
});

test('allows to replace one of the 20 backups', async () => {
  const dialog = await withBackups(twenty);
  expect(await dialog.findByRole('button', { name: '백업하기' })).toBeTruthy();
});
