import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page, request } from '@playwright/test';
import { type Language, languages } from '@daedap/contract/languages';
import { pageRow, pages } from '@daedap/contract/pages';
import { withWebSpeech } from './support/live.ts';
import { chromiumFlags } from './support/chromium-flags.ts';
import startServer from './support/global-setup.ts';
import { ageAnswers, makeAdmin } from '../harness/database.ts';
import { addressOf, screens } from './support/pages.ts';
import { goodAnswer, postAs, practise, type PractisedSession } from './support/sessions.ts';

const folder = fileURLToPath(new URL('../../screenshots', import.meta.url));
const widths = { 360: 740, 768: 1024, 1280: 800 };
const adminEmail = `admin-${randomUUID()}@example.com`;
const practisedEmail = `practised-${randomUUID()}@example.com`;
const themes = ['light', 'dark'] as const;

/** The sessions of the account that has practised. */
type PastSessions = { completed: PractisedSession; open: PractisedSession };

type Shot = {
  name: string;
  path: string | ((past: PastSessions) => string);
  as?: 'user' | 'admin' | 'practised' | undefined;
  /** The browser may use camera and microphone. */
  devices?: true;
  before?: (page: Page) => Promise<void>;
};

const submit = (page: Page) => page.locator('main form button[type="submit"]').click();

const press = (page: Page, name: RegExp) => page.getByRole('button', { name }).click();

/** Starts an answer. After a reload the page offers the answer of the previous width, which is discarded. */
async function record(page: Page) {
  const start = page.getByRole('button', { name: /답변 시작하기|Start answering/ });
  const discard = page.getByRole('button', { name: /버리고 새로 답하기|Discard/ });
  await start.or(discard).first().waitFor();
  if (await discard.isVisible()) await discard.click();
  await start.click();
  await page.getByText(/REC\s*00:02/).waitFor();
}

async function answerFirst(page: Page) {
  const feedback = page.locator('[data-recording-state="feedback"]');
  const start = page.getByRole('button', { name: /답변 시작하기|Start answering/ });
  await feedback.or(start).first().waitFor();
  if (await feedback.isVisible()) return;
  await record(page);
  await press(page, /답변 완료|Finish/);
  await press(page, /결과 보기|See the result/);
  await feedback.waitFor();
}

/** Opens a part of the panel below an answer. */
async function openPractice(page: Page, name: RegExp) {
  const panel = page.getByRole('region', { name: /다음에는 이렇게|next time/ });
  await panel.getByRole('button', { name }).click();
  await panel.getByRole('listitem').first().waitFor();
  await panel.scrollIntoViewIfNeeded();
}

const accountFor = {
  anyone: undefined,
  signedOut: undefined,
  signedIn: 'practised',
  admin: 'admin',
} as const;

