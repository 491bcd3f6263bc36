import { languages } from '@daedap/contract/languages';
import { describe, expect, test } from 'vitest';
import { naturalTuningAnswers } from '../../calibration/answers.ts';
import { standardAnswers } from '../../calibration/questions.ts';
import { standardQuestions } from '../bank.ts';
import { judge } from '../../test/judge.ts';
import { readText } from '../../test/reading-tools.ts';
import { likelierIn } from './standard-likeness.ts';

const steps = [3, 7, 13, 29];

/** Each answer with its own question and with four others of the list. */
function pairsOf(answers: readonly { readonly question: string; readonly answer: string }[]) {
  const questions = [...new Set(answers.map(({ question }) => question))];
  return answers.flatMap(({ question, answer }) =>
    steps.map((step) => {
      const other = questions[(questions.indexOf(question) + step) % questions.length]!;
      return { question, answer, other };
    }),
  );
}

const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / values.length;

describe.each(languages)('%s', (language) => {
  const unseen = pairsOf(
    standardQuestions.flatMap(({ id, text }) =>
      standardAnswers[id]![language].unseen.map((answer) => ({ question: text[language], answer })),
    ),
  );
  const natural = pairsOf(
    naturalTuningAnswers.filter((answer) => answer.language === language && answer.grades[0] > 50),
  ).filter(({ question, other }) => question !== other);

  test('the words of unseen answers are likelier in answers to their own question', () => {
    const likelier = (question: string, answer: string) =>
      likelierIn(readText(question, language), readText(answer, language), null);
    const right = unseen.filter(
      ({ question, answer, other }) => likelier(question, answer) > likelier(other, answer),
    );
    expect(right.length / unseen.length).toBeGreaterThan(0.9);
  });

  test('an answer loses at least 18 points (Korean) or 12 (English) under another standard question', () => {
    const scoreOf = (question: string, answer: string) =>
      judge(question, answer, language).scores.score;
    for (const pairs of [unseen, natural]) {
      const lost = pairs.map(
        ({ question, answer, other }) => scoreOf(question, answer) - scoreOf(other, answer),
      );
      expect(mean(lost)).toBeGreaterThan({ ko: 18, en: 12 }[language]);
    }
  });
});

test('words show nothing where no standard question is asked', () => {
  const asked = readText('What is the difference between TCP and UDP?', 'en');
  const said = readText('I want to work here because I have used your app for years.', 'en');
  expect(Math.abs(likelierIn(asked, said, null))).toBeLessThan(0.3);
});

test('who answers another standard question is told so by the score, however the question is put', () => {
  const motivation =
    '저는 대학 때부터 귀사 앱을 매일 썼는데요, 작년에 결제 화면이 바뀐 걸 보고 이런 일을 하는 팀에서 일하고 싶어서 지원하게 됐습니다. 학교에서 비슷한 화면을 만들어 본 것도 계기가 됐습니다.';
  const right = judge('우리 회사에 지원한 동기가 무엇입니까?', motivation).scores;
  for (const question of [
    '본인의 단점은 무엇이라고 생각하십니까?',
    '스스로 부족하다고 느끼는 점이 있다면 솔직하게 얘기해 볼까요?',
  ])
    expect(judge(question, motivation).scores.relevance).toBeLessThan(right.relevance - 25);
});

test('a story of leadership is no answer about a weakness, though it makes points of that rubric', () => {
  const story =
    'Um, so, in the lab I was the team lead for the solar car, and we were two weeks behind, so I split the wiring into three parts and met with everybody each morning. We finished one day before the race, and I learned to ask people early.';
  const { scores, feedback, reading } = judge('What is your biggest weakness?', story, 'en');
  expect(reading.known?.id).toBe('standard-weaknesses');
  expect(scores.relevance).toBeLessThan(40);
  expect(feedback).toContain('the question asked for something else');
});
