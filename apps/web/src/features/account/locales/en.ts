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
  speechModel: {
    title: 'Speech recognition on this device',
    text: 'Download the speech model once (about {{size}} MB), and your voice can be recognised on this device. The recognised text is sent to the server for analysis.',
    download: 'Download the model',
    resume: 'Continue the download',
    remove: 'Remove the model',
    downloading: 'Loading',
    percent: '{{number}}%',
    ready: 'Ready. The model is in this browser.',
    cancelled: 'The download has stopped. Complete files are kept, so you can continue any time.',
    failed: {
      network:
        'The connection was lost before everything arrived. Complete files are kept: check your connection and try again.',
      space: 'There is not enough room on this device. Free some space and try again.',
      other: 'The model could not be downloaded. Please try again in a moment.',
    },
    ask: {
      title: 'Download the speech model?',
      text: 'About {{size}} MB are downloaded once and kept in this browser. They are only used to turn what you say in interviews into text on this device, and you can remove them any time. Wi-Fi is best.',
      later: 'Not now',
    },
    askRemoval: {
      title: 'Remove the speech model?',
      text: 'This frees about {{size}} MB in this browser. To use it again you would have to download it again.',
      confirm: 'Remove',
    },
    removed: 'The speech model was removed.',
    removalFailed: 'The model could not be removed. Please try again in a moment.',
  },
};
