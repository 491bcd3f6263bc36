import { sessionRef, type SessionRef } from '@daedap/contract/ids';
import { z } from 'zod';
import { parseJson } from '#/lib/storage/parse-json.ts';
import { readTabItem, removeTabItem } from '#/lib/storage/tab-store.ts';
import { tabKeys } from '#/lib/storage/storage-keys.ts';

const liveKeys = [
  tabKeys.interviewQuestions,
  tabKeys.currentQuestionIndex,
  tabKeys.interviewTimeLimit,
  tabKeys.recordingState,
  tabKeys.interviewProgress,
] as const;

/** Whose place in the live screen this tab keeps. */
const keptFor = z.object({ startedAs: sessionRef, sessionId: sessionRef });

/** The place in the live screen. */
export function clearLiveKeys(): void {
  for (const key of liveKeys) removeTabItem(key);
}

/** The interview is over once its results are looked at. The place in another one is kept: going back needs it. */
export function clearLiveKeysOf(ref: SessionRef): void {
  const kept = keptFor.safeParse(parseJson(readTabItem(tabKeys.interviewProgress))).data;
  const others = kept && ![kept.startedAs, kept.sessionId].map(String).includes(String(ref));
  if (!others) clearLiveKeys();
}
