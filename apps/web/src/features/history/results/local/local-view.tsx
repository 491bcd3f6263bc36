import { pages } from '@daedap/contract/pages';
import { useId } from 'react';
import { ProvisionalNote } from '#/domain/answer/review/provisional-note.tsx';
import { AnswersSection } from '#/features/history/results/answers-section.tsx';
import { isJudged } from '#/features/history/results/answer-states.ts';
import type { Results } from '#/features/history/results/api/get-results.ts';
import { CategoryResults } from '#/features/history/results/category-results.tsx';
import { EndInterview } from '#/features/history/results/end-interview.tsx';
import { InterviewTags } from '#/features/history/results/interview-tags.tsx';
import { OpenAnswers } from '#/features/history/results/open-answers.tsx';
import { OverallCard } from '#/features/history/results/overall-card.tsx';
import { OverallFeedback } from '#/features/history/results/overall-feedback.tsx';
import { ResultsFrame } from '#/features/history/results/results-frame.tsx';

/** An interview of which the server has not heard yet, as far as this device can judge it. */
export function LocalView({ results }: { results: Results }) {
  const { session, analysis, userAnswers } = results;
  const pendingId = useId();
  return (
    <ResultsFrame tags={<InterviewTags session={session} />}>
      <ProvisionalNote />
      {analysis && <OverallCard analysis={analysis} />}
      <OpenAnswers answers={userAnswers} pendingId={pendingId} />
      <div>
        <EndInterview session={session} to={pages.dashboard} variant="primary" />
      </div>
      {analysis && <OverallFeedback analysis={analysis} />}
      {analysis && <CategoryResults performance={analysis.categoryPerformance} />}
      <AnswersSection session={session} answers={userAnswers.filter(isJudged)} />
    </ResultsFrame>
  );
}
