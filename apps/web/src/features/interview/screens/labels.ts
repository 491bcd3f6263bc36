import type { MainCategory } from '@daedap/contract/categories';
import { maxFollowUps } from '@daedap/contract/constants/interview';
import type { Language } from '@daedap/contract/languages';
import type { Place } from '#/features/interview/interview-context.ts';
import { categoryLabelsOf } from '#/domain/session/category-labels.ts';
import { translate as sessionText } from '#/domain/session/texts.ts';
import { translate } from '#/features/interview/texts.ts';

/** `취업 > IT·개발`. An unknown name is shown as it is. */
export function categoryLabel(main: MainCategory, sub: string, language: Language): string {
  const labels = categoryLabelsOf({ mainCategory: main, subCategory: sub }, language);
  return sessionText('sessions.title', labels);
}

/** Which follow-up this is, or how many may still come; null where none comes by itself. */
export function followUpText({ followUp, mayFollow }: Place): string | null {
  if (followUp !== null) {
    return translate('interview.followUps.this', { number: followUp, max: maxFollowUps });
  }
  if (mayFollow === 0) return null;
  return mayFollow === maxFollowUps
    ? translate('interview.followUps.upTo', { max: maxFollowUps })
    : translate('interview.followUps.more', { count: mayFollow });
}

/** mm:ss */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(whole / 60))}:${part(whole % 60)}`;
}
