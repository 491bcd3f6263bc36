import type { Session } from '@daedap/contract/interviews';
import { formatNames, modeNames } from '@daedap/contract/interview-formats';
import { defaultFormat } from '@daedap/contract/interview-modes';
import type { Language } from '@daedap/contract/languages';

/** How an interview was held, if it was not plain practice: `실전 모드`, `역량검사형`. */
export function modeLabels(
  { mode, format }: Pick<Session, 'mode' | 'format'>,
  language: Language,
): string[] {
  const labels: string[] = [];
  if (mode === 'real') labels.push(modeNames[mode][language]);
  if (format !== defaultFormat) labels.push(formatNames[format][language]);
  return labels;
}
