import { lazy, Suspense } from 'react';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { useTexts } from './texts.ts';

/** What it shares with other pages would otherwise be loaded by all of them. */
const MonthContent = lazy(async () => ({
  default: (await import('./month-content.tsx')).MonthContent,
}));

/** A month of practice to read, to print and to save. */
export function MonthPage() {
  const { t } = useTexts();
  usePageTitle(t('month.title'));
  return (
    <div className="page-width py-8 print:py-0 sm:py-12">
      <div className="mx-auto max-w-3xl print:max-w-none">
        <h1 className="text-3xl font-extrabold tracking-tight print:hidden">{t('month.title')}</h1>
        <Suspense fallback={<MonthSkeleton />}>
          <MonthContent skeleton={<MonthSkeleton />} />
        </Suspense>
      </div>
    </div>
  );
}

/** In the place of the choice and the sheet. */
function MonthSkeleton() {
  const { t } = useTexts();
  return (
    <div aria-busy="true" className="mt-5 flex flex-col gap-6">
      <output className="sr-only">{t('common.loading')}</output>
      <Skeleton width="15rem" height="5rem" />
      <Card>
        <Skeleton width="60%" />
        <div className="mt-6">
          <Skeleton width="100%" height="16rem" />
        </div>
      </Card>
    </div>
  );
}
