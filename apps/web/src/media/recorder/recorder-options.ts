import { audioMimePreference, videoMimePreference } from '@daedap/contract/constants/media';
import type { RecorderSettings } from './compression.ts';

/** Safari before 18.4 cannot write WebM. */
const videoTypes = [...videoMimePreference, 'video/mp4'];

/** The options for a stream. Without a supported type the browser uses its default. */
export function recorderOptions(
  stream: Pick<MediaStream, 'getVideoTracks'>,
  { videoBitsPerSecond, audioBitsPerSecond }: RecorderSettings,
  isTypeSupported: (type: string) => boolean,
): MediaRecorderOptions {
  const withPicture = stream.getVideoTracks().length > 0;
  const types: readonly string[] = withPicture ? videoTypes : audioMimePreference;
  const mimeType = types.find((type) => isTypeSupported(type));
  return {
    ...(mimeType !== undefined && { mimeType }),
    ...(withPicture && { videoBitsPerSecond }),
    audioBitsPerSecond,
  };
}
