import type { ReactNode } from 'react';
import { useTexts } from './texts.ts';

type Props = {
  /** Under the heading. */
  readonly tags?: ReactNode;
  readonly children: ReactNode;
};

/** The page around whatever there is of the results. */
export function ResultsFrame({ tags, children }: Props) {
  const { t } = useTexts();
  return (
    // What a finger draws aside does not widen the page.
    <div className="overflow-x-clip print:hidden">
      <div className="page-width py-8 sm:py-12">
        <h1 className="text-3xl font-extrabold tracking-tight">{t('results.title')}</h1>
        {tags}
        <div className="mt-6 flex flex-col gap-5">{children}</div>
      </div>
    </div>
  );
}
