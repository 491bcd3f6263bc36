import { expect, test } from 'vitest';
import { readMorphemeFiles } from '../../node/morpheme-files.ts';
import { bank } from '../bank.ts';
import { createCoach } from '../coach.ts';

const coach = createCoach(readMorphemeFiles());
const question = bank.find(({ id }) => id === 'job-it-b01')!;
const asked = { text: question.text.ko, bankId: question.id };
const timing = { durationSeconds: 20, timeLimitSeconds: 60 } as const;

test('asks for a missing point and quotes the answer', () => {
  const transcript =
    '인덱스를 쓰면 조회가 빨라집니다. 책의 색인처럼 정렬된 트리에서 값을 바로 찾아가기 때문입니다.';
  const { text, point, quote } = coach.chooseFollowUp({
    question: asked,
    transcript,
    language: 'ko',
    ...timing,
  });
  expect(point).toBe('slower-writes');
  expect(quote).not.toBeNull();
  expect(transcript).toContain(quote!.replace('…', ''));
  expect(text).toContain(quote!);
  expect(text).toContain('모든 열에 인덱스를 걸면');
});

test('asks for a wrong point first', () => {
  const transcript =
    '인덱스는 쓰기를 빠르게 하고 조회를 느리게 합니다. 그래서 저장 공간을 더 차지합니다.';
  const { point } = coach.chooseFollowUp({
    question: asked,
    transcript,
    language: 'ko',
    ...timing,
  });
  expect(['slower-writes', 'faster-reads']).toContain(point);
});

test('asks the same question after the same answer', () => {
  const input = {
    question: asked,
    transcript: '인덱스는 검색을 빠르게 합니다.',
    language: 'ko',
    ...timing,
  } as const;
  expect(coach.chooseFollowUp(input)).toEqual(coach.chooseFollowUp(input));
});

test('asks for what is missing if the bank does not have the question', () => {
  const { text, point } = coach.chooseFollowUp({
    question: { text: 'Tell me about a project you worked on.' },
    transcript: 'I worked on a project for a bookshop and I built its web site with two friends.',
    language: 'en',
    ...timing,
  });
  expect(point).toBeNull();
  expect(text).toMatch(/\?$/);
});

test('asks about a common subject, unless the answer has it already', () => {
  const followUpAfter = (transcript: string) =>
    coach.chooseFollowUp({
      question: { text: 'What would you do if the website you run went down on a Saturday?' },
      transcript,
      language: 'en',
      ...timing,
    }).text;
  const first = 'First I would roll back the last release and then look for the cause in the logs.';
  const next = 'What would you tell the users until everything is running again?';
  expect(followUpAfter(first)).toContain(next);
  expect(
    followUpAfter(`${first} On our status page I would tell users what is broken.`),
  ).not.toContain(next);
});

test('asks more sharply in a pressure interview', () => {
  const pressure = bank.find(({ mainCategory }) => mainCategory === 'pressure')!;
  const { text } = coach.chooseFollowUp({
    question: { text: pressure.text.ko, bankId: pressure.id },
    transcript: '네, 잘 모르겠습니다.',
    language: 'ko',
    ...timing,
  });
  expect(text).toMatch(/핵심이 빠진|부족합니다|답을 듣지 못|답이 아닙니다/);
});

test('asks without a quote after a silent answer', () => {
  const { quote } = coach.chooseFollowUp({
    question: asked,
    transcript: '',
    language: 'ko',
    ...timing,
  });
  expect(quote).toBeNull();
});
