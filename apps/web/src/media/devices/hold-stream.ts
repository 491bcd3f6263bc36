import { stopStream } from './camera.ts';

export type DeviceKind = 'camera' | 'microphone';

/** Says when a device of an open stream goes away. What it returns releases the stream, and says nothing of that. */
export function holdStream(stream: MediaStream, onLost: (kind: DeviceKind) => void): () => void {
  const watching = new AbortController();
  for (const track of stream.getTracks()) {
    const kind = track.kind === 'video' ? 'camera' : 'microphone';
    track.addEventListener('ended', () => onLost(kind), { signal: watching.signal });
  }
  return () => {
    watching.abort();
    stopStream(stream);
  };
}
