import { defaultInterview } from '@daedap/contract/categories';
import { interviewConfig } from '@daedap/contract/answer-fields';
import { defaultAnswerSeconds } from '@daedap/contract/constants/interview';
import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { judgeWholeHere } from '#/coach/judge-here.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import { listWaitingAnswers } from '#/media/store/outbox.ts';
import { spokenOf } from '#/domain/answer/spoken-of.ts';
import { configOf } from '#/domain/session/session-config.ts';
import type { Results } from '#/features/history/results/api/get-results.ts';

/** The ids of what only this device knows: the server has none for it yet. */
const nobodys = 0;

const isoOf = (milliseconds: number) => new Date(milliseconds).toISOString();

/** What this device knows of an interview whose answers all wait for the network; null when none does. */
export async function localResults(
  userId: number,
  sessionId: string,
  judgeWhole = judgeWholeHere,
): Promise<Results | null> {
  const waiting = await listWaitingAnswers(userId, [sessionId]);
  // Oldest first: what stands in the map at the end is the newest attempt at each question.
  const newest = [...new Map(waiting.map((entry) => [entry.fields['questionId'], entry])).values()];
  const [first] = newest;
  if (!first) return null;
  const session = sessionOf(sessionId, first, newest.length);
  const userAnswers = newest.map((entry, index) => answerOf(entry, session, index + 1));
  return { session, userAnswers, analysis: await wholeOf(newest, session, judgeWhole) };
}

function sessionOf(clientSessionId: string, first: AnswerEntry, answered: number): Session {
  const config = interviewConfig.parse(first.fields['interviewConfig']) ?? {};
  const questionCount = Math.max(answered, config.questionCount ?? 0);
  return {
    id: nobodys,
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
    currentQuestionIndex: null,
    totalDuration: null,
  };
}

function answerOf(entry: AnswerEntry, session: Session, number: number): UserAnswer {
  const spoken = spokenOf(entry);
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

async function wholeOf(
  entries: readonly AnswerEntry[],
  session: Session,
  judgeWhole: typeof judgeWholeHere,
) {
  const judged = entries.flatMap((entry) => {
    const spoken = spokenOf(entry);
    return spoken && entry.provisional ? [{ spoken, analysis: entry.provisional }] : [];
  });
  if (judged.length === 0) return null;
  try {
    const whole = await judgeWhole(
      { ...session, mainCategory: configOf(session).mainCategory },
      judged,
    );
    return { ...whole, id: nobodys, createdAt: session.createdAt };
  } catch (error) {
    // The answers are shown without it.
    reportError(error, 'offline', 'summing up an interview on this device');
    return null;
  }
}
