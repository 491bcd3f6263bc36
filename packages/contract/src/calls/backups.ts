import { z } from 'zod';
import { seconds } from '../answer-fields.ts';
import { defineCall, success } from '../call.ts';
import { backupMaxBytes } from '../constants/media.ts';
import { looseId, sessionRef } from '../ids.ts';

export const submitBackup = defineCall({
  method: 'POST',
  path: '/api/interview/submit',
  summary: 'Store the recording of one answer on the server',
  access: 'user',
  body: z.object({
    sessionId: sessionRef,
    questionId: looseId,
    /** The attempt that was recorded. Without it, the newest attempt at the question. */
    answerId: looseId.optional(),
    duration: seconds,
  }),
  upload: { field: 'video', maxBytes: backupMaxBytes, required: true },
  status: 200,
  response: success({
    videoId: z.uuid(),
    filename: z.string(),
    fileSizeFormatted: z.string(),
    message: z.string(),
  }),
  errors: ['NOT_FOUND'],
});

export const readBackup = defineCall({
  method: 'GET',
  path: '/api/interview/submit/:videoId',
  summary: 'The bytes of a backup, by a link that is signed for ten minutes; `Range` is honoured',
  access: 'public',
  params: z.object({ videoId: z.uuid() }),
  query: z.object({ expires: z.string().max(20), signature: z.string().max(100) }),
  returnsBytes: true,
  status: 200,
  response: z.unknown(),
  errors: ['NOT_FOUND'],
});
