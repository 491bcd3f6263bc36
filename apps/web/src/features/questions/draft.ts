import type { OwnQuestion } from '@daedap/contract/own-questions';
import { ownQuestion, ownQuestionMaxCharacters } from '@daedap/contract/own-questions';
import {
  type QuestionSet,
  type SetContent,
  setContent,
  setNameMaxCharacters,
  setQuestionsMax,
} from '@daedap/contract/question-sets';
import { z } from 'zod';
import { parseJson, readTabItem, removeTabItem, tabKeys, writeTabItem } from '#/lib/storage.ts';
import { readPoints } from './read-questions.ts';

const draftQuestion = z.object({
  /** Names the row while it moves. */
  id: z.string(),
  text: z.string(),
  /** As the user types them: one a line. */
  points: z.string(),
  /** Points as they were stored. Their cues stay as long as the text is the same. */
  stored: ownQuestion,
});

type DraftQuestion = z.output<typeof draftQuestion>;

const draft = z.object({
  /** The set that is edited; null for a new one. */
  set: z.object({ id: z.number(), version: z.number() }).nullable(),
  /** With which a new set is created, however often that is tried. */
  key: z.uuid(),
  name: z.string(),
  questions: z.array(draftQuestion),
});

/** A set as it is being written. */
export type Draft = z.output<typeof draft>;

const blank = { text: '-', questionType: 'general', points: [] } as const;

const rowOf = (question: OwnQuestion): DraftQuestion => ({
  id: crypto.randomUUID(),
  text: question.text,
  points: linesOf(question),
  stored: question,
});

const linesOf = ({ points }: OwnQuestion) => points.map(({ label }) => label).join('\n');

export const newDraft = (name: string, questions: readonly OwnQuestion[] = []): Draft => ({
  set: null,
  key: crypto.randomUUID(),
  name,
  questions: questions.length > 0 ? questions.map(rowOf) : [blankRow()],
});

const blankRow = (): DraftQuestion => ({
  id: crypto.randomUUID(),
  text: '',
  points: '',
  stored: { ...blank, points: [] },
});

export const draftOf = ({ id, version, name, questions }: QuestionSet): Draft => ({
  ...newDraft(name, questions),
  set: { id, version },
});

/** The same as a new set, after the one that it was has changed or gone. */
export const asCopy = (one: Draft): Draft => ({ ...one, set: null, key: crypto.randomUUID() });

export type DraftChange =
  | { readonly type: 'rename'; readonly name: string }
  | {
      readonly type: 'write';
      readonly id: string;
      readonly text?: string;
      readonly points?: string;
    }
  | { readonly type: 'move'; readonly id: string; readonly by: 1 | -1 }
  | { readonly type: 'remove'; readonly id: string }
  | { readonly type: 'add'; readonly questions?: readonly OwnQuestion[] };

export function changeDraft(one: Draft, change: DraftChange): Draft {
  const { questions } = one;
  switch (change.type) {
    case 'rename':
      return { ...one, name: change.name };
    case 'write': {
      const { id, text, points } = change;
      return {
        ...one,
        questions: questions.map((row) =>
          row.id === id
            ? Object.assign({}, row, { text: text ?? row.text, points: points ?? row.points })
            : row,
        ),
      };
    }
    case 'move': {
      const from = questions.findIndex(({ id }) => id === change.id);
      const to = from + change.by;
      const row = questions[from];
      if (!row || to < 0 || to >= questions.length) return one;
      return { ...one, questions: questions.toSpliced(from, 1).toSpliced(to, 0, row) };
    }
    case 'remove':
      return { ...one, questions: questions.filter(({ id }) => id !== change.id) };
    case 'add': {
      const rows = change.questions?.map(rowOf) ?? [blankRow()];
      // An empty row is for the first of them.
      const kept = change.questions
        ? questions.filter(({ text }) => text.trim() !== '')
        : questions;
      return { ...one, questions: [...kept, ...rows].slice(0, setQuestionsMax) };
    }
  }
}

export type DraftProblem = 'noName' | 'tooLong' | 'tooLarge';

/** What would be stored, or why it cannot be. Empty rows are left out. */
export function contentOf({ name, questions }: Draft): SetContent | DraftProblem {
  const title = name.trim().slice(0, setNameMaxCharacters);
  if (title === '') return 'noName';
  const filled = questions.filter(({ text }) => text.trim() !== '');
  if (filled.some(({ text }) => text.trim().length > ownQuestionMaxCharacters)) return 'tooLong';
  const content = { name: title, questions: filled.map(questionOf) };
  return setContent.safeParse(content).data ?? 'tooLarge';
}

/** A point keeps the words that show it, unless the user has written another one. */
function questionOf({ text, points, stored }: DraftQuestion): OwnQuestion {
  const known = new Map(stored.points.map((point) => [point.label, point]));
  return {
    text,
    questionType: stored.questionType,
    points: readPoints(points).map((point) => known.get(point.label) ?? point),
  };
}

export function keepDraft(one: Draft): void {
  writeTabItem(tabKeys.questionSetDraft, JSON.stringify(one));
}

/** What was being written when this tab was reloaded. */
export const readDraft = (): Draft | null =>
  draft.safeParse(parseJson(readTabItem(tabKeys.questionSetDraft))).data ?? null;

export function forgetDraft(): void {
  removeTabItem(tabKeys.questionSetDraft);
}
