import { answerAnalysis } from '@daedap/contract/interviews';
import { describe, expect, test } from 'vitest';
import { goodAnswer, sayText, startInterview } from '../../../test/interviews.ts';
import { registerAccount, testAppForFile } from '../../../test/test-app.ts';

const context = testAppForFile({ LIMIT_ANALYSES: '60' });

const newcomer = () => registerAccount(context.client);

const answersOf = async (client: Awaited<ReturnType<typeof newcomer>>['client'], id: number) =>
  (await client.get(`/api/recordings/sessions/${id}/answers`)).body;

describe('a text answer', () => {
  test('is scored in the same request', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const { status, body } = await sayText(client, sessionId, questions[0]!.id, {
      sttMethod: 'webspeech',
      sttConfidence: 0.9,
      answerVideoPath: 'recording-1',
      segments: [{ start: 0, end: 20, text: goodAnswer }],
      userId: 12345,
      unknown: 'dropped',
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      success: true,
      sessionId,
      questionId: questions[0]!.id,
      answerId: expect.any(Number),
      analysisStatus: 'completed',
      failureReason: null,
      processingTime: expect.any(Number),
      dataSize: Buffer.byteLength(goodAnswer),
      analysis: {
        score: expect.any(Number),
        relevanceScore: expect.any(Number),
        clarityScore: expect.any(Number),
        depthScore: expect.any(Number),
        feedback: expect.stringMatching(/[가-힣]/),
        strengths: expect.any(Array),
        improvements: expect.any(Array),
        keywords: expect.any(Array),
        transcription: goodAnswer,
        segments: [{ start: 0, end: 20, text: goodAnswer }],
        evidence: expect.any(Array),
        effects: expect.any(Array),
        engine: 'embedded',
        success: true,
        processingTime: expect.any(Number),
      },
    });
    const { score, relevanceScore, clarityScore, depthScore, evidence } = body['analysis'];
    expect(score).toBe(Math.round(0.4 * relevanceScore + 0.25 * clarityScore + 0.35 * depthScore));
    expect(score).toBeGreaterThan(0);
    expect(evidence.length).toBeGreaterThan(0);
    for (const { quote, start, end } of evidence) expect(goodAnswer.slice(start, end)).toBe(quote);
  });

  test('stores what moved each score, which adds up to it', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const { body } = await sayText(client, sessionId, questions[0]!.id);
    const { effects, ...analysis } = answerAnalysis.parse(body['analysis']);
    for (const dimension of ['relevance', 'clarity', 'depth'] as const) {
      const own = effects.filter((effect) => effect.dimension === dimension);
      expect(own.map(({ name }) => name)).toContain('usual');
      expect(own.reduce((total, { points }) => total + points, 0)).toBe(
        analysis[`${dimension}Score`],
      );
    }
    const { body: results } = await client.get(`/api/interviews/session/${sessionId}/results`);
    expect(results['userAnswers'][0].effects).toEqual(effects);
    const { body: exported } = await client.get('/api/auth/export');
    expect(exported['sessions'][0].questions[0].answers[0].effects).toEqual(effects);
  });

  test('puts the session in progress and counts', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const { body } = await sayText(client, sessionId, questions[0]!.id, { answerDuration: 33 });
    const { session, answers } = await answersOf(client, sessionId);
    expect(session).toMatchObject({
      status: 'in_progress',
      completedQuestions: 1,
      totalScore: body['analysis'].score,
    });
    expect(answers).toMatchObject([
      {
        id: body['answerId'],
        answerText: goodAnswer,
        analysisStatus: 'completed',
        answerDuration: 33,
        isTimeExceeded: true,
        attempts: [{ id: body['answerId'], score: body['analysis'].score, retake: false }],
      },
    ]);
  });

  test('gives the same score every time', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const scores = new Set<number>();
    for (let repeat = 0; repeat < 3; repeat += 1) {
      const { body } = await sayText(client, sessionId, questions[0]!.id);
      scores.add(body['analysis'].score);
    }
    expect(scores.size).toBe(1);
  });

  test.each(['', '   \n '])(
    'that is blank (%j) is silent: a zero that counts',
    async (answerText) => {
      const { client } = await newcomer();
      const { sessionId, questions } = await startInterview(client);
      const { status, body } = await sayText(client, sessionId, questions[0]!.id, { answerText });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        analysisStatus: 'completed',
        analysis: {
          score: 0,
          transcription: '',
          relevanceScore: 0,
          clarityScore: 0,
          depthScore: 0,
        },
      });
      const { session } = await answersOf(client, sessionId);
      expect(session).toMatchObject({ completedQuestions: 1, totalScore: 0 });
    },
  );

  test('is replaced by a newer attempt, and stays listed', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const good = await sayText(client, sessionId, questions[0]!.id);
    const silent = await sayText(client, sessionId, questions[0]!.id, { answerText: '' });
    const { session, answers } = await answersOf(client, sessionId);
    expect(session).toMatchObject({ completedQuestions: 1, totalScore: 0 });
    expect(answers).toHaveLength(1);
    expect(answers[0]).toMatchObject({
      id: silent.body['answerId'],
      attempts: [{ id: good.body['answerId'] }, { id: silent.body['answerId'], score: 0 }],
    });
  });

  test('in an English interview gets English feedback', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client, { language: 'en' });
    const { body } = await sayText(client, sessionId, questions[0]!.id, {
      answerText:
        'In my last internship our checkout page was slow. I measured it, found three slow queries and added an index.',
    });
    expect(body['analysis'].feedback).toMatch(/^[^가-힣]+$/);
  });

  test('with characters that PostgreSQL cannot store keeps its offsets', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const { status, body } = await sayText(client, sessionId, questions[0]!.id, {
      answerText: `\u0000\ud800${goodAnswer}`,
    });
    expect(status).toBe(200);
    expect(body['analysis'].transcription).toBe(` \ufffd${goodAnswer}`);
  });

  test.each([
    [{ answerText: 'x'.repeat(20_001) }, 'answerText'],
    [{ answerText: 7 }, 'answerText'],
    [{ answerText: undefined }, 'answerText'],
    [{ questionId: 'first' }, 'questionId'],
    [{ questionId: 0 }, 'questionId'],
    [{ sessionId: 'session-x' }, 'sessionId'],
    [{ sessionId: -1 }, 'sessionId'],
  ])('refuses %j', async (values, field) => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const { status, body } = await sayText(client, sessionId, questions[0]!.id, values);
    expect(status).toBe(400);
    expect(body).toMatchObject({ code: 'VALIDATION', details: { [field]: expect.any(String) } });
    expect((await answersOf(client, sessionId))['answers']).toEqual([]);
  });

  test('with invalid hints is stored without them', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const { status } = await sayText(client, String(sessionId), questions[0]!.id, {
      questionId: String(questions[0]!.id),
      answerDuration: 'long',
      expectedDuration: { a: 1 },
      interviewConfig: 'none',
      questionType: 'riddle',
      questionText: 'x'.repeat(1_001),
      segments: 'no',
      sttConfidence: 'high',
    });
    expect(status).toBe(200);
  });

  test('to a question or session of another user is not found', async () => {
    const [mine, theirs] = [await newcomer(), await newcomer()];
    const own = await startInterview(mine.client);
    const other = await startInterview(theirs.client);
    const foreign = await sayText(mine.client, other.sessionId, other.questions[0]!.id);
    const mixed = await sayText(mine.client, own.sessionId, other.questions[0]!.id);
    const none = await sayText(mine.client, 999_999, 1);
    expect([foreign.status, mixed.status, none.status]).toEqual([404, 404, 404]);
    expect((await answersOf(theirs.client, other.sessionId))['answers']).toEqual([]);
  });

  test('is limited to sixty an hour', async () => {
    const { client } = await newcomer();
    for (let made = 0; made < 60; made += 1) await sayText(client, -1, 1);
    const refused = await sayText(client, -1, 1);
    expect(refused).toMatchObject({ status: 429, body: { code: 'RATE_LIMITED' } });
  });
});

