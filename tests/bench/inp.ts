// `npm run bench:inp`: the time from a touch to the next frame on ten screens of a phone, with the processor slowed down
// four times. `-- 3` runs three rounds.
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromiumPath } from '../../scripts/lib/browser.mjs';
import { browserWith, prepareLive, withoutWebSpeech } from '../e2e/support/live.ts';
import { register } from '../e2e/support/test.ts';
import { pagesOfUser, putBack, storeSomeone } from './lighthouse/stored.ts';
import { giveLastCoreToPages, hasOwnCore, leaveLastCore } from './separate-cores.ts';
import { servePages } from './serve-pages.ts';

const aimMs = 200;
const slowdown = 4;
const rounds = Number(process.argv[2] ?? 10);

type Screen = {
  readonly name: string;
  readonly open: (page: Page) => Promise<unknown>;
  /** One round. */
  readonly touch: (page: Page) => Promise<unknown>;
  /** How many touches a round has. */
  readonly touches: number;
};

/** How long a finger rests on the glass. */
const touchMs = 70;

/**
 * Touches the middle of an element that no longer moves. `locator.tap()` would run checks of its own in the page while
 * the touch is on its way, and their time would count.
 */
async function tap(target: Locator): Promise<void> {
  const element = await target.elementHandle();
  await element?.scrollIntoViewIfNeeded();
  await element?.waitForElementState('stable');
  const box = await element?.boundingBox();
  if (!box) throw new Error('what is to be touched is not on the screen');
  const finger = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const page = target.page();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
  await sleep(touchMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await devtools.detach();
}

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** A user's first page installs the app in a thread of its own, which would share the page's core. */
const appInstalled = (page: Page) =>
  page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

async function openLive(page: Page): Promise<void> {
  await withoutWebSpeech(page);
  const { request } = page.context();
  await prepareLive(page, await register(request.post.bind(request)), { tier: 'premium' });
  await page.goto('/interview/live');
  // The recording begins by itself after the countdown.
  await page.locator('[data-recording-state="recording"]').waitFor({ timeout: 120_000 });
  await page.getByText(/REC\s*00:(0[3-9]|[1-5])/).waitFor({ timeout: 60_000 });
  await appInstalled(page);
}

async function touchLive(page: Page): Promise<void> {
  for (const name of ['일시정지', '이어하기', '면접 끝내기', '계속하기', '면접에서 나가기']) {
    await tap(button(page, name));
  }
  await tap(button(page, '계속하기'));
}

async function touchLanguage(page: Page): Promise<void> {
  await tap(page.getByTitle('Switch to English'));
  await page.locator('html[lang="en"]').waitFor();
  await tap(page.getByTitle('한국어로 바꾸기'));
  await page.locator('html[lang="ko"]').waitFor();
}

async function touchSignIn(page: Page): Promise<void> {
  await tap(page.getByLabel('이메일'));
  await tap(button(page, '비밀번호 보기'));
  await tap(button(page, '비밀번호 숨기기'));
}

async function touchDetails(page: Page): Promise<void> {
  for (const place of [0, 1, 2]) {
    const question = page.locator('main button[aria-pressed]').nth(place);
    await tap(question);
    await question.and(page.locator('[aria-pressed="true"]')).waitFor();
  }
}

async function touchQuestions(page: Page): Promise<void> {
  await tap(button(page, '새 세트 만들기'));
  await tap(button(page, '취소'));
}

async function touchAccount(page: Page): Promise<void> {
  for (const [name, language] of [
    ['English', 'en'],
    ['한국어', 'ko'],
  ] as const) {
    await tap(page.getByRole('main').getByText(name, { exact: true }));
    await page.locator(`html[lang="${language}"]`).waitFor();
  }
  await tap(button(page, '계정 삭제하기'));
  await tap(button(page, '취소'));
}

async function touchSetup(page: Page): Promise<void> {
  for (const name of ['대학', '인성', '취업']) {
    await tap(page.getByRole('radiogroup').getByText(name, { exact: true }));
  }
  await tap(button(page, '다음'));
  await tap(button(page, '이전'));
}

async function touchRecords(page: Page): Promise<void> {
  await tap(button(page, '면접 기록 삭제').first());
  await tap(button(page, '취소'));
}

async function touchResults(page: Page): Promise<void> {
  for (const number of [2, 3, 1]) {
    const name = new RegExp(`^${number}번 질문`);
    await tap(page.getByRole('tab', { name }));
    await page.getByRole('tabpanel', { name }).waitFor();
  }
}

leaveLastCore();
const server = await servePages();
const { stored, sessionId } = await storeSomeone(server.address);
const { args } = browserWith({ says: 'intro-good' });
const browser = await chromium.launch({ executablePath: chromiumPath(), args });
giveLastCoreToPages();

const openStored = (path: string) => async (page: Page) => {
  await page.addInitScript(putBack, stored);
  await page.goto(path);
  await page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await appInstalled(page);
};
const openAsVisitor = (path: string) => (page: Page) =>
  page.goto(path, { waitUntil: 'networkidle' });
const pages = pagesOfUser(sessionId);
const screens: Screen[] = [
  { name: 'landing', open: openAsVisitor('/'), touch: touchLanguage, touches: 2 },
  { name: 'sign-in', open: openAsVisitor('/login'), touch: touchSignIn, touches: 3 },
  { name: 'live, recording', open: openLive, touch: touchLive, touches: 6 },
  {
    name: 'dashboard',
    open: openStored(pages.dashboard),
    touch: (page) => tap(page.getByRole('button', { name: /^화면 테마/ })),
    touches: 1,
  },
  { name: 'setup', open: openStored(pages.setup), touch: touchSetup, touches: 5 },
  { name: 'records', open: openStored(pages.records), touch: touchRecords, touches: 2 },
  { name: 'results', open: openStored(pages.results), touch: touchResults, touches: 3 },
  { name: 'details', open: openStored(pages.details), touch: touchDetails, touches: 3 },
  { name: 'questions', open: openStored(pages.questions), touch: touchQuestions, touches: 2 },
  { name: 'account', open: openStored(pages.account), touch: touchAccount, touches: 4 },
];

console.log(
  `Time from a touch to the next frame, ${cpus().length} cores (${hasOwnCore ? 'one for the page alone' : 'shared'}), ` +
    `processor slowed down ${slowdown} times; aim: p98 at most ${aimMs} ms on each screen`,
);
try {
  for (const screen of screens) {
    const { name, touches } = screen;
    const times = await measure(browser, screen);
    const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? Number.NaN;
    const isGood = at(0.98) <= aimMs && times.length >= rounds * touches;
    console.log(
      `  ${name}: ${times.length} touches, p75 ${at(0.75)} ms, p98 ${at(0.98)} ms, at most ${at(1)} ms` +
        (isGood ? '' : ': MISSED'),
    );
    if (!isGood) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await server.stop();
}

/** The milliseconds of each touch, shortest first. */
async function measure(open: Browser, screen: Screen): Promise<number[]> {
  const context = await open.newContext({
    baseURL: server.address,
    permissions: ['camera', 'microphone'],
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    locale: 'ko-KR',
  });
  const page = await context.newPage();
  await watchTouches(page);
  await screen.open(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  for (let round = 0; round < rounds; round += 1) await screen.touch(page);
  const times = await readTouches(page);
  await context.close();
  return times;
}

/** An entry of the browser's Event Timing, which leaves out events shorter than 16 ms. */
type Timed = { readonly id: number; readonly ms: number };

/** Makes the page note every touch and the time until the next frame. */
async function watchTouches(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: Timed[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const id: unknown = Reflect.get(entry, 'interactionId');
        if (typeof id === 'number' && id !== 0) seen.push({ id, ms: entry.duration });
      }
    });
    // TypeScript's types lack `durationThreshold`.
    const options = { type: 'event', durationThreshold: 16, buffered: true };
    observer.observe(options);
    Object.assign(window, { benchTouches: seen });
  });
}

/** The duration of a touch is that of its longest event. */
async function readTouches(page: Page): Promise<number[]> {
  // The browser tells of an event after its frame.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  const seen = await page.evaluate<Timed[]>('benchTouches');
  const byId = Map.groupBy(seen, ({ id }) => id);
  return [...byId.values()]
    .map((events) => Math.max(...events.map(({ ms }) => ms)))
    .toSorted((one, two) => one - two);
}
