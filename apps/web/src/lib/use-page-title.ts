import { createContext, use, useLayoutEffect } from 'react';
import { useTexts } from '#/lib/i18n/texts.ts';

/** Gets the title of a page that the build renders, where there is no document. */
export const TitleReader = createContext<((title: string) => void) | null>(null);

/** Names the page in the tab, in history and for screen readers. */
export function usePageTitle(title: string): void {
  const { t } = useTexts();
  const full = t('common.pageTitle', { title });
  use(TitleReader)?.(full);
  // In the same step as the page, so that a screen reader never announces the new page under the old title.
  useLayoutEffect(() => {
    document.title = full;
  }, [full]);
}
