import { Notice } from '#/ui/notice.tsx';
import { useTexts } from './texts.ts';

/** Above what the coach of this device says while there is no network. */
export function ProvisionalNote() {
  const { t } = useTexts();
  return (
    <Notice tone="info">
      <p className="font-semibold">{t('feedback.provisional.title')}</p>
      <p className="text-pretty">{t('feedback.provisional.text')}</p>
    </Notice>
  );
}
