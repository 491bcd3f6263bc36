import { pages } from '@daedap/contract/pages';
import { useSearchParams } from 'react-router';
import { Notice } from '#/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import { withRedirect } from './with-redirect.ts';
import { useTexts } from './texts.ts';

export function LoginPage() {
  const { t } = useTexts();
  const [query] = useSearchParams();
  return (
    <AuthFrame
      title={t('auth.login.title')}
      text={t('auth.login.text')}
      question={t('auth.login.noAccount')}
      otherPage={withRedirect(pages.register, query)}
      otherLabel={t('common.register')}
    >
      {query.get('reason') === 'expired' && (
        <div className="mb-5">
          <Notice tone="info">{t('auth.login.expired')}</Notice>
        </div>
      )}
      <LoginForm />
    </AuthFrame>
  );
}
