import { useState } from 'react';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { isBackupDialogDismissed, setBackupDialogDismissed } from './backup-dismissal.ts';

export function DoNotAsk() {
  const { t } = useTranslation();
  const [checked, setChecked] = useState(isBackupDialogDismissed);
  return (
    <label className="mt-3 flex min-h-11 items-center gap-3">
      <input
        type="checkbox"
        className="size-5 accent-accent"
        checked={checked}
        onChange={(event) => {
          setChecked(event.target.checked);
          setBackupDialogDismissed(event.target.checked);
        }}
      />
      {t('storage.backup.doNotAsk')}
    </label>
  );
}
