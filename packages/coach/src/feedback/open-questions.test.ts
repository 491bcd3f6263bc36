import { expect, test } from 'vitest';
import { morphemes } from '../../test/reading-tools.ts';
import { bank, knownQuestions } from '../bank.ts';
import { createAnswerReader } from '../reading.ts';
import { askedPart, openPoints, startOf } from './open-questions.ts';
import { likelihoods } from '../scoring/likelihood.ts';

const read = createAnswerReader(morphemes, knownQuestions);
const reading = (question: string, transcript: string, language: 'ko' | 'en' = 'ko') =>
  read({
    question: { text: question },
    transcript,
    durationSeconds: null,
    timeLimitSeconds: 60,
    language,
  });

test('the start of an answer fits how the question is asked', () => {
  const ko = reading('자기소개를 해 주세요.', '저는 개발자입니다.');
  expect(startOf('그때 왜 그렇게 하셨나요?', ko)).toBe('그 이유는 …');
  expect(startOf('거절하면 뭐라고 하시겠어요?', ko)).toBe('저라면 이렇게 말하겠습니다. …');
  expect(startOf('두 사람은 어떻게 반응할까요?', ko)).toBe('제 생각에는 …');
  expect(startOf('그때 어떻게 설득하셨어요?', ko)).toBe('그때 저는 …');
  const en = reading('Tell me about yourself.', 'I am a developer.', 'en');
  expect(startOf('Why did you stop?', en)).toBe('The reason is …');
  expect(startOf('What would you say to that colleague?', en)).toBe('I would say: …');
  expect(startOf('How did you get it back?', en)).toBe('What I did was …');
});

test('finds the part of a question that asks', () => {
  const asked = (question: string, language: 'ko' | 'en' = 'ko') =>
    askedPart(reading(question, language === 'ko' ? '네.' : 'Yes.', language));
  expect(asked('결제 오류 문의가 들어오기 시작했습니다. 무엇을 먼저 하시겠습니까?')).toBe(
    '무엇을 먼저 하시겠습니까?',
  );
  expect(asked('어떤 일이었나요? 배운 점도 궁금합니다.')).toBe('어떤 일이었나요?');
  expect(asked('Your voice is shaking. Can you hold up when it counts?', 'en')).toBe(
    'Can you hold up when it counts?',
  );
  expect(asked('왜요?')).toBeNull();
  const remote = 'Why should remote work be kept, or why should it be given up, in your opinion?';
  expect(asked(remote, 'en')).toBeNull();
});

test('asks only about points that the answer does not make, with the words of the point to start from', () => {
  for (const question of bank.slice(0, 40)) {
    const { text, points, followUps } = question;
    const open = openPoints(reading(text.ko, '회의록을 제가 매주 정리해서 팀에 돌렸습니다.'));
    for (const { point, question: asked, start } of open) {
      expect(points).toContainEqual(point);
      const followUp = followUps.find((each) => each.point === point.id);
      expect(asked).toBe(followUp?.text.ko.endsWith('?') ? followUp.text.ko : null);
      expect(start).toBe(point.start.ko);
    }
  }
  expect(
    openPoints(reading('주말에 본 영화의 결말이 마음에 드셨나요?', '네, 그렇습니다.')),
  ).toEqual([]);
});

test('calls only points missing that the answer has hardly said', () => {
  const club = reading(
    '본인이 들어가기 전의 동아리와 떠날 때의 동아리를 견주면, 본인 때문에 달라졌다고 할 만한 점은 무엇입니까?',
    '매년 공연이 끝나면 세트를 다 버렸거든요. 그래서 제가 2학년 때 무대 담당하면서 나무틀을 규격으로 열두 개를 만들었어요. 회비가 이만 원으로 내려갔고 제가 졸업하고 나서도 그 틀을 아직 쓰고 있습니다.',
  );
  const missing = new Set(openPoints(club).map(({ point }) => point.id));
  const likely = likelihoods(club);
  club.points.forEach(({ point }, index) => {
    expect(missing.has(point.id)).toBe(likely[index]! <= 0.25);
  });
  expect(missing.size).toBeLessThan(club.points.length);
});
