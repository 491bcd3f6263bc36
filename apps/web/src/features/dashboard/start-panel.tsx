import { preparationSeconds } from '@daedap/contract/constants/interview';
import { pages } from '@daedap/contract/pages';
import { ButtonLink } from '#/ui/button-link.tsx';
import { useTexts } from './texts.ts';

export function StartPanel() {
  const { t } = useTexts();
  return (
    <section
      aria-label={t('dashboard.start.title')}
      className="rounded-card bg-accent-soft p-5 sm:p-7"
    >
      <p className="text-lg font-semibold text-pretty">
        {t('dashboard.start.text', { seconds: preparationSeconds })}
      </p>
      <div className="mt-5 flex flex-col gap-3 sm:flex-row">
        <ButtonLink to={pages.setup} size="large">
          {t('dashboard.start.button')}
        </ButtonLink>
        <ButtonLink to={pages.records} size="large" variant="secondary">
          {t('dashboard.start.records')}
        </ButtonLink>
      </div>
    </section>
  );
}
