import { pages } from '@daedap/contract/pages';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { useSession } from '#/lib/session/use-session.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { Card } from '#/ui/card.tsx';
import './texts.ts';

export function DashboardPage() {
  const { t } = useTranslation();
  const session = useSession();
  usePageTitle(t('dashboard.title'));
  const name = session.status === 'signedIn' ? session.user.username : '';
  return (
    <div className="page-width py-8 sm:py-12">
      <h1 className="text-3xl font-extrabold tracking-tight wrap-anywhere">
        {t('dashboard.welcome', { name })}
      </h1>
      <div className="mt-6 max-w-2xl">
        <Card title={t('dashboard.building')}>
          <p className="text-pretty text-ink-soft">{t('dashboard.text')}</p>
          <div className="mt-6">
            <ButtonLink to={pages.account} variant="secondary">
              {t('dashboard.account')}
            </ButtonLink>
          </div>
        </Card>
      </div>
    </div>
  );
}
