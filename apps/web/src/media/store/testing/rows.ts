import { defaultLocalConfig, type Recording } from '../rows.ts';
import type { DraftInfo } from '../chunk-rows.ts';

/** A recording as the live screen stores it. */
export function recordingOf(values: Partial<Recording> = {}): Recording {
  return {
    id: 'one',
    sessionId: '12',
    questionId: 3,
    questionText: '자기소개를 해주세요.',
    questionType: 'general',
    blob: new Blob(['0123456789'], { type: 'video/webm' }),
    duration: 9.5,
    timestamp: Date.UTC(2026, 10, 15, 3),
    userId: 7,
    interviewConfig: defaultLocalConfig,
    ...values,
  };
}

export function draftOf(values: Partial<DraftInfo> = {}): DraftInfo {
  const { blob: _blob, duration: _duration, timestamp, ...rest } = recordingOf({ id: 'take' });
  return { ...rest, mimeType: 'video/webm', startedAt: timestamp, ...values };
}
