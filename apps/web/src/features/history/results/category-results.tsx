import type { ComprehensiveAnalysis } from '@daedap/contract/interviews';
import { Score } from '#/domain/session/score.tsx';
import { Card } from '#/ui/card.tsx';
import { performanceNameOf } from './category-name.ts';
import { useTexts } from './texts.ts';

type Performance = ComprehensiveAnalysis['categoryPerformance'];

/** How each kind of question went. */
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
              <h3 className="font-semibold">{performanceNameOf(key, language)}</h3>
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
