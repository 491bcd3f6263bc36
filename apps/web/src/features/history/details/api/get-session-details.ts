import type { ResponseOf } from '@daedap/contract/call';
import { getSessionAnswers } from '@daedap/contract/calls/history';
import { analysisPollMs } from '@daedap/contract/constants/interview';
import type { SessionRef } from '@daedap/contract/ids';
import type { UserAnswer } from '@daedap/contract/interviews';
import { queryOptions } from '@tanstack/react-query';
import { callForRows, type Unreadable } from '#/lib/api/call-for-rows.ts';

export type SessionDetails = Omit<ResponseOf<typeof getSessionAnswers>, 'success'> & Unreadable;

const isOpen = ({ analysisStatus }: Pick<UserAnswer, 'analysisStatus'>) =>
  analysisStatus === 'pending' || analysisStatus === 'processing';

/** An attempt that does not count may be on its way too. */
const hasOpen = ({ answers }: SessionDetails) =>
  answers.some((answer) => isOpen(answer) || answer.attempts.some(isOpen));

export const sessionDetailsQuery = (id: SessionRef) =>
  queryOptions({
    queryKey: ['session-details', id],
    queryFn: ({ signal }): Promise<SessionDetails> =>
      callForRows(getSessionAnswers, 'answers', { params: { id }, signal }),
    // Whoever comes back from the interview wants to see the new answer.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && hasOpen(data) ? analysisPollMs : false),
  });
