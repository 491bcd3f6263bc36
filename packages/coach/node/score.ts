// Reads answers from the standard input, one JSON object a line, and prints a line of scores for each.
import { createInterface } from 'node:readline';
import { languages } from '@daedap/contract/languages';
import { z } from 'zod';
import { createCoach } from '../src/coach.ts';
import { readMorphemeFiles } from './morpheme-files.ts';

const line = z.object({
  question: z.string(),
  questionId: z.string().nullish(),
  answer: z.string(),
  durationSeconds: z.number().nullish(),
  language: z.enum(languages),
});

const coach = createCoach(readMorphemeFiles());

function score(text: string): string {
  const { question, questionId, answer, durationSeconds, language } = line.parse(JSON.parse(text));
  const {
    score: total,
    relevance,
    clarity,
    depth,
  } = coach.evaluate({
    question: { text: question, bankId: questionId },
    transcript: answer,
    durationSeconds: durationSeconds ?? null,
    timeLimitSeconds: null,
    language,
  });
  return JSON.stringify({ score: total, relevance, clarity, depth });
}

let number = 0;
for await (const text of createInterface({ input: process.stdin })) {
  number += 1;
  if (text.trim() === '') continue;
  try {
    process.stdout.write(`${score(text)}\n`);
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    process.stderr.write(`line ${number}: ${reason}\n`);
    process.exit(1);
  }
}
