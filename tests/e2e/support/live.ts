import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type { generateQuestions } from '@daedap/contract/calls/questions';
import type { ResponseOf } from '@daedap/contract/call';
import type { Language } from '@daedap/contract/languages';
import type { TierId } from '@daedap/contract/tiers';
import { nextQuestionDelayMs, nextQuestionResetMs } from '@daedap/contract/constants/interview';
import { chromiumFlags, denyDevices } from './chromium-flags.ts';
import { type Account, expect, signIn } from './test.ts';

const speech = (name: string) =>
  fileURLToPath(new URL(`../../../apps/server/test/fixtures/speech/${name}.wav`, import.meta.url));

/**
 * A browser with another file for its microphone, without a device, or one that refuses the devices to every page. Of
 * equal flags Chromium uses the last one.
 */
export const browserWith = (change: { says?: string; devices?: number; deny?: boolean }) => ({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: [
    ...chromiumFlags,
    ...(change.says === undefined
      ? []
      : [`--use-file-for-fake-audio-capture=${speech(change.says)}`]),
    ...(change.devices === undefined
      ? []
      : [`--use-fake-device-for-media-stream=device-count=${change.devices}`]),
    ...(change.deny ? [denyDevices] : []),
  ],
});

/** Seconds that an answer may take. */
const limits = { free: 10, basic: 60, premium: 300 } as const;

export type LiveOptions = {
  readonly tier?: TierId;
  readonly mainCategory?: 'job' | 'pressure';
  readonly count?: 3 | 5;
  /** The first question was already prepared on the setup screen. */
  readonly prepared?: boolean;
  readonly language?: Language;
  /** Mode, format and preparation time; practice unless told. */
  readonly terms?: object;
  /** Further navigation state of the live screen. */
  readonly state?: object;
};

type Generated = ResponseOf<typeof generateQuestions>;

/** Creates a session on the server and puts the tab into the state in which it opens the live screen. */
export async function prepareLive(page: Page, account: Account, options: LiveOptions = {}) {
  const { tier = 'basic', mainCategory = 'job', count = 3, prepared = false } = options;
  const { language = 'ko' } = options;
  const cell = {
    mainCategory,
    subCategory: mainCategory === 'job' ? 'it' : 'stress',
    difficulty: 'beginner',
  };
  const settings = {
    enableAds: tier === 'free',
    timePerQuestion: limits[tier],
    language,
    ...options.terms,
  };
  const answer = await page.request.post('/api/ai/generate-questions', {
    headers: { authorization: `Bearer ${account.token}` },
    data: { ...cell, count, ...settings },
  });
  expect(answer.status()).toBe(201);
  const { sessionId, questions } = (await answer.json()) as Generated;
  const state = {
    interviewConfig: { type: 'video', ...cell, questionCount: count, ...settings },
    questions,
    timeLimit: limits[tier],
    sessionId,
    adMetrics: prepared ? { status: 'COMPLETED' } : null,
    ...options.state,
  };
  await signIn(page, account);
  await page.addInitScript(
    ([kept, tierId]) => {
      if (sessionStorage.getItem('e2e-live')) return;
      sessionStorage.setItem('e2e-live', 'yes');
      sessionStorage.setItem('interview_session_1', kept);
      sessionStorage.setItem('latest_interview_session_key', 'interview_session_1');
      if (tierId === 'free') return;
      const day = 24 * 60 * 60 * 1000;
      const subscription = {
        tierId,
        status: 'active',
        startedAt: new Date().toISOString(),
        expiresAt: new Date(Date.now() + 30 * day).toISOString(),
      };
      localStorage.setItem('subscription', JSON.stringify(subscription));
    },
    [JSON.stringify(state), tier] as const,
  );
  return { sessionId, questions };
}

/** A browser without speech recognition: the server recognises the speech. */
export async function withoutWebSpeech(page: Page) {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'SpeechRecognition');
    Reflect.deleteProperty(window, 'webkitSpeechRecognition');
  });
}

/** A speech recognition that cannot reach its service, as in a browser without the keys of its vendor. */
export async function withFailingWebSpeech(page: Page) {
  await page.addInitScript(() => {
    class Recognition extends EventTarget {
      start() {
        queueMicrotask(() => {
          this.dispatchEvent(Object.assign(new Event('error'), { error: 'network' }));
          this.dispatchEvent(new Event('end'));
        });
      }
      stop() {
        this.dispatchEvent(new Event('end'));
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  });
}

/** A fake speech recognition that recognises these sentences, one every half second. */
export async function withWebSpeech(page: Page, sentences: readonly string[]) {
  await page.addInitScript((said) => {
    class Recognition extends EventTarget {
      timer = 0;
      heard = 0;
      start() {
        this.timer = window.setInterval(() => this.hear(), 500);
      }
      hear() {
        if (this.heard >= said.length) return;
        this.heard += 1;
        const results = said
          .slice(0, this.heard)
          .map((transcript) =>
            Object.assign([{ transcript, confidence: 0.93 }], { isFinal: true }),
          );
        const event = Object.assign(new Event('result'), { results, resultIndex: this.heard - 1 });
        this.dispatchEvent(event);
      }
      stop() {
        window.clearInterval(this.timer);
        this.dispatchEvent(new Event('end'));
      }
      abort() {
        this.stop();
      }
    }
    Object.assign(window, { SpeechRecognition: Recognition, webkitSpeechRecognition: Recognition });
  }, sentences);
}

/** Notes every track that the page opens, and every request for devices. */
export async function watchTracks(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    const asked: string[] = [];
    Object.assign(window, { e2eTracks: tracks, e2eAsked: asked });
    const keep = (track: MediaStreamTrack) => {
      tracks.push(track);
      return track;
    };
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = async (wanted) => {
      asked.push(wanted?.video ? 'camera and microphone' : 'microphone');
      const stream = await open(wanted);
      stream.getTracks().forEach(keep);
      return stream;
    };
    // oxlint-disable-next-line typescript/unbound-method -- called with its track below
    const clone = MediaStreamTrack.prototype.clone;
    MediaStreamTrack.prototype.clone = function cloneAndKeep(this: MediaStreamTrack) {
      return keep(clone.call(this));
    };
  });
}

