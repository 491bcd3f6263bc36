import { deleteSession as deleteSessionCall } from '@daedap/contract/calls/history';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { forgetBackupsOfSession } from '#/media/store/backups.ts';
import { deleteLocalSession } from '#/media/store/sessions.ts';

type SessionIds = { readonly id: number; readonly clientSessionId: string | null };

/**
 * Deletes a session and all that belongs to it, on the server and on this device. A failure of this browser's database
 * is reported, but does not fail the deletion.
 */
export async function deleteSession(
  userId: number,
  { id, clientSessionId }: SessionIds,
): Promise<void> {
  await deleteOnServer(id);
  const names = [String(id), ...(clientSessionId === null ? [] : [clientSessionId])];
  for (const name of names) {
    const goOn = reportAndReturn('storage', 'deleting the local data of a session', undefined);
    await deleteLocalSession(userId, name).catch(goOn);
    await forgetBackupsOfSession(userId, name).catch(goOn);
  }
}

/** A session that was deleted elsewhere counts as deleted. */
async function deleteOnServer(id: number): Promise<void> {
  try {
    await call(deleteSessionCall, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
  }
}
