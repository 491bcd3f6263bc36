import { koreanDeedFrames } from '../frames/korean-deeds.ts';
import { koreanOtherFrames } from '../frames/korean-others.ts';
import type { QuestionLanguage } from '../make-questions.ts';
import { koreanLeadsFor, writeKorean } from './write.ts';

export const koreanLanguage: QuestionLanguage = {
  frames: [...koreanDeedFrames, ...koreanOtherFrames],
  leadsFor: koreanLeadsFor,
  write: (text, { words }, lead, kind) => writeKorean(text, words, lead, kind),
};
