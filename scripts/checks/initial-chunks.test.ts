import { expect, test } from 'vitest';
import { filesOf } from './initial-chunks.ts';

const manifest = {
  'index.html': {
    file: 'entry.js',
    isEntry: true,
    imports: ['_react'],
    dynamicImports: ['landing'],
  },
  _react: { file: 'react.js' },
  landing: { file: 'landing.js', imports: ['_react', '_ring'] },
  _ring: { file: 'ring.js' },
  account: { file: 'account.js', imports: ['_zod'] },
  _zod: { file: 'zod.js' },
};

test('counts each file once, follows imports, and leaves other screens out', () => {
  expect(filesOf(manifest, ['index.html', 'landing'])).toEqual([
    'entry.js',
    'react.js',
    'landing.js',
    'ring.js',
  ]);
});
