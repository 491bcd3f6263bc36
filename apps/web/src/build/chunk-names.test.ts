import { expect, test } from 'vitest';
import { chunkOf, createChunkNames, type Root } from './chunk-names.ts';

const neededBy = (...roots: Root[]) => chunkOf(new Set(roots));

test('a module that only one page needs stays in its chunk', () => {
  expect(neededBy('history')).toBeNull();
  expect(chunkOf(new Set())).toBeNull();
});

test('a module that several roots need goes into a shared chunk', () => {
  expect(neededBy('app', 'interview', 'login')).toBe('shell');
  expect(neededBy('landing', 'results')).toBe('shared');
  expect(neededBy('notices', 'session', 'login')).toBe('shared');
  expect(neededBy('login', 'register', 'account')).toBe('forms');
  expect(neededBy('login', 'resetPassword')).toBe('forms');
  expect(neededBy('forgotPassword', 'resetPassword')).toBe('links');
  expect(neededBy('forgotPassword', 'privacy', 'terms')).toBe('site');
  expect(neededBy('login', 'register', 'session', 'dashboard')).toBe('session');
  expect(neededBy('query', 'dashboard', 'history')).toBe('query');
  expect(neededBy('dashboard', 'interview')).toBe('pages');
  expect(neededBy('outbox', 'interview')).toBe('answers');
  expect(neededBy('setup', 'interview')).toBe('preparation');
  expect(neededBy('setup', 'interview', 'results')).toBe('machines');
  expect(neededBy('interview', 'review')).toBe('live');
  expect(neededBy('interview', 'results')).toBe('answers');
  expect(neededBy('interview', 'account')).toBe('answers');
  expect(neededBy('review', 'results', 'sessionDetails')).toBe('feedback');
  expect(neededBy('review', 'account')).toBe('backup');
  expect(neededBy('results', 'account')).toBe('machines');
});

/** The graph of the app. The landing page imports one module that the app imports too, and one that it does not. */
const graph = {
  getModuleInfo: (id: string) => {
    if (id.endsWith('main.tsx')) return { importedIds: ['/both.ts', '/app.ts'] };
    if (id.endsWith('landing-page.tsx')) return { importedIds: ['/both.ts', '/look.css'] };
    if (id.endsWith('login-page.tsx')) return { importedIds: ['/look.css'] };
    return { importedIds: [] };
  },
};

test('finds modules from the entry points and ignores styles', () => {
  const nameOf = createChunkNames('/src');
  expect(nameOf('/both.ts', graph)).toBe('shell');
  expect(nameOf('/app.ts', graph)).toBeNull();
  expect(nameOf('/look.css', graph)).toBeNull();
  expect(nameOf('/elsewhere.ts', graph)).toBeNull();
});

test('fails the build when a page file has moved', () => {
  const gone = '/src/features/landing/landing-page.tsx';
  const without = {
    getModuleInfo: (id: string) => (id === gone ? null : graph.getModuleInfo(id)),
  };
  expect(() => createChunkNames('/src')('/both.ts', without)).toThrow(
    'landing-page.tsx is not part',
  );
});
