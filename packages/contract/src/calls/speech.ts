import { z } from 'zod';
import { flag, streamKey } from '../answer-fields.ts';
import { defineCall, success } from '../call.ts';
import { uploadMaxBytes } from '../constants/media.ts';
import { segment } from '../interviews.ts';
import { languages } from '../languages.ts';

/** `ko`, or a longer tag such as `ko-KR`. */
const spokenLanguage = z
  .string()
  .max(20)
  .transform((tag) => tag.slice(0, 2).toLowerCase())
  .pipe(z.enum(languages))
  .optional()
  .catch(undefined);

export const transcribeChunk = defineCall({
  method: 'POST',
  path: '/api/stt/whisper-chunk',
  summary:
    'Transcribe a chunk of audio. The chunks of a `stream` are joined; each response has the words that are new',
  access: 'user',
  body: z.object({
    language: spokenLanguage,
    chunk_index: z
      .string()
      .regex(/^\d{1,5}$/)
      .transform(Number)
      .default(0),
    stream: streamKey.optional(),
    final: flag,
  }),
  upload: { field: 'audio', maxBytes: uploadMaxBytes, required: false },
  status: 200,
  response: success({
    text: z.string(),
    confidence: z.number().min(0).max(1),
    chunkIndex: z.int().nonnegative(),
    segments: z.array(segment),
    /** The whole text of the stream so far. */
    transcript: z.string(),
    /** What is being said at the moment, as far as it is heard; it may still change. */
    preview: z.string().default(''),
  }),
  errors: ['STT_UNAVAILABLE'],
});
