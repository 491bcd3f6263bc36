import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';

export function CompareSkeleton() {
  const { t } = useTranslation();
  return (
    <div aria-busy="true" className="flex flex-col gap-5">
      <output className="sr-only">{t('common.loading')}</output>
      <Card>
        <div className="flex flex-col gap-4">
          <Skeleton width="70%" height="1.75rem" />
          <Skeleton width="90%" height="2.25rem" />
          <Skeleton width="100%" height="3rem" />
        </div>
      </Card>
      <div className="grid gap-5 lg:grid-cols-2">
        {(['table', 'changes'] as const).map((part) => (
          <Card key={part}>
            <Skeleton width="100%" height="14rem" />
          </Card>
        ))}
      </div>
    </div>
  );
}
