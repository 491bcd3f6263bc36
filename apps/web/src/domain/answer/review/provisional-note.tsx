import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Notice } from '#/ui/notice.tsx';
import './texts.ts';

/** Above what the coach of this device says while there is no network. */
export function ProvisionalNote() {
  const { t } = useTranslation();
  return (
    <Notice tone="info">
      <p className="font-semibold">{t('feedback.provisional.title')}</p>
      <p className="text-pretty">{t('feedback.provisional.text')}</p>
    </Notice>
  );
}
