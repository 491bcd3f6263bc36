import { mainCategories } from '@daedap/contract/categories';
import { mainCategoryNames } from '@daedap/contract/category-names';
import { Card } from '#/ui/card.tsx';
import type { Stats } from './api/get-stats.ts';
import { Score } from '#/domain/session/score.tsx';
import { scoreOrNone } from './score-or-none.ts';
import { useTexts } from './texts.ts';

type Props = {
  readonly stats: Stats['categoryStats'];
  /** The categories in which a session is known to be completed. */
  readonly completed: ReadonlySet<string>;
};

export function CategoryTable({ stats, completed }: Props) {
  const { t, language } = useTexts();
  return (
    <Card title={t('dashboard.categories.title')}>
      <div className="relative overflow-x-auto">
        <table className="w-full">
          <thead className="text-sm text-ink-soft">
            <tr>
              <th scope="col" className="pb-2 text-left font-normal">
                {t('dashboard.categories.category')}
              </th>
              <th scope="col" className="pb-2 pl-3 text-right font-normal">
                {t('dashboard.categories.count')}
              </th>
              <th scope="col" className="pb-2 pl-3 text-right font-normal">
                {t('dashboard.categories.average')}
              </th>
            </tr>
          </thead>
          <tbody>
            {mainCategories.map((category) => (
              <tr key={category} className="border-t border-line">
                <th scope="row" className="py-3 text-left font-semibold">
                  {mainCategoryNames[category][language]}
                </th>
                <td className="py-3 pl-3 text-right tabular-nums">
                  {t('dashboard.categories.times', {
                    number: stats[category].count.toLocaleString(language),
                  })}
                </td>
                <td className="py-3 pl-3 text-right">
                  <Score
                    value={scoreOrNone(stats[category].avgScore, completed.has(category))}
                    size="medium"
                  />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Card>
  );
}
