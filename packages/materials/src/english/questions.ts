import { englishDeedFrames } from '../frames/english-deeds.ts';
import { englishOtherFrames } from '../frames/english-others.ts';
import type { QuestionLanguage } from '../make-questions.ts';
import { englishLeadsFor, englishOpeningsFor, writeEnglish } from './write.ts';

export const englishLanguage: QuestionLanguage = {
  frames: [...englishDeedFrames, ...englishOtherFrames],
  leadsFor: englishLeadsFor,
  openingsFor: englishOpeningsFor,
  write: (text, { words }, lead, kind) => writeEnglish(text, words, lead, kind),
};
