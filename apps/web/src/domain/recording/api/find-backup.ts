import { getSessionAnswers } from '@daedap/contract/calls/history';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { apiOrigin } from '#/lib/env.ts';

type Wanted = {
  readonly sessionId: string | number;
  readonly questionId: number;
  readonly backupUrl?: string | null | undefined;
};

/**
 * A link to the server's copy, signed anew unless one was given: it lives for ten minutes only. Null when there is
 * none.
 */
export async function findBackup(wanted: Wanted, signal: AbortSignal): Promise<string | null> {
  const { sessionId: id, questionId, backupUrl } = wanted;
  if (backupUrl !== undefined) return backupUrl && `${apiOrigin}${backupUrl}`;
  try {
    const { answers } = await call(getSessionAnswers, { params: { id }, signal });
    const backup = answers.find((answer) => answer.questionId === questionId)?.backup;
    return backup ? `${apiOrigin}${backup.url}` : null;
  } catch (error) {
    // Practice that the server never heard of.
    if (error instanceof ApiError && (error.status === 404 || error.status === 400)) return null;
    throw error;
  }
}
