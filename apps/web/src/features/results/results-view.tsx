import { useId, useMemo } from 'react';
import { AnalyseCard } from './analyse-card.tsx';
import { AnswersSection } from './answers-section.tsx';
import { isJudged } from './answer-states.ts';
import type { Results } from './api/get-results.ts';
import { CategoryResults } from './category-results.tsx';
import { InterviewTags } from './interview-tags.tsx';
import { OpenAnswers } from './open-answers.tsx';
import { OverallCard } from './overall-card.tsx';
import { OverallFeedback } from './overall-feedback.tsx';
import { PrintReport } from './print-report.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultsFrame } from './results-frame.tsx';

type Props = { readonly results: Results; readonly particular: boolean };

/** First one number and one sentence, then why, then what to try next. */
export function ResultsView({ results, particular }: Props) {
  const { session, analysis, userAnswers } = results;
  const pendingId = useId();
  const judged = useMemo(() => userAnswers.filter(isJudged), [userAnswers]);
  return (
    <>
      <ResultsFrame tags={<InterviewTags session={session} />}>
        {analysis ? (
          <OverallCard analysis={analysis} />
        ) : (
          <AnalyseCard results={results} pendingId={pendingId} />
        )}
        <OpenAnswers answers={userAnswers} pendingId={pendingId} />
        <ResultActions results={results} particular={particular} />
        {analysis && <OverallFeedback analysis={analysis} />}
        {analysis && <CategoryResults performance={analysis.categoryPerformance} />}
        <AnswersSection session={session} answers={judged} />
      </ResultsFrame>
      <PrintReport results={results} answers={judged} />
    </>
  );
}
