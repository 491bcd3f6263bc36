import { sessionRef, type SessionRef } from '@daedap/contract/ids';
import type { Session } from '@daedap/contract/interviews';
import { z } from 'zod';
import { parseInterviewState } from '#/domain/session/interview-state.ts';
import { readRecentSessionId } from '#/domain/session/session-ids.ts';
import {
  parseJson,
  readTabItem,
  removeItem,
  removeTabItem,
  storageKeys,
  tabKeys,
  tabKeysWith,
} from '#/lib/storage.ts';

const liveKeys = [
  tabKeys.interviewQuestions,
  tabKeys.currentQuestionIndex,
  tabKeys.interviewTimeLimit,
  tabKeys.recordingState,
  tabKeys.interviewProgress,
] as const;

/** The session whose progress this tab stores. */
const storedProgress = z.object({ startedAs: sessionRef, sessionId: sessionRef });

/** Deletes the progress in the live screen. */
function clearLiveKeys(): void {
  for (const key of liveKeys) removeTabItem(key);
}

/** An interview is over once its results are opened. The progress of another one stays: going back needs it. */
export function clearLiveKeysOf(ref: SessionRef): void {
  const stored = storedProgress.safeParse(parseJson(readTabItem(tabKeys.interviewProgress))).data;
  const isOther = stored && ![stored.startedAs, stored.sessionId].map(String).includes(String(ref));
  if (!isOther) clearLiveKeys();
}

type SessionIds = Pick<Session, 'id' | 'clientSessionId'>;

/** Deletes all stored state of an ended interview, so that the next one does not find it. Recordings stay. */
export function forgetInterview({ id, clientSessionId }: SessionIds): void {
  clearLiveKeys();
  const names = new Set([String(id), clientSessionId]);
  for (const key of tabKeysWith(tabKeys.interviewStatePrefix)) {
    const state = parseInterviewState(parseJson(readTabItem(key)));
    if (!state || !names.has(String(state.sessionId))) continue;
    removeTabItem(key);
    if (readTabItem(tabKeys.latestInterviewState) === key) {
      removeTabItem(tabKeys.latestInterviewState);
    }
  }
  if (readRecentSessionId() === id) removeItem(storageKeys.recentSessionId);
}
