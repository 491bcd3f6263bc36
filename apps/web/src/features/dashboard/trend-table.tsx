import { mainCategoryNames } from '@daedap/contract/category-names';
import { nameOf } from '#/lib/i18n/name-of.ts';
import type { TrendPoint } from './trend.ts';
import { useTexts } from './texts.ts';

const columns = ['date', 'category', 'score'] as const;

/** The chart for those who do not see it. */
export function TrendTable({ points }: { points: readonly TrendPoint[] }) {
  const { t, language } = useTexts();
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long' });
  return (
    <div className="sr-only">
      <table>
        <caption>{t('dashboard.trend.table')}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {t(`dashboard.trend.${column}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {points.map(({ id, createdAt, category, score }) => (
            <tr key={id}>
              <td>{day.format(new Date(createdAt))}</td>
              <td>{nameOf(mainCategoryNames, category, language)}</td>
              <td>{score}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
