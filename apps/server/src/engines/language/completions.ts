import { APIConnectionTimeoutError, APIError, APIUserAbortError, OpenAI } from 'openai';
import type { ChatCompletionCreateParamsNonStreaming } from 'openai/resources/chat/completions';
import { z } from 'zod';
import { requestIdHeader } from '../../lib/request-context.ts';
import { LanguageModelError } from './language-model-error.ts';

export type Endpoint = {
  readonly baseUrl: string;
  readonly apiKey?: string | undefined;
  /** null for a server with a single model. */
  readonly model: string | null;
};

export type CompletionResult =
  | { readonly kind: 'content'; readonly content: string }
  | {
      readonly kind: 'refused';
      readonly status: number;
      /** The message of the endpoint. It may quote the candidate: never log it. */
      readonly complaint: string;
      /** null without a retry-after header. */
      readonly retryAfterMs: number | null;
    };

export type Complete = (
  body: Omit<ChatCompletionCreateParamsNonStreaming, 'model'>,
  signal: AbortSignal,
) => Promise<CompletionResult>;

const completion = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().nullish() }) })).nonempty(),
});

/** One call to an endpoint, without retries. */
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
      const response: unknown = await client.chat.completions.create(request, {
        signal,
        headers: requestIdHeader(),
      });
      const parsed = completion.safeParse(response);
      if (!parsed.success)
        throw new LanguageModelError('unusable', 'the response is no completion');
      return { kind: 'content', content: parsed.data.choices[0]?.message.content ?? '' };
    } catch (error) {
      return resultOfError(error, signal);
    }
  };
}

function resultOfError(error: unknown, signal: AbortSignal): CompletionResult {
  if (error instanceof LanguageModelError) throw error;
  if (error instanceof SyntaxError)
    throw new LanguageModelError('unusable', 'the response is no completion');
  if (
    signal.aborted ||
    error instanceof APIUserAbortError ||
    error instanceof APIConnectionTimeoutError
  )
    throw new LanguageModelError('timeout', 'the response took too long');
  if (error instanceof APIError && error.status !== undefined)
    return {
      kind: 'refused',
      status: error.status,
      complaint: error.message,
      retryAfterMs: retryAfterMs(error.headers),
    };
  throw new LanguageModelError('unreachable', 'the connection failed or broke off');
}

/** The header holds seconds or a date. */
function retryAfterMs(headers: Headers | undefined): number | null {
  const value = headers?.get('retry-after');
  if (!value) return null;
  const ms = /^[\d.]+$/.test(value) ? Number(value) * 1_000 : Date.parse(value) - Date.now();
  return Number.isFinite(ms) ? Math.max(0, ms) : null;
}

/** The largest response we ask for has a few kilobytes. */
const maxResponseBytes = 1024 * 1024;

/** A fetch that fails when the body grows beyond the limit. The content-length header is not trusted. */
async function boundedFetch(input: string | URL | Request, init?: RequestInit): Promise<Response> {
  const { body, status, statusText, headers } = await fetch(input, init);
  return new Response(body && body.pipeThrough(limiter()), { status, statusText, headers });
}

function limiter(): TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>> {
  let read = 0;
  return new TransformStream({
    transform: (chunk, controller) => {
      read += chunk.byteLength;
      if (read <= maxResponseBytes) controller.enqueue(chunk);
      else controller.error(new LanguageModelError('too-large', 'the response is over 1 MB'));
    },
  });
}