describe('an idempotency key', () => {
  test('returns the first result for a repeated request and scores nothing twice', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const keyed = client.with({ 'idempotency-key': 'attempt-1' });
    const first = await sayText(keyed, sessionId, questions[0]!.id);
    const again = await sayText(keyed, sessionId, questions[0]!.id, { answerText: 'another' });
    expect(again.body['answerId']).toBe(first.body['answerId']);
    expect(again.body['analysis']).toEqual(first.body['analysis']);
    const other = client.with({ 'idempotency-key': 'attempt-2' });
    const second = await sayText(other, sessionId, questions[0]!.id);
    expect(second.body['answerId']).not.toBe(first.body['answerId']);
  });

  test('works for concurrent requests', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const keyed = client.with({ 'idempotency-key': 'double click' });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => sayText(keyed, sessionId, questions[0]!.id)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body['answerId'])).size).toBe(1);
    const { answers: stored } = await answersOf(client, sessionId);
    expect(stored[0].attempts).toHaveLength(1);
  });

  test("is the user's own", async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const first = await startInterview(one.client);
    const second = await startInterview(two.client);
    const key = { 'idempotency-key': 'same' };
    const a = await sayText(one.client.with(key), first.sessionId, first.questions[0]!.id);
    const b = await sayText(two.client.with(key), second.sessionId, second.questions[0]!.id);
    expect(a.body['sessionId']).toBe(first.sessionId);
    expect(b.body['sessionId']).toBe(second.sessionId);
  });

  test('works after the session is completed, and is refused when it is invalid', async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    const keyed = client.with({ 'idempotency-key': 'late' });
    const first = await sayText(keyed, sessionId, questions[0]!.id);
    await client.post('/api/interviews/comprehensive-analysis', { sessionId });
    const again = await sayText(keyed, sessionId, questions[0]!.id);
    expect(again).toMatchObject({ status: 200, body: { answerId: first.body['answerId'] } });
    const long = client.with({ 'idempotency-key': 'k'.repeat(201) });
    expect((await sayText(long, sessionId, questions[0]!.id)).status).toBe(400);
  });
});

