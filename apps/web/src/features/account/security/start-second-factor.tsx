import type { ResponseOf } from '@daedap/contract/call';
import { confirmSecondFactor, startSecondFactor } from '@daedap/contract/calls/account-security';
import { lazy, Suspense, useState } from 'react';
import { FieldsForm } from '#/domain/account/fields-form.tsx';
import { call } from '#/lib/api/call.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { firstIssues } from '#/lib/form-rules.ts';
import { Skeleton } from '#/ui/loading.tsx';
import { useTexts } from './texts.ts';

const QrCode = lazy(() =>
  import('./qr-code.tsx').then(
    (module) => ({ default: module.QrCode }),
    // The key below it can be typed.
    reportAndReturn('page', 'loading the QR code', { default: () => null }),
  ),
);

type Props = {
  readonly onCodes: (codes: readonly string[]) => Promise<void>;
  readonly onCancel: () => void;
};

/** First the password, then the secret for the app and a code of it. */
export function StartSecondFactor({ onCodes, onCancel }: Props) {
  const { t } = useTexts();
  const [started, setStarted] = useState<ResponseOf<typeof startSecondFactor> | null>(null);
  if (!started) {
    return (
      <>
        <p className="mb-5 text-ink-soft">{t('security.secondFactor.start')}</p>
        <FieldsForm<'password'>
          key="password"
          label={t('security.secondFactor.dialogTitle')}
          fields={[
            { name: 'password', kind: 'currentPassword', label: t('security.currentPassword') },
          ]}
          check={(values) => firstIssues(startSecondFactor.body, values)}
          onSubmit={async (body) => setStarted(await call(startSecondFactor, { body }))}
          submitLabel={t('security.secondFactor.next')}
          failedText={t('security.failed')}
          onCancel={onCancel}
        />
      </>
    );
  }
  return (
    <>
      <p className="mb-4 text-ink-soft">{t('security.secondFactor.scan')}</p>
      <Suspense fallback={<Skeleton width="13rem" height="13rem" />}>
        <QrCode text={started.uri} label={t('security.secondFactor.qr')} />
      </Suspense>
      <p className="mt-4 text-sm text-ink-soft">{t('security.secondFactor.byHand')}</p>
      <p className="mb-5 font-mono font-semibold wrap-anywhere">
        {(started.secret.match(/.{1,4}/g) ?? []).join(' ')}
      </p>
      <FieldsForm<'code'>
        key="code"
        label={t('security.secondFactor.dialogTitle')}
        fields={[{ name: 'code', kind: 'code', label: t('security.secondFactor.code') }]}
        check={(values) => firstIssues(confirmSecondFactor.body, values)}
        onSubmit={async (body) =>
          onCodes((await call(confirmSecondFactor, { body })).recoveryCodes)
        }
        submitLabel={t('security.secondFactor.confirm')}
        failedText={t('security.failed')}
        onCancel={onCancel}
      />
    </>
  );
}
