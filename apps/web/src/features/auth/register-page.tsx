import { pages } from '@daedap/contract/pages';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';
import './texts.ts';
import { withRedirect } from './with-redirect.ts';

export function RegisterPage() {
  const { t } = useTranslation();
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
