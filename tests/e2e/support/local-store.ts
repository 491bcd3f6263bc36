import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { build } from 'vite';

const sources = fileURLToPath(new URL('../../../apps/web/src/media/store', import.meta.url));
const video = new URL(
  '../../../apps/server/test/fixtures/speech/short-video.webm',
  import.meta.url,
);
const address = '/e2e-local-store.js';

/** A recording as a test describes it; the other fields have defaults. */
export type SeededRecording = {
  id: string;
  userId: number;
  questionText: string;
  timestamp?: number;
  sessionId?: string;
  questionId?: number;
  /** Zero bytes appended to the video, to make it larger. */
  padding?: number;
};

/** The part of the app's own store that tests use. */
type LocalStore = {
  saveRecording: (recording: object) => Promise<void>;
  listRecordings: (userId: number) => Promise<{ rows: { id: string; blob: Blob }[] }>;
  openDraft: (info: object) => {
    append: (slice: Blob, elapsed: number) => Promise<string>;
  };
};

declare global {
  var localStore: LocalStore;
}

let script: Promise<string> | undefined;

/** Builds the app's store as a separate module, so that tests can use it without a screen that records. */
async function bundle(): Promise<string> {
  const entry = 'virtual:local-store';
  const built = await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      {
        name: 'local-store',
        resolveId: (id) => (id === entry ? id : undefined),
        load: (id) =>
          id === entry
            ? ['recording-drafts', 'recordings']
                .map((name) => `export * from '${sources}/${name}.ts';`)
                .join('\n')
            : undefined,
      },
    ],
    build: {
      write: false,
      target: 'esnext',
      rolldownOptions: {
        input: entry,
        preserveEntrySignatures: 'strict',
        // One file: only that one is served.
        output: { codeSplitting: false },
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

/** Loads the store into the open page, as `localStore`. */
export async function useLocalStore(page: Page): Promise<void> {
  script ??= bundle();
  const body = await script;
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  );
  await page.evaluate(async (from) => {
    globalThis.localStore = (await import(from)) as LocalStore;
  }, address);
}

/** A short real video. */
export const readVideo = () => readFile(video);

/** Writes recordings into the browser's database, through the app's own store. */
export async function seedRecordings(page: Page, recordings: SeededRecording[]): Promise<void> {
  await useLocalStore(page);
  const bytes = (await readVideo()).toString('base64');
  await page.evaluate(
    async ([base64, rows]) => {
      const film = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      for (const { padding = 0, ...row } of rows) {
        await globalThis.localStore.saveRecording({
          sessionId: '1',
          questionId: 1,
          questionType: 'general',
          duration: 2,
          timestamp: Date.UTC(2026, 10, 15, 3),
          interviewConfig: { type: 'video', difficulty: 'medium', questionCount: 3 },
          blob: new Blob([film, new Uint8Array(padding)], { type: 'video/webm' }),
          ...row,
        });
      }
    },
    [bytes, recordings] as const,
  );
}

export const manyRecordings = (userId: number, number: number): SeededRecording[] =>
  Array.from({ length: number }, (_, at) => ({
    id: `r${at + 1}`,
    userId,
    questionText: `질문 ${at + 1}번: 팀에서 갈등을 풀어 본 경험을 말해주세요.`,
    timestamp: Date.UTC(2026, 10, 1 + at, 3),
  }));

/** Activates a plan in this browser before the first page opens. */
export async function subscribe(page: Page, tierId: 'basic' | 'premium'): Promise<void> {
  await page.addInitScript((id) => {
    const day = 24 * 60 * 60 * 1000;
    const startedAt = new Date(Date.now() - day).toISOString();
    const expiresAt = new Date(Date.now() + 20 * day).toISOString();
    const stored = JSON.stringify({ tierId: id, status: 'active', startedAt, expiresAt });
    localStorage.setItem('subscription', stored);
  }, tierId);
}
