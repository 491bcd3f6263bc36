import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { MorphemeFiles } from '../src/morphemes.ts';

const require = createRequire(import.meta.url);

/** The Korean analyser's files, read from its package. */
export const readMorphemeFiles = (): MorphemeFiles => ({
  program: readFileSync(require.resolve('garu-ko/pkg/garu_wasm_bg.wasm')),
  model: readFileSync(require.resolve('garu-ko/models/base.gmdl')),
});
