import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { createCueCompiler } from '../src/matching/compile-cue.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { createKoreanReader } from '../src/text/korean.ts';
import { createTextReader } from '../src/text/read-text.ts';

/** The parts of the coach that most tests need, loaded once for a file. */
export const morphemes = loadMorphemes(readMorphemeFiles());
export const readText = createTextReader(createKoreanReader(morphemes));
export const compile = createCueCompiler(morphemes);
