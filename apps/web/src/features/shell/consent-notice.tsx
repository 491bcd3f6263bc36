import { getConsent, giveConsent } from '@daedap/contract/calls/account-security';
import { policyVersion } from '@daedap/contract/constants/accounts';
import { pages } from '@daedap/contract/pages';
import { useEffect, useState } from 'react';
import { useLocation } from '#/lib/router/hooks.ts';
import { Link } from '#/lib/router/link.tsx';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { isConsentKnown, rememberConsent } from '#/lib/policy-consent.ts';
import { isInterviewPath } from '#/lib/pwa/worker-messages.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { Button } from '#/ui/button.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { useTexts } from './texts.ts';

/** False also when the server cannot be asked: the next start asks again. */
async function needsConsent(userId: number, signal: AbortSignal): Promise<boolean> {
  try {
    const { agreed } = await call(getConsent, { signal });
    if (agreed?.version !== policyVersion) return true;
    rememberConsent(userId);
    return false;
  } catch (error) {
    if (!signal.aborted) reportError(error, 'session', 'asking for the consent');
    return false;
  }
}

const linkClass = 'inline-flex min-h-11 items-center font-semibold underline underline-offset-4';

/** Asks users who agreed to no version, or to an older one. It hinders nobody, and waits during an interview. */
export function ConsentNotice() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const session = useSession();
  const userId = session.status === 'signedIn' ? session.user.id : null;
  const [asked, setAsked] = useState<number | null>(null);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (userId === null || isConsentKnown(userId) || !navigator.onLine) return undefined;
    const ending = new AbortController();
    void needsConsent(userId, ending.signal).then((needed) => setAsked(needed ? userId : null));
    return () => ending.abort();
  }, [userId]);

  const agree = async (id: number) => {
    setBusy(true);
    try {
      await call(giveConsent, { body: { version: policyVersion } });
      rememberConsent(id);
      setAsked(null);
    } catch (error) {
      showToast(errorText(error, t('notices.consent.failed')));
    }
    setBusy(false);
  };

  if (userId === null || asked !== userId || isInterviewPath(pathname)) return null;
  return (
    <section
      aria-label={t('notices.consent.label')}
      className="border-b border-line bg-accent-soft print:hidden"
    >
      <div className="page-width flex flex-wrap items-center gap-x-4 gap-y-1 py-1.5">
        <p className="min-w-48 flex-1 py-1 leading-snug font-medium text-ink">
          {t('notices.consent.text')}
        </p>
        <Link to={pages.terms} className={linkClass}>
          {t('notices.consent.terms')}
        </Link>
        <Link to={pages.privacy} className={linkClass}>
          {t('notices.consent.privacy')}
        </Link>
        <Button busy={busy} onClick={() => void agree(userId)}>
          {t('notices.consent.agree')}
        </Button>
      </div>
    </section>
  );
}
