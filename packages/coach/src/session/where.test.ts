import { expect, test } from 'vitest';
import { sessionTexts } from './texts.ts';
import { whereOf } from './where.ts';

test.each([
  [[1], 1, '이번 답변에서는', 'In this answer,'],
  [[1, 2], 2, '두 답변 모두', 'In both answers,'],
  [[1, 2, 3], 3, '세 답변 모두', 'In all three answers,'],
  [[2], 3, '2번 답변에서는', 'In answer 2,'],
  [[1, 3], 3, '1번과 3번 답변에서는', 'In answers 1 and 3,'],
  [[1, 3, 4], 5, '1번, 3번, 4번 답변에서는', 'In answers 1, 3 and 4,'],
  [[1, 3, 4, 5], 12, '열두 답변 가운데 네 답변에서는', 'In four of your 12 answers,'],
] as const)('says where something was: %j of %i', (numbers, total, korean, english) => {
  expect(whereOf(numbers, total, sessionTexts.ko.where)).toBe(korean);
  expect(whereOf(numbers, total, sessionTexts.en.where)).toBe(english);
});
