import { z } from 'zod';
import { defineCall } from '../call.ts';
import { looseId } from '../ids.ts';

/** The caller names a question instead of a text, so that nobody can have any other text spoken. */
export const readVoice = defineCall({
  method: 'GET',
  path: '/api/interview/voice',
  summary:
    'The sound of a question of an own session, spoken by the configured service; without a session, of the first sample question',
  access: 'user',
  limit: 'voices',
  query: z.object({ sessionId: looseId.optional(), questionId: looseId.optional() }),
  returnsBytes: true,
  status: 200,
  response: z.unknown(),
  errors: ['NOT_FOUND', 'TTS_UNAVAILABLE'],
});
