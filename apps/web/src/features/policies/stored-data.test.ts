import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chunkDatabaseName, localDatabase } from '@daedap/contract/constants/storage';
import { expect, test } from 'vitest';
import { storageKeys, tabKeys } from '#/lib/storage.ts';
import { chunkDb } from '#/media/store/chunk-db.ts';
import { interviewDb } from '#/media/store/interview-db.ts';
import { fakeDatabase } from '#/media/store/testing/fake-database.ts';
import { en } from './locales/en.ts';
import { ko } from './locales/ko.ts';
import { everythingSet, readPage } from './testing/shown-policies.tsx';

/*
 * The notice names whatever is stored about a person. Each table of the server, each store and each key of the browser
 * has an entry here: the line of the notice that names it, or the reason why it holds nothing about a person.
 */

type Entry = { readonly line: string } | { readonly reason: string };

const root = join(import.meta.dirname, '../../../../..');

const tables: Record<string, Entry> = {
  users: { line: 'account.data' },
  sign_ins: { line: 'account.signIns' },
  rate_limits: { line: 'account.addresses' },
  second_factors: { line: 'account.factors' },
  recovery_codes: { line: 'account.factors' },
  passkeys: { line: 'account.factors' },
  passkey_challenges: {
    reason: 'random bytes that end after five minutes; the passkeys are named',
  },
  consents: { line: 'account.consent' },
  mail_links: { line: 'others.mail.on' },
  interview_sessions: { line: 'practice.answers' },
  questions: { line: 'practice.questions' },
  answers: { line: 'practice.answers' },
  analyses: { line: 'practice.answers' },
  scripts: { line: 'practice.answers' },
  practice_plans: { line: 'practice.answers' },
  question_sets: { line: 'practice.questions' },
  uploads: { line: 'practice.leftovers' },
  upload_parts: { line: 'practice.video' },
  speech_streams: { line: 'practice.leftovers' },
  speech_chunks: { line: 'practice.video' },
  speech_windows: { line: 'practice.video' },
  backups: { line: 'practice.backup' },
  removed_backups: { reason: 'names of files that are about to be removed' },
  voice_sounds: { line: 'others.voice.on' },
  client_errors: { line: 'browser.errors' },
};

const stores: Record<string, Entry> = {
  'InterviewDB.recordings': { line: 'practice.video' },
  'InterviewDB.sessions': { line: 'practice.video' },
  'InterviewDB.videoAnswers': { line: 'practice.video' },
  'InterviewChunks.takes': { line: 'browser.outbox' },
  'InterviewChunks.chunks': { line: 'browser.outbox' },
  'InterviewChunks.outbox': { line: 'browser.outbox' },
  'InterviewChunks.backups': { line: 'practice.backup' },
  'InterviewChunks.looking': { line: 'browser.measured' },
  'InterviewChunks.tracks': { line: 'browser.measured' },
  'InterviewChunks.materials': { line: 'practice.papers' },
};

const keys: Record<keyof typeof storageKeys | keyof typeof tabKeys, Entry> = {
  token: { line: 'browser.cookies' },
  legacyToken: { line: 'browser.cookies' },
  user: { line: 'browser.cookies' },
  subscription: { line: 'browser.cookies' },
  lookingConsent: { line: 'browser.cookies' },
  policyConsent: { line: 'browser.cookies' },
  language: { line: 'browser.cookies' },
  theme: { line: 'browser.cookies' },
  interviewer: { line: 'browser.cookies' },
  recentSessionId: { line: 'browser.lastInterview' },
  lastInterview: { line: 'browser.lastInterview' },
  backupDialogDismissed: { reason: 'that a dialog was closed' },
  cacheVersion: { reason: 'a version of the app' },
  setupChoices: { line: 'browser.tab' },
  interviewStatePrefix: { line: 'browser.tab' },
  latestInterviewState: { line: 'browser.tab' },
  interviewQuestions: { line: 'browser.tab' },
  currentQuestionIndex: { line: 'browser.tab' },
  interviewTimeLimit: { line: 'browser.tab' },
  recordingState: { line: 'browser.tab' },
  interviewProgress: { line: 'browser.tab' },
  firstAnswer: { line: 'browser.tab' },
  chosenDrill: { line: 'browser.tab' },
  questionSetDraft: { line: 'browser.tab' },
  debug: { reason: 'that the address asked for it' },
  scrollPositions: { reason: 'pixels' },
};

