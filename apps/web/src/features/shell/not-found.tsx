import { pages } from '@daedap/contract/pages';
import { useSession } from '#/lib/session/session-store.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ButtonLink } from '#/ui/button.tsx';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

const LostPicture = () => (
  <BubblePicture>
    <path d="M49 35c0-7 5-12 11.5-12S72 28 72 34c0 8-11 9-11 17M61 62.5v.1" />
  </BubblePicture>
);

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
