import { expect, test } from 'vitest';
import { listChanges } from './analysis-changes.tsx';
import { attemptOf } from './testing/attempts.ts';

test('lists what was gained, lost and settled', () => {
  const before = attemptOf({
    id: 1,
    answerText: '협업을 했습니다.',
    keywords: ['협업'],
    strengths: ['또렷해요.'],
    improvements: ['숫자를 말해보세요.', '결과를 말해보세요.'],
  });
  const after = attemptOf({
    id: 2,
    answerText: '로그를 분석했습니다.',
    keywords: ['로그 분석', '캐시'],
    strengths: ['또렷해요', '숫자로 말했어요.', '숫자로 말했어요.'],
    improvements: ['결과를 말해보세요.', '더 짧게 말해보세요.'],
  });
  expect(listChanges(before, after)).toEqual({
    keywordsGained: ['로그 분석', '캐시'],
    keywordsLost: ['협업'],
    strengthsGained: ['숫자로 말했어요.'],
    improvementsSettled: ['숫자를 말해보세요.'],
    improvementsNew: ['더 짧게 말해보세요.'],
  });
});

test('lists no keyword that both answers say', () => {
  const before = attemptOf({ id: 1, answerText: '캐시를 썼습니다', keywords: ['API'] });
  const after = attemptOf({ id: 2, answerText: '그 api는 느렸습니다', keywords: ['캐시'] });
  expect(listChanges(before, after)).toMatchObject({ keywordsGained: [], keywordsLost: [] });
});

test('lists nothing for two equal analyses', () => {
  const same = attemptOf({ id: 1, keywords: ['a'], strengths: ['b'], improvements: ['c'] });
  expect(Object.values(listChanges(same, same)).flat()).toEqual([]);
});

test('does not call an improvement settled when only its advice differs', () => {
  const before = attemptOf({
    id: 1,
    improvements: ['아직 짧아요. 이유를 더해 보세요.', '결과가 없어요'],
  });
  const after = attemptOf({
    id: 2,
    improvements: ['아직 짧아요. 예를 더해 보세요.', 'Too fast! Slow down.'],
  });
  expect(listChanges(before, after)).toMatchObject({
    improvementsSettled: ['결과가 없어요'],
    improvementsNew: ['Too fast!'],
  });
});
