import type { UserAnswer } from '@daedap/contract/interviews';

type Analysed = Pick<UserAnswer, 'analysisStatus'>;

/** Only these are shown. */
export const isJudged = ({ analysisStatus }: Analysed) => analysisStatus === 'completed';

export const isUnderWay = ({ analysisStatus }: Analysed) =>
  analysisStatus === 'pending' || analysisStatus === 'processing';

export const isUnscored = ({ analysisStatus }: Analysed) => analysisStatus === 'failed';

/** Nothing was said, or nothing was heard of it: it counts as a zero. */
export const isSilent = ({ score, answerText }: Pick<UserAnswer, 'score' | 'answerText'>) =>
  score === 0 && (answerText ?? '').trim() === '';
