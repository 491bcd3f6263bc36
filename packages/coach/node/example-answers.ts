import { readFile } from 'node:fs/promises';
import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import type { KnownQuestion } from '../src/question.ts';

const sentences = z.array(z.object({ point: z.string(), text: z.string() }));
const cell = z.record(z.string(), z.object({ answer: z.object({ ko: sentences, en: sentences }) }));

/** A sentence of an example answer, and the id of the rubric's point that it makes. */
export type ExampleSentence = z.infer<typeof sentences>[number];

type Cell = z.infer<typeof cell>;
const cells = new Map<string, Promise<Cell>>();

/** The example answer to a question of the bank. Each file of the bank is read once, when it is first needed. */
export async function readExampleAnswer(
  question: KnownQuestion,
  language: Language,
): Promise<readonly ExampleSentence[]> {
  const path = `../examples/${fileOf(question)}.json`;
  const reading = cells.get(path) ?? readCell(path);
  cells.set(path, reading);
  try {
    return (await reading)[question.id]?.answer[language] ?? [];
  } catch (error) {
    // The next call reads the file again.
    cells.delete(path);
    throw error;
  }
}

const fileOf = (question: KnownQuestion) =>
  question.mainCategory === null
    ? 'standard'
    : `${question.mainCategory}/${question.subCategory}/${question.difficulty}`;

const readCell = async (path: string): Promise<Cell> =>
  cell.parse(JSON.parse(await readFile(new URL(path, import.meta.url), 'utf8')));
