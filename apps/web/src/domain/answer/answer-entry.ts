import { interviewConfig, questionPoints, segments } from '@daedap/contract/answer-fields';
import { questionTypes } from '@daedap/contract/categories';
import type { Segment } from '@daedap/contract/interviews';
import { z } from 'zod';
import type { SpokenAnswer } from '#/coach/analyse-here.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import type { Sound } from '#/media/audio/sound-port.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import type { AnswerToAnalyse } from './answer-port.ts';

type Transcript = {
  readonly text: string;
  readonly method: string;
  readonly confidence?: number | undefined;
  readonly segments: readonly Segment[];
};

/** An answer as text, as the outbox keeps it and the server gets it. */
export function textEntry(
  answer: AnswerToAnalyse,
  transcript: Transcript,
  createdAt: number,
): AnswerEntry {
  const { text, method, confidence } = transcript;
  return {
    id: answer.key,
    userId: answer.userId,
    kind: 'text',
    fields: {
      ...answerFields(answer),
      answerText: text,
      answerDuration: String(answer.duration),
      sttMethod: method,
      ...(confidence !== undefined && { sttConfidence: String(confidence) }),
      ...(transcript.segments.length > 0 && { segments: JSON.stringify(transcript.segments) }),
    },
    file: null,
    createdAt,
  };
}

/** An answer as sound. Without one the server has heard it already, in the answer's stream. */
export function audioEntry(
  answer: AnswerToAnalyse,
  sound: Sound | null,
  createdAt: number,
): AnswerEntry {
  const metadata = sound && { ...sound.facts, size: sound.wav.size };
  return {
    id: answer.key,
    userId: answer.userId,
    kind: 'audio',
    fields: {
      ...recordedFields(answer),
      ...(metadata && { audioMetadata: JSON.stringify(metadata) }),
    },
    file: sound?.wav ?? null,
    heard: answer.heard?.text ?? null,
    createdAt,
  };
}

export function videoEntry(answer: AnswerToAnalyse, file: Blob, createdAt: number): AnswerEntry {
  const { key: id, userId } = answer;
  const heard = answer.heard?.text ?? null;
  return { id, userId, kind: 'video', fields: recordedFields(answer), file, heard, createdAt };
}

const recordedFields = (answer: AnswerToAnalyse) => ({
  ...answerFields(answer),
  duration: String(answer.duration),
  ...(answer.heard?.stream && { stream: answer.heard.stream }),
});

/** The fields of every analyze call. Objects are JSON, as in a form; the server reads both. */
function answerFields({ sessionId, question, config, recording, retake }: AnswerToAnalyse) {
  return {
    sessionId: String(sessionId),
    questionId: String(question.id),
    questionText: question.question,
    questionType: question.questionType,
    ...(question.points?.length && { questionPoints: JSON.stringify(question.points) }),
    expectedDuration: String(config.timePerQuestion),
    ...(recording && { answerVideoPath: recording.id }),
    ...(retake && { retake: 'true' }),
    interviewConfig: JSON.stringify({ ...config, industry: config.subCategory }),
  };
}

const seconds = z.coerce.number().nonnegative().nullable().catch(null);

const entryFields = z.object({
  questionText: z.string().min(1),
  questionType: z.enum(questionTypes).optional().catch(undefined),
  questionPoints,
  answerText: z.string().optional(),
  answerDuration: seconds,
  duration: seconds,
  interviewConfig,
  segments,
});

/** What was said in a waiting answer; null when no engine has understood a word of it yet. */
export function readSpokenAnswer({
  fields,
  heard,
}: Pick<AnswerEntry, 'fields' | 'heard'>): SpokenAnswer | null {
  const { data } = entryFields.safeParse(fields);
  const transcript = (data?.answerText ?? heard ?? '').trim();
  if (!data || transcript === '') return null;
  const config = data.interviewConfig;
  return {
    question: {
      text: data.questionText,
      questionType: data.questionType,
      points: data.questionPoints,
    },
    transcript,
    durationSeconds: data.answerDuration ?? data.duration,
    timeLimitSeconds: config?.timePerQuestion ?? null,
    language: config?.language ?? currentLanguage(),
    segments: data.segments,
  };
}
