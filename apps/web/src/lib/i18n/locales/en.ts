import type { ko } from './ko.ts';

export const en: typeof ko = {
  common: {
    appName: 'Daedap',
    fullName: 'Daedap',
    pageTitle: '{{title}} · Daedap',
    loading: 'Loading',
    accessDenied: 'You cannot open this page',
    noPermission: 'Only administrators can see this page.',
    retry: 'Try again',
    cancel: 'Cancel',
    close: 'Close',
    ok: 'OK',
    reload: 'Reload',
    toHome: 'Back to home',
    toDashboard: 'Go to the dashboard',
    login: 'Sign in',
    register: 'Sign up',
    errors: {
      network: 'We could not reach the server. Please check your connection and try again.',
      networkForm:
        'We could not reach the server. What you typed is still here: please check your connection and press again.',
      unknown: 'Something went wrong for a moment. Please try again shortly.',
    },
  },
  shell: {
    skipToContent: 'Skip to content',
    back: 'Back',
    home: 'Daedap, home',
    homeSignedIn: 'Daedap, to the dashboard',
    account: 'My account',
    exit: 'Exit',
    exitDialog: {
      title: 'Leave Daedap?',
      text: 'You will be signed out and taken to the home page. Your practice history stays as it is.',
      confirm: 'Leave',
    },
    exitApp: {
      title: 'Close the app?',
      text: 'You stay signed in, and your records are kept.',
    },
    leave: {
      stay: 'Stay',
      leave: 'Leave',
      dashboard: {
        title: 'Leave the app?',
        text: 'You will be taken to the home page and stay signed in.',
      },
      setup: {
        title: 'Stop preparing?',
        text: 'You will be taken to the dashboard. Your choices so far are kept, so you can go on from here when you come back.',
      },
      results: {
        title: 'Leave the results?',
        text: 'Results stay in your records, where you can open them again at any time.',
      },
      records: {
        title: 'Leave your records?',
        text: 'Your records stay as they are, and you can open them again at any time.',
      },
      details: {
        title: 'Leave this session?',
        text: 'You will be taken to the dashboard. The interview stays in your records.',
      },
      month: {
        title: 'Leave the summary of the month?',
        text: 'You will be taken to the dashboard. You can open the summary again at any time.',
      },
      account: {
        title: 'Leave your account?',
        text: 'You will be taken to the dashboard. Your account and your records stay as they are.',
      },
      admin: {
        title: 'Leave the admin page?',
        text: 'You will be taken to the dashboard. You can open this page again at any time.',
      },
    },
    language: {
      legend: 'Language',
      ko: '한국어',
      en: 'English',
      short: { ko: '한', en: 'EN' },
      switchTo: { ko: '한국어로 바꾸기', en: 'Switch to English' },
    },
    theme: {
      legend: 'Theme',
      system: 'System',
      light: 'Light',
      dark: 'Dark',
      switch: 'Theme: {{current}}. Press for {{next}}',
    },
    denied: {
      title: 'Access denied',
      soon: 'We will take you to the dashboard in a moment.',
    },
    notFound: {
      title: 'There is no such page',
      text: 'The address may have changed or be mistyped. Shall we begin again from the start?',
    },
    failure: {
      title: 'Something went wrong on this page',
      text: 'Everything you saved is still there. Reloading usually helps.',
      chunkTitle: 'The page could not be loaded',
      chunkText: 'The connection was lost, or there is a new version. Reload to carry on.',
    },
  },
};
