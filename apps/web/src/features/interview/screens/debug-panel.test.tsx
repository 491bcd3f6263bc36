import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { saveRecording } from '#/media/store/recordings.ts';
import { defaultLocalConfig } from '#/media/store/rows.ts';
import { startLocalSession } from '#/media/store/sessions.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { takeReports } from '#/test/console.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, stubServer } from '#/test/stub-server.ts';
import { scriptedInterview } from '#/features/interview/testing/scripted-interview.ts';
import { DebugPanel } from './debug-panel.tsx';

fakeDatabase();

test('lists the local rows of the person, and reloads them on request', async () => {
  stubServer({ 'GET /api/health': failure(503, 'UNAVAILABLE', '점검 중이에요') });
  const userId = 5;
  await startLocalSession({ id: '12', userId, config: defaultLocalConfig });
  await saveRecording(recordingOf({ userId }));
  renderPage(<DebugPanel snapshot={scriptedInterview().actor.getSnapshot()} />);
  const store = async (name: string) => within(await screen.findByRole('region', { name }));
  const cells = async (name: string) =>
    (await store(name)).getAllByRole('cell').map(({ textContent }) => textContent);
  expect((await cells('recordings')).slice(0, 3)).toEqual(['one', '12', '3']);
  expect(await cells('sessions')).toEqual(['12', '5', '1']);
  expect((await store('videoAnswers')).getByText('videoAnswers: 0개')).toBeTruthy();
  await screen.findByText('점검 중이에요');
  await saveRecording(recordingOf({ id: 'two', userId }));
  await userEvent.click(await screen.findByRole('button', { name: '다시 확인하기' }));
  await screen.findByText('recordings: 2개');
});

test('counts the faults of this page by their kind', async () => {
  stubServer({ 'GET /api/health': failure(503, 'UNAVAILABLE', '점검 중이에요') });
  for (const doing of ['recording', 'pausing']) reportError(new Error('broken'), 'media', doing);
  reportError(new Error('broken'), 'ads', 'loading an ad');
  expect(takeReports()).toHaveLength(3);
  renderPage(<DebugPanel snapshot={scriptedInterview().actor.getSnapshot()} />);
  expect(await screen.findByText('media 2 · ads 1')).toBeTruthy();
  await screen.findByText('recordings: 0개');
  await screen.findByText('점검 중이에요');
});