/** The user refuses camera and microphone until the test calls the returned function. */
export async function refuseDevices(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator;
    const open = mediaDevices.getUserMedia.bind(mediaDevices);
    mediaDevices.getUserMedia = (wanted) =>
      sessionStorage.getItem('e2e-allowed')
        ? open(wanted)
        : Promise.reject(new DOMException('Permission denied', 'NotAllowedError'));
  });
  return () => page.evaluate(() => sessionStorage.setItem('e2e-allowed', 'yes'));
}

export const tracksOf = (page: Page) =>
  page.evaluate(() =>
    (Reflect.get(window, 'e2eTracks') as MediaStreamTrack[]).map(({ readyState }) => readyState),
  );

/** The devices of each `getUserMedia` call of the page. */
export const askedFor = (page: Page) =>
  page.evaluate(() => Reflect.get(window, 'e2eAsked') as string[]);

/** Simulates unplugged devices: their tracks end, and the browser fires `ended`. */
export const unplug = (page: Page) =>
  page.evaluate(() => {
    for (const track of Reflect.get(window, 'e2eTracks') as MediaStreamTrack[]) {
      track.stop();
      track.dispatchEvent(new Event('ended'));
    }
  });

const recordingState = (page: Page) => page.locator('[data-recording-state]');

export async function expectState(page: Page, state: string) {
  await expect(recordingState(page)).toHaveAttribute('data-recording-state', state);
}

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' }).click();

/**
 * Goes from the open camera to the first second of an answer. The button is pressed by a script in the page: the
 * countdown begins after two seconds, and a press from outside may take longer on a busy machine. If the countdown has
 * begun, it starts the answer.
 */
export async function startAnswer(page: Page) {
  await page.waitForFunction(() => {
    const live = document.querySelector<HTMLElement>('[data-recording-state]');
    const button = [...document.querySelectorAll('button')].find(
      ({ textContent }) => textContent.trim() === '답변 시작하기',
    );
    if (live?.dataset['recordingState'] === 'waiting') button?.click();
    return live?.dataset['recordingState'] === 'recording';
  });
}

/** Skips the countdown. Needs `page.clock.install()`. */
export async function passCountdown(page: Page) {
  await expectState(page, 'countdown');
  await passToRecording(page);
}

/** Skips what comes before the recording, step by step. Needs `page.clock.install()`. */
export async function passToRecording(page: Page, stepMs = 1_000) {
  const state = () => recordingState(page).getAttribute('data-recording-state');
  await expect(async () => {
    if ((await state()) !== 'recording') await page.clock.runFor(stepMs);
    expect(await state()).toBe('recording');
  }).toPass({ intervals: [0] });
}

/** Goes from the open camera to the first second of an answer that is sent as sound. */
export async function startUpload(page: Page) {
  // A script in the page makes the choice: the countdown may be over before a press from outside arrives.
  await page.waitForFunction(() => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent.includes('녹음 분석'),
    );
    label?.click();
    return label?.querySelector('input')?.checked === true;
  });
  await passCountdown(page);
}

/** Waits until the badge shows this many seconds. They are real seconds: a microphone has no other. */
export async function speak(page: Page, seconds: number) {
  const shown = Array.from({ length: 60 - seconds }, (_, more) =>
    String(seconds + more).padStart(2, '0'),
  );
  await expect(page.getByText(new RegExp(`REC 00:(${shown.join('|')})`))).toBeVisible();
}

/** Timers of this length never fire, so that a short state can be checked. axe needs a running clock. */
export async function holdBackTimer(page: Page, ms: number) {
  await page.addInitScript((held) => {
    const { setTimeout: original } = globalThis;
    globalThis.setTimeout = ((work: () => void, after?: number) =>
      after === held ? 0 : original(work, after)) as typeof setTimeout;
  }, ms);
}

/** Goes from the feedback to the next question and skips the pause. Needs `page.clock.install()`. */
export async function goOn(page: Page) {
  await press(page, '다음 질문으로');
  await page.clock.runFor(nextQuestionDelayMs + nextQuestionResetMs);
}

/** The live screen shows the feedback. */
export async function expectFeedback(page: Page) {
  await expectState(page, 'feedback');
}

/** Gives an answer, and ends it once the captions have shown this word. */
export async function answerWith(page: Page, word: string) {
  await startAnswer(page);
  await expect(page.getByRole('log')).toContainText(word);
  await press(page, '답변 완료');
  await expectFeedback(page);
}

/** The answers of a session on the server. */
export async function answersOf(page: Page, { token }: Account, sessionId: number) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await page.request.get(`/api/recordings/sessions/${sessionId}/answers`, {
    headers,
  });
  const { answers } = (await answer.json()) as { answers: Record<string, unknown>[] };
  return answers;
}
