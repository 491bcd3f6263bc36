import { pages } from '@daedap/contract/pages';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ButtonLink } from '#/ui/button-link.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { LostPicture } from './pictures.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

export function NotFound() {
  const { t } = useTexts();
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
