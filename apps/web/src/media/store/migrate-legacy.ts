import { migratedUserId } from '@daedap/contract/constants/storage';
import { defaultLocalConfig, legacyRow, type Recording } from './rows.ts';

/** Version 1 knew no sessions: what it held is shown as one. */
const legacySessionId = 'session-0-legacy';

/** A legacy answer as a recording, or null when it cannot be read. */
export function recordingOfLegacy(value: unknown): Recording | null {
  const legacy = legacyRow.safeParse(value);
  if (!legacy.success) return null;
  const { id, videoBlob, questionText, questionIndex, duration, timestamp } = legacy.data;
  return {
    id,
    sessionId: legacySessionId,
    questionId: questionIndex,
    questionText,
    questionType: 'general',
    blob: videoBlob,
    duration,
    timestamp,
    userId: migratedUserId,
    interviewConfig: defaultLocalConfig,
  };
}
