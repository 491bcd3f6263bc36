import { Progress } from '#/ui/progress.tsx';
import { useTexts } from './texts.ts';

export function UploadProgress({ part }: { part: number }) {
  const { t } = useTexts();
  const percent = Math.round(part * 100);
  return (
    <div>
      <Progress
        label={t('storage.backup.uploading')}
        value={percent}
        valueText={t('storage.backup.percent', { number: percent })}
      />
      <p className="mt-2 min-h-6 text-sm text-ink-soft">
        {part === 1 && t('storage.backup.finishing')}
      </p>
    </div>
  );
}
