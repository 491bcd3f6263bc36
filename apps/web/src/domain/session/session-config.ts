import { defaultInterview } from '@daedap/contract/categories';
import { difficultyNames, mainCategoryNames } from '@daedap/contract/category-names';
import type { Session } from '@daedap/contract/interviews';
import { isNamed } from '#/lib/i18n/name-of.ts';
import type { InterviewConfig } from './interview-state.ts';
import { adsOn } from '#/domain/plan/subscription-store.ts';

/** The configuration of a session for the live screen. Ads depend on the present plan, not on the session. */
export function configOf(session: Session): InterviewConfig {
  const { mainCategory, difficulty } = session;
  return {
    type: 'video',
    mainCategory: isNamed(mainCategoryNames, mainCategory)
      ? mainCategory
      : defaultInterview.mainCategory,
    subCategory: session.subCategory,
    difficulty: isNamed(difficultyNames, difficulty) ? difficulty : defaultInterview.difficulty,
    questionCount: session.questionCount,
    enableAds: adsOn(),
    timePerQuestion: session.timePerQuestion,
    language: session.language,
  };
}
