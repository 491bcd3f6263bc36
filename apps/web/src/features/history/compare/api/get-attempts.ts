import { getAttempts } from '@daedap/contract/calls/history';
import { analysisPollMs } from '@daedap/contract/constants/interview';
import { backupLinkMinutes } from '@daedap/contract/constants/storage';
import type { AnswerAttempt } from '@daedap/contract/interviews';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { isWaiting } from '#/features/history/compare/verdict.ts';

/** Long before the links to backups die. */
const newLinksMs = (backupLinkMinutes / 2) * 60_000;

function nextAskMs(attempts: readonly AnswerAttempt[] = []): number | false {
  if (attempts.some(isWaiting)) return analysisPollMs;
  return attempts.some(({ backup }) => backup !== null) && newLinksMs;
}

export const attemptsQuery = (sessionId: number, questionId: number) =>
  queryOptions({
    queryKey: ['attempts', sessionId, questionId],
    queryFn: async ({ signal }) => {
      const params = { id: sessionId, questionId: String(questionId) };
      return (await call(getAttempts, { params, signal })).attempts;
    },
    refetchInterval: ({ state }) => nextAskMs(state.data),
    // Whoever comes back has mostly answered once more: what was known before would be shown as if they had not.
    gcTime: 0,
  });
