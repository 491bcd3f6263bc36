import { exportMe } from '@daedap/contract/calls/accounts';
import { send } from '#/lib/api/send.ts';

/** The bytes as the server sent them: parsing would drop what this version of the app does not know. */
export async function exportData(): Promise<Blob> {
  const response = await send(exportMe, {});
  return response.blob();
}
