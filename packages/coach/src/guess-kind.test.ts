import { expect, test } from 'vitest';
import { learnedWordings, questionsOfKinds, standardQuestions } from '../calibration/questions.ts';
import { guessKind } from './guess-kind.ts';

const shareRight = (questions: readonly { kind: string; question: string }[]) =>
  questions.filter(({ kind, question }) => guessKind(question) === kind).length / questions.length;

test.each([
  ['ko', 0.88],
  ['en', 0.9],
] as const)('guesses what a question asks for (%s: at least %d)', (language, least) => {
  const questions = questionsOfKinds.filter((each) => each.language === language);
  expect(shareRight(questions)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['ko', 0.62],
  ['en', 0.62],
] as const)('in most wordings of the standard questions (%s: at least %d)', (language, least) => {
  const questions = standardQuestions.flatMap(({ kind, wordings }) =>
    wordings[language].slice(learnedWordings).map((question) => ({ kind, question })),
  );
  expect(shareRight(questions)).toBeGreaterThanOrEqual(least);
});

test.each([
  ['Tell me about a time you failed.', 'experience'],
  ['What would you do if a colleague took credit for your work?', 'situation'],
  ['재택근무를 늘려야 한다고 생각하십니까?', 'opinion'],
  ['TCP와 UDP의 차이를 설명해 주세요.', 'knowledge'],
  ['1분 자기소개 부탁드립니다.', 'self'],
  ['A customer shouts at a colleague of yours. What do you do?', 'situation'],
  ['Think back to a plan of yours that fell apart. What had you missed?', 'experience'],
  ['Has somebody else ever paid for a mistake of yours?', 'experience'],
  ['Suppose rents are capped. Explain what happens to supply.', 'knowledge'],
  ['최근에 고맙다는 말을 들은 일이 있으면 하나 들려주시겠어요?', 'experience'],
] as const)('%s is about %s', (question, kind) => {
  expect(guessKind(question)).toBe(kind);
});

/** No question to learn from asks what these are. */
const terms = {
  ko: '쿠버네티스가 퍼널이 인플레이션이 광합성이 엔트로피가 트랜잭션이 젠트리피케이션이 블록체인이 공매도가 페르소나가'.split(
    ' ',
  ),
  en: [
    'takt time',
    'churn',
    'entropy',
    'photosynthesis',
    'EBITDA',
    'scrum',
    'triage',
    'GDP',
    'SEO',
  ],
} as const;

test.each([
  ...terms.ko.flatMap((term) => [`${term} 뭐예요?`, `${term} 뭔가요?`]),
  ...terms.en.flatMap((term) => [`What's ${term}?`, `What do you know about ${term}?`]),
])('who asks what something is wants an explanation: %s', (question) => {
  expect(guessKind(question)).toBe('knowledge');
});

test.each([
  '취미가 뭐예요?',
  '좌우명이 뭔가요?',
  '꿈이 뭐예요?',
  "What's your hobby?",
  'What do you know about our team?',
])('who asks for something of the speaker does not: %s', (question) => {
  expect(guessKind(question)).toBe('self');
});
