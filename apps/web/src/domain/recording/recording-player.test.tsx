import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import { startSession } from '#/lib/session/session-store.ts';
import { playingSecondOf } from '#/media/playing-moment.ts';
import { saveRecording } from '#/media/store/recordings.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { mina } from '#/test/people.ts';
import { renderPage } from '#/test/render-page.tsx';
import { failure, offline, stubServer } from '#/test/stub-server.ts';
import { RecordingPlayer } from './recording-player.tsx';

fakeDatabase();

const revoked: string[] = [];

beforeEach(() => {
  startSession('token-1', mina);
  vi.spyOn(HTMLMediaElement.prototype, 'load').mockReturnValue(undefined);
  revoked.length = 0;
  URL.createObjectURL = () => 'blob:mine';
  URL.revokeObjectURL = (address) => void revoked.push(address);
});

function open(recordingId?: string) {
  const onClose = vi.fn<() => void>();
  const watched = {
    sessionId: 12,
    questionId: 3,
    questionText: '자기소개를 해주세요.',
    recordingId,
  };
  const view = renderPage(<RecordingPlayer watched={watched} onClose={onClose} />);
  return { dialog: within(screen.getByRole('dialog', { name: '내 답변 보기' })), onClose, view };
}

const label = '내 답변 영상: 자기소개를 해주세요.';
const missing = { 'GET /api/recordings/sessions/12/answers': failure(404, 'NOT_FOUND', '없어요') };

test('plays the recording of this device with a note on privacy, and releases it', async () => {
  await saveRecording(recordingOf());
  const { dialog, view } = open();
  const video = await dialog.findByLabelText(label);
  expect(video.getAttribute('src')).toBe('blob:mine');
  expect(
    dialog.getByText('영상은 이 기기에 남아 있고, 분석할 때는 음성만 서버로 보내요.'),
  ).toBeTruthy();
  view.unmount();
  expect(revoked).toEqual(['blob:mine']);
});

test('tells at which second it stands, and that it was closed', async () => {
  await saveRecording(recordingOf());
  const { dialog, view } = open();
  const video = await dialog.findByLabelText(label);
  expect(playingSecondOf({ questionId: 3 })).toBeNull();
  Object.defineProperty(video, 'currentTime', { value: 4.2 });
  fireEvent.timeUpdate(video);
  expect(playingSecondOf({ questionId: 3 })).toBe(4.2);
  expect(playingSecondOf({ questionId: 3, recordingId: 'another' })).toBeNull();
  expect(playingSecondOf({ questionId: 4 })).toBeNull();
  view.unmount();
  expect(playingSecondOf({ questionId: 3 })).toBeNull();
});

test('explains a recording that cannot be played and has no backup', async () => {
  stubServer(missing);
  await saveRecording(recordingOf());
  const { dialog } = open();
  fireEvent.error(await dialog.findByLabelText(label));
  expect(await dialog.findByText('영상 재생 중 오류가 발생했습니다')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '다시 시도하기' }));
  expect(await dialog.findByLabelText(label)).toBeTruthy();
});

test('explains that there is no video', async () => {
  stubServer(missing);
  const { dialog, onClose } = open();
  expect(await dialog.findByText('영상 로드 실패')).toBeTruthy();
  expect(dialog.getByText('이 답변에 저장된 영상이 없어요.')).toBeTruthy();
  await userEvent.click(dialog.getByRole('button', { name: '닫기' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('explains that a requested recording is gone', async () => {
  stubServer(missing);
  const { dialog } = open('deleted');
  expect(await dialog.findByText(/^영상을 찾지 못했어요/)).toBeTruthy();
});

test('plays an audio recording and says that it has no picture', async () => {
  await saveRecording(recordingOf({ blob: new Blob(['0123'], { type: 'audio/webm' }) }));
  const { dialog } = open();
  const media = await dialog.findByLabelText(label);
  expect(media.getAttribute('src')).toBe('blob:mine');
  expect(dialog.getByText('소리만 녹음한 답변이에요.')).toBeTruthy();
});

test('offers to look at a kept video, but not at sound or at a backup', async () => {
  await saveRecording(recordingOf());
  const { dialog, view } = open();
  expect(await dialog.findByRole('button', { name: '시선 살펴보기' })).toBeTruthy();
  const media = dialog.getByLabelText(label);
  fireEvent.loadedMetadata(media);
  // jsdom's video has no width: it turned out to be sound only.
  expect(dialog.queryByRole('button', { name: '시선 살펴보기' })).toBeNull();
  view.unmount();
  stubServer(missing);
  const { dialog: backup } = open('deleted');
  expect(await backup.findByText(/^영상을 찾지 못했어요/)).toBeTruthy();
  expect(backup.queryByRole('button', { name: '시선 살펴보기' })).toBeNull();
});

test('says that a video has no picture once its metadata is loaded', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  await saveRecording(recordingOf());
  const { dialog } = open();
  const media = await dialog.findByLabelText(label);
  expect(dialog.queryByText('소리만 녹음한 답변이에요.')).toBeNull();
  fireEvent.loadedMetadata(media);
  expect(dialog.getByText('소리만 녹음한 답변이에요.')).toBeTruthy();
});

test('seeks to a second, and to the same second again', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  await saveRecording(recordingOf());
  const watched = { sessionId: 12, questionId: 3, questionText: '자기소개를 해주세요.' };
  const player = (seekTo: number, seekKey: number) => (
    <RecordingPlayer
      watched={watched}
      seekTo={seekTo}
      seekKey={seekKey}
      onClose={() => undefined}
    />
  );
  const view = render(player(4.2, 1));
  const media = await screen.findByLabelText<HTMLVideoElement>(label);
  Object.defineProperties(media, { readyState: { value: 1 }, duration: { value: 9.5 } });
  fireEvent.loadedMetadata(media);
  expect(media.currentTime).toBe(4.2);
  media.currentTime = 8;
  view.rerender(player(4.2, 1));
  expect(media.currentTime).toBe(8);
  view.rerender(player(4.2, 2));
  expect(media.currentTime).toBe(4.2);
});

test('explains a missing network and retries', async () => {
  stubServer({ 'GET /api/recordings/sessions/12/answers': offline });
  const { dialog } = open();
  expect(await dialog.findByText('영상 로드 실패')).toBeTruthy();
  expect(dialog.getByText(/서버에 연결하지 못했어요/)).toBeTruthy();
  stubServer(missing);
  await userEvent.click(dialog.getByRole('button', { name: '다시 시도하기' }));
  expect(await dialog.findByText('이 답변에 저장된 영상이 없어요.')).toBeTruthy();
});

test.each([
  ['/api/interview/submit/v1?signed', '서버에 백업해둔 영상'],
  [null, '이 답변에 저장된 영상이 없어요.'],
])(
  'plays the backup of a requested attempt (%s), never the recording of another',
  async (backupUrl, said) => {
    await saveRecording(recordingOf());
    const watched = {
      sessionId: 12,
      questionId: 3,
      questionText: '자기소개를 해주세요.',
      backupUrl,
    };
    renderPage(<RecordingPlayer watched={watched} onClose={() => undefined} />);
    expect(await screen.findByText(new RegExp(said))).toBeTruthy();
    expect(screen.queryByLabelText(label)?.getAttribute('src') ?? null).toBe(backupUrl);
  },
);
