import { serveJobs, type JobGuard } from './worker-messages.ts';
import { createMediaDecoder, decodeMedia, type MediaDecoder } from './media-decoder.ts';
import { joinPcm } from './pcm.ts';
import { type MediaKind, UndecodableMedia } from './media-kind.ts';
import { type VoiceDetection, loadVoiceDetector, type VoiceDetector } from './voice-detector.ts';

export type MediaPart = {
  /** The file that the part belongs to. */
  key: string;
  kind: MediaKind;
  /** How many bytes of the file came before. */
  offset: number;
  bytes: Uint8Array;
  /** Nothing follows. */
  ended: boolean;
};

export type ReaderJob =
  | { type: 'decode'; kind: MediaKind; bytes: Uint8Array }
  | ({ type: 'decodePart' } & MediaPart)
  | { type: 'detectVoice'; pcm: Float32Array; memory: Float32Array | null };

export type ReaderResult = { pcm: Float32Array<ArrayBuffer> | null } | VoiceDetection;

/** Decoders of files that are still arriving. The oldest makes room; if its file goes on, it is decoded from the start. */
const keptDecoders = 16;
const decoders = new Map<string, { decoder: MediaDecoder; offset: number }>();

let detector: Promise<VoiceDetector> | null = null;

async function work(job: ReaderJob, guard: JobGuard): Promise<ReaderResult> {
  switch (job.type) {
    case 'decode':
      return { pcm: await undecodable(decodeMedia(job.kind, job.bytes)) };
    case 'decodePart':
      return { pcm: await undecodable(decodePart(job)) };
    case 'detectVoice':
      return guard.native(async () => {
        const loaded = await (detector ??= loadVoiceDetector());
        return loaded.detect(job.pcm, job.memory, guard.check);
      });
  }
}

/** Null when the decoder of the parts before is not here: then the file has to come again from its start. */
async function decodePart(part: MediaPart): Promise<Float32Array<ArrayBuffer> | null> {
  const known = decoders.get(part.key);
  decoders.delete(part.key);
  if (known && known.offset !== part.offset) known.decoder.free();
  if (part.offset > 0 && known?.offset !== part.offset) return null;
  const decoder = known?.offset === part.offset ? known.decoder : createMediaDecoder(part.kind);
  try {
    const pcm = await decoder.push(part.bytes);
    if (part.ended) return joinPcm([pcm, await decoder.end()]);
    decoders.set(part.key, { decoder, offset: part.offset + part.bytes.length });
    makeRoom();
    return pcm;
  } catch (error) {
    decoder.free();
    throw error;
  }
}

function makeRoom(): void {
  const [oldest] = decoders;
  if (!oldest || decoders.size <= keptDecoders) return;
  oldest[1].decoder.free();
  decoders.delete(oldest[0]);
}

/** Any error of a decoder is a fault of the file. */
async function undecodable<Result>(decoding: Promise<Result>): Promise<Result> {
  return decoding.catch((error: unknown) => {
    throw new UndecodableMedia(error instanceof Error ? error.message : String(error));
  });
}

serveJobs(work, (result) =>
  'chances' in result
    ? [result.chances.buffer, result.memory.buffer]
    : result.pcm
      ? [result.pcm.buffer]
      : [],
);
