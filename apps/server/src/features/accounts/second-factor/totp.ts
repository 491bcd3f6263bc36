import { createHmac, timingSafeEqual } from 'node:crypto';

/** RFC 6238 as every authenticator app expects it: SHA-1, six digits, half a minute. */
const stepSeconds = 30;
const digits = 6;
/** Clocks of phones are a little off, and people are slow: the codes before and after count as well. */
const tolerance = 1;

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648, without padding. */
export function base32(bytes: Uint8Array): string {
  let bits = '';
  for (const byte of bytes) bits += byte.toString(2).padStart(8, '0');
  return (bits.match(/.{1,5}/g) ?? [])
    .map((five) => alphabet[Number.parseInt(five.padEnd(5, '0'), 2)])
    .join('');
}

export const stepOf = (time: Date) => Math.floor(time.getTime() / 1000 / stepSeconds);

export function codeAt(secret: Uint8Array, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = mac.readUInt8(mac.length - 1) & 0xf;
  const number = mac.readUInt32BE(offset) & 0x7fff_ffff;
  return String(number % 10 ** digits).padStart(digits, '0');
}

/** The half minute that a code belongs to, or null. One that was used, or is older than one that was, does not count. */
export function matchingStep(
  secret: Uint8Array,
  code: string,
  now: Date,
  lastStep: number,
): number | null {
  if (!/^\d{6}$/.test(code)) return null;
  const current = stepOf(now);
  for (let step = current - tolerance; step <= current + tolerance; step += 1) {
    const matches = timingSafeEqual(Buffer.from(codeAt(secret, step)), Buffer.from(code));
    if (matches && step > lastStep) return step;
  }
  return null;
}

/** What the QR code says to an authenticator app. */
export function otpauthUri(secret: Uint8Array, email: string): string {
  const label = `${encodeURIComponent('Daedap')}:${encodeURIComponent(email)}`;
  const query = new URLSearchParams({ secret: base32(secret), issuer: 'Daedap' });
  return `otpauth://totp/${label}?${query.toString()}`;
}
