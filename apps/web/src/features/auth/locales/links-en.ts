import type { ko } from './links-ko.ts';

export const en: typeof ko = {
  links: {
    forgot: {
      title: 'Forgot your password',
      text: 'We send a link to your email with which you choose a new password.',
      email: 'Email',
      submit: 'Send the link',
      sentTitle: 'Check your mail',
      sent: 'If there is an account with {{email}}, we sent a link to it. Open it within {{minutes}} minutes. If you cannot see it, look into your spam folder.',
      failed: 'The request could not be sent. Please try again shortly.',
      noMailTitle: 'You cannot choose a new password here',
      noMail:
        'This server sends no mail. Tell the people who run this service that you forgot your password: they can make a link for you.',
      operator: 'Operator: {{operator}}',
      back: 'Remembered it?',
      siteFailed: 'The server could not be asked',
    },
    reset: {
      title: 'Choose a new password',
      text: 'A new password signs you out on every device. You then sign in with the new one.',
      password: 'New password',
      passwordHint: 'At least 6 characters.',
      confirm: 'Confirm new password',
      submit: 'Change password',
      done: 'Your password was changed. Please sign in with the new one.',
      toLogin: 'Sign in',
      failed: 'The password could not be changed. Please try again shortly.',
      noLink: 'Please open the link in the mail again. It seems that only a part of it was copied.',
      newLink: 'Get a new link',
      expired: 'This link was used already or has expired. Please get a new one.',
    },
    confirmEmail: {
      title: 'Confirm your email',
      text: 'Press the button to use this address for your account.',
      submit: 'Use this email',
      done: 'From now on you sign in with {{email}}.',
      failed: 'The email could not be confirmed. Please try again shortly.',
      toAccount: 'To my account',
    },
  },
};
