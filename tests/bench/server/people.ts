import type { User } from '@daedap/contract/users';

export type Person = {
  user: User;
  authorization: string;
  credentials: { email: string; password: string };
};

export async function register(address: string, name: string): Promise<Person> {
  const credentials = { email: `${name}@example.com`, password: 'correct horse' };
  const answer = await fetch(`${address}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...credentials, username: name }),
  });
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is our own server
  const { token, user } = (await answer.json()) as { token: string; user: User };
  return { user, authorization: `Bearer ${token}`, credentials };
}

/** A WAV of 16 kHz, mono, 16 bit, with nothing but silence in it. */
export function silentWav(bytes: number): Uint8Array<ArrayBuffer> {
  const wav = new Uint8Array(bytes);
  const view = new DataView(wav.buffer);
  const text = (at: number, value: string) => new TextEncoder().encodeInto(value, wav.subarray(at));
  text(0, 'RIFF');
  view.setUint32(4, bytes - 8, true);
  text(8, 'WAVEfmt ');
  view.setUint32(16, 16, true);
  view.setUint16(20, 1, true);
  view.setUint16(22, 1, true);
  view.setUint32(24, 16_000, true);
  view.setUint32(28, 32_000, true);
  view.setUint16(32, 2, true);
  view.setUint16(34, 16, true);
  text(36, 'data');
  view.setUint32(40, bytes - 44, true);
  return wav;
}
