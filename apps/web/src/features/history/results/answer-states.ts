import type { UserAnswer } from '@daedap/contract/interviews';

type Analysed = Pick<UserAnswer, 'analysisStatus'>;

/** Only these are shown. */
export const isJudged = ({ analysisStatus }: Analysed) => analysisStatus === 'completed';

export const isUnderWay = ({ analysisStatus }: Analysed) =>
  analysisStatus === 'pending' || analysisStatus === 'processing';

export const isUnscored = ({ analysisStatus }: Analysed) => analysisStatus === 'failed';
