import { matchesClaim, mediaKindOf } from '../engines/speech/media-kind.ts';
import { AppError } from './app-error.ts';
import type { Sink } from './upload.ts';

/** Enough to recognise every container. */
const neededBytes = 64;

/** A sink for audio and video only. It fails with UNSUPPORTED_MEDIA for anything else. */
export const mediaOnly =
  (sink: Sink): Sink =>
  (user, file, bytes) =>
    sink(user, file, checkedMedia(bytes, file.contentType));

/** Passes bytes on once the first of them match the content type. */
async function* checkedMedia(
  source: AsyncIterable<Uint8Array>,
  contentType: string,
): AsyncGenerator<Uint8Array> {
  let head: Uint8Array | null = new Uint8Array();
  for await (const chunk of source) {
    if (!head) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < neededBytes) continue;
    refuseOther(head, contentType);
    yield head;
    head = null;
  }
  if (!head) return;
  refuseOther(head, contentType);
  yield head;
}

function refuseOther(head: Uint8Array, contentType: string): void {
  const kind = mediaKindOf(head);
  if (!kind || !matchesClaim(kind, contentType)) throw new AppError('UNSUPPORTED_MEDIA');
}
