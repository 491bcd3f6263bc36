import type { Take } from '../store/chunks.ts';
import type { RecorderEvent } from './recorder-port.ts';

/** Hands slices on to the store, and says what became of them. */
export function createSliceWriter(
  take: Take,
  tell: (event: RecorderEvent) => void,
): (slice: Blob, seconds: number) => void {
  let bytes = 0;
  let last: Awaited<ReturnType<Take['append']>> = 'stored';

  const store = async (slice: Blob, seconds: number) => {
    const result = await take.append(slice, seconds);
    const isNews = result !== last;
    last = result;
    if (isNews && result !== 'stored') tell({ type: 'RECORDER.STORAGE', trouble: result });
  };

  return (slice, seconds) => {
    // Recorders that write MP4 end with an empty one.
    if (slice.size === 0) return;
    bytes += slice.size;
    void store(slice, seconds);
    tell({ type: 'RECORDER.PROGRESS', bytes, seconds });
  };
}
