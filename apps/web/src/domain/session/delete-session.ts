import { deleteSession as deleteSessionCall } from '@daedap/contract/calls/history';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { forgetBackupsOfSession } from '#/media/store/backups.ts';
import { deleteLocalSession } from '#/media/store/sessions.ts';

type Deleted = { readonly id: number; readonly clientSessionId: string | null };

/**
 * Deletes a session with everything of it, on the server and on this device. What the server has deleted is gone even
 * where this browser's database cannot be opened.
 */
export async function deleteSession(
  userId: number,
  { id, clientSessionId }: Deleted,
): Promise<void> {
  await deleteOnServer(id);
  const names = [String(id), ...(clientSessionId === null ? [] : [clientSessionId])];
  for (const name of names) {
    const goOn = reportAndReturn('storage', 'deleting what is kept here of a session', undefined);
    await deleteLocalSession(userId, name).catch(goOn);
    await forgetBackupsOfSession(userId, name).catch(goOn);
  }
}

/** Deleted elsewhere already is deleted. */
async function deleteOnServer(id: number): Promise<void> {
  try {
    await call(deleteSessionCall, { params: { id } });
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'NOT_FOUND')) throw error;
  }
}
