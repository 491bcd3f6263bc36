import { z } from 'zod';
import { id } from './ids.ts';

export const roles = ['user', 'admin'] as const;

export const user = z.object({
  id,
  username: z.string(),
  email: z.string(),
  role: z.enum(roles),
});

export type User = z.infer<typeof user>;

export const profile = user.extend({
  createdAt: z.iso.datetime(),
  sessionCount: z.int().nonnegative(),
});

export type Profile = z.infer<typeof profile>;
