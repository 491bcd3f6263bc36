import {
  type OwnQuestion,
  ownQuestion,
  ownPoint,
  ownPointsMax,
} from '@daedap/contract/own-questions';
import { type SetContent, setContent, setQuestionsMax } from '@daedap/contract/question-sets';
import { parseJson } from '#/lib/storage.ts';

export type ReadQuestions = {
  /** Only a file of ours has one. */
  readonly name: string | null;
  readonly questions: readonly OwnQuestion[];
  /** Lines that are too long, the same as an earlier one, or more than a set holds. */
  readonly leftOut: number;
};

/**
 * Questions from text: a file of ours; or one question a line, with its expected points in the next column. Columns are
 * those of a spreadsheet (tabs) or of a CSV file (commas, with quotes around what contains one).
 */
export function readQuestions(text: string, kind: 'lines' | 'csv'): ReadQuestions {
  const ours = setContent.safeParse(parseJson(text)).data;
  if (ours) return { ...ours, leftOut: 0 };
  const isTable = kind === 'csv' || text.includes('\t');
  const rows = isTable ? readTable(text) : text.split(/\r?\n/u).map((line) => [line]);
  const filled = rows.filter(([first = '']) => first.trim() !== '');
  const [head] = filled;
  const body = isTable && head && isHeading(head) ? filled.slice(1) : filled;
  const seen = new Set<string>();
  const questions = body.flatMap(([asked = '', points = '']) => {
    const question = ownQuestion.safeParse({
      text: isTable ? asked : withoutNumber(asked),
      points: readPoints(points),
    }).data;
    if (!question || seen.has(question.text) || seen.size >= setQuestionsMax) return [];
    seen.add(question.text);
    return [question];
  });
  return { name: null, questions, leftOut: body.length - questions.length };
}

/** Expected points, one for each line or between semicolons. */
export function readPoints(text: string): OwnQuestion['points'] {
  return text
    .split(/[\n;|]/u)
    .flatMap((label) => ownPoint.safeParse({ label }).data ?? [])
    .slice(0, ownPointsMax);
}

/** A set as a file, which `readQuestions` reads again. */
export const setFile = ({ name, questions }: SetContent): Blob =>
  new Blob([JSON.stringify({ name, questions }, null, 2)], { type: 'application/json' });

/** "1. ", "Q2) ", "- ", "• " before a question of a list. */
const withoutNumber = (line: string) =>
  line.replace(/^\s*(?:(?:Q\s*)?\d{1,3}\s*[.):]|[-–•*·])\s+/iu, '');

const isHeading = ([first = '']: readonly string[]) =>
  /^\s*(질문|문항|questions?)\s*$/iu.test(first);

/** Rows of comma- or tab-separated text. A quoted cell may contain separators, line breaks and doubled quotes. */
function readTable(text: string): string[][] {
  const separator = text.includes('\t') ? '\t' : ',';
  const rows: string[][] = [['']];
  let isQuoted = false;
  const append = (letter: string) => {
    const row = rows.at(-1)!;
    row.push(row.pop()! + letter);
  };
  for (let index = 0; index < text.length; index += 1) {
    const letter = text[index]!;
    if (isQuoted && letter === '"' && text[index + 1] === '"') {
      append('"');
      index += 1;
    } else if (letter === '"' && (isQuoted || rows.at(-1)!.at(-1) === '')) isQuoted = !isQuoted;
    else if (isQuoted) append(letter);
    else if (letter === separator) rows.at(-1)!.push('');
    else if (letter === '\n') rows.push(['']);
    else if (letter !== '\r') append(letter);
  }
  return rows;
}
