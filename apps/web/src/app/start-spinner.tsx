import { Spinner } from '#/ui/loading.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

/** Until the first page's own chunk is there. */
export function StartSpinner() {
  const { t } = useTexts();
  return <Spinner label={t('common.loading')} />;
}
