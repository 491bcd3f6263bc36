import { interviewConfig } from '@daedap/contract/answer-fields';
import { defaultInterview } from '@daedap/contract/categories';
import { defaultAnswerSeconds, preparationSeconds } from '@daedap/contract/constants/interview';
import { defaultFormat, defaultMode } from '@daedap/contract/interview-modes';
import type { SessionRef } from '@daedap/contract/ids';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useQuery } from '@tanstack/react-query';
import { analyseSessionHere } from '#/coach/analyse-here.ts';
import { readSpokenAnswer } from '#/domain/answer/answer-entry.ts';
import { configOf } from '#/domain/session/session-config.ts';
import { reportAndReturn, reportError } from '#/lib/errors/report-error.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import { useSession } from '#/lib/session/session-store.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import { listWaitingAnswers } from '#/media/store/outbox.ts';
import type { Results } from './results-query.ts';

/** Stands for the ids that the server has not given yet. */
const noServerId = 0;

/** What this device knows of an interview, after the server's results could not be loaded. */
export function useLocalResults(ref: SessionRef, enabled: boolean): Results | null {
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const { data } = useQuery({
    queryKey: ['results', 'local', userId, ref],
    // Without the local database there are no local results.
    queryFn: async () =>
      userId !== null && typeof ref === 'string'
        ? loadLocalResults(userId, ref).catch(
            reportAndReturn('storage', 'reading local results', null),
          )
        : null,
    enabled: enabled && typeof ref === 'string',
    staleTime: 0,
  });
  return data ?? null;
}

/** The results of an interview whose answers all wait for the network; null when none waits. */
export async function loadLocalResults(
  userId: number,
  sessionId: string,
  analyse = analyseSessionHere,
): Promise<Results | null> {
  const waiting = await listWaitingAnswers(userId, [sessionId]);
  // The list is oldest first, so the map ends with the newest attempt at each question.
  const newest = [...new Map(waiting.map((entry) => [entry.fields['questionId'], entry])).values()];
  const [first] = newest;
  if (!first) return null;
  const session = sessionOf(sessionId, first, newest.length);
  const userAnswers = newest.map((entry, index) => answerOf(entry, session, index + 1));
  return { session, userAnswers, analysis: await analysisOf(newest, session, analyse) };
}

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

function sessionOf(clientSessionId: string, first: AnswerEntry, answered: number): Session {
  const config = interviewConfig.parse(first.fields['interviewConfig']) ?? {};
  const questionCount = Math.max(answered, config.questionCount ?? 0);
  return {
    id: noServerId,
    clientSessionId,
    mainCategory: config.mainCategory ?? defaultInterview.mainCategory,
    subCategory: config.subCategory ?? defaultInterview.subCategory,
    difficulty: config.difficulty ?? defaultInterview.difficulty,
    timePerQuestion: config.timePerQuestion ?? defaultAnswerSeconds,
    questionCount,
    totalQuestions: questionCount,
    completedQuestions: answered,
    totalScore: null,
    status: 'in_progress',
    createdAt: isoOf(first.createdAt),
    completedAt: null,
    language: config.language ?? currentLanguage(),
    enableAds: config.enableAds ?? true,
    mode: config.mode ?? defaultMode,
    format: config.format ?? defaultFormat,
    preparationSeconds: config.preparationSeconds ?? preparationSeconds,
    source: config.source ?? 'bank',
    currentQuestionIndex: null,
    totalDuration: null,
  };
}

function answerOf(entry: AnswerEntry, session: Session, number: number): UserAnswer {
  const spoken = readSpokenAnswer(entry);
  const { provisional, fields } = entry;
  return {
    id: number,
    questionId: Number(fields['questionId']) || number,
    questionNumber: number,
    questionType: spoken?.question.questionType ?? 'general',
    question: {
      question: fields['questionText'] ?? '',
      mainCategory: session.mainCategory,
      subCategory: session.subCategory,
      difficulty: session.difficulty,
      ...(spoken?.question.points && { points: [...spoken.question.points] }),
    },
    answerText: spoken?.transcript ?? null,
    segments: provisional?.segments ?? [],
    analysisStatus: provisional ? 'completed' : 'pending',
    failureReason: null,
    score: provisional?.score ?? null,
    relevanceScore: provisional?.relevanceScore ?? null,
    clarityScore: provisional?.clarityScore ?? null,
    depthScore: provisional?.depthScore ?? null,
    feedback: provisional?.feedback ?? null,
    strengths: provisional?.strengths ?? [],
    improvements: provisional?.improvements ?? [],
    keywords: provisional?.keywords ?? [],
    evidence: provisional?.evidence ?? [],
    effects: provisional?.effects ?? [],
    starred: false,
    delivery: null,
    engine: provisional?.engine ?? null,
    answerDuration: spoken?.durationSeconds ?? null,
    expectedDuration: session.timePerQuestion,
    isTimeExceeded: false,
    answerVideoPath: fields['answerVideoPath'] ?? null,
    backup: null,
    attempts: [],
    createdAt: isoOf(entry.createdAt),
  };
}

async function analysisOf(
  entries: readonly AnswerEntry[],
  session: Session,
  analyse: typeof analyseSessionHere,
) {
  const scored = entries.flatMap((entry) => {
    const spoken = readSpokenAnswer(entry);
    return spoken && entry.provisional ? [{ spoken, analysis: entry.provisional }] : [];
  });
  if (scored.length === 0) return null;
  try {
    const analysis = await analyse(
      { ...session, mainCategory: configOf(session).mainCategory },
      scored,
    );
    return { ...analysis, id: noServerId, createdAt: session.createdAt };
  } catch (error) {
    // The answers are shown without an overall analysis.
    reportError(error, 'offline', 'summing up an interview on this device');
    return null;
  }
}
