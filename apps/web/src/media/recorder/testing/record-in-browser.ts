// A page that only records, for tests/bench/recorder.ts.
import { recorderSettings } from '#/media/recorder/compression.ts';
import { createLiveDevices } from '#/media/devices/live-devices.ts';
import { defaultLocalConfig } from '../../store/rows.ts';
import type { AnswerRecorder, RecorderEvent } from '../recorder-port.ts';
import { startRecorder } from '../start-recorder.ts';

type Played = { readonly duration: number; readonly seekedTo: number; readonly seekMs: number };

export type RecorderPage = {
  /** Starts an answer with the settings of that time limit, and resolves once it is recorded. */
  readonly start: (timeLimitSeconds: number) => Promise<void>;
  readonly progress: () => { readonly bytes: number; readonly seconds: number };
  /** Ends the recording and seeks to the middle of the saved file. */
  readonly stop: () => Promise<{
    readonly status: string;
    readonly bytes: number;
    readonly stopMs: number;
    readonly played: Played;
  }>;
};

declare global {
  var recorderPage: RecorderPage;
}

let recorder: AnswerRecorder | null = null;
let progress = { bytes: 0, seconds: 0 };

const once = (target: EventTarget, type: string) =>
  new Promise<void>((resolve) => {
    target.addEventListener(type, () => resolve(), { once: true });
  });

async function jumpToTheMiddle(blob: Blob): Promise<Played> {
  const video = document.createElement('video');
  const address = URL.createObjectURL(blob);
  video.src = address;
  await once(video, 'loadedmetadata');
  const { duration } = video;
  const startedAt = performance.now();
  video.currentTime = Number.isFinite(duration) ? duration / 2 : 0;
  await once(video, 'seeked');
  const played = { duration, seekedTo: video.currentTime, seekMs: performance.now() - startedAt };
  video.removeAttribute('src');
  video.load();
  URL.revokeObjectURL(address);
  return played;
}

const openStream = () =>
  new Promise<MediaStream>((resolve, reject) => {
    const devices = createLiveDevices((event) => {
      if (event.type === 'DEVICES.READY') resolve(event.stream);
      else reject(new Error(JSON.stringify(event)));
    });
    devices.open({ video: true });
  });

globalThis.recorderPage = {
  start: async (timeLimitSeconds) => {
    const stream = await openStream();
    await new Promise<void>((resolve, reject) => {
      const onEvent = (event: RecorderEvent) => {
        if (event.type === 'RECORDER.STARTED') resolve();
        else if (event.type === 'RECORDER.PROGRESS') progress = event;
        else reject(new Error(JSON.stringify(event)));
      };
      const draft = {
        id: 'bench',
        sessionId: '1',
        questionId: 1,
        questionText: '자기소개를 해주세요.',
        questionType: 'general',
        userId: 1,
        interviewConfig: defaultLocalConfig,
        startedAt: Date.now(),
      };
      const settings = recorderSettings('high', timeLimitSeconds);
      recorder = startRecorder({ stream, draft, settings }, onEvent);
    });
  },
  progress: () => progress,
  stop: async () => {
    const startedAt = performance.now();
    const stopped = await recorder?.stop();
    const stopMs = performance.now() - startedAt;
    if (!stopped || !('recording' in stopped)) throw new Error(stopped?.status ?? 'not started');
    const { blob } = stopped.recording;
    const played = await jumpToTheMiddle(blob);
    return { status: stopped.status, bytes: blob.size, stopMs, played };
  },
};
