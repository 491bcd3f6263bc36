import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { giveConsent, hasConsent } from '#/media/looking/looking-consent.ts';
import type { FaceReader, ReadOutcome, ReadStep } from '#/media/looking/face-reader.ts';
import type { LookingSample } from '#/media/looking/summarise-looking.ts';
import { getLooking, keepLooking } from '#/media/store/looking.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { takeReports } from '#/test/console.ts';
import { LookingPanel } from './looking-panel.tsx';

fakeDatabase();

const recording = recordingOf();

/** Ten seconds to the camera, three seconds aside from 0:10 on, five to the camera, two without a face. */
const samples: LookingSample[] = [
  ...Array.from({ length: 20 }, () => ({ yaw: 0, pitch: 0 })),
  ...Array.from({ length: 6 }, () => ({ yaw: 40, pitch: 0 })),
  ...Array.from({ length: 10 }, () => ({ yaw: 0, pitch: 0 })),
  ...Array.from({ length: 4 }, () => 'none' as const),
].map((face, at) => ({ atSeconds: at / 2 + 0.25, face }));

/** A reader whose progress and end the test decides. */
function scriptedReader() {
  const runs: { signal: AbortSignal; blob: Blob }[] = [];
  const state: {
    progress: (step: ReadStep, part: number) => void;
    end: (outcome: ReadOutcome) => void;
  } = { progress: () => undefined, end: () => undefined };
  const read: FaceReader = (blob, { onProgress, signal }) => {
    runs.push({ signal, blob });
    const { promise, resolve } = Promise.withResolvers<ReadOutcome>();
    state.progress = onProgress;
    state.end = resolve;
    return promise;
  };
  return {
    runs,
    read,
    progress: (step: ReadStep, part: number) => act(() => state.progress(step, part)),
    end: (outcome: ReadOutcome) => act(async () => state.end(outcome)),
  };
}

function show(reader = scriptedReader()) {
  const onSeek = vi.fn<(seconds: number) => void>();
  render(<LookingPanel recording={recording} onSeek={onSeek} read={reader.read} />);
  return { ...reader, onSeek };
}

const button = (name: string) => screen.findByRole('button', { name });
const press = async (name: string) => userEvent.click(await button(name));

test('asks once, and says before it what happens and how much is downloaded', async () => {
  const { runs } = show();
  await press('시선 살펴보기');
  const title = screen.getByRole('heading', { name: '이 영상에서 얼굴을 찾아볼까요?' });
  expect(document.activeElement).toBe(title);
  expect(screen.getByText(/약 2\.1MB 내려받아요/)).toBeTruthy();
  expect(screen.getByText(/서버로 보내지 않고/)).toBeTruthy();
  await press('안 할래요');
  expect(document.activeElement).toBe(await button('시선 살펴보기'));
  expect([runs.length, hasConsent(7)]).toEqual([0, false]);
  await press('시선 살펴보기');
  await press('동의하고 살펴보기');
  expect(document.activeElement).toBe(await button('취소'));
  expect([runs.length, hasConsent(7)]).toEqual([1, true]);
  expect(runs[0]?.blob).toBe(recording.blob);
});

test('says what was seen, jumps to each moment, and keeps it', async () => {
  giveConsent(7);
  const { onSeek, progress, end } = show();
  await press('시선 살펴보기');
  progress('loading', 0.4);
  expect(screen.getByRole('progressbar', { name: '준비하는 중' })).toHaveProperty('value', 40);
  progress('reading', 0.25);
  expect(screen.getByRole('progressbar', { name: '살펴보는 중' })).toHaveProperty('value', 25);
  await end({ kind: 'read', samples });
  const title = await screen.findByRole('heading', { name: '카메라를 향한 시간' });
  expect(document.activeElement).toBe(title);
  for (const line of [
    '얼굴이 보인 시간의 83% 동안 카메라 쪽을 향했어요.',
    '가장 오래 다른 곳을 본 때는 0:10부터 3초 동안이에요.',
    '얼굴이 화면에 보이지 않은 시간은 2초예요.',
  ]) {
    expect(screen.getByText(line)).toBeTruthy();
  }
  await press('0:10 다른 곳을 봄 · 3초');
  await press('0:18 얼굴이 안 보임 · 2초');
  expect(onSeek.mock.calls).toEqual([[10], [18]]);
  expect(await getLooking(7, recording.id)).toMatchObject({ samples });
});

test('shows what is kept without reading again, and leaves the focus alone', async () => {
  await keepLooking({ recordingId: recording.id, userId: 7, samples });
  const { runs } = show();
  expect(await screen.findByRole('heading', { name: '카메라를 향한 시간' })).toBeTruthy();
  expect(document.activeElement).toBe(document.body);
  expect(screen.queryByRole('button', { name: '시선 살펴보기' })).toBeNull();
  expect(runs).toEqual([]);
});

test('offers it when the database does not open, and reports why', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new Error('The database is broken');
    },
  });
  show();
  expect(await button('시선 살펴보기')).toBeTruthy();
  expect(takeReports()).toEqual(['Fault (storage) while reading where a face was turned:']);
});

test('stops when the user cancels, keeps nothing, and the button keeps the focus', async () => {
  giveConsent(7);
  const { runs } = show();
  await press('시선 살펴보기');
  await press('취소');
  expect(runs[0]?.signal.aborted).toBe(true);
  expect(screen.getByText('그만뒀어요. 살펴보던 것은 남기지 않았어요.')).toBeTruthy();
  expect(document.activeElement).toBe(await button('다시 살펴보기'));
  expect(await getLooking(7, recording.id)).toBeNull();
  await press('다시 살펴보기');
  expect(runs).toHaveLength(2);
});

test('offers another try when the files do not come', async () => {
  giveConsent(7);
  const { runs, end } = show();
  await press('시선 살펴보기');
  await end({ kind: 'failed', failure: 'network' });
  expect(screen.getByText(/필요한 파일을 내려받지 못했어요/)).toBeTruthy();
  await press('다시 살펴보기');
  expect(runs).toHaveLength(2);
});

test('offers no other try when this browser cannot read the picture', async () => {
  giveConsent(7);
  const { end } = show();
  await press('시선 살펴보기');
  await end({ kind: 'failed', failure: 'picture' });
  expect(screen.getByText('이 브라우저에서는 이 영상의 화면을 읽지 못해요.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('says that it could not tell', async () => {
  giveConsent(7);
  const { end } = show();
  await press('시선 살펴보기');
  const dark = samples.map(({ atSeconds }) => ({ atSeconds, face: 'unsure' as const }));
  await end({ kind: 'read', samples: dark });
  expect(await screen.findByRole('heading', { name: '이 영상에서는 알 수 없었어요' })).toBeTruthy();
  expect(screen.queryByText(/%/)).toBeNull();
});

test('shows the longest six moments of many, then all', async () => {
  const turns = Array.from({ length: 8 }, (_, turn) => [
    ...Array.from({ length: 6 }, () => ({ yaw: 0, pitch: 0 })),
    ...Array.from({ length: turn + 2 }, () => ({ yaw: 50, pitch: 0 })),
  ]).flat();
  const many = turns.map((face, at) => ({ atSeconds: at / 2 + 0.25, face }));
  await keepLooking({ recordingId: recording.id, userId: 7, samples: many });
  show();
  await screen.findByRole('heading', { name: '카메라를 향한 시간' });
  expect(screen.getAllByRole('button', { name: /다른 곳을 봄/ })).toHaveLength(6);
  await press('8개 모두 보기');
  expect(screen.getAllByRole('button', { name: /다른 곳을 봄/ })).toHaveLength(8);
});
