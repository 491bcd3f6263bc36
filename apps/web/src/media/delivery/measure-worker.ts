import type { Decoded } from '#/media/audio/sound-port.ts';
import { measureSound } from './measure-sound.ts';

addEventListener('message', ({ data }: MessageEvent<Decoded>) => {
  postMessage(measureSound({ samples: mixed(data.channels), sampleRate: data.sampleRate }));
});

function mixed(channels: Decoded['channels']): Float32Array {
  const [first = new Float32Array(0), ...others] = channels;
  for (const other of others) other.forEach((sample, at) => (first[at]! += sample));
  return others.length === 0 ? first : first.map((sample) => sample / channels.length);
}
