import type { Session } from '@daedap/contract/interviews';
import type { InterviewConfig } from '#/lib/interview-state/interview-state.ts';
import { adsOn } from '#/lib/subscription/subscription-store.ts';

/** The configuration that a session was begun with, for the live screen; ads by the tier of this moment. */
export function configOf(session: Session): InterviewConfig {
  return {
    type: 'video',
    mainCategory: session.mainCategory,
    subCategory: session.subCategory,
    difficulty: session.difficulty,
    questionCount: session.questionCount,
    enableAds: adsOn(),
    timePerQuestion: session.timePerQuestion,
    language: session.language,
  };
}