describe('an interview that the server did not start', () => {
  const clientId = 'session-1763190000000-ab12cd';
  const sample = { questionText: '자기소개를 해주세요.', questionType: 'general' };

  test('is created with its first answer, even beyond the limit of three', async () => {
    const { client } = await newcomer();
    for (let made = 0; made < 3; made += 1) await startInterview(client);
    const config = {
      mainCategory: 'personality',
      subCategory: 'basic',
      difficulty: 'beginner',
      questionCount: 3,
      timePerQuestion: 10,
      mode: 'real',
      format: 'competency',
      preparationSeconds: 30,
    };
    const first = await sayText(client, clientId, 1, { ...sample, interviewConfig: config });
    expect(first.status).toBe(200);
    expect(first.body['sessionId']).toEqual(expect.any(Number));
    const second = await sayText(client, clientId, 2, {
      questionText: '지원 동기를 말씀해주세요.',
    });
    expect(second.body['sessionId']).toBe(first.body['sessionId']);
    const { session, answers } = await answersOf(client, first.body['sessionId']);
    expect(session).toMatchObject({
      mainCategory: 'personality',
      difficulty: 'beginner',
      timePerQuestion: 10,
      mode: 'real',
      format: 'competency',
      preparationSeconds: 30,
      questionCount: 3,
      completedQuestions: 2,
      clientSessionId: clientId,
    });
    expect(answers.map((row: { questionNumber: number }) => row.questionNumber)).toEqual([1, 2]);
    const byClientId = await client.get(`/api/interviews/session/${clientId}/results`);
    expect(byClientId.body['session'].id).toBe(first.body['sessionId']);
  });

  test('concurrent answers create one session and one question', async () => {
    const { client } = await newcomer();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => sayText(client, 'session-1-x', 1, sample)),
    );
    expect(new Set(answers.map(({ body }) => body['sessionId'])).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body['questionId'])).size).toBe(1);
  });

  test("is each user's own, and needs the text of its question", async () => {
    const [one, two] = [await newcomer(), await newcomer()];
    const a = await sayText(one.client, clientId, 1, sample);
    const b = await sayText(two.client, clientId, 1, sample);
    expect(a.body['sessionId']).not.toBe(b.body['sessionId']);
    expect((await sayText(one.client, 'session-9-new', 1)).status).toBe(404);
    expect((await one.client.get('/api/interviews/session/session-9-new/results')).status).toBe(
      404,
    );
  });

  test('an unknown question is added by its text, once', async () => {
    const { client } = await newcomer();
    const { sessionId } = await startInterview(client);
    const first = await sayText(client, sessionId, 1, sample);
    const again = await sayText(client, sessionId, 1, sample);
    expect(again.body['questionId']).toBe(first.body['questionId']);
    const { body } = await client.get(`/api/interview-lifecycle/session/${sessionId}/questions`);
    expect(body['session'].totalQuestions).toBe(4);
    expect(body['questions'][3]).toMatchObject({
      id: first.body['questionId'],
      question: '자기소개를 해주세요.',
      questionNumber: 4,
      expectedDuration: 180,
    });
  });
});

describe('a completed session', () => {
  const completed = async () => {
    const { client } = await newcomer();
    const { sessionId, questions } = await startInterview(client);
    await sayText(client, sessionId, questions[0]!.id);
    const analysed = await client.post('/api/interviews/comprehensive-analysis', { sessionId });
    return { client, sessionId, questions, analysis: analysed.body['analysis'] };
  };

  test('takes no more answers', async () => {
    const { client, sessionId, questions } = await completed();
    const refused = await sayText(client, sessionId, questions[0]!.id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'SESSION_CLOSED' } });
  });

  test('accepts a retake, which changes none of its scores', async () => {
    const { client, sessionId, questions, analysis } = await completed();
    const retake = await sayText(client, sessionId, questions[0]!.id, {
      retake: true,
      answerText: '',
    });
    expect(retake).toMatchObject({ status: 200, body: { analysis: { score: 0 } } });
    const { session, answers } = await answersOf(client, sessionId);
    expect(session).toMatchObject({ status: 'completed', totalScore: analysis.overallScore });
    expect(answers[0].score).toBe(analysis.overallScore);
    expect(answers[0].attempts).toMatchObject([
      { retake: false },
      { id: retake.body['answerId'], retake: true, score: 0 },
    ]);
  });
});
