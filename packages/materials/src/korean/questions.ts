import { koreanDeedFrames } from '../frames/korean-deeds.ts';
import { koreanInquiryFrames } from '../frames/korean-inquiries.ts';
import { koreanOtherFrames } from '../frames/korean-others.ts';
import { koreanWordFrames } from '../frames/korean-words.ts';
import type { QuestionLanguage } from '../make-questions.ts';
import { koreanLeadsFor, koreanOpeningsFor, writeKorean } from './write.ts';

export const koreanLanguage: QuestionLanguage = {
  frames: [...koreanDeedFrames, ...koreanInquiryFrames, ...koreanWordFrames, ...koreanOtherFrames],
  leadsFor: koreanLeadsFor,
  openingsFor: koreanOpeningsFor,
  write: (text, { words }, lead, kind) => writeKorean(text, words, lead, kind),
};
