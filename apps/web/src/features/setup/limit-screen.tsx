import { maxActiveSessions } from '@daedap/contract/constants/interview';
import { pages } from '@daedap/contract/pages';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Card } from '#/ui/card.tsx';
import { Progress } from '#/ui/progress.tsx';
import { useTexts } from './texts.ts';

/** Instead of the wizard, when so many interviews are under way that no other can begin. */
export function LimitScreen({ count }: { count: number }) {
  const { t } = useTexts();
  const max = maxActiveSessions;
  return (
    <div className="page-width max-w-xl py-10 sm:py-16">
      <Card>
        <h1 className="text-2xl font-extrabold tracking-tight">
          {t('setup.limit.title', { count })}
        </h1>
        <p className="mt-2 mb-6 text-pretty text-ink-soft">{t('setup.limit.text', { max })}</p>
        <Progress
          label={t('setup.limit.progress')}
          value={Math.min(100, (count / max) * 100)}
          valueText={t('setup.limit.value', { count, max })}
        />
        <div className="mt-8 flex flex-wrap gap-3">
          <ButtonLink to={pages.records} size="large">
            {t('setup.limit.toRecords')}
          </ButtonLink>
          <ButtonLink to={pages.dashboard} size="large" variant="secondary">
            {t('common.toDashboard')}
          </ButtonLink>
        </div>
      </Card>
    </div>
  );
}
