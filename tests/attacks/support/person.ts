import { formOf } from '@daedap/server/test/interviews.ts';
import { insertInterview } from '@daedap/server/test/interview-data.ts';
import { spokenClip } from '@daedap/server/test/sound.ts';
import { registerAccount } from '@daedap/server/test/test-app.ts';
import type { AttackApp } from './attack-app.ts';

/** Someone with everything that an account can have. */
export type Person = Awaited<ReturnType<typeof createPerson>>;

let people = 0;

export async function createPerson(context: AttackApp) {
  people += 1;
  const mark = `secret-${people}-${crypto.randomUUID()}`;
  const account = await registerAccount(context.client, { username: `민지 ${people}` });
  const userId = account.user.id;
  const { email, password } = account;
  await context.client.post('/api/auth/login', { email, password });
  const list = await account.client.get('/api/auth/sign-ins');
  const { db } = context.database;
  const { id: passkey } = await db
    .insertInto('passkeys')
    .values({
      user_id: userId,
      credential_id: mark,
      public_key: Buffer.from(mark),
      counter: 0,
      transports: '[]',
      name: mark,
      backed_up: false,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const clip = await spokenClip('short.webm');
  const open = await insertInterview(db, userId, {
    session: { client_id: `session-${people}-offline` },
    questions: [{ text: `${mark} 질문` }, {}, {}],
    answers: [{ answer_text: `${mark} 답변`, duration: 8 }, {}],
  });
  const completed = await insertInterview(db, userId, {
    answers: [{ answer_text: `${mark} 끝난 답변` }, {}, {}],
    analysis: { overall_feedback: `${mark} 총평` },
  });
  const kept = await account.client.upload(
    '/api/interview/submit',
    formOf(
      { sessionId: open.sessionId, questionId: open.questionIds[0]!, duration: 4 },
      { field: 'video', bytes: clip, type: 'video/webm', name: `${mark}.webm` },
    ),
  );
  const { body } = await account.client.get(`/api/recordings/sessions/${open.sessionId}/answers`);
  const link = new URL(String(body['answers'][0].backup.url), 'http://here');
  const { id: setId } = await db
    .insertInto('question_sets')
    .values({
      user_id: userId,
      key: crypto.randomUUID(),
      name: mark,
      questions: JSON.stringify([{ text: `${mark} 질문`, questionType: 'general', points: [] }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return {
    ...account,
    setId,
    userId,
    passkey,
    /** That of another device. */
    otherSignIn: Number(list.body['signIns'][0].id),
    /** Stands in every text of theirs. */
    mark,
    clip,
    open: { id: open.sessionId, questions: open.questionIds, answers: open.answerIds },
    /** The open session's own name for itself. */
    clientSessionId: `session-${people}-offline`,
    completed: {
      id: completed.sessionId,
      questions: completed.questionIds,
      answers: completed.answerIds,
    },
    stream: `stream-${people}`,
    videoId: String(kept.body['videoId']),
    expires: link.searchParams.get('expires') ?? '',
    signature: link.searchParams.get('signature') ?? '',
  };
}
