import { ApiError } from '#/lib/api/api-error.ts';
import type { Results } from './api/get-results.ts';
import { isJudged } from './answer-states.ts';
import type { AskedResults } from './asked.ts';

type Loaded = { readonly data: Results | undefined; readonly error: Error | null };

export type View =
  | { readonly status: 'loading' }
  /** There is none, or it is somebody else's: nobody learns which. */
  | { readonly status: 'missing' }
  /** The server has not heard of it yet: its answers wait on this device. */
  | { readonly status: 'unsent' }
  | { readonly status: 'failed'; readonly error: Error }
  /** The same, and this device has judged them meanwhile. */
  | { readonly status: 'local'; readonly results: Results }
  | { readonly status: 'empty' | 'shown'; readonly results: Results };

/** What was loaded once stays, also when asking again fails. */
export function viewOf(
  { ref }: Pick<AskedResults, 'ref'>,
  { data, error }: Loaded,
  local: Results | null,
): View {
  if (data) {
    const something = data.analysis !== null || data.userAnswers.some(isJudged);
    return { status: something ? 'shown' : 'empty', results: data };
  }
  if (!error) return { status: 'loading' };
  if (local) return { status: 'local', results: local };
  const unknown = error instanceof ApiError && error.status === 404;
  if (!unknown) return { status: 'failed', error };
  return { status: typeof ref === 'string' ? 'unsent' : 'missing' };
}
