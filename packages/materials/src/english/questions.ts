import { englishDeedFrames } from '../frames/english-deeds.ts';
import { englishInquiryFrames } from '../frames/english-inquiries.ts';
import { englishOtherFrames } from '../frames/english-others.ts';
import { englishWorkFrames } from '../frames/english-work.ts';
import type { QuestionLanguage } from '../make-questions.ts';
import { englishLeadsFor, englishOpeningsFor, writeEnglish } from './write.ts';

export const englishLanguage: QuestionLanguage = {
  frames: [
    ...englishWorkFrames,
    ...englishDeedFrames,
    ...englishInquiryFrames,
    ...englishOtherFrames,
  ],
  leadsFor: englishLeadsFor,
  openingsFor: englishOpeningsFor,
  write: (text, { words }, lead, kind) => writeEnglish(text, words, lead, kind),
};
