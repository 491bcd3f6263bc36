import { pages } from '@daedap/contract/pages';
import { useId } from 'react';
import { SessionDelivery } from '#/domain/answer/review/later.tsx';
import { ProvisionalNote } from '#/domain/answer/review/provisional-note.tsx';
import { isScored } from '#/features/history/analysis-status.ts';
import { UnlistedAnswersNote } from './analyse-card.tsx';
import { AnswersSection } from './answers-section.tsx';
import { EndInterview } from './end-interview.tsx';
import { OverallCard } from './overall-card.tsx';
import { CategoryResults, OverallFeedback } from './overall-feedback.tsx';
import { ResultsFrame } from './results-frame.tsx';
import type { Results } from './results-query.ts';
import { InterviewTags } from './tags.tsx';

/** An interview that the server does not know yet, with the provisional analysis of this device. */
export function LocalResults({ results }: { results: Results }) {
  const { session, analysis, userAnswers } = results;
  const pendingId = useId();
  return (
    <ResultsFrame tags={<InterviewTags session={session} />}>
      <ProvisionalNote />
      {analysis && <OverallCard analysis={analysis} />}
      <UnlistedAnswersNote answers={userAnswers} pendingId={pendingId} />
      <div>
        <EndInterview session={session} to={pages.dashboard} variant="primary" />
      </div>
      {analysis && <OverallFeedback analysis={analysis} />}
      <SessionDelivery session={session} answers={userAnswers.filter(isScored)} />
      {analysis && <CategoryResults performance={analysis.categoryPerformance} />}
      <AnswersSection session={session} answers={userAnswers.filter(isScored)} />
    </ResultsFrame>
  );
}
