import { Card } from '#/ui/card.tsx';
import { Skeleton } from '#/ui/skeleton.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

const cards = ['users', 'sessions', 'health'];

export function OverviewSkeleton() {
  const { t } = useTexts();
  return (
    <output aria-label={t('common.loading')} className="flex flex-col gap-5">
      {cards.map((card) => (
        <Card key={card}>
          <Skeleton width="8rem" />
          <div className="mt-5">
            <Skeleton width="100%" height="3.5rem" />
          </div>
        </Card>
      ))}
    </output>
  );
}
