import { preparationSeconds } from '@daedap/contract/constants/interview';
import { defaultFormat, defaultMode, singleQuestionCount } from '@daedap/contract/interview-modes';
import { question, type Question } from '@daedap/contract/interviews';
import { languages } from '@daedap/contract/languages';
import { z } from 'zod';
import { adsOn, currentPlan } from '#/domain/plan/subscription-store.ts';
import type { InterviewConfig } from '#/domain/session/interview-state.ts';
import { newClientSessionId } from '#/domain/session/session-ids.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { currentLanguage } from '#/lib/i18n/language.ts';
import type { AnswerEntry } from '#/media/store/chunk-rows.ts';
import { showToast } from '#/ui/toast-store.ts';
import { getSession, subscribeSession } from '#/lib/session/session-store.ts';
import { parseJson, readTabItem, removeTabItem, tabKeys, writeTabItem } from '#/lib/storage.ts';
import { translate } from './texts.ts';

/** The answer of a visitor who wants an account for it. It waits in this tab until the account is there. */
const firstAnswer = z.object({
  /** The idempotency key: however often it is sent, it counts once. */
  key: z.string().min(1),
  sessionId: z.string().min(1),
  question,
  text: z.string().min(1),
  /** null for a typed answer. */
  seconds: z.number().nonnegative().nullable(),
  language: z.enum(languages),
  createdAt: z.number(),
});

type FirstAnswer = z.output<typeof firstAnswer>;

export function keepFirstAnswer(given: {
  readonly question: Question;
  readonly text: string;
  readonly seconds: number | null;
}): void {
  const kept: FirstAnswer = {
    ...given,
    key: crypto.randomUUID(),
    sessionId: newClientSessionId(),
    language: currentLanguage(),
    createdAt: Date.now(),
  };
  writeTabItem(tabKeys.firstAnswer, JSON.stringify(kept));
}

/**
 * Makes the kept answer a session of this account: an answer and its overall analysis, through the outbox. Nothing
 * happens a second time: the answer leaves the tab once the outbox has it.
 */
export async function adoptFirstAnswer(userId: number): Promise<boolean> {
  const kept = firstAnswer.safeParse(parseJson(readTabItem(tabKeys.firstAnswer))).data;
  if (!kept) {
    removeTabItem(tabKeys.firstAnswer);
    return false;
  }
  const [{ textEntry }, { queueSession }, { putInOutbox }] = await Promise.all([
    import('./answer-entry.ts'),
    import('./answer-services.ts'),
    import('#/media/store/outbox.ts'),
  ]);
  const { key, sessionId, question: asked, text, seconds, createdAt } = kept;
  const config = configOf(kept);
  const answer = {
    userId,
    key,
    sessionId,
    question: asked,
    config,
    mode: 'realtime',
    recording: null,
    duration: seconds ?? 0,
    heard: null,
  } as const;
  const entry = textEntry(answer, { text, method: 'typed', segments: [] }, createdAt);
  await putInOutbox(seconds === null ? withoutDuration(entry) : entry);
  await queueSession({ userId, sessionId, config });
  removeTabItem(tabKeys.firstAnswer);
  showToast(translate('answers.firstKept'));
  return true;
}

/** Nobody knows how long a typed answer would have taken. */
const withoutDuration = (entry: AnswerEntry): AnswerEntry => ({
  ...entry,
  fields: Object.fromEntries(
    Object.entries(entry.fields).filter(([name]) => name !== 'answerDuration'),
  ),
});

/** Gives the kept answer to whoever signs in. The returned function stops it. */
export function watchFirstAnswer(): () => void {
  const adopt = () => {
    const session = getSession();
    if (session.status !== 'signedIn' || readTabItem(tabKeys.firstAnswer) === null) return;
    // It stays in the tab, and the next start tries again.
    void adoptFirstAnswer(session.user.id).catch(
      reportAndReturn('answers', 'keeping the first answer', false),
    );
  };
  adopt();
  return subscribeSession(adopt);
}

const configOf = ({ question: asked, language }: FirstAnswer): InterviewConfig => ({
  type: 'video',
  mainCategory: asked.category,
  subCategory: asked.subCategory,
  difficulty: asked.difficulty,
  questionCount: singleQuestionCount,
  enableAds: adsOn(),
  timePerQuestion: currentPlan().timeLimit,
  mode: defaultMode,
  format: defaultFormat,
  preparationSeconds,
  language,
});
