import { pages } from '@daedap/contract/pages';
import { useSearchParams } from 'react-router';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import { withRedirect } from './with-redirect.ts';
import { useTexts } from './texts.ts';

export function RegisterPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  const loginPage = withRedirect(pages.login, query);
  return (
    <AuthFrame
      title={t('auth.register.title')}
      text={t('auth.register.text')}
      question={t('auth.register.haveAccount')}
      otherPage={loginPage}
      otherLabel={t('common.login')}
    >
      <RegisterForm loginPage={loginPage} />
    </AuthFrame>
  );
}
