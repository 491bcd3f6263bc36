import { pages } from '@daedap/contract/pages';
import { useSession } from '#/lib/session/session-store.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { useTexts } from './texts.ts';

/** While a stored session is being checked the visitor counts as signed in: the guard of the dashboard decides. */
export function CallsToAction() {
  const { t } = useTexts();
  const session = useSession();
  if (session.status !== 'signedOut') {
    return (
      <ButtonLink to={pages.dashboard} size="large">
        {t('landing.hero.continue')}
      </ButtonLink>
    );
  }
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <ButtonLink to={pages.register} size="large">
        {t('landing.hero.start')}
      </ButtonLink>
      <ButtonLink to={pages.login} size="large" variant="secondary">
        {t('landing.hero.login')}
      </ButtonLink>
    </div>
  );
}
