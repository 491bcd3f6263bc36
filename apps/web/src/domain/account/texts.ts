import { defineTexts } from '#/lib/i18n/define-texts.ts';

export const { useTexts } = defineTexts({
  ko: { accountForm: { showPassword: '비밀번호 보기', hidePassword: '비밀번호 숨기기' } },
  en: { accountForm: { showPassword: 'Show password', hidePassword: 'Hide password' } },
});
