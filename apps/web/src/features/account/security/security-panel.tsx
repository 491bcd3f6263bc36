import { Card } from '#/ui/card.tsx';
import { ConsentRow } from './consent-row.tsx';
import { EmailRow } from './email-row.tsx';
import { PasskeysRow } from './passkeys-row.tsx';
import { PasswordRow } from './password-row.tsx';
import { SecondFactorRow } from './second-factor-row.tsx';
import { SignInList } from './sign-in-list.tsx';
import { useTexts } from './texts.ts';

/** Loaded after the rest of the account page: few visits need it. */
export function SecurityPanel() {
  const { t } = useTexts();
  return (
    <>
      <Card title={t('security.title')}>
        <PasswordRow />
        <EmailRow />
        <SecondFactorRow />
        <PasskeysRow />
        <ConsentRow />
      </Card>
      <SignInList />
    </>
  );
}
