import type { Language } from '@daedap/contract/languages';
import type { QuestionFinder } from '@daedap/coach/find-question';
import { detectLanguage } from '@daedap/coach/text/detect-language';
import type { Chat } from './chat.ts';
import { kindOf } from './embedded.ts';
import { LanguageModelError } from './language-model-error.ts';
import type { CoachLoader } from './load-coach.ts';
import { removeInjections } from './prompt-injection.ts';
import type { EngineQuestion, Interviewer, QuestionsRequest } from './ports.ts';
import { followUpAsk, questionsAsk } from './prompts.ts';
import { isForbiddenQuestion } from './forbidden-questions.ts';
import { hasWords, cleanText } from './clean-text.ts';

/** The bank's longest question has 306 characters. */
const longestQuestion = 320;
const shortestQuestion = 8;
const leastSeconds = 20;
const mostSeconds = 300;

type Questioning = Pick<Interviewer, 'questions' | 'followUp'>;

/** Asks with a language model. The embedded interviewer replaces questions that are missing or forbidden. */
export function openAiInterviewer(
  chat: Chat,
  loadCoach: CoachLoader,
  embedded: Questioning,
): Questioning {
  return {
    questions: async (request) => {
      const { find } = await loadCoach();
      const seen = seenTexts(request, find);
      const output = await chat.ask(questionsAsk(request, seen));
      const taken = new Set(seen.map(bare));
      const own = output.questions
        .map(({ text, questionType, expectedDuration }): EngineQuestion => ({
          text: cleanQuestion(text),
          questionType,
          expectedDuration: toSeconds(expectedDuration),
          bankId: find({ text })?.id ?? null,
        }))
        .filter(({ text }) => mayBeAsked(text, request.language) && isNew(text, taken))
        .slice(0, request.count);
      if (own.length === 0) throw new LanguageModelError('unusable', 'no question can be asked');
      const { questions: more } = await embedded.questions(request);
      const others = more.filter(
        ({ text }) => !own.some((given) => bare(given.text) === bare(text)),
      );
      return {
        questions: [...own, ...others].slice(0, request.count),
        engine: 'openai-compatible',
      };
    },
    followUp: async (answer) => {
      const { coach, find } = await loadCoach();
      const { rest } = removeInjections(coach, answer);
      if (!hasWords(rest)) return embedded.followUp(answer);
      const output = await chat.ask(followUpAsk(answer, rest, find(answer.question)));
      const text = cleanQuestion(output.text);
      if (!mayBeAsked(text, answer.language) || bare(text) === bare(answer.question.text))
        throw new LanguageModelError('unusable', 'the question cannot be asked');
      const { questionType } = kindOf(answer.question, find);
      const expectedDuration = toSeconds(output.expectedDuration);
      return {
        question: { text, questionType, expectedDuration, bankId: null },
        engine: 'openai-compatible',
      };
    },
  };
}

/** Texts of questions that were asked before, in the language of the new ones where the bank has them. */
const seenTexts = ({ seen, language }: QuestionsRequest, find: QuestionFinder) =>
  seen.map((entry) => find({ bankId: entry, text: entry })?.text[language] ?? entry);

/** One character more than allowed, so that a question that is too long can be told. */
const cleanQuestion = (text: string) => cleanText(text, longestQuestion + 1);

const mayBeAsked = (text: string, language: Language) =>
  text.length >= shortestQuestion &&
  text.length <= longestQuestion &&
  detectLanguage(text, language) === language &&
  !isForbiddenQuestion(text);

/** Also remembers the text. */
function isNew(text: string, taken: Set<string>): boolean {
  const key = bare(text);
  if (taken.has(key)) return false;
  taken.add(key);
  return true;
}

/** Spaces, case and punctuation do not make another question. */
const bare = (text: string) => text.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '');

const toSeconds = (given: number) =>
  Math.min(mostSeconds, Math.max(leastSeconds, Math.round(given)));
