import { expect, test } from 'vitest';
import { chunkOf, createChunkNames, type Root } from './chunk-names.ts';

const neededBy = (...roots: Root[]) => chunkOf(new Set(roots));

test('what one page needs alone stays with it', () => {
  expect(neededBy('history')).toBeNull();
  expect(chunkOf(new Set())).toBeNull();
});

test('what is needed more widely is in a file that is loaded more widely', () => {
  expect(neededBy('app', 'interview', 'login')).toBe('shell');
  expect(neededBy('landing', 'results')).toBe('shared');
  expect(neededBy('notices', 'session', 'login')).toBe('shared');
  expect(neededBy('login', 'register', 'account')).toBe('forms');
  expect(neededBy('login', 'register', 'session', 'dashboard')).toBe('session');
  expect(neededBy('query', 'dashboard', 'history')).toBe('query');
  expect(neededBy('dashboard', 'interview')).toBe('pages');
  expect(neededBy('outbox', 'interview')).toBe('answers');
  expect(neededBy('setup', 'interview')).toBe('preparation');
  expect(neededBy('setup', 'interview', 'results')).toBe('machines');
  expect(neededBy('interview', 'results')).toBe('feedback');
  expect(neededBy('interview', 'account')).toBe('backup');
});

/** Stands for every file of the app; the landing page imports one that the app has too, and one that it has not. */
const graph = {
  getModuleInfo: (id: string) => {
    if (id.endsWith('main.tsx')) return { importedIds: ['/both.ts', '/app.ts'] };
    if (id.endsWith('landing-page.tsx')) return { importedIds: ['/both.ts', '/look.css'] };
    if (id.endsWith('login-page.tsx')) return { importedIds: ['/look.css'] };
    return { importedIds: [] };
  },
};

test('modules are found from where loading begins; styles are left alone', () => {
  const nameOf = createChunkNames('/src');
  expect(nameOf('/both.ts', graph)).toBe('shell');
  expect(nameOf('/app.ts', graph)).toBeNull();
  expect(nameOf('/look.css', graph)).toBeNull();
  expect(nameOf('/elsewhere.ts', graph)).toBeNull();
});

test('a page that has moved stops the build', () => {
  const gone = '/src/features/landing/landing-page.tsx';
  const without = {
    getModuleInfo: (id: string) => (id === gone ? null : graph.getModuleInfo(id)),
  };
  expect(() => createChunkNames('/src')('/both.ts', without)).toThrow(
    'landing-page.tsx is not part',
  );
});
