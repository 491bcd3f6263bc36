import { sessionStatuses } from '@daedap/contract/categories';
import { expect, test } from 'vitest';
import { isActive, nextStatus, type SessionEvent } from './session-status.ts';

test.each<[SessionEvent, (string | null)[]]>([
  // started, in_progress, completed, abandoned
  ['answerAnalysed', ['in_progress', 'in_progress', 'completed', 'abandoned']],
  ['analysisStored', ['completed', 'completed', 'completed', 'completed']],
  ['analysisDropped', [null, null, 'in_progress', null]],
  ['aborted', ['abandoned', 'abandoned', null, 'abandoned']],
  ['resumed', ['started', 'in_progress', null, 'in_progress']],
])('%s leads from each status to %j', (event, expected) => {
  expect(sessionStatuses.map((status) => nextStatus(status, event))).toEqual(expected);
});

test('started and in-progress sessions are active', () => {
  expect(sessionStatuses.filter(isActive)).toEqual(['started', 'in_progress']);
});
