import { useState } from 'react';
import { signOut } from '#/lib/exit-app.ts';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { Button } from '#/ui/button.tsx';
import { Card } from '#/ui/card.tsx';

/** Where the exit button closes the app, this is how one signs out. */
export function SignOutCard() {
  const { t } = useTranslation();
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
