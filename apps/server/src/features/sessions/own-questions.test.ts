import { describe, expect, test } from 'vitest';
import { sayText, startInterview } from '../../../test/interviews.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile({ LIMIT_GENERATIONS: '60' });

const wanted = {
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  count: 3,
} as const;

const points = [
  { label: '재고 오차를 줄인 방법', start: '재고 오차를 줄이려고', cues: ['재고', '오차'] },
  { label: '줄어든 결과', cues: ['줄었', '퍼센트'] },
];

const own = {
  text: '재고 오차를 12%에서 3%로 줄였다고 하셨는데, 어떻게 하셨나요?',
  questionType: 'behavioral',
  points,
};

const answered =
  '재고 오차를 줄이려고 매일 마감 때 바코드를 다시 찍게 했습니다. 그 결과 오차가 십이 퍼센트에서 삼 퍼센트로 줄었습니다.';

const signIn = async () => (await registerAccount(context.client)).client;

type Client = Awaited<ReturnType<typeof signIn>>;

const generate = (client: Client, values: Record<string, unknown>) =>
  client.post('/api/ai/generate-questions', { ...wanted, ...values });

describe('a session of the user’s own questions', () => {
  test('asks them in their order, fewer than the number chosen', async () => {
    const client = await signIn();
    const questions = [own, { text: '  왜 그\n방법이었나요?  ' }];
    const { status, body } = await generate(client, { source: 'materials', questions });
    expect(status).toBe(201);
    expect(body['questions']).toMatchObject([
      { question: own.text, questionNumber: 1, questionType: 'behavioral', points },
      { question: '왜 그 방법이었나요?', questionNumber: 2, questionType: 'general' },
    ]);
    expect(body['questions'][1]).not.toHaveProperty('points');
    const { body: active } = await client.get('/api/interviews/sessions/active');
    expect(active['sessions']).toMatchObject([
      { id: body['sessionId'], source: 'materials', totalQuestions: 2 },
    ]);
  });

  test('is filled up from the bank only if the user wants that', async () => {
    const client = await signIn();
    const { questions } = await startInterview(client, {
      source: 'questions',
      questions: [own],
      fillFromBank: true,
    });
    expect(questions).toHaveLength(3);
    expect(questions[0]).toMatchObject({ question: own.text });
    expect(new Set(questions.map(({ question }) => question)).size).toBe(3);
  });

  test('counts towards the limit of active sessions', async () => {
    const client = await signIn();
    const start = () => generate(client, { source: 'questions', questions: [own] });
    for (let count = 0; count < 3; count += 1) expect((await start()).status).toBe(201);
    expect(await start()).toMatchObject({ status: 409, body: { code: 'SESSION_LIMIT' } });
  });

  test.each([
    ['no questions', { source: 'questions' }],
    ['an empty list', { source: 'questions', questions: [] }],
    ['more than the number chosen', { source: 'questions', questions: [own, own, own, own] }],
    ['questions for the bank', { source: 'bank', questions: [own] }],
    ['questions without a source', { questions: [own] }],
    ['an unknown source', { source: 'neighbour', questions: [own] }],
    ['a blank question', { source: 'questions', questions: [{ text: ' \n ' }] }],
    ['a long question', { source: 'questions', questions: [{ text: '가'.repeat(301) }] }],
    [
      'too many points',
      {
        source: 'questions',
        questions: [{ ...own, points: Array.from({ length: 7 }, () => points[0]) }],
      },
    ],
    [
      'a long point',
      { source: 'questions', questions: [{ ...own, points: [{ label: '가'.repeat(81) }] }] },
    ],
  ])('refuses %s, and writes nothing', async (_, values) => {
    const client = await signIn();
    expect(await generate(client, values)).toMatchObject({
      status: 400,
      body: { code: 'VALIDATION' },
    });
    expect((await client.get('/api/interviews/sessions/active')).body['count']).toBe(0);
  });

  test('takes a text that PostgreSQL could not store', async () => {
    const client = await signIn();
    const text = 'half \uD800 and nul \u0000 here?';
    const { questions } = await startInterview(client, {
      source: 'questions',
      questions: [{ text }],
    });
    expect(questions[0]?.question).toBe('half \uFFFD and nul here?');
  });
});

describe('an answer to a question of the user’s own', () => {
  test('is stored with its points in results, retakes and the export', async () => {
    const client = await signIn();
    const { sessionId, questions } = await startInterview(client, {
      source: 'materials',
      questions: [own],
    });
    const said = await sayText(client, sessionId, questions[0]!.id, { answerText: answered });
    expect(said.body).toMatchObject({ analysisStatus: 'completed' });
    await client.post('/api/interviews/comprehensive-analysis', { sessionId });
    const { body: results } = await client.get(`/api/interviews/session/${sessionId}/results`);
    expect(results['session']).toMatchObject({ source: 'materials', status: 'completed' });
    expect(results['userAnswers'][0].question).toMatchObject({ question: own.text, points });
    const retake = { answerText: answered, retake: true };
    const again = await sayText(client, sessionId, questions[0]!.id, retake);
    expect(again.body['analysis'].score).toBe(said.body['analysis'].score);
    const { body: exported } = await client.get('/api/auth/export');
    expect(exported['sessions'][0]).toMatchObject({ source: 'materials', questions: [{ points }] });
  });

  test('brings its points along when the interview began without a network', async () => {
    const client = await signIn();
    const sessionId = 'session-1700000000000-own';
    const interviewConfig = JSON.stringify({ ...wanted, source: 'questions', questionCount: 1 });
    const { body } = await sayText(client, sessionId, 1, {
      answerText: answered,
      questionText: own.text,
      questionPoints: JSON.stringify(points),
      interviewConfig,
    });
    const path = `/api/interview-lifecycle/session/${body['sessionId']}/questions`;
    expect((await client.get(path)).body).toMatchObject({
      session: { source: 'questions', clientSessionId: sessionId },
      questions: [{ question: own.text, points }],
    });
  });

  test('ignores points that are none', async () => {
    const client = await signIn();
    const { body } = await sayText(client, 'session-1700000000000-odd', 1, {
      questionText: own.text,
      questionPoints: '[{"label":7}]',
    });
    const path = `/api/interview-lifecycle/session/${body['sessionId']}/questions`;
    expect((await client.get(path)).body['questions'][0]).not.toHaveProperty('points');
  });
});

test('questions of the user’s own are not told to the interviewer as seen', async () => {
  const client = await signIn();
  await startInterview(client, { source: 'materials', questions: [own] });
  const { findSeen } = await import('./repository.ts');
  const { body } = await client.get('/api/auth/me');
  expect(await findSeen(context.database.db, body['user'].id, wanted)).toEqual([]);
});
