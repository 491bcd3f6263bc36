import { questionTypes } from '@daedap/contract/categories';
import { interviewConfig, segments } from '@daedap/contract/answer-fields';
import { z } from 'zod';
import type { Spoken } from '#/coach/judge-here.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';

const seconds = z.coerce.number().nonnegative().nullable().catch(null);

const said = z.object({
  questionText: z.string().min(1),
  questionType: z.enum(questionTypes).optional().catch(undefined),
  answerText: z.string().optional(),
  answerDuration: seconds,
  duration: seconds,
  interviewConfig,
  segments,
});

/** What was said in an answer that waits; null when nobody has understood a word of it yet. */
export function spokenOf({ fields, heard }: Pick<AnswerEntry, 'fields' | 'heard'>): Spoken | null {
  const { data } = said.safeParse(fields);
  const transcript = (data?.answerText ?? heard ?? '').trim();
  if (!data || transcript === '') return null;
  const config = data.interviewConfig;
  return {
    question: { text: data.questionText, questionType: data.questionType },
    transcript,
    durationSeconds: data.answerDuration ?? data.duration,
    timeLimitSeconds: config?.timePerQuestion ?? null,
    language: config?.language ?? currentLanguage(),
    segments: data.segments,
  };
}
