import { randomUUID } from 'node:crypto';
import { analyzeSession, analyzeText } from '@daedap/contract/calls/answers';
import { getDashboardStats, getRecentSessions } from '@daedap/contract/calls/dashboard';
import { generateQuestions } from '@daedap/contract/calls/questions';
import {
  deleteSession,
  getAttempts,
  getSessions,
  getSessionStats,
} from '@daedap/contract/calls/history';
import { getSessionResults } from '@daedap/contract/calls/results';
import { getActiveSessions, saveSession } from '@daedap/contract/calls/sessions';
import type { ResponseOf } from '@daedap/contract/call';
import { sessionsPageSize } from '@daedap/contract/constants/interview';
import type { Question } from '@daedap/contract/interviews';
import type { Attempt } from './client.ts';
import { type Feed, openFeed } from './feed.ts';
import type { Ledger } from './ledger.ts';
import { persist, type PersistDeps, Refused } from './persist.ts';
import { speak } from './spoken-texts.ts';

export type Person = PersistDeps & {
  ledger: Ledger;
  address: () => string;
  record: (attempt: Attempt) => void;
  onEvent: () => void;
  /** Thinking, reading, speaking. */
  pause: () => Promise<void>;
};

/** One in so many interviews is deleted at the end. */
const deletedOneIn = 5;
const timeZone = 'Asia/Seoul';
const config = {
  mainCategory: 'job',
  subCategory: 'it',
  difficulty: 'intermediate',
  timePerQuestion: 60,
} as const;

/** Sign-in, dashboard, three questions, three answers, the whole, the results, the records; now and then it is deleted. */
export async function interview(person: Person): Promise<void> {
  const { pause } = person;
  await person.signIn();
  await pause();
  await Promise.all([
    persist(person, getDashboardStats, { query: { tz: timeZone } }),
    persist(person, getRecentSessions, {}),
    persist(person, getActiveSessions, {}),
  ]);
  await pause();
  const { sessionId, questions } = await generate(person);
  const feed = openFeed({
    ...person,
    address: person.address(),
    token: person.client.token(),
    sessionId,
  });
  try {
    await feed.joined;
    for (const question of questions) {
      await pause();
      await answer(person, feed, sessionId, question);
    }
  } finally {
    feed.close();
  }
  await pause();
  await persist(person, analyzeSession, { body: { sessionId } });
  person.ledger.completed.add(sessionId);
  await pause();
  await persist(person, getSessionResults, { params: { sessionId } });
  await pause();
  await Promise.all([
    persist(person, getSessions, { query: { limit: String(sessionsPageSize) } }),
    persist(person, getSessionStats, {}),
  ]);
  await pause();
  if (Math.random() < 1 / deletedOneIn) await remove(person, sessionId);
}

/** Interviews that were cut off count towards the limit until the person gives them up. */
async function generate(person: Person): Promise<ResponseOf<typeof generateQuestions>> {
  const ask = () =>
    persist(person, generateQuestions, { body: { ...config, count: 3, enableAds: false } });
  try {
    return await ask();
  } catch (error) {
    if (!(error instanceof Refused && error.failure.code === 'SESSION_LIMIT')) throw error;
    const { sessions } = await persist(person, getActiveSessions, {});
    for (const { id } of sessions) {
      await persist(person, saveSession, { body: { sessionId: id, status: 'abandoned' } });
    }
    return ask();
  }
}

async function answer(person: Person, feed: Feed, sessionId: number, question: Question) {
  const { text, seconds, segments } = speak();
  const key = randomUUID();
  const report = await persist(person, analyzeText, {
    key,
    body: {
      sessionId,
      questionId: question.id,
      questionText: question.question,
      questionType: question.questionType,
      expectedDuration: config.timePerQuestion,
      answerText: text,
      answerDuration: seconds,
      sttMethod: 'webspeech',
      sttConfidence: 0.9,
      segments,
      interviewConfig: { ...config, type: 'video', industry: config.subCategory, questionCount: 3 },
    },
  });
  const { answerId, questionId } = report;
  person.ledger.answers.push({ sessionId, questionId, answerId, key, text });
  if (report.analysisStatus !== 'completed') {
    await awaitAnalysis(person, feed, { sessionId, questionId, answerId });
  }
}

/** Milliseconds between two requests for the status. While the socket is connected they are only a safeguard, as in the web app. */
const askMs = { connected: 10_000, disconnected: 2_000 };

async function awaitAnalysis(
  person: Person,
  feed: Feed,
  { sessionId, questionId, answerId }: { sessionId: number; questionId: number; answerId: number },
): Promise<void> {
  const begin = performance.now();
  for (;;) {
    const params = { id: sessionId, questionId: String(questionId) };
    const { attempts } = await persist(person, getAttempts, { params });
    const status = attempts.find(({ id }) => id === answerId)?.analysisStatus;
    if (status !== 'pending' && status !== 'processing') {
      const message = `the analysis is ${status ?? 'gone'}`;
      const failure = status === 'completed' ? null : { status: 0, code: 'UNSCORED', message };
      // Its own line: how long people wait beyond the answer to their request.
      person.record({
        name: 'analysis, later',
        kind: 'wait',
        ms: performance.now() - begin,
        failure,
      });
      return;
    }
    const wait = feed.isConnected() ? askMs.connected : askMs.disconnected;
    await feed.news(answerId, wait, person.signal);
    person.signal.throwIfAborted();
  }
}

async function remove(person: Person, sessionId: number): Promise<void> {
  const { deleting, deleted } = person.ledger;
  deleting.add(sessionId);
  try {
    await persist(person, deleteSession, { params: { id: sessionId } });
  } catch (error) {
    // An earlier try went through without our hearing of it.
    if (!(error instanceof Refused && error.failure.status === 404)) throw error;
  }
  deleted.add(sessionId);
}
