import { encodeWav } from './encode-wav.ts';
import type { Decoded } from './sound-port.ts';

addEventListener('message', ({ data }: MessageEvent<Decoded>) => {
  const encoded = encodeWav(data);
  postMessage(encoded, { transfer: [encoded.bytes] });
});
