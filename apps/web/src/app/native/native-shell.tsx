import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from '#/lib/router/hooks.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { closeApp, onBackButton } from '#/native/phone.ts';
import { followKeyboard, followTheme } from '#/native/follow-page.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { backStep, dismissOpenDialog } from './back-step.ts';
import { useTexts } from '#/lib/i18n/texts.ts';

/** What the phone app adds to every page: back button, system bars, keyboard. It is a chunk of its own. */
export function NativeShell() {
  const { t } = useTexts();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const signedIn = useSession().status === 'signedIn';
  const [asking, setAsking] = useState(false);

  // The phone is outside of React, so this is an effect.
  useEffect(followTheme, []);
  useEffect(followKeyboard, []);
  useEffect(
    () =>
      onBackButton(() => {
        if (dismissOpenDialog()) return;
        const step = backStep({ pathname, signedIn, historyState: window.history.state });
        if (step === 'askToExit') setAsking(true);
        else if (step === 'historyBack') window.history.back();
        else void navigate(step.to, { replace: true });
      }),
    [pathname, signedIn, navigate],
  );

  return (
    <AlertDialog
      open={asking}
      title={t('shell.exitApp.title')}
      text={t('shell.exitApp.text')}
      cancelLabel={t('shell.leave.stay')}
      confirmLabel={t('shell.leave.leave')}
      onCancel={() => setAsking(false)}
      onConfirm={() => {
        setAsking(false);
        void closeApp();
      }}
    />
  );
}
