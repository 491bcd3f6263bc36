import { pages } from '@daedap/contract/pages';
import { useNavigate } from 'react-router';
import { useSession } from '#/lib/session/session-store.ts';
import { IconButton } from '#/ui/icon-button.tsx';
import { BackIcon } from '#/ui/icons.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

/** Entries of the app are numbered: above 0, the one before this is of the app, too. On a held page it asks. */
function cameFromInside(): boolean {
  const state: unknown = window.history.state;
  if (typeof state !== 'object' || state === null || !('idx' in state)) return false;
  return typeof state.idx === 'number' && state.idx > 0;
}

export function BackButton() {
  const { t } = useTexts();
  const navigate = useNavigate();
  const session = useSession();
  const goBack = () => {
    if (cameFromInside()) void navigate(-1);
    else void navigate(session.status === 'signedIn' ? pages.dashboard : pages.landing);
  };
  return (
    <IconButton label={t('shell.back')} onClick={goBack}>
      <BackIcon />
    </IconButton>
  );
}
