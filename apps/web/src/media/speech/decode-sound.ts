import { microphoneSampleRate } from '@daedap/contract/constants/speech';

/** The samples of a recording, 16 kHz mono. The context's rate is what the decoder resamples to. */
export async function decodeSound(sound: Blob): Promise<Float32Array> {
  const context = new OfflineAudioContext(1, 1, microphoneSampleRate);
  const decoded = await context.decodeAudioData(await sound.arrayBuffer());
  const first = decoded.getChannelData(0);
  if (decoded.numberOfChannels === 1) return first;
  const second = decoded.getChannelData(1);
  return first.map((sample, at) => (sample + (second[at] ?? 0)) / 2);
}
