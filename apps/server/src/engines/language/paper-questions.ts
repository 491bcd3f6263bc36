import type { PaperQuestion, PaperQuestionsRequest } from '@daedap/contract/paper-questions';
import { ownPoint, ownPointsMax, ownQuestion } from '@daedap/contract/own-questions';
import { detectLanguage } from '@daedap/coach/text/detect-language';
import type { Chat } from './chat.ts';
import { isForbiddenQuestion } from './forbidden-questions.ts';
import { hasInjection } from './prompt-injection.ts';
import { paperQuestionsAsk } from './prompts.ts';

/** Shorter ones stand in any text. */
const shortestSentence = 8;

/** Questions about papers by a language model. What is not tied to a sentence of a paper is dropped. */
export async function askAboutPapers(
  chat: Chat,
  request: PaperQuestionsRequest,
): Promise<PaperQuestion[]> {
  const { questions } = await chat.ask(paperQuestionsAsk(request));
  const taken = new Set<string>();
  return questions
    .flatMap(({ text, questionType, sentence, points }): PaperQuestion[] => {
      const source = sentence.trim();
      const paper = request.papers.find((one) => one.text.includes(source));
      const question = ownQuestion.safeParse({
        text,
        questionType,
        points: points
          .flatMap((label) => ownPoint.safeParse({ label }).data ?? [])
          .slice(0, ownPointsMax),
      }).data;
      if (!paper || !question || source.length < shortestSentence) return [];
      if (taken.has(question.text) || !mayBeAsked(question.text, request)) return [];
      taken.add(question.text);
      return [{ ...question, paperId: paper.id, sentence: source }];
    })
    .slice(0, request.count);
}

const mayBeAsked = (text: string, { language }: PaperQuestionsRequest) =>
  detectLanguage(text, language) === language && !isForbiddenQuestion(text) && !hasInjection(text);
