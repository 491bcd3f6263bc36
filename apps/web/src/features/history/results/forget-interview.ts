import type { Session } from '@daedap/contract/interviews';
import { parseInterviewState } from '#/domain/session/interview-state.ts';
import { parseJson } from '#/lib/storage/parse-json.ts';
import { readRecentSessionId } from '#/domain/session/session-ids.ts';
import { readTabItem, removeTabItem, tabKeysWith } from '#/lib/storage/tab-store.ts';
import { removeItem } from '#/lib/storage/local-store.ts';
import { storageKeys, tabKeys } from '#/lib/storage/storage-keys.ts';
import { clearLiveKeys } from './live-keys.ts';

type Ended = Pick<Session, 'id' | 'clientSessionId'>;

/** Nothing of an interview that was ended is found again by the next one. What was recorded stays. */
export function forgetInterview({ id, clientSessionId }: Ended): void {
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
