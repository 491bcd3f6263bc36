import type { Recording } from '#/media/store/rows.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** By when it was recorded, so that a folder of them stands in order: `daedap-2026-11-15-1205-q3.webm`. */
export function fileNameOf({ timestamp, questionId, blob }: Recording): string {
  const time = new Date(timestamp);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  const clock = `${two(time.getHours())}${two(time.getMinutes())}`;
  const type = blob.type.includes('mp4') ? 'mp4' : 'webm';
  return `daedap-${day}-${clock}-q${questionId}.${type}`;
}

/** Hands a recording over as a download. */
export function saveAsFile(recording: Recording): void {
  const address = URL.createObjectURL(recording.blob);
  const link = document.createElement('a');
  link.href = address;
  link.download = fileNameOf(recording);
  document.body.append(link);
  link.click();
  link.remove();
  // Safari reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
