import { hash, verify } from '@node-rs/argon2';

/** argon2id, the library's default, with the cost that OWASP names as the least. */
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

export function hashPassword(password: string): Promise<string> {
  return hash(password, cost);
}

/** What an unknown account is checked against, so that it takes as long to refuse as a known one. */
const nobody = hashPassword('nobody');

export async function checkPassword(
  password: string,
  stored: string | undefined,
): Promise<boolean> {
  const matches = await verify(stored ?? (await nobody), password);
  return matches && stored !== undefined;
}
