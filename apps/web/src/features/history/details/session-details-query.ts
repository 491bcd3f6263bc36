import type { ResponseOf } from '@daedap/contract/call';
import { getSessionAnswers } from '@daedap/contract/calls/history';
import { analysisPollMs } from '@daedap/contract/constants/interview';
import type { SessionRef } from '@daedap/contract/ids';
import { queryOptions } from '@tanstack/react-query';
import { isPending } from '#/features/history/analysis-status.ts';
import { callForRows, type Unreadable } from '#/lib/api/call.ts';

export type SessionDetails = Omit<ResponseOf<typeof getSessionAnswers>, 'success'> & Unreadable;

/** Attempts that do not count are scored, too. */
const hasPending = ({ answers }: SessionDetails) =>
  answers.some((answer) => isPending(answer) || answer.attempts.some(isPending));

export const sessionDetailsQuery = (id: SessionRef) =>
  queryOptions({
    queryKey: ['session-details', id],
    queryFn: ({ signal }): Promise<SessionDetails> =>
      callForRows(getSessionAnswers, 'answers', { params: { id }, signal }),
    // A user who returns from an interview expects the new answer.
    refetchOnMount: 'always',
    refetchInterval: ({ state: { data } }) => (data && hasPending(data) ? analysisPollMs : false),
  });
