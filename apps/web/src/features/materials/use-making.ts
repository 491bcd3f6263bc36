import { makePaperQuestions } from '@daedap/contract/calls/paper-questions';
import {
  paperQuestionsMax,
  sentPaperMaxCharacters,
  sentPapersMax,
  type PaperQuestion,
} from '@daedap/contract/paper-questions';
import type { Language } from '@daedap/contract/languages';
import type { OwnQuestion } from '@daedap/contract/own-questions';
import type { MaterialDocument, SourceSentence } from '@daedap/materials/make-questions';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '#/lib/api/call.ts';
import { reportAndReturn } from '#/lib/errors/report-error.ts';
import { paperWork } from '#/media/papers/papers.ts';
import type { Material } from '#/media/store/materials.ts';
import { maskedText, masksOf } from './masked-text.ts';
import { masksQuery } from './materials-query.ts';

/** A question with the sentence that it is about. */
export type PaperQuestionShown = OwnQuestion & {
  readonly source: SourceSentence;
  readonly requirement?: SourceSentence;
};

type Order = {
  readonly papers: readonly Material[];
  readonly language: Language;
  /** The user has agreed that the masked text is sent. */
  readonly byServer: boolean;
};

type Made = {
  readonly questions: readonly PaperQuestionShown[];
  /** The server's model had none, so this device made them. */
  readonly fellBack: boolean;
};

/** Makes questions of the papers as they are masked: on this device, unless the user wants the server to. */
export function useMaking() {
  const client = useQueryClient();
  return useMutation({
    networkMode: 'always',
    mutationFn: async ({ papers, language, byServer }: Order): Promise<Made> => {
      const documents = await Promise.all(
        papers.map(async (paper) => {
          const found = await client.ensureQueryData(masksQuery(paper));
          return { id: paper.id, kind: paper.kind, text: maskedText(paper, masksOf(found, paper)) };
        }),
      );
      const sent = byServer ? await askServer(documents, language) : null;
      if (sent && sent.length > 0) return { questions: sent, fellBack: false };
      const questions = await paperWork.make({
        documents,
        language,
        count: paperQuestionsMax,
        seed: crypto.randomUUID(),
        blind: papers.some(({ blind }) => blind),
      });
      return { questions, fellBack: byServer };
    },
  });
}

/** Null when the server makes none. */
async function askServer(
  documents: readonly MaterialDocument[],
  language: Language,
): Promise<readonly PaperQuestionShown[] | null> {
  const papers = documents.slice(0, sentPapersMax).map(({ id, kind, text }) => ({
    id,
    kind,
    text: text.slice(0, sentPaperMaxCharacters),
  }));
  const made = await call(makePaperQuestions, {
    body: { papers, language, count: paperQuestionsMax },
  }).catch(reportAndReturn('calls', 'asking the server for questions', null));
  return made?.questions?.flatMap((question) => shownOf(question, documents)) ?? null;
}

/** A question whose sentence is not in its paper is none. */
function shownOf(
  { text, questionType, points, paperId, sentence }: PaperQuestion,
  documents: readonly MaterialDocument[],
): PaperQuestionShown[] {
  const start = documents.find(({ id }) => id === paperId)?.text.indexOf(sentence) ?? -1;
  if (start < 0) return [];
  const source = { documentId: paperId, start, end: start + sentence.length, sentence };
  return [{ text, questionType, points, source }];
}
