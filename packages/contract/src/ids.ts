import { z } from 'zod';

/** The ids of users, sessions, questions and answers: what a PostgreSQL integer holds. */
export const id = z.int().positive().max(2_147_483_647);
