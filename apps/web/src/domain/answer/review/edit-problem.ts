import { answerMaxCharacters } from '@daedap/contract/constants/interview';

export type EditProblem = 'unchanged' | 'blank' | 'tooLong';

/** Why a text cannot be scored, or null. A blank one would count as a silent answer, which nobody types on purpose. */
export function editProblemOf(text: string, before: string): EditProblem | null {
  if (text.trim() === '') return 'blank';
  if (text.length > answerMaxCharacters) return 'tooLong';
  return text.trim() === before.trim() ? 'unchanged' : null;
}
