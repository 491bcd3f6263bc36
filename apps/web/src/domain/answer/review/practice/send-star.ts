import { starAnswer } from '@daedap/contract/calls/practice';
import { call } from '#/lib/api/call.ts';

/**
 * Tells the server that an answer is important, or no longer is. The server does not have every answer yet: then only
 * this page knows.
 */
export async function sendStar(answer: object | null, starred: boolean): Promise<void> {
  if (!answer || !('answerId' in answer)) return;
  const { answerId } = answer;
  await call(starAnswer, { params: { answerId: String(answerId) }, body: { starred } });
}
