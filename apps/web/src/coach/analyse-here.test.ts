import { readMorphemeFiles } from '@daedap/coach/node/morpheme-files';
import { createCoach } from '@daedap/coach/coach';
import { answerAnalysis, comprehensiveAnalysis, question } from '@daedap/contract/interviews';
import { expect, test } from 'vitest';
import { analyseAnswerHere, analyseSessionHere } from './analyse-here.ts';
import { offlineQuestions } from './offline-questions.ts';

// A browser fetches the files of the analyser; this test reads them from disk.
const coach = createCoach(readMorphemeFiles());
const load = async () => coach;

const wanted = {
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'beginner',
  count: 3,
  language: 'ko',
  seed: 'one',
} as const;

test('chooses questions from the bank in the format of the server', async () => {
  const questions = await offlineQuestions(wanted, load);
  expect(questions.map((one) => question.parse(one))).toEqual(questions);
  expect(questions.map(({ id, questionNumber }) => [id, questionNumber])).toEqual([
    [1, 1],
    [2, 2],
    [3, 3],
  ]);
  const english = await offlineQuestions({ ...wanted, language: 'en' }, load);
  expect(english[0]?.question).not.toMatch(/[가-힣]/);
  expect(await offlineQuestions({ ...wanted, seed: 'two' }, load)).not.toEqual(questions);
});

test('analyses an answer and a session in the format of the server', async () => {
  const [asked] = await offlineQuestions(wanted, load);
  const spoken = {
    question: { text: asked?.question ?? '' },
    transcript: '저는 결제 서버의 응답을 2초에서 0.3초로 줄인 개발자입니다.',
    durationSeconds: 12,
    timeLimitSeconds: 60,
    language: 'ko',
  } as const;
  const analysis = await analyseAnswerHere(spoken, load);
  expect(answerAnalysis.parse(analysis)).toEqual(analysis);
  expect(analysis.score).toBeGreaterThan(0);
  const onDepth = analysis.effects.filter(({ dimension }) => dimension === 'depth');
  expect(onDepth.reduce((total, { points }) => total + points, 0)).toBe(analysis.depthScore);
  expect(analysis.transcription).toBe(spoken.transcript);
  const whole = await analyseSessionHere(
    { mainCategory: 'job', language: 'ko', totalQuestions: 3 },
    [{ spoken, analysis }],
    load,
  );
  const named = { ...whole, id: 1, createdAt: '2026-11-15T03:00:00.000Z' };
  expect(comprehensiveAnalysis.parse(named)).toEqual(named);
  expect(whole).toMatchObject({
    overallScore: analysis.score,
    completedQuestions: 1,
    totalQuestions: 3,
  });
});

test('asks the user’s own questions first, and the bank’s only if they are wanted', async () => {
  const given = {
    text: '재고 오차를 어떻게 줄였나요?',
    questionType: 'behavioral',
    points: [],
  } as const;
  const questions = [{ ...given, points: [] }];
  const alone = await offlineQuestions(
    { ...wanted, own: { questions, fillFromBank: false } },
    load,
  );
  expect(alone.map((one) => question.parse(one))).toMatchObject([{ id: 1, question: given.text }]);
  const mixed = await offlineQuestions({ ...wanted, own: { questions, fillFromBank: true } }, load);
  expect(mixed.map(({ questionNumber }) => questionNumber)).toEqual([1, 2, 3]);
  expect(mixed[0]?.question).toBe(given.text);
});
