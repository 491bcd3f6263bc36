import { z } from 'zod';
import { maxId } from './constants/ids.ts';

/** The ids of users, sessions, questions and answers. */
export const id = z.int().positive().max(maxId);
