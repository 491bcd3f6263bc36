import { keptInterviewStates } from '@daedap/contract/constants/interview';
import {
  parseJson,
  readTabItem,
  removeTabItem,
  tabKeys,
  tabKeysWith,
  writeTabItem,
} from '#/lib/storage.ts';
import { parseInterviewState, type InterviewState } from './interview-state.ts';

const prefix = tabKeys.interviewStatePrefix;

const timeOf = (key: string) => Number(key.slice(prefix.length));

/** Stores a state for a reload, beside at most four older ones. Returns its key, or null if storing failed. */
export function keepInterviewState(state: InterviewState, now = Date.now()): string | null {
  const stored = storedKeys();
  // Still the newest key after two interviews in one millisecond or a clock that was set back.
  const newest = stored[0];
  const key = `${prefix}${newest === undefined ? now : Math.max(now, timeOf(newest) + 1)}`;
  for (const old of stored.slice(keptInterviewStates - 1)) removeTabItem(old);
  if (!writeTabItem(key, JSON.stringify(state))) return null;
  writeTabItem(tabKeys.latestInterviewState, key);
  return key;
}

/** The newest state that can be parsed. */
export function readLatestInterviewState(): InterviewState | null {
  const named = readTabItem(tabKeys.latestInterviewState);
  const keys = named?.startsWith(prefix) ? [named, ...storedKeys()] : storedKeys();
  for (const key of keys) {
    const state = parseInterviewState(parseJson(readTabItem(key)));
    if (state) return state;
  }
  return null;
}

/** Newest first. */
function storedKeys(): string[] {
  return tabKeysWith(prefix)
    .filter((key) => Number.isFinite(timeOf(key)))
    .toSorted((one, other) => timeOf(other) - timeOf(one));
}
