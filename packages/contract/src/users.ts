import { z } from 'zod';

export const roles = ['user', 'admin'] as const;

export const user = z.object({
  id: z.int().positive(),
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
