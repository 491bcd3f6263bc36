import { BlobSource, CanvasSink, Input, type InputVideoTrack, MP4, WEBM } from 'mediabunny';
import { createFaceFinder, type FaceFinder, type Picture } from './find-face.ts';
import { FileMissing, loadFaceModel } from './model-files.ts';
import { type LookingSample, picturesPerSecond } from './summarise-looking.ts';
import type { ReadFailure, ReaderMessage, ReadStep } from './face-reader.ts';

/** The longer side of the pictures. A face in front of a camera is then as large as the networks take it. */
const pictureSize = 640;

/** Takes one recording and replies with progress, then with what was seen. Whoever has it terminates it. */
globalThis.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (!(data instanceof Blob)) return;
  read(data).then(
    (samples) => reply({ type: 'done', samples }),
    (error: unknown) => reply({ type: 'failed', failure: failureOf(error) }),
  );
});

function reply(message: ReaderMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
  globalThis.postMessage(message);
}

const report = (step: ReadStep) => {
  let last = -1;
  return (part: number) => {
    const percent = Math.floor(part * 100);
    if (percent > last) reply({ type: 'progress', step, part: percent / 100 });
    last = Math.max(last, percent);
  };
};

class NoPicture extends Error {
  override readonly name = 'NoPicture';
}

function failureOf(error: unknown): ReadFailure {
  if (error instanceof FileMissing) return 'network';
  return error instanceof NoPicture ? 'picture' : 'other';
}

async function read(recording: Blob): Promise<LookingSample[]> {
  const source = new BlobSource(recording, { handleUnhandledError: () => undefined });
  const input = new Input({ formats: [WEBM, MP4], source });
  try {
    // Before the download: a recording without a picture needs no model.
    const track = await input.getPrimaryVideoTrack().catch(() => null);
    if (!track || !(await track.canDecode())) throw new NoPicture();
    const { detector, mesh } = await loadFaceModel(report('loading'));
    return await readPictures(track, createFaceFinder(detector, mesh));
  } finally {
    input.dispose();
  }
}

async function readPictures(track: InputVideoTrack, find: FaceFinder): Promise<LookingSample[]> {
  const end = await track.computeDuration();
  const isWide = (await track.getDisplayWidth()) >= (await track.getDisplayHeight());
  const side = isWide ? { width: pictureSize } : { height: pictureSize };
  const sink = new CanvasSink(track, { ...side, poolSize: 1 });
  const onProgress = report('reading');
  const samples: LookingSample[] = [];
  const count = Math.floor(end * picturesPerSecond);
  const times = Array.from({ length: count }, (_, at) => (at + 0.5) / picturesPerSecond);
  for await (const wrapped of sink.canvasesAtTimestamps(times)) {
    const atSeconds = times[samples.length] ?? 0;
    samples.push({ atSeconds, face: wrapped ? find(pictureOf(wrapped.canvas)) : 'unsure' });
    onProgress(samples.length / count);
  }
  return samples;
}

function pictureOf(canvas: HTMLCanvasElement | OffscreenCanvas): Picture {
  const context = canvas.getContext('2d');
  if (!context || !('getImageData' in context)) throw new NoPicture();
  return context.getImageData(0, 0, canvas.width, canvas.height);
}
