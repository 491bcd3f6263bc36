import { errorEnvelope } from '@daedap/contract/errors';
import { ApiError } from './api-error.ts';

function secondsOf(header: string | null): number | undefined {
  const seconds = Number(header ?? Number.NaN);
  return Number.isFinite(seconds) && seconds >= 0 ? seconds : undefined;
}

export async function readError(response: Response): Promise<ApiError> {
  const { status, statusText } = response;
  const retryAfter = secondsOf(response.headers.get('retry-after'));
  // What is no JSON came from a proxy: see below.
  const body: unknown = await response.json().catch(() => null);
  const envelope = errorEnvelope.safeParse(body);
  if (envelope.success) {
    const { code, error, details } = envelope.data;
    return new ApiError({ code, status, statusText, message: error, details, retryAfter });
  }
  // A proxy in between answered in its own words.
  const code = status === 401 ? 'UNAUTHENTICATED' : 'INTERNAL';
  return new ApiError({ code, status, statusText, message: '', retryAfter });
}
