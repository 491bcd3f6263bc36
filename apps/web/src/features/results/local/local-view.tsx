import { pages } from '@daedap/contract/pages';
import { useId } from 'react';
import { ProvisionalNote } from '#/parts/feedback/provisional-note.tsx';
import { AnswersSection } from '../answers-section.tsx';
import { isJudged } from '../answer-states.ts';
import type { Results } from '../api/get-results.ts';
import { CategoryResults } from '../category-results.tsx';
import { EndInterview } from '../end-interview.tsx';
import { InterviewTags } from '../interview-tags.tsx';
import { OpenAnswers } from '../open-answers.tsx';
import { OverallCard } from '../overall-card.tsx';
import { OverallFeedback } from '../overall-feedback.tsx';
import { ResultsFrame } from '../results-frame.tsx';

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
