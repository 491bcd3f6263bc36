import type { ResponseOf } from '@daedap/contract/call';
import { getRecordingResults, getSessionResults } from '@daedap/contract/calls/results';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { AskedResults } from '../asked.ts';
import { isUnderWay } from '../answer-states.ts';

export type Results = Omit<ResponseOf<typeof getSessionResults>, 'success'>;

/** While an answer is being analysed, the screen asks again this often. */
export const pendingRefetchMs = 3_000;

async function load({ ref, by }: AskedResults, signal: AbortSignal): Promise<Results> {
  const { session, analysis, userAnswers } =
    by === 'session'
      ? await call(getSessionResults, { params: { sessionId: ref }, signal })
      : await call(getRecordingResults, { params: { recordingId: ref }, signal });
  return { session, analysis, userAnswers };
}

export const resultsQuery = (asked: AskedResults) =>
  queryOptions({
    queryKey: ['results', asked.by, asked.ref],
    queryFn: ({ signal }) => load(asked, signal),
    refetchInterval: ({ state }) =>
      state.data?.userAnswers.some(isUnderWay) ? pendingRefetchMs : false,
    // Whoever comes back from answering once more wants to see it counted.
    refetchOnMount: 'always',
    // Answers that waited for the network are on their way then.
    refetchOnReconnect: 'always',
  });