/** Files that open a storage of the browser without `storage.ts`, and what they keep there. */
const openers: Record<string, Entry> = {
  'lib/storage.ts': { reason: 'its keys are above' },
  'lib/cache-version.ts': { reason: 'its key is above' },
  'domain/plan/subscription-store.ts': { reason: 'its key is above' },
  'media/store/chunk-db.ts': { reason: 'its stores are above' },
  'media/store/interview-db.ts': { reason: 'its stores are above' },
  'lib/font-timing.ts': { reason: 'that the font was loaded once' },
  'lib/pwa/read-copy.ts': { line: 'browser.copies' },
  'service-worker/copies.ts': { line: 'browser.copies' },
  'service-worker/built-files.ts': { reason: 'files of the app' },
  'media/whisper/model-cache.ts': { reason: 'the speech model' },
};

fakeDatabase();

const whatToDo =
  'stored without an entry. Name it in the privacy notice (locales/ko.ts and en.ts) and write that line here, or the reason why it holds nothing about a person.';

function expectEntries(found: readonly string[], entries: Record<string, Entry>): void {
  const withoutEntry = found.filter((name) => !Object.hasOwn(entries, name));
  const gone = Object.keys(entries).filter((name) => !found.includes(name));
  const problems = [
    withoutEntry.length > 0 && `${withoutEntry.join(', ')}: ${whatToDo}`,
    gone.length > 0 && `${gone.join(', ')}: not stored any more. Remove the entry.`,
  ];
  expect(problems.filter(Boolean)).toEqual([]);
}

test('every table of the server has an entry', () => {
  // The types make this list complete, so that every table is backed up. The web app must not import it.
  const catalog = readFileSync(join(root, 'apps/server/src/archive/catalog.ts'), 'utf8');
  const list = /const tableNames = keysOf\(\{\n([^}]*)\} satisfies Record<keyof Schema, true>/.exec(
    catalog,
  );
  const names = [...(list?.[1] ?? '').matchAll(/^ {2}(\w+): true,$/gm)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(0);
  expectEntries(names, tables);
});

test('every store of the databases in the browser has an entry', async () => {
  const [interviews, chunks] = [await interviewDb(), await chunkDb()];
  const found = [
    ...[...interviews.objectStoreNames].map((name) => `${localDatabase.name}.${name}`),
    ...[...chunks.objectStoreNames].map((name) => `${chunkDatabaseName}.${name}`),
  ];
  expectEntries(found, stores);
});

test('every key of localStorage and sessionStorage has an entry', () => {
  expectEntries([...Object.keys(storageKeys), ...Object.keys(tabKeys)], keys);
});

test('every file that opens a storage of the browser has an entry', () => {
  const cwd = join(root, 'apps/web/src');
  const opening = globSync('**/*.{ts,tsx}', { cwd })
    .filter((path) => !/\.test\.tsx?$|(^|\/)(test|testing)\//.test(path))
    .filter((path) =>
      /\b(local|session)Storage\.setItem\(|\bopenDB<|\bindexedDB\.open\(|\b(caches|storage)\.open\(|\bdocument\.cookie\b/.test(
        readFileSync(join(cwd, path), 'utf8'),
      ),
    );
  expectEntries(opening, openers);
});

/** A line of the notice, such as `account.data`; undefined if it has none of that name. */
function lineOf(texts: object, name: string): string | undefined {
  let found: unknown = texts;
  for (const part of name.split('.')) {
    found = typeof found === 'object' && found !== null ? Reflect.get(found, part) : undefined;
  }
  return typeof found === 'string' ? found : undefined;
}

/** A placeholder stands for a number. */
const withoutNumbers = (text: string) => text.replaceAll(/\{\{\w+\}\}|\d+/g, '#');

test.each([
  ['ko', ko],
  ['en', en],
] as const)('every line that an entry names is on the page (%s)', async (language, texts) => {
  const page = await readPage('privacy', language, everythingSet);
  const shown = new Set(page.map(withoutNumbers));
  const entries = [tables, stores, keys, openers].flatMap((list) => Object.values<Entry>(list));
  const names = new Set(entries.flatMap((entry) => ('line' in entry ? [entry.line] : [])));
  const missing = [...names].filter((name) => {
    const template = lineOf(texts.policies.privacy, name);
    return template === undefined || !shown.has(withoutNumbers(template));
  });
  expect(missing).toEqual([]);
});
