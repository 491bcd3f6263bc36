import type { WhereTexts } from './texts.ts';

/** So many answers are called by their numbers. */
const mostNumbers = 3;

/** Says in which of the answers something was: by their numbers, or how many. */
export function whereOf(numbers: readonly number[], total: number, texts: WhereTexts): string {
  const word = (count: number) => texts.numberWords[count - 2] ?? String(count);
  const fill = (text: string) =>
    text
      .replace('{total}', word(total))
      .replace('{count}', word(numbers.length))
      .replace('{numbers}', listOf(numbers, texts));
  if (total === 1) return texts.onlyAnswer;
  if (numbers.length === total) return fill(total === 2 ? texts.both : texts.all);
  if (numbers.length > mostNumbers) return fill(texts.many);
  return fill(numbers.length === 1 ? texts.one : texts.few);
}

function listOf(numbers: readonly number[], { number, and }: WhereTexts): string {
  const names = numbers.map((each) => number.replace('{number}', String(each)));
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  return `${names.join(', ')}${and[names.length === 1 ? 0 : 1]}${last}`;
}
