import { useEffect } from 'react';
import { useTexts } from '#/lib/i18n/texts.ts';

/** Names the page in the tab, in history and for screen readers. */
export function usePageTitle(title: string): void {
  const { t } = useTexts();
  const full = t('common.pageTitle', { title });
  useEffect(() => {
    document.title = full;
  }, [full]);
}
