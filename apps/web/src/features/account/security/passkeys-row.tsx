import {
  deletePasskey,
  renamePasskey,
  startPasskey,
} from '@daedap/contract/calls/account-security';
import type { Passkey } from '@daedap/contract/sign-ins';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { canUsePasskeys } from '#/lib/env.ts';
import { FieldsForm } from '#/domain/account/fields-form.tsx';
import { call } from '#/lib/api/call.ts';
import { errorText } from '#/lib/api/error-text.ts';
import { firstIssues } from '#/lib/form-rules.ts';
import { shortDateText } from '#/lib/time/date-text.ts';
import { Button } from '#/ui/button.tsx';
import { Dialog } from '#/ui/dialog.tsx';
import { Notice } from '#/ui/notice.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { securityQuery } from './queries.ts';
import { SecurityRow } from './security-row.tsx';
import { useTexts } from './texts.ts';

type State =
  | { readonly step: 'closed' | 'list' | 'adding' }
  | { readonly step: 'renaming'; readonly passkey: Passkey };

export function PasskeysRow() {
  const { t } = useTexts();
  const security = useQuery(securityQuery);
  const [state, setState] = useState<State>({ step: 'closed' });
  const passkeys = security.data?.passkeys ?? [];
  const text =
    passkeys.length > 0
      ? t('security.passkeys.some', { count: passkeys.length })
      : t(`security.passkeys.${canUsePasskeys() ? 'none' : 'unsupported'}`);
  const showList = () => setState({ step: 'list' });
  return (
    <SecurityRow title={t('security.passkeys.title')} text={text}>
      {(canUsePasskeys() || passkeys.length > 0) && (
        <Button
          variant="secondary"
          ready={security.isSuccess}
          aria-label={t('security.passkeys.dialogTitle')}
          onClick={showList}
        >
          {t('security.passkeys.manage')}
        </Button>
      )}
      <Dialog
        open={state.step !== 'closed'}
        title={t('security.passkeys.dialogTitle')}
        onDismiss={() => setState({ step: 'closed' })}
      >
        <div className="mt-4">
          {state.step === 'list' && (
            <PasskeyList
              passkeys={passkeys}
              onAdd={() => setState({ step: 'adding' })}
              onRename={(passkey) => setState({ step: 'renaming', passkey })}
              onClose={() => setState({ step: 'closed' })}
            />
          )}
          {state.step === 'adding' && <AddPasskey onDone={showList} />}
          {state.step === 'renaming' && <RenamePasskey passkey={state.passkey} onDone={showList} />}
        </div>
      </Dialog>
    </SecurityRow>
  );
}

type ListProps = {
  readonly passkeys: readonly Passkey[];
  readonly onAdd: () => void;
  readonly onRename: (passkey: Passkey) => void;
  readonly onClose: () => void;
};

function PasskeyList({ passkeys, onAdd, onRename, onClose }: ListProps) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: ({ id }: Passkey) => call(deletePasskey, { params: { id: String(id) } }),
    onSuccess: () => {
      showToast(t('security.passkeys.removed'));
      return queries.invalidateQueries(securityQuery);
    },
  });
  return (
    <>
      {remove.isError && (
        <Notice tone="danger" role="alert">
          {errorText(remove.error, t('security.passkeys.failed'))}
        </Notice>
      )}
      {passkeys.length === 0 && <p className="text-ink-soft">{t('security.passkeys.empty')}</p>}
      <ul>
        {passkeys.map((passkey) => (
          <li key={passkey.id} className="border-t border-line py-3 first:border-0">
            <p className="font-semibold wrap-anywhere">{passkey.name}</p>
            <p className="text-sm text-ink-soft">
              {passkey.lastUsedAt
                ? t('security.passkeys.used', { time: shortDateText(new Date(passkey.lastUsedAt)) })
                : t('security.passkeys.created', {
                    time: shortDateText(new Date(passkey.createdAt)),
                  })}
            </p>
            <div className="mt-1 flex gap-2">
              <Button
                variant="quiet"
                aria-label={t('security.passkeys.renameLabel', { name: passkey.name })}
                onClick={() => onRename(passkey)}
              >
                {t('security.passkeys.rename')}
              </Button>
              <Button
                variant="quiet"
                busy={remove.isPending && remove.variables.id === passkey.id}
                aria-label={t('security.passkeys.removeLabel', { name: passkey.name })}
                onClick={() => remove.mutate(passkey)}
              >
                {t('security.passkeys.remove')}
              </Button>
            </div>
          </li>
        ))}
      </ul>
      <div className="mt-4 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onClose}>
          {t('security.done')}
        </Button>
        {canUsePasskeys() && <Button onClick={onAdd}>{t('security.passkeys.add')}</Button>}
      </div>
    </>
  );
}

function AddPasskey({ onDone }: { onDone: () => void }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const [cancelled, setCancelled] = useState(false);
  const add = async ({ name, password }: { name: string; password: string }) => {
    setCancelled(false);
    const { makePasskey } = await import('#/domain/account/passkey-calls.ts');
    const made = await makePasskey(name.trim() || t('security.passkeys.defaultName'), password);
    if (!made) {
      setCancelled(true);
      return;
    }
    await queries.invalidateQueries(securityQuery);
    showToast(t('security.passkeys.added'));
    onDone();
  };
  return (
    <>
      {cancelled && (
        <div className="mb-4">
          <Notice tone="info" role="alert">
            {t('security.passkeys.cancelled')}
          </Notice>
        </div>
      )}
      <FieldsForm<'name' | 'password'>
        label={t('security.passkeys.add')}
        fields={[
          {
            name: 'name',
            kind: 'text',
            label: t('security.passkeys.name'),
            hint: t('security.passkeys.nameHint'),
          },
          { name: 'password', kind: 'currentPassword', label: t('security.currentPassword') },
        ]}
        initial={{ name: t('security.passkeys.defaultName') }}
        check={(values) => firstIssues(startPasskey.body, values)}
        onSubmit={add}
        submitLabel={t('security.passkeys.add')}
        failedText={t('security.passkeys.failed')}
        onCancel={onDone}
      />
    </>
  );
}

function RenamePasskey({ passkey, onDone }: { passkey: Passkey; onDone: () => void }) {
  const { t } = useTexts();
  const queries = useQueryClient();
  const rename = async (body: { name: string }) => {
    await call(renamePasskey, { params: { id: String(passkey.id) }, body });
    await queries.invalidateQueries(securityQuery);
    onDone();
  };
  return (
    <FieldsForm<'name'>
      label={t('security.passkeys.rename')}
      fields={[{ name: 'name', kind: 'text', label: t('security.passkeys.name') }]}
      initial={{ name: passkey.name }}
      check={(values) => firstIssues(renamePasskey.body, values)}
      onSubmit={rename}
      submitLabel={t('security.passkeys.save')}
      failedText={t('security.passkeys.failed')}
      onCancel={onDone}
    />
  );
}
