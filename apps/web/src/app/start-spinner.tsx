import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Spinner } from '#/ui/spinner.tsx';

/** Until the first page's own chunk is there. */
export function StartSpinner() {
  const { t } = useTranslation();
  return <Spinner label={t('common.loading')} />;
}
