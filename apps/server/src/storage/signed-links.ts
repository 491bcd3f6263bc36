import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { backupLinkMinutes } from '@daedap/contract/constants/storage';
import type { Clock } from '../lib/clock.ts';

export type SignedLinks = {
  /** The path with `expires` and `signature`, valid for ten minutes without a token. */
  sign: (path: string) => string;
  verify: (path: string, expires: string, signature: string) => boolean;
};

/** Links for video elements, which send no authorization header. The key is derived, so that a token is no valid signature. */
export function createSignedLinks(secret: string, clock: Clock, previous?: string): SignedLinks {
  const key = keyOf(secret);
  const accepted = previous === undefined ? [key] : [key, keyOf(previous)];
  const nowSeconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    sign: (path) => {
      const expires = String(nowSeconds() + backupLinkMinutes * 60);
      return `${path}?expires=${expires}&signature=${signatureOf(key, path, expires)}`;
    },
    verify: (path, expires, signature) => {
      const given = Buffer.from(signature);
      const matches = accepted.some((one) => isSame(given, signatureOf(one, path, expires)));
      return matches && /^\d{1,12}$/.test(expires) && Number(expires) > nowSeconds();
    },
  };
}

const keyOf = (secret: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', 'daedap signed links', 32));

const signatureOf = (key: Buffer, path: string, expires: string) =>
  createHmac('sha256', key).update(`${path}\n${expires}`).digest('base64url');

/** Compares texts, because base64url can write the same bytes in several ways. */
function isSame(given: Buffer, signature: string): boolean {
  const right = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right);
}
