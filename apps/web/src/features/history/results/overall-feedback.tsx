import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import { Card } from '#/ui/card.tsx';
import { OverallLists } from './overall-lists.tsx';
import { useTexts } from './texts.ts';

/** Why the number is what it is, and what to try next. */
export function OverallFeedback({ analysis }: { analysis: ComprehensiveAnalysis }) {
  const { t } = useTexts();
  return (
    <Card title={t('results.feedback.title')}>
      <p className="text-pretty wrap-anywhere">{analysis.overallFeedback}</p>
      <div className="mt-6 grid gap-x-10 gap-y-6 empty:hidden md:grid-cols-2 md:[&>:nth-child(3)]:col-span-2">
        <OverallLists analysis={analysis} />
      </div>
    </Card>
  );
}
