import type { ResponseOf } from '@daedap/contract/call';
import { getResultsByRecordingId, getSessionResults } from '@daedap/contract/calls/results';
import { analysisPollMs } from '@daedap/contract/constants/interview';
import { queryOptions } from '@tanstack/react-query';
import { callForRows, type Unreadable } from '#/lib/api/call-for-rows.ts';
import type { AskedResults } from '#/features/history/results/asked.ts';
import { isUnderWay } from '#/features/history/results/answer-states.ts';

export type Results = Omit<ResponseOf<typeof getSessionResults>, 'success'> & Unreadable;

async function load({ ref, by }: AskedResults, signal: AbortSignal): Promise<Results> {
  const { success: _, ...results } =
    by === 'session'
      ? await callForRows(getSessionResults, 'userAnswers', { params: { sessionId: ref }, signal })
      : await callForRows(getResultsByRecordingId, 'userAnswers', {
          params: { recordingId: ref },
          signal,
        });
  return results;
}

/** Whether more is about to come: an analysis, or an interview that this device is still sending. */
function isExpected({ ref }: AskedResults, results: Results | undefined): boolean {
  if (typeof ref === 'string' && !results?.analysis) return true;
  return results?.userAnswers.some(isUnderWay) ?? false;
}

export const resultsQuery = (asked: AskedResults) =>
  queryOptions({
    queryKey: ['results', asked.by, asked.ref],
    queryFn: ({ signal }) => load(asked, signal),
    refetchInterval: ({ state }) => (isExpected(asked, state.data) ? analysisPollMs : false),
    // Whoever comes back from answering once more wants to see it counted.
    refetchOnMount: 'always',
    // Answers that waited for the network are on their way then.
    refetchOnReconnect: 'always',
  });
