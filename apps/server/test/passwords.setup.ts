import type * as argon2 from '@node-rs/argon2';
import { vi } from 'vitest';

/** A thousand passwords at their real cost take half a minute. main.test.ts sees that cost in a real process. */
vi.mock('@node-rs/argon2', async (importOriginal) => {
  const original = await importOriginal<typeof argon2>();
  const cheap = { memoryCost: 8, timeCost: 1, parallelism: 1 };
  return { ...original, hash: (password: string) => original.hash(password, cheap) };
});
