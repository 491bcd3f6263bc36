import { accessDeniedRedirectMs } from '@daedap/contract/constants/accounts';
import { pages } from '@daedap/contract/pages';
import { useEffect } from 'react';
import { useNavigate } from '#/lib/router/hooks.ts';
import { usePageTitle } from '#/lib/use-page-title.ts';
import { ButtonLink } from '#/ui/button.tsx';
import { BubblePicture } from '#/ui/bubble-picture.tsx';
import { EmptyState } from '#/ui/empty-state.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

const LockPicture = () => (
  <BubblePicture>
    <path d="M49 40v-7a11 11 0 0 1 22 0v7M44 40h32v23H44z" />
  </BubblePicture>
);

export function AccessDenied() {
  const { t } = useTexts();
  const navigate = useNavigate();
  usePageTitle(t('shell.denied.title'));
  useEffect(() => {
    const timer = setTimeout(
      () => void navigate(pages.dashboard, { replace: true }),
      accessDeniedRedirectMs,
    );
    return () => clearTimeout(timer);
  }, [navigate]);
  return (
    <EmptyState
      picture={<LockPicture />}
      title={t('common.accessDenied')}
      text={t('common.noPermission')}
      note={t('shell.denied.soon')}
      action={
        <ButtonLink to={pages.dashboard} replace>
          {t('common.toDashboard')}
        </ButtonLink>
      }
    />
  );
}
