import { Button } from '#/ui/button.tsx';
import type { LocalCheck } from './use-local-videos.ts';
import { useTexts } from './texts.ts';

/** What this device has of the videos; another one may have others. */
export function LocalNote({ check }: { check: LocalCheck }) {
  const { t } = useTexts();
  const number = check.videos.size;
  const text = {
    checking: '',
    checked: number > 0 ? t('details.videos.some', { number }) : t('details.videos.none'),
    failed: t('details.videos.failed'),
  }[check.status];
  return (
    <div className="mt-1 flex min-h-11 flex-wrap items-center gap-x-3 text-sm text-ink-soft">
      <output>{text}</output>
      {check.status === 'failed' && (
        <Button variant="quiet" onClick={check.again}>
          {t('details.videos.again')}
        </Button>
      )}
    </div>
  );
}
