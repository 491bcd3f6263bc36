import { Spinner } from '#/ui/loading.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

/** Shown until the chunk of the first page has loaded. */
export function StartSpinner() {
  const { t } = useTexts();
  return <Spinner label={t('common.loading')} />;
}
