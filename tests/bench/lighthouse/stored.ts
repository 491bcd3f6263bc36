import { type APIRequestContext, chromium, request } from '@playwright/test';
import { prepareLive } from '../../e2e/support/live.ts';
import { goodAnswer, practise } from '../../e2e/support/sessions.ts';
import { register, signIn } from '../../e2e/support/test.ts';
import { chromiumPath } from '../../../scripts/lib/browser.mjs';

/** The storage of a user's browser before a page opens. */
export type StoredEntries = { readonly local: Entries; readonly session: Entries };
type Entries = Record<string, string>;

const short = '저는 팀에서 문제를 맡아서 열심히 했습니다.';

/** Every page behind the sign-in but `/admin`, which only operators open. */
export const pagesOfUser = (sessionId: number) => ({
  dashboard: '/dashboard',
  setup: '/interview/setup',
  live: '/interview/live',
  results: `/results/${sessionId}`,
  details: `/session-details/${sessionId}`,
  records: '/recordings',
  month: '/month-summary',
  questions: '/questions',
  materials: '/materials',
  account: '/account',
});

/** Practises three completed interviews, and one with a single answer. */
async function practiseBefore(api: APIRequestContext, token: string): Promise<number> {
  const job = { category: 'job', sub: 'it' } as const;
  const answers = [short, goodAnswer, goodAnswer];
  await practise(api, token, { category: 'university', sub: 'graduate', answers, finish: true });
  await practise(api, token, { category: 'personality', sub: 'basic', answers, finish: true });
  const { id } = await practise(api, token, { ...job, answers, finish: true });
  await practise(api, token, { ...job, answers: [goodAnswer], finish: false });
  return id;
}

/** Creates an account with past sessions, and the storage of a tab that is about to open the live screen. */
export async function storeSomeone(
  baseURL: string,
): Promise<{ stored: StoredEntries; sessionId: number }> {
  const api = await request.newContext({ baseURL });
  const account = await register(api.post.bind(api));
  const sessionId = await practiseBefore(api, account.token);
  await api.dispose();
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const page = await browser.newPage({ baseURL });
  await signIn(page, account);
  await prepareLive(page, account);
  // A file of the same origin instead of a page: the app must not change the storage yet.
  await page.goto('/robots.txt');
  const stored: StoredEntries = await page.evaluate(() => ({
    local: Object.fromEntries(Object.entries(localStorage)),
    session: Object.fromEntries(Object.entries(sessionStorage)),
  }));
  await browser.close();
  return { stored, sessionId };
}

/** Restores the storage. Runs in the page before any other script. */
export function putBack({ local, session }: StoredEntries): void {
  for (const [key, value] of Object.entries(local)) localStorage.setItem(key, value);
  for (const [key, value] of Object.entries(session)) sessionStorage.setItem(key, value);
}
