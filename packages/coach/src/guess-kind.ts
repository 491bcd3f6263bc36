import type { Language } from '@daedap/contract/languages';
import { z } from 'zod';
import { perLanguage } from './lookup.ts';
import { signedBytesOf } from './bytes.ts';
import { kindOfBank, type QuestionKind, questionKinds } from './question-kind.ts';
import type { BankQuestion } from './question.ts';
import written from './question-kinds.json' with { type: 'json' };
import { detectLanguage } from './text/detect-language.ts';

const ofLanguage = z.object({
  /** The known pieces of questions, one in each line. */
  pieces: z.string(),
  /** For each kind a weight for each piece, a byte each in base64, and the value of a question without known pieces. */
  kinds: z.record(z.enum(questionKinds), z.object({ start: z.number(), weights: z.string() })),
  /** The value of one step of the weights. */
  step: z.number(),
});

/** How each kind of question is asked. `training/train-kinds.ts` writes it. */
const kindsFile = z.object({ ko: ofLanguage, en: ofLanguage });
export type KindsFile = z.infer<typeof kindsFile>;

/** The letters of the shortest and of the longest piece of a Korean word with a blank on each side. */
const shortest = 2;
const longest = 4;

/** The pieces of a question that may show its kind: parts of Korean words, or English words and pairs of them. */
export function piecesOf(question: string, language: Language): ReadonlySet<string> {
  if (language === 'en') {
    const words = question.toLowerCase().match(/[\p{L}\d']+|[?,:.]/gu) ?? [];
    return new Set(words.flatMap((word, at) => [word, `${word} ${words[at + 1] ?? ''}`]));
  }
  const pieces = new Set<string>();
  for (const word of question.split(/\s+/)) {
    const letters = ` ${word} `;
    for (let length = shortest; length <= longest; length += 1)
      for (let at = 0; at + length <= letters.length; at += 1)
        pieces.add(letters.slice(at, at + length));
  }
  return pieces;
}

const learned = perLanguage((language) => {
  const { pieces, kinds, step } = kindsFile.parse(written)[language];
  return {
    numbers: new Map(pieces.split('\n').map((piece, number) => [piece, number])),
    models: questionKinds.map((kind) => {
      const { start, weights } = kinds[kind];
      return { kind, start, weights: signedBytesOf(weights) };
    }),
    step,
  };
});

/** Guesses what a question asks for that the bank does not have. */
export function guessKind(text: string): QuestionKind {
  const language = detectLanguage(text, 'ko');
  const { numbers, models, step } = learned(language);
  const found = [...piecesOf(text, language)].flatMap((piece) => numbers.get(piece) ?? []);
  const scale = step / Math.sqrt(Math.max(1, found.length));
  const valued = models.map(({ kind, start, weights }) => ({
    kind,
    value: start + scale * found.reduce((sum, number) => sum + weights[number]!, 0),
  }));
  return valued.reduce((most, each) => (each.value > most.value ? each : most)).kind;
}

/** The kind of a question that the user brings: its type says it, unless it is a general one. */
export function kindOfOwn({
  questionType,
  text,
}: {
  readonly questionType?: BankQuestion['questionType'] | null | undefined;
  readonly text: string;
}): QuestionKind {
  return questionType && questionType !== 'general'
    ? kindOfBank({ questionType, topic: 'values' })
    : guessKind(text);
}
