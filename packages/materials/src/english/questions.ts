import { englishDeedFrames } from '../frames/english-deeds.ts';
import { englishOtherFrames } from '../frames/english-others.ts';
import type { QuestionLanguage } from '../make-questions.ts';
import { englishLeadsFor, writeEnglish } from './write.ts';

export const englishLanguage: QuestionLanguage = {
  frames: [...englishDeedFrames, ...englishOtherFrames],
  leadsFor: englishLeadsFor,
  write: (text, { words }, lead, kind) => writeEnglish(text, words, lead, kind),
};
