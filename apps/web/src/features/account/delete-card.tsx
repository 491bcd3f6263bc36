import { useState } from 'react';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
import { useTexts } from './texts.ts';

export function DeleteCard() {
  const { t } = useTexts();
  const [asking, setAsking] = useState(false);
  return (
    <Card title={t('account.delete.title')}>
      <p className="text-ink-soft">{t('account.delete.text')}</p>
      <div className="mt-4">
        <Button variant="secondary" onClick={() => setAsking(true)}>
          {t('account.delete.button')}
        </Button>
      </div>
      <DeleteDialog open={asking} onClose={() => setAsking(false)} />
    </Card>
  );
}
