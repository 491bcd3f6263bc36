import { expect, test } from 'vitest';
import { createChunkNames, type Graph } from './chunk-names.ts';

const english = '/src/features/landing/locales/en.ts';

/**
 * A graph of the app: the modules by the end of the address that imports them. The dialog of the landing page is a part
 * that it loads later.
 */
const imports: Record<string, string[]> = {
  'main.tsx': ['/store.ts', '/node_modules/react/index.js'],
  'landing-page.tsx': ['/store.ts', '/only.ts', '/texts.ts', '/look.css'],
  'login-page.tsx': ['/field.ts', '/look.css'],
  'register-page.tsx': ['/field.ts'],
  '/dialog.tsx': ['/texts.ts', '/of-dialog.ts'],
};

const graph: Graph = {
  getModuleInfo: (id) => {
    const key = Object.keys(imports).find((name) => id.endsWith(name));
    return {
      importedIds: key === undefined ? [] : (imports[key] ?? []),
      dynamicallyImportedIds: id.endsWith('landing-page.tsx') ? ['/dialog.tsx'] : [],
      dynamicImporters: id === english ? ['/texts.ts'] : [],
      code: 'x'.repeat(4_000),
    };
  },
};

test('modules that are needed together have one name; a module of one page has none', () => {
  const nameOf = createChunkNames('/src');
  expect(nameOf('/field.ts', graph)).toBe('login-register');
  expect(nameOf('/store.ts', graph)).toMatch(/^landing-/);
  expect(nameOf('/texts.ts', graph)).not.toBeNull();
  for (const id of ['/only.ts', '/of-dialog.ts', '/elsewhere.ts']) {
    expect(nameOf(id, graph)).toBeNull();
  }
});

test('the chunks of pages, styles and React have their own rules', () => {
  const nameOf = createChunkNames('/src');
  expect(nameOf('/src/features/auth/login-page.tsx', graph)).toBeNull();
  expect(nameOf('/src/main.tsx', graph)).toBeNull();
  expect(nameOf('/look.css', graph)).toBeNull();
  expect(nameOf('/node_modules/react/index.js', graph)).toBeNull();
});

test('English texts are in the English chunk of whoever loads them', () => {
  const nameOf = createChunkNames('/src');
  expect(nameOf(english, graph)).toBe(`${nameOf('/texts.ts', graph)}-en`);
});

test('fails the build when a page file has moved', () => {
  const gone = '/src/features/landing/landing-page.tsx';
  const without: Graph = {
    getModuleInfo: (id) => (id === gone ? null : graph.getModuleInfo(id)),
  };
  expect(() => createChunkNames('/src')('/both.ts', without)).toThrow(
    'landing-page.tsx is not part',
  );
});
