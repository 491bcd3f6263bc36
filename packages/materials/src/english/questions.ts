import { englishDeedFrames } from '../frames/english-deeds.ts';
import { englishOtherFrames } from '../frames/english-others.ts';
import { englishWorkFrames } from '../frames/english-work.ts';
import type { QuestionLanguage } from '../make-questions.ts';
import { englishLeadsFor, writeEnglish } from './write.ts';

export const englishLanguage: QuestionLanguage = {
  frames: [...englishWorkFrames, ...englishDeedFrames, ...englishOtherFrames],
  leadsFor: englishLeadsFor,
  openingsFor: () => [],
  write: (text, { words }, lead, kind) => writeEnglish(text, words, lead, kind),
};
