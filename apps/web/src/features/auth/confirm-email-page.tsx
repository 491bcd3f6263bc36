import { confirmEmail } from '@daedap/contract/calls/account-security';
import { pages } from '@daedap/contract/pages';
import { useState } from 'react';
import { useLocation } from '#/lib/router/hooks.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { getSession, startSession, useSession } from '#/lib/session/session-store.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import { Button, ButtonLink } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useTexts } from './links-texts.ts';

type State =
  | { readonly step: 'asking' | 'sending' }
  | { readonly step: 'failed'; readonly message: string }
  | { readonly step: 'done'; readonly email: string };

/** Opened from the mail. A button confirms: programs that only look at the links of a mail must not. */
export function ConfirmEmailPage() {
  const { t } = useTexts();
  const { hash } = useLocation();
  const session = useSession();
  const [state, setState] = useState<State>({ step: 'asking' });

  const confirm = async () => {
    setState({ step: 'sending' });
    try {
      const { email } = await call(confirmEmail, { body: { token: hash.slice(1) } });
      await showNewEmail(email);
      setState({ step: 'done', email });
    } catch (error) {
      setState({ step: 'failed', message: errorText(error, t('links.confirmEmail.failed')) });
    }
  };

  return (
    <AuthFrame
      title={t('links.confirmEmail.title')}
      text={state.step === 'done' ? '' : t('links.confirmEmail.text')}
      question=""
      otherPage={session.status === 'signedIn' ? pages.account : pages.login}
      otherLabel={
        session.status === 'signedIn' ? t('links.confirmEmail.toAccount') : t('common.login')
      }
    >
      {state.step === 'done' ? (
        <div className="flex flex-col gap-5">
          <output className="wrap-anywhere">
            {t('links.confirmEmail.done', { email: state.email })}
          </output>
          <ButtonLink to={session.status === 'signedIn' ? pages.account : pages.login} wide>
            {session.status === 'signedIn' ? t('links.confirmEmail.toAccount') : t('common.login')}
          </ButtonLink>
        </div>
      ) : (
        <div className="flex flex-col gap-5">
          {state.step === 'failed' && (
            <Notice tone="danger" role="alert">
              {state.message}
            </Notice>
          )}
          <Button wide size="large" busy={state.step === 'sending'} onClick={() => void confirm()}>
            {t('links.confirmEmail.submit')}
          </Button>
        </div>
      )}
    </AuthFrame>
  );
}

/** Who is signed in here may be another person: the server knows. */
async function showNewEmail(email: string): Promise<void> {
  const session = getSession();
  const token = readToken();
  if (session.status !== 'signedIn' || token === null) return;
  const { checkSession } = await import('#/lib/session/check-session.ts');
  const check = await checkSession();
  if (check.outcome === 'valid' && check.user.email === email) startSession(token, check.user);
}
