import { changeEmail } from '@daedap/contract/calls/account-security';
import { mailLinkMinutes } from '@daedap/contract/constants/accounts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { FieldsForm } from '#/domain/account/fields-form.tsx';
import { call } from '#/lib/api/call.ts';
import { firstIssues } from '#/lib/form-rules.ts';
import { startSession } from '#/lib/session/session-store.ts';
import { readToken } from '#/lib/session/stored-session.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { SecurityRow } from './security-row.tsx';
import { useTexts } from './texts.ts';

type Values = { email: string; password: string };
type State = { readonly step: 'closed' | 'asking' } | { readonly step: 'sent'; email: string };

export function EmailRow() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [state, setState] = useState<State>({ step: 'closed' });
  const close = () => setState({ step: 'closed' });
  const change = async (values: Values) => {
    const { outcome, user } = await call(changeEmail, { body: values });
    if (outcome === 'sent') {
      setState({ step: 'sent', email: values.email.trim() });
      return;
    }
    const token = readToken();
    if (token !== null) startSession(token, user);
    close();
    showToast(t('security.email.changed'));
    await queries.invalidateQueries({ queryKey: ['account', 'profile'] });
  };
  return (
    <SecurityRow title={t('security.email.title')} text={t('security.email.text')}>
      <Button
        variant="secondary"
        aria-label={t('security.email.dialogTitle')}
        onClick={() => setState({ step: 'asking' })}
      >
        {t('security.change')}
      </Button>
      <Dialog
        open={state.step !== 'closed'}
        title={t(`security.email.${state.step === 'sent' ? 'sentTitle' : 'dialogTitle'}`)}
        onDismiss={close}
      >
        {state.step === 'sent' ? (
          <>
            <output className="mt-4 mb-5 block text-ink-soft wrap-anywhere">
              {t('security.email.sent', { email: state.email, minutes: mailLinkMinutes })}
            </output>
            <Button wide onClick={close}>
              {t('security.done')}
            </Button>
          </>
        ) : (
          <div className="mt-5">
            <FieldsForm<keyof Values>
              label={t('security.email.dialogTitle')}
              fields={[
                { name: 'email', kind: 'email', label: t('security.email.next') },
                { name: 'password', kind: 'currentPassword', label: t('security.currentPassword') },
              ]}
              check={(values) => firstIssues(changeEmail.body, values)}
              onSubmit={change}
              submitLabel={t('security.change')}
              failedText={t('security.failed')}
              onCancel={close}
            />
          </div>
        )}
      </Dialog>
    </SecurityRow>
  );
}
