import { keptInterviewStates } from '@daedap/contract/constants/interview';
import { tabKeys } from '#/lib/storage/storage-keys.ts';
import { parseInterviewState, type InterviewState } from './interview-state.ts';
import { parseJson } from './parse-json.ts';
import { readTabItem, removeTabItem, tabKeysWith, writeTabItem } from '#/lib/storage/tab-store.ts';

const prefix = tabKeys.interviewStatePrefix;

const timeOf = (key: string) => Number(key.slice(prefix.length));

/** Newest first. */
function keptKeys(): string[] {
  return tabKeysWith(prefix)
    .filter((key) => Number.isFinite(timeOf(key)))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}

/** Keeps it for a reload, beside at most four older ones. Returns its key, or null where nothing can be kept. */
export function keepInterviewState(state: InterviewState, now = Date.now()): string | null {
  const kept = keptKeys();
  // Two interviews in one millisecond, or a clock that was set back: this one is still the newest.
  const newest = kept[0];
  const key = `${prefix}${newest === undefined ? now : Math.max(now, timeOf(newest) + 1)}`;
  for (const old of kept.slice(keptInterviewStates - 1)) removeTabItem(old);
  if (!writeTabItem(key, JSON.stringify(state))) return null;
  writeTabItem(tabKeys.latestInterviewState, key);
  return key;
}

/** The newest one that can be read. */
export function readLatestInterviewState(): InterviewState | null {
  const named = readTabItem(tabKeys.latestInterviewState);
  const keys = named?.startsWith(prefix) ? [named, ...keptKeys()] : keptKeys();
  for (const key of keys) {
    const state = parseInterviewState(parseJson(readTabItem(key)));
    if (state) return state;
  }
  return null;
}
