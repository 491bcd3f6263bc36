import { transcribeChunk } from '@daedap/contract/calls/speech';
import { handleUnauthorized } from '#/lib/api/unauthorized.ts';
import { readError } from '#/lib/api/read-error.ts';
import { apiOrigin } from '#/lib/env.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { readToken } from '#/lib/session/stored-session.ts';

export type Sentence =
  | { readonly outcome: 'recognised'; readonly text: string }
  /** It was heard, and there were no words in it. */
  | { readonly outcome: 'unheard' }
  /** No speech engine, no network, or it failed. */
  | { readonly outcome: 'unavailable' };

/** One recording, recognised by the server in the language of the app. */
export async function transcribeSentence(sound: Blob, signal: AbortSignal): Promise<Sentence> {
  const token = readToken();
  const language = currentLanguage();
  const form = new FormData();
  form.set('language', language);
  form.set('chunk_index', '0');
  form.set(transcribeChunk.upload.field, sound, 'sentence');
  const headers = new Headers({ 'accept-language': language });
  if (token !== null) headers.set('authorization', `Bearer ${token}`);
  try {
    const address = `${apiOrigin}${transcribeChunk.path}`;
    const response = await fetch(address, { method: 'POST', headers, body: form, signal });
    if (response.status === 401) handleUnauthorized(await readError(response), token);
    if (!response.ok) return { outcome: 'unavailable' };
    const text = transcribeChunk.response.parse(await response.json()).text.trim();
    return text === '' ? { outcome: 'unheard' } : { outcome: 'recognised', text };
  } catch {
    return { outcome: 'unavailable' };
  }
}
