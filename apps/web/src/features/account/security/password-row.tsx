import { changePassword } from '@daedap/contract/calls/account-security';
import type { ValidationText } from '@daedap/contract/validation-texts';
import { useState } from 'react';
import { FieldsForm } from '#/domain/account/fields-form.tsx';
import { call } from '#/lib/api/call.ts';
import { firstIssues } from '#/lib/form-rules.ts';
import { getSession, startSession } from '#/lib/session/session-store.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { useQueryClient } from '@tanstack/react-query';
import { signInsQuery } from './queries.ts';
import { SecurityRow } from './security-row.tsx';
import { useTexts } from './texts.ts';

type Values = { currentPassword: string; password: string; confirm: string };

function check({ confirm, ...body }: Values): Map<string, ValidationText> {
  const issues = firstIssues(changePassword.body, body);
  if (issues.size === 0 && confirm !== body.password) issues.set('confirm', 'passwordsDontMatch');
  return issues;
}

export function PasswordRow() {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [open, setOpen] = useState(false);
  const change = async ({ currentPassword, password }: Values) => {
    const { token } = await call(changePassword, { body: { currentPassword, password } });
    const session = getSession();
    if (session.status === 'signedIn') startSession(token, session.user);
    setOpen(false);
    showToast(t('security.password.changed'));
    await queries.invalidateQueries(signInsQuery);
  };
  return (
    <SecurityRow title={t('security.password.title')} text={t('security.password.text')}>
      <Button
        variant="secondary"
        aria-label={t('security.password.dialogTitle')}
        onClick={() => setOpen(true)}
      >
        {t('security.change')}
      </Button>
      <Dialog
        open={open}
        title={t('security.password.dialogTitle')}
        onDismiss={() => setOpen(false)}
      >
        <div className="mt-5">
          <FieldsForm<keyof Values>
            label={t('security.password.dialogTitle')}
            fields={[
              {
                name: 'currentPassword',
                kind: 'currentPassword',
                label: t('security.currentPassword'),
              },
              {
                name: 'password',
                kind: 'newPassword',
                label: t('security.password.next'),
                hint: t('security.password.nextHint'),
              },
              { name: 'confirm', kind: 'newPassword', label: t('security.password.confirm') },
            ]}
            check={check}
            onSubmit={change}
            submitLabel={t('security.change')}
            failedText={t('security.failed')}
            onCancel={() => setOpen(false)}
          />
        </div>
      </Dialog>
    </SecurityRow>
  );
}
