import type { AnalysisProgress, progressSteps } from '@daedap/contract/events';
import type { FailureReason } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import type { Kysely } from 'kysely';
import type { Schema } from '../../database/schema.ts';
import { publishProgress } from '../../events/event-bus.ts';

type Step = (typeof progressSteps)[number];

const percents: Record<Step, number> = {
  received: 10,
  transcribing: 30,
  analysing: 70,
  done: 100,
  failed: 100,
};

const messages: Record<Language, Record<Step, string>> = {
  ko: {
    received: '답변을 받았어요.',
    transcribing: '답변을 듣고 있어요.',
    analysing: '답변을 분석하고 있어요.',
    done: '분석이 끝났어요.',
    failed: '분석하지 못했어요.',
  },
  en: {
    received: 'Your answer has arrived.',
    transcribing: 'Listening to your answer.',
    analysing: 'Analysing your answer.',
    done: 'The analysis is done.',
    failed: 'The analysis did not work.',
  },
};

export type AnswerIds = Pick<AnalysisProgress, 'sessionId' | 'questionId' | 'answerId'>;

/** Sends the progress of an answer to the session's room on every node. In a transaction it is sent on commit. */
export async function publishStep(
  db: Kysely<Schema>,
  { sessionId, questionId, answerId }: AnswerIds,
  step: Step,
  language: Language,
  error?: FailureReason,
): Promise<void> {
  await publishProgress(db, {
    sessionId,
    questionId,
    answerId,
    step,
    message: messages[language][step],
    progress: percents[step],
    ...(error && { error }),
  });
}
