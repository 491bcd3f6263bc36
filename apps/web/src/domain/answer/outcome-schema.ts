import { id } from '@daedap/contract/ids';
import { answerAnalysis, failureReasons } from '@daedap/contract/interviews';
import { z } from 'zod';

const stored = { sessionId: id, questionId: id, answerId: id };

/** What became of an answer on the server, read back from another tab or after a reload. */
export const storedOutcome = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('scored'), ...stored, analysis: answerAnalysis }),
  z.object({ kind: z.literal('silent'), ...stored, analysis: answerAnalysis }),
  z.object({ kind: z.literal('unheard'), ...stored, reason: z.enum(failureReasons).nullable() }),
]);
