import { matchesClaim, mediaKindOf } from '../engines/speech/media-kind.ts';
import { AppError } from './app-error.ts';
import type { Sink } from './upload.ts';

/** Enough to tell every container from every other. */
const neededBytes = 64;

/** A sink for sound and video only: bytes that are not what they claim to be do not get in. */
export const mediaOnly =
  (sink: Sink): Sink =>
  (user, file, bytes) =>
    sink(user, file, checkedMedia(bytes, file.contentType));

/** The same bytes, once the first of them are what the content type claims; otherwise UNSUPPORTED_MEDIA. */
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
