import type { ResponseOf } from '@daedap/contract/call';
import { getResultsByRecordingId, getSessionResults } from '@daedap/contract/calls/results';
import { analysisPollMs } from '@daedap/contract/constants/interview';
import { queryOptions } from '@tanstack/react-query';
import { isPending } from '#/features/history/analysis-status.ts';
import { callForRows, type Unreadable } from '#/lib/api/call.ts';
import type { ResultsRequest } from './results-address.ts';

export type Results = Omit<ResponseOf<typeof getSessionResults>, 'success'> & Unreadable;

export const resultsQuery = (request: ResultsRequest) =>
  queryOptions({
    queryKey: ['results', request.by, request.ref],
    queryFn: ({ signal }) => load(request, signal),
    refetchInterval: ({ state }) => (isExpected(request, state.data) ? analysisPollMs : false),
    // A user who returns from a retake expects it in the results.
    refetchOnMount: 'always',
    // Answers that waited for the network are being sent then.
    refetchOnReconnect: 'always',
  });

async function load({ ref, by }: ResultsRequest, signal: AbortSignal): Promise<Results> {
  const { success: _, ...results } =
    by === 'session'
      ? await callForRows(getSessionResults, 'userAnswers', { params: { sessionId: ref }, signal })
      : await callForRows(getResultsByRecordingId, 'userAnswers', {
          params: { recordingId: ref },
          signal,
        });
  return results;
}

/** Whether an analysis is pending, or this device is still sending the interview. */
function isExpected({ ref }: ResultsRequest, results: Results | undefined): boolean {
  if (typeof ref === 'string' && !results?.analysis) return true;
  return results?.userAnswers.some(isPending) ?? false;
}
