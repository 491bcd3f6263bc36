import { defaultExpectedAnswerSeconds } from '@daedap/contract/constants/interview';
import type { Language } from '@daedap/contract/languages';
import type { EvaluateInput } from '@daedap/coach/evaluate';
import type { AskedQuestion, QuestionFinder } from '@daedap/coach/find-question';
import type { BankQuestion } from '@daedap/coach/question';
import { evaluationByCoach } from './coach-evaluation.ts';
import { type CoachLoader, loadCoach as loadOwnCoach } from './load-coach.ts';
import { removeInjections } from './prompt-injection.ts';
import type { EngineQuestion, LanguageEngines } from './ports.ts';

const tinyAnswer: EvaluateInput = {
  question: { text: '자기소개를 해 주세요.' },
  transcript: '저는 개발자입니다.',
  durationSeconds: null,
  timeLimitSeconds: null,
  language: 'ko',
};

/** Both ports with the embedded coach, which needs no network and follows no instructions in an answer. */
export function createEmbeddedEngines(loadCoach: CoachLoader = loadOwnCoach): LanguageEngines {
  const engine = 'embedded';
  const base = {
    provider: engine,
    model: 'coach',
    check: async () => {
      const { coach } = await loadCoach();
      coach.evaluate(tinyAnswer);
    },
  } as const;

  return {
    interviewer: {
      ...base,
      questions: async ({ language, seen, ...request }) => {
        const { coach, find } = await loadCoach();
        const seenIds = seen.flatMap((entry) => find({ bankId: entry, text: entry })?.id ?? []);
        const chosen = coach.chooseQuestions({ ...request, seen: seenIds });
        return { questions: chosen.map((question) => localised(question, language)), engine };
      },
      followUp: async (answer) => {
        const { coach, find } = await loadCoach();
        const { text } = coach.chooseFollowUp(answer);
        return { question: { text, ...kindOf(answer.question, find), bankId: null }, engine };
      },
      keyPoints: async (question, language) =>
        (await loadCoach()).coach.keyPoints(question, language),
    },
    evaluator: {
      ...base,
      evaluate: async (answer) => {
        const { coach } = await loadCoach();
        return evaluationByCoach(removeInjections(coach, answer));
      },
      comprehensive: async (session, answers) => {
        const { coach } = await loadCoach();
        return { ...coach.analyseSession(session, answers), engine };
      },
    },
  };
}

const localised = (
  { id, text, questionType, expectedDuration }: BankQuestion,
  language: Language,
): EngineQuestion => ({ text: text[language], questionType, expectedDuration, bankId: id });

/** A follow-up has the type and the duration of its question. */
export function kindOf(
  asked: AskedQuestion,
  find: QuestionFinder,
): Pick<EngineQuestion, 'questionType' | 'expectedDuration'> {
  const known = find(asked);
  return {
    questionType: known?.questionType ?? asked.questionType ?? 'general',
    expectedDuration:
      known?.expectedDuration ?? asked.expectedDuration ?? defaultExpectedAnswerSeconds,
  };
}
