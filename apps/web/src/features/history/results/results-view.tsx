import { useId, useMemo } from 'react';
import { useOverallAnalysis } from '#/domain/answer/use-overall-analysis.ts';
import { configOf } from '#/domain/session/session-config.ts';
import { UnreadableNote } from '#/domain/session/unreadable-note.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AnalyseCard } from './analyse-card.tsx';
import { AnswersSection } from './answers-section.tsx';
import { isJudged, isUnderWay } from './answer-states.ts';
import type { Results } from './api/get-results.ts';
import { CategoryResults } from './category-results.tsx';
import { InterviewTags } from './interview-tags.tsx';
import { OpenAnswers } from './open-answers.tsx';
import { OverallCard } from './overall-card.tsx';
import { OverallFeedback } from './overall-feedback.tsx';
import { PrintReport } from './print-report.tsx';
import { ResultActions } from './result-actions.tsx';
import { ResultsFrame } from './results-frame.tsx';
import { useTexts } from './texts.ts';

type Props = { readonly results: Results; readonly particular: boolean };

/** First one number and one sentence, then why, then what to try next. */
export function ResultsView({ results, particular }: Props) {
  const { t } = useTexts();
  const { session, analysis, userAnswers } = results;
  const overall = useOverallAnalysis(session, configOf(session));
  const pendingId = useId();
  const judged = useMemo(() => userAnswers.filter(isJudged), [userAnswers]);
  return (
    <>
      <ResultsFrame tags={<InterviewTags session={session} />}>
        {isOutdated(results) && <Notice tone="info">{t('results.overall.outdated')}</Notice>}
        {analysis ? (
          <OverallCard analysis={analysis} />
        ) : (
          <AnalyseCard results={results} overall={overall} pendingId={pendingId} />
        )}
        <OpenAnswers answers={userAnswers} pendingId={pendingId} />
        <UnreadableNote of="answers" count={results.unreadable} />
        <ResultActions results={results} particular={particular} overall={overall} />
        {analysis && <OverallFeedback analysis={analysis} />}
        {analysis && <CategoryResults performance={analysis.categoryPerformance} />}
        <AnswersSection session={session} answers={judged} />
      </ResultsFrame>
      <PrintReport results={results} answers={judged} />
    </>
  );
}

/** Whether the analysis was made from other answers than those that count now. */
function isOutdated({ session, analysis, userAnswers, unreadable }: Results): boolean {
  if (!analysis || unreadable !== undefined || userAnswers.some(isUnderWay)) return false;
  const judged = userAnswers.filter(isJudged).length;
  return judged !== analysis.completedQuestions || session.totalScore !== analysis.overallScore;
}
