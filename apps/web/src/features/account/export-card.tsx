import { exportMe } from '@daedap/contract/calls/accounts';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '#/lib/api/error-text.ts';
import { send } from '#/lib/api/send.ts';
import { saveFile } from '#/lib/save-file.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { Notice } from '#/ui/notice.tsx';
import { showToast } from '#/ui/toast-store.ts';
import { useTexts } from './texts.ts';

export function ExportCard() {
  const { t } = useTexts();
  const download = useMutation({
    mutationFn: exportData,
    onSuccess: (file) => {
      saveFile(file, `daedap-export-${new Date().toISOString().slice(0, 10)}.json`);
      showToast(t('account.export.done'));
    },
  });
  return (
    <Card title={t('account.export.title')}>
      <p className="text-ink-soft">{t('account.export.text')}</p>
      {download.isError && (
        <div className="mt-4">
          <Notice tone="danger" role="alert">
            {errorText(download.error, t('account.export.failed'))}
          </Notice>
        </div>
      )}
      <div className="mt-4">
        <Button variant="secondary" busy={download.isPending} onClick={() => download.mutate()}>
          {t('account.export.button')}
        </Button>
      </div>
    </Card>
  );
}

/** The bytes as the server sent them: parsing would drop what this version of the app does not know. */
async function exportData(): Promise<Blob> {
  const response = await send(exportMe, {});
  return response.blob();
}
