import { z } from 'zod';
import { maxId } from './constants/ids.ts';

/** The ids of users, sessions, questions and answers. */
export const id = z.int().positive().max(maxId);

/** An id in an address or a multipart field, where everything is text. */
export const idText = z
  .string()
  .regex(/^\d{1,10}$/)
  .transform(Number)
  .pipe(id);

/** An id wherever a client may have kept it as text. */
export const looseId = z.union([id, idText]);

/** The id of an interview that the server did not start: the sample questions, and practice without a network. */
export const clientSessionId = z
  .string()
  .max(100)
  .regex(/^session-\d+-[\w-]+$/);

/** How a client names a session: by the server's id, or by its own. */
export const sessionRef = z.union([id, idText, clientSessionId]);

export type SessionRef = z.output<typeof sessionRef>;
