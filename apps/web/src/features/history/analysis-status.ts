import type { UserAnswer } from '@daedap/contract/interviews';

type Status = Pick<UserAnswer, 'analysisStatus'>;

export const isScored = ({ analysisStatus }: Status) => analysisStatus === 'completed';

export const isPending = ({ analysisStatus }: Status) =>
  analysisStatus === 'pending' || analysisStatus === 'processing';

export const isUnscored = ({ analysisStatus }: Status) => analysisStatus === 'failed';
