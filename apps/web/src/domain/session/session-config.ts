import { defaultInterview } from '@daedap/contract/categories';
import { difficultyNames, mainCategoryNames } from '@daedap/contract/category-names';
import type { Session } from '@daedap/contract/interviews';
import { isNamed } from '#/lib/i18n/name-of.ts';
import type { InterviewConfig } from './interview-state.ts';
import { preparationChoices, type PreparationSeconds } from '@daedap/contract/interview-modes';
import { preparationSeconds } from '@daedap/contract/constants/interview';
import { adsOn } from '#/domain/plan/subscription-store.ts';

/** A session of another version may have seconds that cannot be chosen here. */
const preparationOf = (session: Session): PreparationSeconds =>
  preparationChoices.find((seconds) => seconds === session.preparationSeconds) ??
  preparationSeconds;

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
    mode: session.mode,
    format: session.format,
    preparationSeconds: preparationOf(session),
    language: session.language,
    source: session.source,
  };
}
