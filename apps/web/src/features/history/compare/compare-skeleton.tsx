import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

export function CompareSkeleton() {
  const { t } = useTexts();
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
