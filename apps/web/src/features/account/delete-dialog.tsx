import { useState } from 'react';
import { Dialog } from '#/ui/dialog.tsx';
import { DeleteForm } from './delete-form.tsx';
import { useTexts } from './texts.ts';

const lost = ['lostAccount', 'lostSessions', 'lostAnalysis', 'lostRecordings'] as const;

export function DeleteDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { t } = useTexts();
  const [busy, setBusy] = useState(false);
  return (
    <Dialog open={open} title={t('account.delete.dialogTitle')} locked={busy} onDismiss={onClose}>
      <p className="mt-4 font-semibold">{t('account.delete.lost')}</p>
      <ul className="mt-1 list-disc pl-5 text-ink-soft">
        {lost.map((what) => (
          <li key={what}>{t(`account.delete.${what}`)}</li>
        ))}
      </ul>
      <p className="mt-3 mb-5 text-ink-soft">{t('account.delete.cannotUndo')}</p>
      <DeleteForm onCancel={onClose} onBusy={setBusy} />
    </Dialog>
  );
}
