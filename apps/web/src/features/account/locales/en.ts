import { validationTexts } from '@daedap/contract/validation-texts';
import type { ko } from './ko.ts';

export const en: typeof ko = {
  account: {
    title: 'My account',
    profile: {
      title: 'Profile',
      name: 'Name',
      email: 'Email',
      role: 'Role',
      admin: 'Administrator',
      toAdmin: 'Open the admin page',
      since: 'Member since',
      sessions: 'Interviews practised',
      sessionCount: '{{number}}',
      failed: 'Your profile could not be loaded',
    },
    settings: { title: 'Display' },
    signOut: {
      title: 'Sign out',
      text: 'Signs you out on this device and shows the home page. Your practice history and recordings stay.',
      button: 'Sign out',
    },
    export: {
      title: 'Download my data',
      text: 'Everything the server holds about you, as one JSON file. Videos are on your device and not part of it.',
      button: 'Download',
      done: 'Your file has been downloaded.',
      failed: 'The file could not be downloaded. Please try again shortly.',
    },
    delete: {
      title: 'Delete account',
      text: 'Removes your account and all practice records. This cannot be undone.',
      button: 'Delete my account',
      dialogTitle: 'Really delete your account?',
      lost: 'What will be gone',
      lostAccount: 'Your account with its name and email',
      lostSessions: 'All interviews and answers',
      lostAnalysis: 'Scores, feedback and videos backed up to the server',
      lostRecordings: 'Your recordings on this device, and answers not sent yet',
      cannotUndo: 'This cannot be undone. You may want to download your data first.',
      password: 'Password',
      showPassword: 'Show password',
      hidePassword: 'Hide password',
      confirm: 'Delete',
      done: 'Your account and records are gone. Thank you for practising with us.',
      doneElsewhere:
        'Your account is gone, but the recordings on this device could not be deleted. Please clear this site’s data in your browser settings.',
      failed: 'The account could not be deleted. Nothing has changed; please try again shortly.',
    },
    errors: validationTexts.en,
  },
};
