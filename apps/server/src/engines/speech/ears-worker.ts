import { answerJobs, type JobGuard } from './worker-messages.ts';
import { createMediaDecoder, decodeMedia, type MediaDecoder } from './media-decoder.ts';
import { joinPcm } from './pcm.ts';
import { type MediaKind, UndecodableMedia } from './sniff.ts';
import { type Listened, loadVoiceDetector, type VoiceDetector } from './voice-detector.ts';

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

export type EarsJob =
  | { type: 'decode'; kind: MediaKind; bytes: Uint8Array }
  | ({ type: 'decodePart' } & MediaPart)
  | { type: 'listen'; pcm: Float32Array; memory: Float32Array | null };

export type EarsResult = { pcm: Float32Array<ArrayBuffer> | null } | Listened;

/** Files that are still arriving. An old one makes room, and is begun anew if it goes on after all. */
const keptDecoders = 16;
const decoders = new Map<string, { decoder: MediaDecoder; offset: number }>();

let detector: Promise<VoiceDetector> | null = null;

async function work(job: EarsJob, guard: JobGuard): Promise<EarsResult> {
  switch (job.type) {
    case 'decode':
      return { pcm: await undecodable(decodeMedia(job.kind, job.bytes)) };
    case 'decodePart':
      return { pcm: await undecodable(decodePart(job)) };
    case 'listen':
      return guard.native(async () => {
        const loaded = await (detector ??= loadVoiceDetector());
        return loaded.listen(job.pcm, job.memory, guard.check);
      });
  }
}

/** Null when the decoder of what came before is not here: then the file has to come again from its start. */
async function decodePart(part: MediaPart): Promise<Float32Array<ArrayBuffer> | null> {
  const known = decoders.get(part.key);
  decoders.delete(part.key);
  if (known && known.offset !== part.offset) known.decoder.free();
  if (part.offset > 0 && known?.offset !== part.offset) return null;
  const decoder =
    known?.offset === part.offset ? known.decoder : await createMediaDecoder(part.kind, part.bytes);
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

/** Whatever a decoder trips over, the file is the reason. */
async function undecodable<Result>(decoding: Promise<Result>): Promise<Result> {
  return decoding.catch((error: unknown) => {
    throw new UndecodableMedia(error instanceof Error ? error.message : String(error));
  });
}

answerJobs(work, (result) =>
  'chances' in result
    ? [result.chances.buffer, result.memory.buffer]
    : result.pcm
      ? [result.pcm.buffer]
      : [],
);
