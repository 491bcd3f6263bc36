import { mainCategories } from '@daedap/contract/categories';
import { mainCategoryNames } from '@daedap/contract/category-names';
import { pages } from '@daedap/contract/pages';
import { useId } from 'react';
import { Link } from '#/lib/router/link.tsx';
import { CategoryPicture } from '#/domain/session/category-picture.tsx';
import { useTexts } from './texts.ts';

/** Opens the setup with this category chosen. */
export function QuickStarts() {
  const { t, language } = useTexts();
  const titleId = useId();
  return (
    <section aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-bold">
        {t('dashboard.quick.title')}
      </h2>
      <ul className="mt-3 grid grid-cols-2 gap-3 md:grid-cols-4">
        {mainCategories.map((category) => (
          <li key={category}>
            <Link
              // In the skeleton of the server's HTML there is no app yet to pass a state.
              to={import.meta.env.SSR ? `${pages.setup}?category=${category}` : pages.setup}
              state={{ category }}
              className="flex h-full flex-col rounded-card border border-line bg-surface p-4 transition-colors hover:border-accent-ink hover:bg-accent-soft"
            >
              <CategoryPicture category={category} />
              <span className="mt-3 font-bold">{mainCategoryNames[category][language]}</span>
              <span className="text-sm text-pretty text-ink-soft">
                {t(`dashboard.quick.${category}`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
