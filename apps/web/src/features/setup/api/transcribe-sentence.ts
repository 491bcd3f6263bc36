import { transcribeChunk } from '@daedap/contract/calls/speech';
import { call } from '#/lib/api/call.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';

export type Sentence =
  | { readonly outcome: 'recognised'; readonly text: string }
  /** It was heard, and there were no words in it. */
  | { readonly outcome: 'unheard' }
  /** No speech engine, no network, or it failed. */
  | { readonly outcome: 'unavailable' };

/** One recording, recognised by the server in the language of the app. */
export async function transcribeSentence(blob: Blob, signal: AbortSignal): Promise<Sentence> {
  try {
    const body = { language: currentLanguage(), chunk_index: '0' };
    const file = { blob, name: 'sentence' };
    const heard = await call(transcribeChunk, { body, file, signal });
    const text = heard.text.trim();
    return text === '' ? { outcome: 'unheard' } : { outcome: 'recognised', text };
  } catch {
    // Recognition is off or the network is away: the check says so and goes on without.
    return { outcome: 'unavailable' };
  }
}
