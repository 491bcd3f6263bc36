import type { MainCategory } from '@daedap/contract/categories';
import type { Language } from '@daedap/contract/languages';
import { translate } from '#/lib/i18n/translate.ts';
import { expectsMore, type InterviewContext } from '../interview-context.ts';
import { categoryLabelsOf } from '#/parts/sessions/category-labels.ts';
import '#/parts/sessions/texts.ts';

/** `취업 > IT·개발`. A name that nobody knows is shown as it is. */
export function categoryLabel(main: MainCategory, sub: string, language: Language): string {
  const labels = categoryLabelsOf({ mainCategory: main, subCategory: sub }, language);
  return translate('sessions.title', labels);
}

/** The place of the question among all of them, also those that the server still has. */
export function placeOf(context: InterviewContext) {
  const { questions, index, config } = context;
  const followUps = questions.filter(({ followsQuestionId }) => followsQuestionId !== null).length;
  const total = expectsMore(context) ? config.questionCount + followUps : questions.length;
  const number = index + 1;
  return { number, total, percent: Math.round((number / Math.max(1, total)) * 100) };
}

/** mm:ss */
export function clockText(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  const part = (value: number) => String(value).padStart(2, '0');
  return `${part(Math.floor(whole / 60))}:${part(whole % 60)}`;
}
