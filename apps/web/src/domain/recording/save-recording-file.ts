import { saveFile } from '#/lib/save-file.ts';
import type { Recording } from '#/media/store/rows.ts';

const two = (number: number) => String(number).padStart(2, '0');

/** Starts with the time, so that files sort by it: `daedap-2026-11-15-1205-q3.webm`. */
export function fileNameOf({ timestamp, questionId, blob }: Recording): string {
  const time = new Date(timestamp);
  const day = [time.getFullYear(), two(time.getMonth() + 1), two(time.getDate())].join('-');
  const clock = `${two(time.getHours())}${two(time.getMinutes())}`;
  const type = blob.type.includes('mp4') ? 'mp4' : 'webm';
  return `daedap-${day}-${clock}-q${questionId}.${type}`;
}

export const saveAsFile = (recording: Recording) => saveFile(recording.blob, fileNameOf(recording));
