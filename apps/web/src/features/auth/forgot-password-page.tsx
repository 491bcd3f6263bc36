import { requestPasswordReset } from '@daedap/contract/calls/account-security';
import { mailLinkMinutes } from '@daedap/contract/constants/accounts';
import { pages } from '@daedap/contract/pages';
import { useState } from 'react';
import { FieldsForm } from '#/domain/account/fields-form.tsx';
import { type Site, useSite } from '#/domain/account/use-site.ts';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { firstIssues } from '#/lib/form-rules.ts';
import { Button } from '#/ui/button.tsx';
import { Skeleton } from '#/ui/loading.tsx';
import { Notice } from '#/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { useTexts } from './links-texts.ts';

/** Sends a link where the server can send mail; otherwise says whom to ask. */
export function ForgotPasswordPage() {
  const { t } = useTexts();
  const state = useSite();
  const hasMail = state.status === 'known' && state.site.mail;
  return (
    <AuthFrame
      title={t('links.forgot.title')}
      text={hasMail ? t('links.forgot.text') : ''}
      question={t('links.forgot.back')}
      otherPage={pages.login}
      otherLabel={t('common.login')}
    >
      {/* The same height in every state, so that nothing below moves. */}
      <div className="min-h-48">
        {state.status === 'loading' && <Skeleton width="100%" height="12rem" />}
        {state.status === 'failed' && (
          <div className="flex flex-col gap-4">
            <Notice tone="danger" role="alert">
              {errorText(state.error, t('links.forgot.siteFailed'))}
            </Notice>
            <Button onClick={state.retry}>{t('common.retry')}</Button>
          </div>
        )}
        {state.status === 'known' && (hasMail ? <ForgotForm /> : <AskOperator site={state.site} />)}
      </div>
    </AuthFrame>
  );
}

function ForgotForm() {
  const { t } = useTexts();
  const [sentTo, setSentTo] = useState<string | null>(null);
  if (sentTo !== null) {
    return (
      <output className="block">
        <span className="text-lg font-bold">{t('links.forgot.sentTitle')}</span>
        <span className="mt-2 block text-ink-soft wrap-anywhere">
          {t('links.forgot.sent', { email: sentTo, minutes: mailLinkMinutes })}
        </span>
      </output>
    );
  }
  return (
    <FieldsForm<'email'>
      label={t('links.forgot.title')}
      fields={[{ name: 'email', kind: 'email', label: t('links.forgot.email') }]}
      check={(values) => firstIssues(requestPasswordReset.body, values)}
      onSubmit={async ({ email }) => {
        await call(requestPasswordReset, { body: { email } });
        setSentTo(email.trim());
      }}
      submitLabel={t('links.forgot.submit')}
      failedText={t('links.forgot.failed')}
    />
  );
}

function AskOperator({ site: { operator } }: { site: Site }) {
  const { t } = useTexts();
  const who = [operator.name, operator.contact].filter(Boolean).join(', ');
  return (
    <>
      <h2 className="text-lg font-bold">{t('links.forgot.noMailTitle')}</h2>
      <p className="mt-2 text-ink-soft">{t('links.forgot.noMail')}</p>
      {who !== '' && (
        <p className="mt-3 font-semibold wrap-anywhere">
          {t('links.forgot.operator', { operator: who })}
        </p>
      )}
    </>
  );
}
