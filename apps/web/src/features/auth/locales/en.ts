import { validationTexts } from '@daedap/contract/validation-texts';
import type { ko } from './ko.ts';

export const en: typeof ko = {
  auth: {
    fields: {
      username: 'Name',
      email: 'Email',
      password: 'Password',
      confirm: 'Confirm password',
      passwordHint: 'At least 6 characters.',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
    },
    login: {
      title: 'Sign in',
      text: 'Good to see you again. Shall we carry on?',
      submit: 'Sign in',
      noAccount: 'No account yet?',
      forgot: 'I forgot my password',
      passkey: 'Sign in with a passkey',
      code: 'Code of your app, or a recovery code',
      expired:
        'It has been a while, so we signed you out to be safe. Sign in again and you will be back where you were.',
    },
    register: {
      title: 'Sign up',
      text: 'All you need to start practising is an email address.',
      submit: 'Sign up and start',
      haveAccount: 'Already have an account?',
      signInInstead: 'Sign in with this email',
      consent: 'By signing up you agree to the',
      terms: 'terms',
      and: ' and the ',
      privacy: 'privacy notice',
      consentEnd: '.',
    },
    errors: {
      ...validationTexts.en,
      loginFailed: 'Login failed',
      registrationFailed: 'Registration failed',
    },
  },
};
