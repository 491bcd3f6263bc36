import type { Verdict } from './verdict.ts';
import { translate } from './texts.ts';

type Around = {
  /** The later one is the newest: what the person has just done. */
  readonly newest: boolean;
  /** Something that was said before is no longer said. */
  readonly dropped: boolean;
  /** Nothing was heard of the later one. */
  readonly silent: boolean;
};

/** The one sentence that comes first. */
export function verdictText(verdict: Verdict, { newest, dropped, silent }: Around): string {
  if ('whose' in verdict) {
    const { outcome, whose } = verdict;
    if (whose === 'first') return translate(`compare.verdict.${outcome}First`);
    return translate(`compare.verdict.${outcome}${newest ? 'Now' : 'Second'}`);
  }
  const { outcome, ...values } = verdict;
  if (outcome !== 'lower' || !newest) return translate(`compare.verdict.${outcome}`, values);
  if (silent) return translate('compare.verdict.silentNow');
  return translate(`compare.verdict.${dropped ? 'lowerNowDropped' : 'lowerNow'}`, values);
}
