/**
 * The addresses of the web app: the router builds its routes from them, the server answers them with the app
 * (and everything else with a 404).
 */
export const pages = {
  landing: '/',
  login: '/login',
  register: '/register',
  dashboard: '/dashboard',
  account: '/account',
  admin: '/admin',
  setup: '/interview/setup',
  interview: '/interview',
  live: '/interview/live',
  results: '/interview/results',
  records: '/recordings',
  recordResults: '/recordings/:recordingId',
  analysisResults: '/analysis-results/:recordingId',
  sessionResults: '/results/:sessionId',
  sessionDetails: '/session-details/:sessionId',
} as const;

export type Page = (typeof pages)[keyof typeof pages];

const patterns = Object.values(pages).map((page) => ({
  page,
  pattern: new RegExp(`^${page.replaceAll(/:\w+/g, '[^/]+')}/?$`),
}));

/** The page that an address belongs to. */
export function pageOf(path: string): Page | undefined {
  return patterns.find(({ pattern }) => pattern.test(path))?.page;
}

export function isPage(path: string): boolean {
  return pageOf(path) !== undefined;
}
