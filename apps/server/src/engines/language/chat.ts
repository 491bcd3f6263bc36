import { languageModelTimeoutMs } from '@daedap/contract/constants/speech';
import { setTimeout as pause } from 'node:timers/promises';
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions';
import { z } from 'zod';
import type { Complete, Endpoint } from './completions.ts';
import { firstDialect, nextDialect, settingsIn } from './dialect.ts';
import { LanguageModelError } from './language-model-error.ts';

/** A list of ten thousand wrong things has as many complaints. */
const longestProblem = 1_000;

type ReadOutput<Output> =
  | { readonly success: true; readonly output: Output }
  /** What is wrong, in words for the model. */
  | { readonly success: false; readonly problem: string };

/** Reads what a model wrote. Some put a fence or their thoughts around the object. */
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
    // The model wrote no JSON: the schema says so to it.
    return undefined;
  }
}

/** What a model is asked for: the instructions are ours, the material is anybody's. */
export type Ask<Output> = {
  /** Letters and underscores only: it is the schema's name. */
  readonly name: string;
  readonly schema: z.ZodType<Output>;
  readonly instructions: string;
  readonly material: string;
};

export type Chat = {
  readonly model: string | null;
  /** Fulfils with what fits the schema, or rejects with a LanguageModelError, within the time limit. */
  readonly ask: <Output>(ask: Ask<Output>) => Promise<Output>;
};

type ChatOptions = {
  /** For everything that one question takes: repeats, waiting, a second try. */
  readonly budgetMs?: number;
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>;
};

const sleep = (ms: number, signal: AbortSignal) => pause(ms, undefined, { signal });

/** So much of an answer that did not fit is shown to its model again. */
const repeatedCharacters = 4_000;

export function createChat(
  endpoint: Endpoint,
  { budgetMs = languageModelTimeoutMs, wait = sleep }: ChatOptions = {},
): Chat {
  let dialect = firstDialect;
  let completions: Promise<Complete> | null = null;
  // The client takes a quarter of a second to load, which a start need not wait for.
  const load = () =>
    (completions ??= import('./completions.ts').then(({ createCompletions }) =>
      createCompletions(endpoint, budgetMs),
    ));

  async function ask<Output>({ name, schema, instructions, material }: Ask<Output>) {
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
        const outcome = await complete(
          { ...settingsIn(tried, name, jsonSchema), messages },
          signal,
        );
        if (outcome.kind === 'content') {
          dialect = tried;
          return outcome.content;
        }
        const { status, complaint, retryAfterMs } = outcome;
        const other = status === 400 || status === 422 ? nextDialect(tried, complaint) : null;
        const busy = status === 429 || status === 503;
        const inTime = retryAfterMs !== null && performance.now() + retryAfterMs < deadline;
        if (other) tried = other;
        else if (busy && inTime && !hasWaited) {
          hasWaited = true;
          await wait(retryAfterMs, signal);
        } else throw new LanguageModelError('refused', `the endpoint answered ${status}`);
      }
    }

    const question = { role: 'user' as const, content: material };
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
    throw new LanguageModelError('unusable', 'two answers did not fit the schema');
  }

  return { model: endpoint.model, ask };
}

const withSchema = (instructions: string, schema: object) =>
  `${instructions}\n\nAnswer with one JSON object that fits this JSON schema:\n${JSON.stringify(schema)}`;

const correction = (problem: string) =>
  `That answer cannot be used:\n${problem}\nAnswer again with one JSON object that fits the schema, and nothing else.`;
