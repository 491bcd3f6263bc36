import { useState } from 'react';
import { signOut } from '#/lib/exit-app.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';
import { useTexts } from './texts.ts';

/** Where the exit button closes the app, this is how one signs out. */
export function SignOutCard() {
  const { t } = useTexts();
  const [leaving, setLeaving] = useState(false);
  return (
    <Card title={t('account.signOut.title')}>
      <p className="text-ink-soft">{t('account.signOut.text')}</p>
      <div className="mt-4">
        <Button
          variant="secondary"
          busy={leaving}
          onClick={() => {
            setLeaving(true);
            void signOut();
          }}
        >
          {t('account.signOut.button')}
        </Button>
      </div>
    </Card>
  );
}
