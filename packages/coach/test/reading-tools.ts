import { readMorphemeFiles } from '../node/morpheme-files.ts';
import { cueCompiler } from '../src/cues/compile.ts';
import { loadMorphemes } from '../src/morphemes.ts';
import { koreanReader } from '../src/text/korean.ts';
import { textReader } from '../src/text/read-text.ts';

/** The parts of the coach that most tests need, loaded once for a file. */
export const morphemes = loadMorphemes(readMorphemeFiles());
export const readText = textReader(koreanReader(morphemes));
export const compile = cueCompiler(morphemes);
