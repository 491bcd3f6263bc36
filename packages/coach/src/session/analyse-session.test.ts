import { expect, test } from 'vitest';
import { gradedAnswers } from '../../calibration/answers.ts';
import { readMorphemeFiles } from '../../node/morpheme-files.ts';
import { createCoach } from '../coach.ts';
import type { SessionAnswer } from './analyse-session.ts';

const coach = createCoach(readMorphemeFiles());
const session = { mainCategory: 'job', language: 'ko' } as const;

const answers: SessionAnswer[] = gradedAnswers
  .filter(({ language, level }) => language === 'ko' && level !== 'good')
  .slice(0, 5)
  .map((answer, index) => ({
    number: index + 1,
    question: { text: answer.question, bankId: answer.questionId },
    transcript: answer.answer,
    durationSeconds: answer.durationSeconds,
    timeLimitSeconds: answer.timeLimitSeconds,
    language: 'ko',
  }));

const scores = answers.map((answer) => coach.evaluate(answer));
const mean = (values: readonly number[]) =>
  Math.round(values.reduce((sum, value) => sum + value, 0) / values.length);

test('averages and rounds the scores', () => {
  expect(coach.analyseSession(session, answers)).toMatchObject({
    overallScore: mean(scores.map(({ score }) => score)),
    avgRelevanceScore: mean(scores.map(({ relevance }) => relevance)),
    avgClarityScore: mean(scores.map(({ clarity }) => clarity)),
    avgDepthScore: mean(scores.map(({ depth }) => depth)),
  });
});

test('uses the scores of another engine unchanged', () => {
  const given = { score: 50, relevance: 60, clarity: 40, depth: 45 };
  const result = coach.analyseSession(
    session,
    answers.map((answer) => ({ ...answer, scores: given })),
  );
  expect(result).toMatchObject({
    overallScore: 50,
    avgRelevanceScore: 60,
    avgClarityScore: 40,
    avgDepthScore: 45,
  });
});

test('names the best and the weakest answer', () => {
  const { overallFeedback } = coach.analyseSession(session, answers);
  const byScore = scores
    .map(({ score }, index) => ({ score, number: index + 1 }))
    .toSorted((one, two) => two.score - one.score);
  expect(overallFeedback).toContain(`가장 좋았던 것은 ${byScore[0]!.number}번 답변`);
  expect(overallFeedback).toContain(`${byScore.at(-1)!.number}번 답변`);
});

test('recommends at most three different things to work on', () => {
  const { detailedRecommendations, overallImprovements } = coach.analyseSession(session, answers);
  expect(detailedRecommendations.length).toBeGreaterThan(0);
  expect(detailedRecommendations.length).toBeLessThanOrEqual(3);
  expect(new Set(detailedRecommendations).size).toBe(detailedRecommendations.length);
  expect(overallImprovements.length).toBeLessThanOrEqual(3);
});

test('lists the performance by main category and question type', () => {
  const { categoryPerformance } = coach.analyseSession(session, answers);
  expect(Object.keys(categoryPerformance)).toContain('job');
  for (const key of Object.keys(categoryPerformance))
    expect(['job', 'general', 'behavioral', 'situational', 'technical']).toContain(key);
});

test('a silent answer counts as a zero', () => {
  const silent = { ...answers[0]!, transcript: '' };
  const { overallScore } = coach.analyseSession(session, [answers[1]!, silent]);
  expect(overallScore).toBe(Math.round(scores[1]!.score / 2));
});

test('says so if all answers are silent', () => {
  const { overallFeedback, overallStrengths } = coach.analyseSession(session, [
    { ...answers[0]!, transcript: '' },
  ]);
  expect(overallFeedback).toContain('들린 답변이 없어서');
  expect(overallStrengths).toEqual([]);
});

test('writes in English for English sessions', () => {
  const result = coach.analyseSession(
    { mainCategory: 'job', language: 'en' },
    answers.map((answer) => Object.assign({}, answer, { language: 'en' as const })),
  );
  expect(JSON.stringify(result).replaceAll(/"[^"]*번 답변[^"]*"/g, '')).toMatch(/answers/);
  expect(result.detailedRecommendations.join(' ')).not.toMatch(/[가-힣]/);
});

const seaside =
  '지난 주말에 부산 바다에 다녀왔는데 파도가 높고 바람이 많이 불었습니다. 회를 먹고 저녁에는 불꽃놀이를 보다가 기차를 타고 돌아왔습니다.';

test('says of answers about something else that they are, not that all of them miss a point', () => {
  const elsewhere = answers.map((answer, index) =>
    index === 3 ? answer : Object.assign(structuredClone(answer), { transcript: seaside }),
  );
  const { overallImprovements, overallFeedback } = coach.analyseSession(session, elsewhere);
  expect(overallImprovements[0]).toContain('질문과 어떻게 이어지는지');
  expect(overallFeedback).toContain(overallImprovements[0]);
});

test('sums up with what recurs, whatever comes first in single answers', () => {
  const said = [
    '저는 늘 최선을 다하는 열정적인 사람입니다. 끝까지 책임지는 자세로 성실하게 임하겠습니다.',
    seaside,
  ];
  const different = answers
    .slice(0, 3)
    .map((answer, index) =>
      Object.assign(structuredClone(answer), { transcript: said[index] ?? answer.transcript }),
    );
  const { overallFeedback } = coach.analyseSession(session, different);
  expect(overallFeedback).toContain('1번과 2번 답변에서는 면접관이 되물을 만한 것이 남았어요.');
});
