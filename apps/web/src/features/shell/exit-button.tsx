import { useState } from 'react';
import { exitApp } from '#/lib/exit-app.ts';
import { canCloseApp } from '#/native/platform.ts';
import { AlertDialog } from '#/ui/alert-dialog.tsx';
import { IconButton } from '#/ui/icon-button.tsx';
import { ExitIcon } from '#/ui/icons.tsx';
import { useTexts } from '#/lib/i18n/texts.ts';

export function ExitButton() {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  const closes = canCloseApp();
  return (
    <>
      <IconButton label={t('shell.exit')} onClick={() => setAsking(true)}>
        <ExitIcon />
      </IconButton>
      <AlertDialog
        open={asking}
        title={t(closes ? 'shell.exitApp.title' : 'shell.exitDialog.title')}
        text={t(closes ? 'shell.exitApp.text' : 'shell.exitDialog.text')}
        cancelLabel={t('common.cancel')}
        confirmLabel={t('shell.exitDialog.confirm')}
        onCancel={() => setAsking(false)}
        onConfirm={() => {
          setAsking(false);
          void exitApp();
        }}
      />
    </>
  );
}
