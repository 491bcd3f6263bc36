import { expect, test } from 'vitest';
import { feedbackTexts, fillIn, isWrittenWith, spokenLabel } from './texts.ts';

test('chooses the particle by the last sound before it', () => {
  expect(fillIn('{label}이/가 빠졌어요.', { label: '결과', quote: '' })).toBe('결과가 빠졌어요.');
  expect(fillIn('{label}이/가 빠졌어요.', { label: '본인의 역할', quote: '' })).toBe(
    '본인의 역할이 빠졌어요.',
  );
  expect(fillIn('{label}을/를 "{quote}"라고', { label: '이유', quote: '그래서요' })).toBe(
    '이유를 "그래서요"라고',
  );
});

test('does not treat the inserted text as a pattern', () => {
  expect(fillIn('"{quote}"', { label: '', quote: '$& {label}' })).toBe('"$& {label}"');
});

test('chooses the particle behind a quotation mark', () => {
  expect(fillIn('"{quote}"이라/라는 말', { quote: '브랜드 검색량' })).toBe(
    '"브랜드 검색량"이라는 말',
  );
  expect(fillIn('"{quote}"이라/라는 말', { quote: '제가 했어요' })).toBe('"제가 했어요"라는 말');
  expect(fillIn('비어 있는 것은 {label}이에요/예요.', { label: '이유' })).toBe(
    '비어 있는 것은 이유예요.',
  );
});

test('says a label that ends with a verb as one speaks', () => {
  expect(spokenLabel('광고를 일단 멈추기')).toBe('광고를 일단 멈추는 것');
  expect(spokenLabel('짝 만들기')).toBe('짝 만드는 것');
  expect(spokenLabel('시작한 계기')).toBe('시작한 계기');
  expect(spokenLabel('the cost')).toBe('the cost');
  expect(spokenLabel('내가 내린 결정')).toBe('본인이 내린 결정');
});

test('recognises its own words, whatever was filled in', () => {
  const frame = '"{quote}"이라/라는 말에서 {label}이/가 잘 들렸어요.';
  expect(isWrittenWith(frame, '"셌어요"라는 말에서 이유가 잘 들렸어요. 다만 …')).toBe(true);
  expect(isWrittenWith(frame, '"셌어요"라고 결과까지 말했어요.')).toBe(false);
});

const frequent = [
  'hollow',
  'short',
  'point',
  'action',
  'result',
  'number',
  'reason',
  'example',
  'reflection',
  'fillers',
  'runOn',
  'pointLate',
  'slow',
] as const;

test.each(['ko', 'en'] as const)('has five ways to tell each frequent gap (%s)', (language) => {
  const { gaps } = feedbackTexts[language];
  for (const kind of frequent) {
    expect(gaps[kind].gap.length).toBeGreaterThanOrEqual(5);
    expect(gaps[kind].tries.length).toBeGreaterThanOrEqual(5);
  }
});

test.each(['ko', 'en'] as const)('every suggestion has words to start from (%s)', (language) => {
  for (const { tries, triesFor } of [
    ...Object.values(feedbackTexts[language].gaps),
    feedbackTexts[language].next,
  ])
    for (const text of [...tries, ...Object.values(triesFor ?? {}).flat()])
      expect(text).toMatch(/"[^"]*…[^"]*"|"\{start\}"/);
});

test.each(['ko', 'en'] as const)('every half-sentence to start from is open (%s)', (language) => {
  const { starts, nextQuestions } = feedbackTexts[language];
  const all = [
    ...starts.rules.map(([, start]) => start),
    ...Object.values(starts.byKind),
    ...Object.values(nextQuestions).flatMap((each) => each.map(({ start }) => start)),
  ];
  for (const start of all) expect(start).toMatch(/…/);
});

test.each(['ko', 'en'] as const)('has eight ways to tell an open question (%s)', (language) => {
  const { gaps, next } = feedbackTexts[language];
  for (const { gap, tries } of [gaps.point, next]) {
    expect(new Set(gap).size).toBeGreaterThanOrEqual(8);
    expect(new Set(tries).size).toBeGreaterThanOrEqual(8);
    for (const text of gap) expect(text).toContain('{question}');
    for (const text of tries) expect(text).toContain('{start}');
  }
});

test('a label fits into a sentence', () => {
  expect(spokenLabel('다섯 힘 가운데 적어도 네 가지')).toBe('다섯 힘 가운데 네 가지');
  expect(spokenLabel('구체적인 유형 두 가지 이상')).toBe('구체적인 유형 두 가지');
  expect(spokenLabel('at least two concrete types')).toBe('two concrete types');
  expect(spokenLabel('that landlords offer less')).toBe('the fact that landlords offer less');
});

test('no text merely repeats what was said, or asks for a recap', () => {
  const ko = JSON.stringify(feedbackTexts.ko);
  const en = JSON.stringify(feedbackTexts.en);
  expect(ko).not.toMatch(/대목을 들었어요|말이 들렸어요|절반 길이|맺음말|아직 흐릿한 것은/);
  expect(en).not.toMatch(
    /"You said \\"\{quote\}\\"\."|One thing you said|Your answer was about this|half the time/,
  );
});

test('no text claims what nobody can know: that words are the best, the heart or all that the question wants', () => {
  const praise = ({ strengths }: (typeof feedbackTexts)['ko']) =>
    JSON.stringify(Object.values(strengths).map((each) => each.praise));
  expect(praise(feedbackTexts.ko)).not.toMatch(/가장|제일|중심|핵심/);
  expect(praise(feedbackTexts.en)).not.toMatch(/\bbest\b|heart|strongest|stayed close/);
});

test('the name of a point is said without what it lists behind a colon', () => {
  expect(spokenLabel('운을 가려낸 방법: 반대 상황, 시장 평균')).toBe('운을 가려낸 방법');
});
