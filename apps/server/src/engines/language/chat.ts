import { languageModelTimeoutMs } from '@daedap/contract/constants/speech';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { Complete, Endpoint } from './completions.ts';
import { firstDialect, nextDialect, settingsIn } from './dialect.ts';
import { LanguageModelError } from './language-model-error.ts';

/** A request to a model. The instructions are ours, the data may hold what anybody said. */
export type Ask<Output> = {
  /** The name of the schema: letters and underscores only. */
  readonly name: string;
  readonly schema: z.ZodType<Output>;
  readonly instructions: string;
  readonly data: string;
};

export type Chat = {
  readonly model: string | null;
  /** Resolves with what fits the schema, or rejects with a LanguageModelError, within the time limit. */
  readonly ask: <Output>(ask: Ask<Output>) => Promise<Output>;
};

type ChatOptions = {
  /** For everything that one call takes: repeats, waiting, a second try. */
  readonly budgetMs?: number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal });

/** A response that did not fit is shown to the model again, up to this length. */
const repeatedCharacters = 4_000;

export function createChat(
  endpoint: Endpoint,
  { budgetMs = languageModelTimeoutMs, wait = sleep }: ChatOptions = {},
): Chat {
  let dialect = firstDialect;
  let completions: Promise<Complete> | null = null;
  // Loaded on first use: the client takes a quarter of a second, which would delay the start.
  const load = () =>
    (completions ??= import('./completions.ts').then(({ createCompletions }) =>
      createCompletions(endpoint, budgetMs),
    ));

  async function ask<Output>({ name, schema, instructions, data }: Ask<Output>) {
    const complete = await load();
    const signal = AbortSignal.timeout(budgetMs);
    const deadline = performance.now() + budgetMs;
    const jsonSchema = z.toJSONSchema(schema);

    async function contentFor(dialogue: readonly ChatCompletionMessageParam[]): Promise<string> {
      let tried = dialect;
      let hasWaited = false;
      for (;;) {
        const system =
          tried.format === 'json_schema' ? instructions : withSchema(instructions, jsonSchema);
        const messages = [{ role: 'system' as const, content: system }, ...dialogue];
        const result = await complete({ ...settingsIn(tried, name, jsonSchema), messages }, signal);
        if (result.kind === 'content') {
          dialect = tried;
          return result.content;
        }
        const { status, complaint, retryAfterMs } = result;
        const other = status === 400 || status === 422 ? nextDialect(tried, complaint) : null;
        const busy = status === 429 || status === 503;
        const inTime = retryAfterMs !== null && performance.now() + retryAfterMs < deadline;
        if (other) tried = other;
        else if (busy && inTime && !hasWaited) {
          hasWaited = true;
          await wait(retryAfterMs, signal);
        } else throw new LanguageModelError('refused', `the endpoint responded with ${status}`);
      }
    }

    const question = { role: 'user' as const, content: data };
    const content = await contentFor([question]);
    const first = readOutput(schema, content);
    if (first.success) return first.output;
    const repeated = await contentFor([
      question,
      { role: 'assistant', content: content.slice(0, repeatedCharacters) },
      { role: 'user', content: correction(first.problem) },
    ]);
    const second = readOutput(schema, repeated);
    if (second.success) return second.output;
    throw new LanguageModelError('unusable', 'two responses did not fit the schema');
  }

  return { model: endpoint.model, ask };
}

const withSchema = (instructions: string, schema: object) =>
  `${instructions}\n\nAnswer with one JSON object that fits this JSON schema:\n${JSON.stringify(schema)}`;

const correction = (problem: string) =>
  `That answer cannot be used:\n${problem}\nAnswer again with one JSON object that fits the schema, and nothing else.`;

/** The problems of a response with thousands of wrong entries are cut to this length. */
const longestProblem = 1_000;

type ReadOutput<Output> =
  | { readonly success: true; readonly output: Output }
  /** What is wrong, for the model to read. */
  | { readonly success: false; readonly problem: string };

/** Parses the response of a model. Some models put a code fence or their reasoning around the object. */
function readOutput<Output>(schema: z.ZodType<Output>, content: string): ReadOutput<Output> {
  const json = parseJson(content.slice(content.indexOf('{'), content.lastIndexOf('}') + 1));
  if (json === undefined) return { success: false, problem: 'It is not JSON, or it is cut off.' };
  const parsed = schema.safeParse(json);
  return parsed.success
    ? { success: true, output: parsed.data }
    : { success: false, problem: z.prettifyError(parsed.error).slice(0, longestProblem) };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not JSON: the caller tells the model.
    return undefined;
  }
}
