import { resetPassword } from '@daedap/contract/calls/account-security';
import { pages } from '@daedap/contract/pages';
import type { ValidationText } from '@daedap/contract/validation-texts';
import { useState } from 'react';
import { useLocation } from '#/lib/router/hooks.ts';
import { FieldsForm } from '#/domain/account/fields-form.tsx';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { firstIssues } from '#/lib/form-rules.ts';
import { endSession } from '#/lib/session/session-store.ts';
import { ButtonLink } from '#/ui/button.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useTexts } from './links-texts.ts';

type Values = { password: string; confirm: string };
type Step = 'asking' | 'done' | 'expired';

export function ResetPasswordPage() {
  const { t } = useTexts();
  const { hash } = useLocation();
  const [step, setStep] = useState<Step>('asking');
  const token = hash.slice(1);

  const check = ({ password, confirm }: Values): Map<string, ValidationText> => {
    const issues = firstIssues(resetPassword.body, { token, password });
    // A link that was cut off is shown below, not at a field.
    issues.delete('token');
    if (issues.size === 0 && confirm !== password) issues.set('confirm', 'passwordsDontMatch');
    return issues;
  };
  const reset = async ({ password }: Values) => {
    try {
      await call(resetPassword, { body: { token, password } });
    } catch (error) {
      if (!(error instanceof ApiError && error.code === 'LINK_EXPIRED')) throw error;
      setStep('expired');
      return;
    }
    // The server has ended the sign-in of this browser, too.
    endSession({ expired: false });
    setStep('done');
  };
  const isWhole = resetPassword.body.shape.token.safeParse(token).success;

  return (
    <AuthFrame
      title={t('links.reset.title')}
      text={t('links.reset.text')}
      question={t('links.forgot.back')}
      otherPage={pages.login}
      otherLabel={t('common.login')}
    >
      {step === 'done' && (
        <div className="flex flex-col gap-5">
          <output>{t('links.reset.done')}</output>
          <ButtonLink to={pages.login} size="large" wide>
            {t('links.reset.toLogin')}
          </ButtonLink>
        </div>
      )}
      {step === 'expired' || (step === 'asking' && !isWhole) ? (
        <BrokenLink expired={step === 'expired'} />
      ) : (
        step === 'asking' && (
          <FieldsForm<keyof Values>
            label={t('links.reset.title')}
            fields={[
              {
                name: 'password',
                kind: 'newPassword',
                label: t('links.reset.password'),
                hint: t('links.reset.passwordHint'),
              },
              { name: 'confirm', kind: 'newPassword', label: t('links.reset.confirm') },
            ]}
            check={check}
            onSubmit={reset}
            submitLabel={t('links.reset.submit')}
            failedText={t('links.reset.failed')}
          />
        )
      )}
    </AuthFrame>
  );
}

function BrokenLink({ expired }: { expired: boolean }) {
  const { t } = useTexts();
  return (
    <div className="flex flex-col gap-5">
      <Notice tone="danger" role="alert">
        {t(expired ? 'links.reset.expired' : 'links.reset.noLink')}
      </Notice>
      <ButtonLink to={pages.forgotPassword} variant="secondary" wide>
        {t('links.reset.newLink')}
      </ButtonLink>
    </div>
  );
}
