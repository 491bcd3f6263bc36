import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Skeleton } from '#/ui/skeleton.tsx';

const widths = ['40%', '60%', '45%', '30%'];

export function ProfileSkeleton() {
  const { t } = useTranslation();
  return (
    <output aria-label={t('common.loading')} className="flex flex-col gap-4 py-1">
      {widths.map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </output>
  );
}
