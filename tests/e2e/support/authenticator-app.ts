import { createHmac } from 'node:crypto';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** An authenticator app that has got a secret in base 32. */
export function createAuthenticatorApp(secret: string) {
  const bits = Array.from(secret.replaceAll(' ', ''), (letter) =>
    alphabet.indexOf(letter).toString(2).padStart(5, '0'),
  ).join('');
  const key = Uint8Array.from(bits.match(/.{8}/g) ?? [], (byte) => Number.parseInt(byte, 2));
  const codeAt = (step: number) => {
    const counter = Buffer.alloc(8);
    counter.writeBigUInt64BE(BigInt(step));
    const mac = createHmac('sha1', key).update(counter).digest();
    const number = mac.readUInt32BE(mac.readUInt8(19) % 16) % 2 ** 31;
    return String(number % 1_000_000).padStart(6, '0');
  };
  const stepNow = () => Math.floor(Date.now() / 30_000);
  return {
    code: () => codeAt(stepNow()),
    /** A code that was not used yet: the clock of an app may be half a minute ahead. */
    nextCode: () => codeAt(stepNow() + 1),
  };
}
