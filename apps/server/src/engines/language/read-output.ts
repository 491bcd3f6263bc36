import { z } from 'zod';

/** A list of ten thousand wrong things has as many complaints. */
const longestProblem = 1_000;

type ReadOutput<Output> =
  | { readonly success: true; readonly output: Output }
  /** What is wrong, in words for the model. */
  | { readonly success: false; readonly problem: string };

/** Reads what a model wrote. Some put a fence or their thoughts around the object. */
export function readOutput<Output>(schema: z.ZodType<Output>, content: string): ReadOutput<Output> {
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
