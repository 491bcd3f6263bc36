import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { FeedbackList } from '#/parts/feedback/feedback-list.tsx';
import { Card } from '#/ui/card.tsx';

/** Why the number is what it is, and what to try next. */
export function OverallFeedback({ analysis }: { analysis: ComprehensiveAnalysis }) {
  const { t } = useTranslation();
  return (
    <Card title={t('results.feedback.title')}>
      <p className="text-pretty wrap-anywhere">{analysis.overallFeedback}</p>
      <div className="mt-6 grid gap-x-10 gap-y-6 empty:hidden md:grid-cols-2">
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
        <div className="empty:hidden md:col-span-2">
          <FeedbackList
            title={t('results.feedback.recommendations')}
            items={analysis.detailedRecommendations}
            sign="•"
          />
        </div>
      </div>
    </Card>
  );
}
