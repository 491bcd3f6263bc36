import { historyLock } from './constants/navigation.ts';
import { keysOf } from './keys-of.ts';

/** Which sideways movements of one finger a page keeps from the browser. */
export type SwipeRule =
  /** Every one. */
  | 'all'
  /** To the right, which goes back; to the left is free. */
  | 'back'
  /** From an edge of the screen, or across much of it. */
  | 'edgesAndLarge';

/** How the browser's history holds a visitor on a page. */
export type LockRule = {
  /** Copies of the page that lie below it from the start. */
  readonly initial: number;
  /** Whether copies are added while the visitor goes back. */
  readonly toppedUp: boolean;
  /** Whether going back several pages at once counts as going back, too. */
  readonly jumps: boolean;
};

/** What happens when a visitor leaves a page by "back" or by a link. */
export type LeaveRule = {
  /** Names the texts of the question: `shell.leave.<question>`. The interview asks by itself. */
  readonly question:
    | 'live'
    | 'dashboard'
    | 'results'
    | 'records'
    | 'details'
    | 'month'
    | 'setup'
    | 'account'
    | 'admin';
  /** The page that a confirmed "back" opens. */
  readonly to: 'landing' | 'dashboard';
  readonly lock: LockRule;
  /** Null where links open at once; otherwise the pages that a link opens without a question. */
  readonly openLinks: readonly string[] | null;
};

type PageRow = {
  /** The address; `:name` stands for one part of it. */
  readonly path: string;
  readonly access: 'anyone' | 'signedOut' | 'signedIn' | 'admin';
  /** The file below `apps/web/src` that shows the page, and its component. */
  readonly screen: `features/${string}-page.tsx`;
  readonly component: string;
  /**
   * Kilobytes of JavaScript, gzipped, that a first visit in Korean may load before the page can be used. Parts that load
   * once the browser is idle do not count, nor does what the landing page loads on the first touch.
   */
  readonly budgetKb: number;
  /** Null where "back" is the browser's own. */
  readonly leave: LeaveRule | null;
  readonly swipes: SwipeRule;
  /** Whether menus, dragging and selection are off. */
  readonly still: boolean;
};

const lock: LockRule = { initial: historyLock.initialEntries, toppedUp: false, jumps: false };

const open = { leave: null, swipes: 'edgesAndLarge', still: false } as const;

const guarded = (question: LeaveRule['question'], rule: Partial<LeaveRule> = {}) => ({
  ...open,
  leave: { question, to: 'dashboard', lock, openLinks: null, ...rule } satisfies LeaveRule,
});

/** Signing out, which has asked by itself, and being signed out. */
const signedOutPages = ['landing', 'login'];

const live = {
  access: 'signedIn',
  screen: 'features/interview/live-page.tsx',
  component: 'LivePage',
  budgetKb: 190,
  ...guarded('live', {
    lock: { initial: historyLock.initialEntriesLive, toppedUp: true, jumps: true },
  }),
  swipes: 'all',
} as const;

const results = {
  access: 'signedIn',
  screen: 'features/history/results/results-page.tsx',
  component: 'ResultsPage',
  budgetKb: 162,
  ...guarded('results', {
    lock: { ...lock, jumps: true },
    // Practising on, and looking closer.
    openLinks: [...signedOutPages, 'setup', 'interview', 'live', 'results', 'sessionDetails'],
  }),
} as const;

/**
 * Every page of the web app. The router, the guards, the chunks of the build, the budgets, the accessibility tests and
 * the screenshots are made from this table; the server serves the app at these addresses and nothing at any other.
 */
