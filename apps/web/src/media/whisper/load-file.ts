import type { SpeechModelList } from '@daedap/contract/speech-model';

/** The bytes are not those of the list: cut off, changed on the way, or wrong on the server. */
class BrokenFile extends Error {
  override readonly name = 'BrokenFile';
}

/** Downloads a file of the model and checks its hash. */
export async function loadFile(
  address: string,
  { name, bytes, sha256 }: SpeechModelList['files'][number],
  signal: AbortSignal,
  onBytes: (bytes: number) => void,
): Promise<Response> {
  // The HTTP cache would keep a second copy.
  const response = await fetch(address, { cache: 'no-store', signal });
  if (!response.ok || !response.body) throw new BrokenFile(`${name}: ${response.status}`);
  const content = new Uint8Array(bytes);
  const reader = response.body.getReader();
  let filled = 0;
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    if (filled + part.value.length > bytes) {
      await reader.cancel();
      throw new BrokenFile(`${name} is too long`);
    }
    content.set(part.value, filled);
    filled += part.value.length;
    onBytes(filled);
  }
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', content));
  const hash = Array.from(digest, (byte) => byte.toString(16).padStart(2, '0')).join('');
  if (hash !== sha256) throw new BrokenFile(`${name} is not what it should be`);
  return new Response(content, {
    headers: {
      'content-type': response.headers.get('content-type') ?? 'application/octet-stream',
      'content-length': String(bytes),
    },
  });
}
