import { pages } from '@daedap/contract/pages';
import { useTranslation } from '#/lib/i18n/use-translation.ts';
import { useSearchParams } from 'react-router';
import { Notice } from '#/ui/notice.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';
import './texts.ts';
import { withRedirect } from './with-redirect.ts';

export function LoginPage() {
  const { t } = useTranslation();
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
