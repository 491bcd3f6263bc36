import { useId, useMemo } from 'react';
import { SessionDelivery } from '#/domain/answer/review/later.tsx';
import { useAfterPaint } from '#/lib/after-paint.ts';
import { useOverallAnalysis } from '#/domain/answer/use-overall-analysis.ts';
import { configOf } from '#/domain/session/session-config.ts';
import { UnreadableNote } from '#/domain/session/unreadable-note.tsx';
import { isPending, isScored } from '#/features/history/analysis-status.ts';
import { Notice } from '#/ui/notice.tsx';
import { AnalyseCard, UnlistedAnswersNote } from './analyse-card.tsx';
import { AnswersSection } from './answers-section.tsx';
import { OverallCard } from './overall-card.tsx';
import { CategoryResults, OverallFeedback } from './overall-feedback.tsx';
import { PrintReport } from './print-report.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultsFrame } from './results-frame.tsx';
import type { Results } from './results-query.ts';
import { InterviewTags } from './tags.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly results: Results;
  readonly isPast: boolean;
  /** Whether the results have just been loaded, and not been shown before. */
  readonly isFirst: boolean;
};

/** First the overall score, then the feedback, then the answers. */
export function LoadedResults({ results, isPast, isFirst }: Props) {
  const { t } = useTexts();
  const { session, analysis, userAnswers } = results;
  const overall = useOverallAnalysis(session, configOf(session));
  const pendingId = useId();
  const isRestShown = useAfterPaint(isFirst);
  const scored = useMemo(() => userAnswers.filter(isScored), [userAnswers]);
  return (
    <>
      <ResultsFrame tags={<InterviewTags session={session} />}>
        {isOutdated(results) && <Notice tone="info">{t('results.overall.outdated')}</Notice>}
        {analysis ? (
          <OverallCard analysis={analysis} />
        ) : (
          <AnalyseCard results={results} overall={overall} pendingId={pendingId} />
        )}
        <UnlistedAnswersNote answers={userAnswers} pendingId={pendingId} />
        <UnreadableNote of="answers" count={results.unreadable} />
        <ResultActions results={results} isPast={isPast} overall={overall} />
        {analysis && <OverallFeedback analysis={analysis} />}
        {isRestShown && (
          <>
            <SessionDelivery session={session} answers={scored} />
            {analysis && <CategoryResults performance={analysis.categoryPerformance} />}
            <AnswersSection session={session} answers={scored} />
          </>
        )}
      </ResultsFrame>
      {isRestShown && <PrintReport results={results} answers={scored} />}
    </>
  );
}

/** Whether other answers count now than those the analysis was made from. */
function isOutdated({ session, analysis, userAnswers, unreadable }: Results): boolean {
  if (!analysis || unreadable !== undefined || userAnswers.some(isPending)) return false;
  const scored = userAnswers.filter(isScored).length;
  return scored !== analysis.completedQuestions || session.totalScore !== analysis.overallScore;
}
