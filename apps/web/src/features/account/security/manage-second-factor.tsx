import { endSecondFactor, renewRecoveryCodes } from '@daedap/contract/calls/account-security';
import { useState } from 'react';
import { FieldsForm } from '#/domain/account/fields-form.tsx';
import { call } from '#/lib/api/call.ts';
import { firstIssues } from '#/lib/form-rules.ts';
import { ChoiceGroup } from '#/ui/choice-group.tsx';
import { useTexts } from './texts.ts';

type Props = {
  readonly onCodes: (codes: readonly string[]) => Promise<void>;
  readonly onOff: () => Promise<void>;
  readonly onCancel: () => void;
};

const actions = ['turnOff', 'renew'] as const;

export function ManageSecondFactor({ onCodes, onOff, onCancel }: Props) {
  const { t } = useTexts();
  const [action, setAction] = useState<(typeof actions)[number]>('turnOff');
  const submit = async (body: { password: string; code: string }) => {
    if (action === 'renew') {
      await onCodes((await call(renewRecoveryCodes, { body })).recoveryCodes);
      return;
    }
    await call(endSecondFactor, { body });
    await onOff();
  };
  return (
    <>
      <p className="mb-5 text-ink-soft">{t('security.secondFactor.manageText')}</p>
      <div className="mb-5">
        <ChoiceGroup
          legend={t('security.secondFactor.choose')}
          value={action}
          choices={actions.map((value) => ({
            value,
            label: t(`security.secondFactor.choices.${value}`),
          }))}
          onChange={setAction}
        />
      </div>
      <FieldsForm<'password' | 'code'>
        label={t('security.secondFactor.manageTitle')}
        fields={[
          { name: 'password', kind: 'currentPassword', label: t('security.currentPassword') },
          { name: 'code', kind: 'code', label: t('security.secondFactor.codeOrRecovery') },
        ]}
        check={(values) => firstIssues(endSecondFactor.body, values)}
        onSubmit={submit}
        submitLabel={t(`security.secondFactor.${action}`)}
        failedText={t('security.failed')}
        onCancel={onCancel}
      />
    </>
  );
}