export const pageTable = {
  landing: {
    path: '/',
    access: 'anyone',
    screen: 'features/landing/landing-page.tsx',
    component: 'LandingPage',
    budgetKb: 3.6,
    ...open,
  },
  howWeScore: {
    path: '/how-we-score',
    access: 'anyone',
    screen: 'features/how-we-score/how-we-score-page.tsx',
    component: 'HowWeScorePage',
    budgetKb: 107,
    ...open,
  },
  privacy: {
    path: '/privacy',
    access: 'anyone',
    screen: 'features/policies/privacy-page.tsx',
    component: 'PrivacyPage',
    budgetKb: 109,
    ...open,
  },
  terms: {
    path: '/terms',
    access: 'anyone',
    screen: 'features/policies/terms-page.tsx',
    component: 'TermsPage',
    budgetKb: 108,
    ...open,
  },
  login: {
    path: '/login',
    access: 'signedOut',
    screen: 'features/auth/login-page.tsx',
    component: 'LoginPage',
    budgetKb: 108,
    ...open,
  },
  register: {
    path: '/register',
    access: 'signedOut',
    screen: 'features/auth/register-page.tsx',
    component: 'RegisterPage',
    budgetKb: 108,
    ...open,
  },
  forgotPassword: {
    path: '/forgot-password',
    access: 'signedOut',
    screen: 'features/auth/forgot-password-page.tsx',
    component: 'ForgotPasswordPage',
    budgetKb: 108,
    ...open,
  },
  /** Links in mails lead here. Whoever is signed in may open one, too. */
  resetPassword: {
    path: '/reset-password',
    access: 'anyone',
    screen: 'features/auth/reset-password-page.tsx',
    component: 'ResetPasswordPage',
    budgetKb: 108,
    ...open,
  },
  confirmEmail: {
    path: '/confirm-email',
    access: 'anyone',
    screen: 'features/auth/confirm-email-page.tsx',
    component: 'ConfirmEmailPage',
    budgetKb: 108,
    ...open,
  },
  dashboard: {
    path: '/dashboard',
    access: 'signedIn',
    screen: 'features/dashboard/dashboard-page.tsx',
    component: 'DashboardPage',
    budgetKb: 136,
    ...guarded('dashboard', { to: 'landing' }),
  },
  month: {
    /** With `?month=2026-11`, otherwise the newest month with answers. */
    path: '/month-summary',
    access: 'signedIn',
    screen: 'features/dashboard/month/month-page.tsx',
    component: 'MonthPage',
    budgetKb: 117,
    ...guarded('month'),
  },
  account: {
    path: '/account',
    access: 'signedIn',
    screen: 'features/account/account-page.tsx',
    component: 'AccountPage',
    budgetKb: 172,
    ...guarded('account'),
  },
  questions: {
    path: '/questions',
    access: 'signedIn',
    screen: 'features/questions/questions-page.tsx',
    component: 'QuestionsPage',
    budgetKb: 127,
    ...open,
  },
  materials: {
    path: '/materials',
    access: 'signedIn',
    screen: 'features/materials/materials-page.tsx',
    component: 'MaterialsPage',
    budgetKb: 130,
    ...open,
  },
  admin: {
    path: '/admin',
    access: 'admin',
    screen: 'features/admin/admin-page.tsx',
    component: 'AdminPage',
    budgetKb: 120,
    ...guarded('admin'),
  },
  setup: {
    path: '/interview/setup',
    access: 'signedIn',
    screen: 'features/setup/setup-page.tsx',
    component: 'SetupPage',
    budgetKb: 155,
    ...guarded('setup'),
    swipes: 'back',
  },
  interview: { path: '/interview', ...live },
  live: { path: '/interview/live', ...live },
  results: { path: '/interview/results', ...results },
  history: {
    path: '/recordings',
    access: 'signedIn',
    screen: 'features/history/list/session-list-page.tsx',
    component: 'SessionListPage',
    budgetKb: 155,
    ...guarded('records', {
      // What the cards of the list are for: details, results, and going on with an interview.
      openLinks: [...signedOutPages, 'sessionDetails', 'recordingResults', 'live'],
    }),
    swipes: 'all',
    still: true,
  },
  recordingResults: { path: '/recordings/:recordingId', ...results },
  analysisResults: { path: '/analysis-results/:recordingId', ...results },
  sessionResults: { path: '/results/:sessionId', ...results },
  sessionDetails: {
    path: '/session-details/:sessionId',
    access: 'signedIn',
    screen: 'features/history/details/session-details-page.tsx',
    component: 'SessionDetailsPage',
    budgetKb: 165,
    ...guarded('details'),
  },
} as const satisfies Record<string, PageRow>;

export type PageName = keyof typeof pageTable;

export const pageNames = keysOf(pageTable);

/** A row of the table, without the literal types of its texts. */
export const pageRow = (name: PageName): PageRow => pageTable[name];

/** The address of each page by its name. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the entries are those of the table
export const pages = Object.fromEntries(pageNames.map((name) => [name, pageTable[name].path])) as {
  readonly [Name in PageName]: (typeof pageTable)[Name]['path'];
};

export type Page = (typeof pages)[PageName];

const patterns = Object.values(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/** The page that an address belongs to, as it is written in the table. */
export function pageOf(path: string): Page | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.page;
}

export function isPage(path: string): boolean {
  return pageOf(path) !== undefined;
}
