import { mainCategoryNames, questionTypeNames } from '@daedap/contract/category-names';
import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import type { Language } from '@daedap/contract/languages';
import { FeedbackList } from '#/domain/answer/review/advice.tsx';
import { Score } from '#/domain/session/score.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

const names = new Map(Object.entries({ ...mainCategoryNames, ...questionTypeNames }));

/** The overall feedback: strengths, improvements and recommendations. */
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

/** Up to three lists, without a layout of their own. */
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

/** The name of a main category or question type. An unknown one is shown as it is. */
export const categoryNameOf = (key: string, language: Language): string =>
  names.get(key)?.[language] ?? key;

type Performance = ComprehensiveAnalysis['categoryPerformance'];

/** The score and feedback of each kind of question. */
export function CategoryResults({ performance }: { performance: Performance }) {
  const { t, language } = useTexts();
  const kinds = Object.entries(performance);
  if (kinds.length === 0) return null;
  return (
    <Card title={t('results.categories.title')}>
      <ul className="grid gap-4 md:grid-cols-2">
        {kinds.map(([key, { score, strengths, improvements }]) => (
          <li key={key} className="rounded-control bg-sunken p-4">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="font-semibold">{categoryNameOf(key, language)}</h3>
              <Score value={score} size="medium" />
            </div>
            <Sentences title={t('results.categories.strengths')} items={strengths} />
            <Sentences title={t('results.categories.improvements')} items={improvements} />
          </li>
        ))}
      </ul>
    </Card>
  );
}

type SentencesProps = { readonly title: string; readonly items: readonly string[] };

function Sentences({ title, items }: SentencesProps) {
  if (items.length === 0) return null;
  return (
    <div className="mt-3">
      <p className="text-sm font-semibold text-ink-soft">{title}</p>
      <ul aria-label={title} className="mt-1 flex flex-col gap-1">
        {items.map((item) => (
          <li key={item} className="wrap-anywhere">
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
