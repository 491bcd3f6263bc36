import { useEffect } from 'react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';

/** Names the page in the tab, in history and for screen readers. */
export function usePageTitle(title: string): void {
  const { t } = useTranslation();
  const full = t('common.pageTitle', { title });
  useEffect(() => {
    document.title = full;
  }, [full]);
}
