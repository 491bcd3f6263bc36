import { APIConnectionTimeoutError, APIError, APIUserAbortError, OpenAI } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { requestIdHeader } from '../../lib/request-context.ts';
import { LanguageModelError } from './language-model-error.ts';

/** The largest answer of ours is a few kilobytes. */
const maxAnswerBytes = 1024 * 1024;

/** A fetch whose answers break off at the limit while they are read: a length in a header proves nothing. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(input, init);
  return new Response(body && body.pipeThrough(limiter()), { status, statusText, headers });
}

function limiter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let read = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read <= maxAnswerBytes) controller.enqueue(chunk);
      else controller.error(new LanguageModelError('too-large', 'the answer is over 1 MB'));
    },
  });
}

export type Endpoint = {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** null for a server that has only one. */
  readonly model: string | null;
};

export type CompletionOutcome =
  | { readonly kind: 'content'; readonly content: string }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The endpoint's own words: to be read by code, never to be logged. */
      readonly complaint: string;
      /** null when it does not say. */
      readonly retryAfterMs: number | null;
    };

export type Complete = (
  body: Omit<ChatCompletionCreateParamsNonStreaming, 'model'>,
  signal: AbortSignal,
) => Promise<CompletionOutcome>;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).nonempty(),
});

/** One call of an endpoint, without retries of its own. */
export function createCompletions(
  { baseUrl, apiKey, model }: Endpoint,
  timeoutMs: number,
): Complete {
  const client = new OpenAI({
    baseURL: baseUrl,
    apiKey: apiKey ?? 'none',
    // Otherwise these would come from the environment.
    adminAPIKey: null,
    organization: null,
    project: null,
    webhookSecret: null,
    maxRetries: 0,
    timeout: timeoutMs,
    fetch: boundedFetch,
    logLevel: 'off',
  });
  return async (body, signal) => {
    try {
      const request = { ...body, model: model ?? 'default' };
      const answer: unknown = await client.chat.completions.create(request, {
        signal,
        headers: requestIdHeader(),
      });
      const parsed = completion.safeParse(answer);
      if (!parsed.success) throw new LanguageModelError('unusable', 'the answer is no completion');
      return { kind: 'content', content: parsed.data.choices[0]?.message.content ?? '' };
    } catch (error) {
      return outcomeOf(error, signal);
    }
  };
}

function outcomeOf(error: unknown, signal: AbortSignal): CompletionOutcome {
  if (error instanceof LanguageModelError) throw error;
  if (error instanceof SyntaxError)
    throw new LanguageModelError('unusable', 'the answer is no completion');
  if (
    signal.aborted ||
    error instanceof APIUserAbortError ||
    error instanceof APIConnectionTimeoutError
  )
    throw new LanguageModelError('timeout', 'the answer took too long');
  if (error instanceof APIError && error.status !== undefined)
    return {
      kind: 'refused',
      status: error.status,
      complaint: error.message,
      retryAfterMs: retryAfterMs(error.headers),
    };
  throw new LanguageModelError('unreachable', 'the connection failed or broke off');
}

/** Seconds or a date, as HTTP has it. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after');
  if (!value) return null;
  const ms = /^[\d.]+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}
