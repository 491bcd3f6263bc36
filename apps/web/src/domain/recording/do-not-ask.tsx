import { useState } from 'react';
import { isBackupDialogDismissed, setBackupDialogDismissed } from './backup-dismissal.ts';
import { useTexts } from './texts.ts';

export function DoNotAsk() {
  const { t } = useTexts();
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