/** Every page of the table, and every other state of a page that a user can see. */
const shots: Shot[] = [
  ...screens.map((name) => ({
    name,
    path: ({ completed }: PastSessions) => addressOf(name, completed.id),
    as: accountFor[pageRow(name).access],
  })),
  { name: 'dashboard-newcomer', path: pages.dashboard, as: 'user' },
  { name: 'login-errors', path: pages.login, before: submit },
  { name: 'login-expired', path: '/login?redirect=%2Faccount&reason=expired' },
  { name: 'register-errors', path: pages.register, before: submit },
  { name: 'not-found', path: '/no-such-page' },
  {
    name: 'dashboard-failed',
    path: pages.dashboard,
    as: 'user',
    before: async (page) => {
      await page.route('**/api/dashboard/*', (route) => route.abort());
      await page.reload();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'account-delete',
    path: pages.account,
    as: 'user',
    before: (page) => page.getByRole('button', { name: /계정 삭제하기|Delete my account/ }).click(),
  },
  {
    name: 'exit',
    path: pages.dashboard,
    as: 'user',
    before: (page) =>
      page
        .getByRole('banner')
        .getByRole('button', { name: /나가기|Exit/ })
        .click(),
  },
  { name: 'access-denied', path: pages.admin, as: 'user' },
  { name: 'live-recording', path: pages.interview, as: 'user', devices: true, before: record },
  { name: 'live-feedback', path: pages.interview, as: 'user', devices: true, before: answerFirst },
  { name: 'records-none', path: pages.history, as: 'user' },
  { name: 'results-open', path: ({ open }) => `/results/${open.id}`, as: 'practised' },
  {
    name: 'results-effects',
    path: ({ completed }) => `/results/${completed.id}?answer=2`,
    as: 'practised',
    before: async (page) => {
      for (const summary of await page.locator('summary').all()) await summary.click();
      await page.evaluate(() => window.scrollTo(0, 0));
    },
  },
  { name: 'results-missing', path: '/results/2000000000', as: 'practised' },
  {
    name: 'results-leaving',
    path: ({ completed }) => `/results/${completed.id}`,
    as: 'practised',
    before: async (page) => {
      await page.evaluate(() => window.history.back());
      await page.getByRole('alertdialog').waitFor();
    },
  },
  {
    name: 'details-question',
    path: ({ completed: { id, questions } }) =>
      `/session-details/${id}?question=${questions[0]?.id}`,
    as: 'practised',
  },
  {
    name: 'practice-outline',
    path: ({ completed: { id, questions } }) =>
      `/session-details/${id}?question=${questions[1]?.id}`,
    as: 'practised',
    before: (page) => openPractice(page, /^(고쳐 말해보기|Say it better)$/),
  },
  {
    name: 'practice-script',
    path: ({ completed: { id, questions } }) =>
      `/session-details/${id}?question=${questions[1]?.id}`,
    as: 'practised',
    before: async (page) => {
      await openPractice(page, /^(고쳐 말해보기|Say it better)$/);
      await press(page, /대본으로 만들기|Make it my script/);
    },
  },
  {
    name: 'practice-example',
    path: ({ completed: { id, questions } }) =>
      `/session-details/${id}?question=${questions[0]?.id}`,
    as: 'practised',
    before: (page) => openPractice(page, /^(예시 답변 보기|Show an example answer)$/),
  },
  {
    name: 'practice-habits',
    path: pages.dashboard,
    as: 'practised',
    before: async (page) => {
      await press(page, /내 습관 살펴보기|Look at my habits/);
      await page.getByText(/가장 든든한|Your most reliable/).waitFor();
    },
  },
  {
    name: 'compare',
    path: ({ completed: { id, questions } }) =>
      `/session-details/${id}?question=${questions[0]?.id}&compare=1`,
    as: 'practised',
  },
];

type Session = { token: string; user: unknown };

async function register(email: string): Promise<Session> {
  const answer = await fetch(`${process.env['E2E_BASE_URL']}/api/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, username: '민지', password: '123456' }),
  });
  return (await answer.json()) as Session;
}

/** A completed interview with a question answered again, one that is half done, and a few more. */
async function practiseBefore(token: string): Promise<PastSessions> {
  const api = await request.newContext({ baseURL: process.env['E2E_BASE_URL'] ?? '' });
  const job = { category: 'job', sub: 'it' } as const;
  const weak = '저는 팀에서 문제를 맡아서 열심히 했습니다.';
  await practise(api, token, {
    category: 'university',
    sub: 'graduate',
    answers: [weak, '', goodAnswer],
    finish: true,
  });
  const completed = await practise(api, token, {
    ...job,
    answers: [weak, goodAnswer, goodAnswer],
    finish: true,
  });
  await postAs(api, token)('interviews/analyze-text', {
    sessionId: completed.id,
    questionId: completed.questions[0]?.id,
    answerText: goodAnswer,
    answerDuration: 41,
    retake: true,
  });
  await practise(api, token, { category: 'pressure', sub: 'stress', answers: [], finish: false });
  const open = await practise(api, token, { ...job, answers: [goodAnswer], finish: false });
  await api.dispose();
  return { completed, open };
}

/** Takes a shot at every width, in one page that is resized. */
async function take(browser: Browser, shot: Shot, language: Language, theme: 'light' | 'dark') {
  const page = await browser.newPage({
    colorScheme: theme,
    reducedMotion: 'reduce',
    // It would show stored copies where a screenshot needs a failure.
    serviceWorkers: 'block',
    baseURL: process.env['E2E_BASE_URL'],
    permissions: shot.devices ? ['camera', 'microphone'] : [],
  });
  page.setDefaultTimeout(30_000);
  if (shot.devices) await withWebSpeech(page, ['저는 매주 회의록을 남겨서 지연을 줄였습니다.']);
  const session = shot.as && sessions[shot.as];
  await page.addInitScript(
    ([storedLanguage, token, user]) => {
      localStorage.setItem('language', storedLanguage ?? 'ko');
      if (token) localStorage.setItem('token', token);
      if (user) localStorage.setItem('user', user);
    },
    [language, session?.token, session && JSON.stringify(session.user)],
  );
  for (const [width, height] of Object.entries(widths)) {
    await page.setViewportSize({ width: Number(width), height });
    await page.goto(typeof shot.path === 'string' ? shot.path : shot.path(past));
    await page.getByRole('heading', { level: 1 }).waitFor();
    // The server's HTML has a page of each language until the app runs.
    await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    await shot.before?.(page);
    await page.evaluate(() => document.fonts.ready);
    const path = join(folder, language, theme, width, `${shot.name}.png`);
    await page.screenshot({
      path,
      fullPage:
        shot.before === undefined ||
        /^(live-feedback|results-effects|practice-.*)$/.test(shot.name),
    });
  }
  await page.close();
}

const stopServer = await startServer();
const sessions = {
  user: await register(`minji-${randomUUID()}@example.com`),
  admin: await register(adminEmail),
  practised: await register(practisedEmail),
};
const past = await practiseBefore(sessions.practised.token);
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: chromiumFlags,
});
try {
  await makeAdmin(adminEmail);
  await ageAnswers(practisedEmail);
  const wanted = shots.filter((shot) => !process.argv[2] || shot.name.startsWith(process.argv[2]));
  for (const language of languages) {
    for (const theme of themes) {
      await Promise.all(wanted.map((shot) => take(browser, shot, language, theme)));
      console.log(`screenshots/${language}/${theme}`);
    }
  }
} finally {
  await browser.close();
  await stopServer();
}
