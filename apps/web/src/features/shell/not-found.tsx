import { pages } from '@daedap/contract/pages';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { useSession } from '#/lib/session/use-session.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { LostPicture } from './pictures.tsx';

export function NotFound() {
  const { t } = useTranslation();
  const session = useSession();
  usePageTitle(t('shell.notFound.title'));
  const signedIn = session.status === 'signedIn';
  return (
    <EmptyState
      picture={<LostPicture />}
      title={t('shell.notFound.title')}
      text={t('shell.notFound.text')}
      action={
        <ButtonLink to={signedIn ? pages.dashboard : pages.landing}>
          {t(signedIn ? 'common.toDashboard' : 'common.toHome')}
        </ButtonLink>
      }
    />
  );
}
