import type { Coach } from '@daedap/coach/coach';
import type { AnswerInput } from '@daedap/coach/reading';
import type { DrillName, Habit } from '@daedap/contract/drills';
import type { PaperQuestion, PaperQuestionsRequest } from '@daedap/contract/paper-questions';
import type { AnswerOutline, ExampleAnswer } from '@daedap/contract/practice';
import type { FastifyBaseLogger } from 'fastify';
import type { Chat } from './chat.ts';
import { cleanText } from './clean-text.ts';
import type { CoachLoader } from './load-coach.ts';
import { askAboutPapers } from './paper-questions.ts';
import { polishAsk } from './prompts.ts';

type Outline = Omit<AnswerOutline, 'polished'>;

/** What helps a user to say it better next time. */
export type PracticeCoach = {
  /** The example answer to the question, compared with the user's; null if the bank does not have the question. */
  readonly example: (answer: AnswerInput) => Promise<ExampleAnswer | null>;
  /** The answer in a better order, in the user's own words. */
  readonly outline: (answer: AnswerInput) => Promise<AnswerOutline>;
  /** Questions about the user's papers by the language model; null without one, or when it has none. */
  readonly paperQuestions: (request: PaperQuestionsRequest) => Promise<PaperQuestion[] | null>;
  readonly habits: (answers: readonly AnswerInput[]) => Promise<Record<Habit, boolean | null>[]>;
  readonly drills: (answer: AnswerInput) => Promise<Record<DrillName, boolean | null>>;
  /** The name of what each question looks for; null if the bank does not have it. */
  readonly competences: (
    asked: readonly AnswerInput['question'][],
  ) => Promise<({ ko: string; en: string } | null)[]>;
};

type PracticeCoachDeps = {
  readonly loadCoach: CoachLoader;
  /** The configured language model, or null. */
  readonly chat: Chat | null;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
};

export function createPracticeCoach({ loadCoach, chat, log }: PracticeCoachDeps): PracticeCoach {
  return {
    example: async (answer) => {
      const [{ coach, find }, { readExampleAnswer }] = await Promise.all([
        loadCoach(),
        import('@daedap/coach/node/example-answers'),
      ]);
      const question = find(answer.question);
      if (!question) return null;
      const { language, transcript } = answer;
      const sentences = await readExampleAnswer(question, language);
      const names = new Map(question.points.map(({ id, label }) => [id, label[language]]));
      const said = transcript.trim() === '' ? null : new Set(coach.evaluate(answer).points.met);
      const made = new Set(sentences.map(({ point }) => names.get(point) ?? ''));
      return {
        language,
        sentences: sentences.map(({ text, point }) => ({ text, point: names.get(point) ?? '' })),
        points: [...names.values()]
          .filter((name) => made.has(name))
          .map((name) => ({ name, said: said && said.has(name) })),
      };
    },
    paperQuestions: async (request) => {
      if (!chat) return null;
      try {
        const questions = await askAboutPapers(chat, request);
        return questions.length > 0 ? questions : null;
      } catch (error) {
        log.warn({ err: error }, 'the language model failed: the device makes the questions');
        return null;
      }
    },
    habits: async (answers) => {
      const { coach } = await loadCoach();
      return answers.map((answer) => coach.habits(answer));
    },
    drills: async (answer) => (await loadCoach()).coach.drills(answer),
    competences: async (asked) => {
      const [{ find }, { competences }] = await Promise.all([
        loadCoach(),
        import('@daedap/coach/competences'),
      ]);
      return asked.map((question) => {
        const known = find(question);
        return known && competences[known.competence];
      });
    },
    outline: async (answer) => {
      const { coach } = await loadCoach();
      const outline = coach.outline(answer);
      if (!chat) return { ...outline, polished: false };
      try {
        return await polish(chat, coach, answer, outline);
      } catch (error) {
        log.warn({ err: error }, 'the language model failed: the outline stays as it is');
        return { ...outline, polished: false };
      }
    },
  };
}

/** A polished text is hardly longer than what was said. */
const mostGrowth = 1.5;

/** Takes from the model only what adds no content word and turns no meaning. */
async function polish(
  chat: Chat,
  coach: Coach,
  answer: AnswerInput,
  outline: Outline,
): Promise<AnswerOutline> {
  const told = outline.parts.filter(({ text }) => text !== '');
  if (told.length === 0) return { ...outline, polished: false };
  const texts = told.map(({ text }) => text);
  const { sentences } = await chat.ask(polishAsk(texts, outline.language));
  const better = new Map(
    told.flatMap((part, index) => {
      const text = cleanText(sentences[index] ?? '', Math.ceil(part.text.length * mostGrowth));
      const isUsable =
        text !== '' && text !== part.text && coach.saysTheSame(answer, part.text, text);
      return isUsable ? [[part, text] as const] : [];
    }),
  );
  return {
    ...outline,
    parts: outline.parts.map((part) => ({ ...part, text: better.get(part) ?? part.text })),
    polished: better.size > 0,
  };
}
