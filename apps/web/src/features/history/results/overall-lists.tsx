import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import { FeedbackList } from '#/domain/answer/review/advice.tsx';
import { useTexts } from './texts.ts';

/** What was good, what was not, what to try: up to three lists, for whoever lays them out. */
export function OverallLists({ analysis }: { analysis: ComprehensiveAnalysis }) {
  const { t } = useTexts();
  return (
    <>
      <FeedbackList
        title={t('results.feedback.strengths')}
        items={analysis.overallStrengths}
        sign="✓"
      />
      <FeedbackList
        title={t('results.feedback.improvements')}
        items={analysis.overallImprovements}
        sign="→"
      />
      <FeedbackList
        title={t('results.feedback.recommendations')}
        items={analysis.detailedRecommendations}
        sign="•"
      />
    </>
  );
}
