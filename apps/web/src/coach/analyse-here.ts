import type { AnswerAnalysis, ComprehensiveAnalysis, Segment } from '@daedap/contract/interviews';
import type { MainCategory, questionTypes } from '@daedap/contract/categories';
import type { Language } from '@daedap/contract/languages';
import type { OwnPoint } from '@daedap/contract/own-questions';
import { loadCoach } from './load-coach.ts';

export type SpokenAnswer = {
  readonly question: {
    readonly text: string;
    readonly questionType?: (typeof questionTypes)[number] | undefined;
    readonly points?: readonly OwnPoint[] | undefined;
  };
  readonly transcript: string;
  readonly durationSeconds: number | null;
  readonly timeLimitSeconds: number | null;
  readonly language: Language;
  readonly segments?: readonly Segment[] | undefined;
};

/** The local coach's analysis of an answer, in the format of the server, whose analysis replaces it later. */
export async function analyseAnswerHere(
  spoken: SpokenAnswer,
  load = loadCoach,
): Promise<AnswerAnalysis> {
  const coach = await load();
  const { relevance, clarity, depth, score, feedback, ...lists } = coach.evaluate(spoken);
  return {
    score,
    relevanceScore: relevance,
    clarityScore: clarity,
    depthScore: depth,
    feedback,
    strengths: [...lists.strengths],
    improvements: [...lists.improvements],
    keywords: [...lists.keywords],
    evidence: [...lists.evidence],
    effects: [...lists.effects],
    transcription: spoken.transcript,
    segments: [...(spoken.segments ?? [])],
    engine: 'embedded',
    success: true,
    processingTime: 0,
  };
}

type ScoredAnswer = { readonly spoken: SpokenAnswer; readonly analysis: AnswerAnalysis };

type WholeSession = {
  readonly mainCategory: MainCategory;
  readonly language: Language;
  readonly totalQuestions: number;
};

/** The same for a whole interview. It has no id, because no server stores it. */
export async function analyseSessionHere(
  { mainCategory, language, totalQuestions }: WholeSession,
  answers: readonly ScoredAnswer[],
  load = loadCoach,
): Promise<Omit<ComprehensiveAnalysis, 'id' | 'createdAt'>> {
  const coach = await load();
  const whole = coach.analyseSession(
    { mainCategory, language },
    answers.map(({ spoken, analysis }, index) => ({
      ...spoken,
      number: index + 1,
      scores: {
        score: analysis.score,
        relevance: analysis.relevanceScore,
        clarity: analysis.clarityScore,
        depth: analysis.depthScore,
      },
    })),
  );
  return {
    ...whole,
    overallStrengths: [...whole.overallStrengths],
    overallImprovements: [...whole.overallImprovements],
    detailedRecommendations: [...whole.detailedRecommendations],
    categoryPerformance: Object.fromEntries(
      Object.entries(whole.categoryPerformance).map(
        ([name, { score, strengths, improvements }]) => [
          name,
          { score, strengths: [...strengths], improvements: [...improvements] },
        ],
      ),
    ),
    completedQuestions: answers.length,
    totalQuestions,
    engine: 'embedded',
  };
}
