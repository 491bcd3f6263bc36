import { Notice } from '#/ui/notice.tsx';
import { useTexts } from './texts.ts';

/** Above a score that the coach of this device made without a network. */
export function ProvisionalNote() {
  const { t } = useTexts();
  return (
    <Notice tone="info">
      <p className="font-semibold">{t('feedback.provisional.title')}</p>
      <p className="text-pretty">{t('feedback.provisional.text')}</p>
    </Notice>
  );
}
