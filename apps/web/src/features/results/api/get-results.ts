import type { ResponseOf } from '@daedap/contract/call';
import { getRecordingResults, getSessionResults } from '@daedap/contract/calls/results';
import { analysisAskMs } from '@daedap/contract/constants/interview';
import { queryOptions } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import type { AskedResults } from '../asked.ts';
import { isUnderWay } from '../answer-states.ts';

export type Results = Omit<ResponseOf<typeof getSessionResults>, 'success'>;

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
      state.data?.userAnswers.some(isUnderWay) ? analysisAskMs : false,
    // Whoever comes back from answering once more wants to see it counted.
    refetchOnMount: 'always',
    // Answers that waited for the network are on their way then.
    refetchOnReconnect: 'always',
  });
