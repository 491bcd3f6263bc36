import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { securityQuery } from './queries.ts';
import { ManageSecondFactor } from './manage-second-factor.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SecurityRow } from './security-row.tsx';
import { StartSecondFactor } from './start-second-factor.tsx';
import { useTexts } from './texts.ts';

type State =
  | { readonly step: 'closed' | 'starting' | 'managing' }
  | { readonly step: 'codes'; readonly codes: readonly string[] };

const titles = {
  closed: 'dialogTitle',
  starting: 'dialogTitle',
  managing: 'manageTitle',
  codes: 'codesTitle',
} as const;

export function SecondFactorRow() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const security = useQuery(securityQuery);
  const [state, setState] = useState<State>({ step: 'closed' });
  const close = () => setState({ step: 'closed' });
  const showCodes = async (codes: readonly string[]) => {
    setState({ step: 'codes', codes });
    await queries.invalidateQueries(securityQuery);
  };
  const showOff = async () => {
    close();
    showToast(t('security.secondFactor.turnedOff'));
    await queries.invalidateQueries(securityQuery);
  };
  const secondFactor = security.data?.secondFactor ?? null;
  const text = secondFactor
    ? t('security.secondFactor.on', { count: secondFactor.recoveryCodesLeft })
    : t(`security.secondFactor.${security.isError ? 'failed' : 'off'}`);
  return (
    <SecurityRow title={t('security.secondFactor.title')} text={text}>
      <Button
        variant="secondary"
        ready={security.isSuccess}
        aria-label={t(`security.secondFactor.${secondFactor ? 'manageTitle' : 'dialogTitle'}`)}
        onClick={() => setState({ step: secondFactor ? 'managing' : 'starting' })}
      >
        {t(`security.secondFactor.${secondFactor ? 'manage' : 'turnOn'}`)}
      </Button>
      <Dialog
        open={state.step !== 'closed'}
        title={t(`security.secondFactor.${titles[state.step]}`)}
        // The codes are shown once: only their button closes them.
        locked={state.step === 'codes'}
        onDismiss={close}
      >
        <div className="mt-4">
          {state.step === 'starting' && <StartSecondFactor onCodes={showCodes} onCancel={close} />}
          {state.step === 'managing' && (
            <ManageSecondFactor onCodes={showCodes} onOff={showOff} onCancel={close} />
          )}
          {state.step === 'codes' && <RecoveryCodes codes={state.codes} onDone={close} />}
        </div>
      </Dialog>
    </SecurityRow>
  );
}
