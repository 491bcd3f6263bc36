import type { AnyCall } from '@daedap/contract/call';
import { policyVersion } from '@daedap/contract/constants/accounts';
import { goodAnswer } from '@daedap/server/test/interviews.ts';
import type { Person } from './person.ts';

/** What goes into one request. */
export type Request = {
  params?: Record<string, string>;
  query?: Record<string, string>;
  body?: Record<string, unknown>;
  file?: { bytes: Uint8Array; type: string; name?: string } | undefined;
};

export const nameOf = ({ method, path }: Pick<AnyCall, 'method' | 'path'>) => `${method} ${path}`;

const openSession = ({ open }: Person) => ({ params: { sessionId: String(open.id) } });
const openRecord = ({ open }: Person) => ({ params: { id: String(open.id) } });
const openQuestion = ({ open }: Person) => ({ params: { questionId: String(open.questions[0]) } });
const nothing = (): Request => ({});
const webm = ({ clip }: Person) => ({ bytes: clip, type: 'video/webm', name: 'answer.webm' });
const firstQuestion = ({ open }: Person) => ({ sessionId: open.id, questionId: open.questions[0] });

let registrations = 0;

/** Of the form that a browser returns. */
const madeUpPasskey = {
  id: 'Y3JlZGVudGlhbA',
  rawId: 'Y3JlZGVudGlhbA',
  type: 'public-key',
  response: { clientDataJSON: 'e30', authenticatorData: 'AAAA', signature: 'AAAA' },
  clientExtensionResults: {},
};

/** Good requests that are refused all the same, with the status: the person must stay as they are. */
export const refusals: Readonly<Record<string, number>> = {
  'DELETE /api/auth/me': 400,
  'POST /api/auth/password': 400,
  'POST /api/auth/email': 400,
  'POST /api/auth/email/confirm': 410,
  'POST /api/auth/password/reset': 410,
  'POST /api/auth/second-factor/confirm': 404,
  // Only a device can answer these.
  'POST /api/auth/passkeys': 400,
  'POST /api/auth/passkeys/sign-in': 401,
  'POST /api/auth/second-factor/recovery-codes': 404,
  'POST /api/auth/second-factor/off': 404,
};

/**
 * A good request for every call, as its owner would make it: what the attacks start from. A call without a line here
 * fails the suite.
 */
export const entries: Readonly<Record<string, (of: Person) => Request>> = {
  'POST /api/auth/register': () => {
    registrations += 1;
    const email = `attack${registrations}@example.com`;
    return { body: { email, password: 'correct horse', username: '지우' } };
  },
  'POST /api/auth/login': ({ email, password }) => ({ body: { email, password } }),
  'GET /api/auth/me': nothing,
  'GET /api/auth/profile': nothing,
  // A wrong password: the person is needed by the next attack.
  'DELETE /api/auth/me': () => ({ body: { password: 'not the password' } }),
  'GET /api/auth/export': nothing,
  // Wrong passwords here as well, and sign-ins that nobody has: the token is needed by the next attack.
  'POST /api/auth/password': () => ({
    body: { currentPassword: 'not the password', password: 'correct horse 2' },
  }),
  'POST /api/auth/email': () => ({
    body: { email: 'other@example.com', password: 'not the password' },
  }),
  'POST /api/auth/email/confirm': () => ({ body: { token: 'a'.repeat(43) } }),
  'POST /api/auth/password/forgot': ({ email }) => ({ body: { email } }),
  'POST /api/auth/password/reset': () => ({
    body: { token: 'a'.repeat(43), password: 'correct horse 2' },
  }),
  'GET /api/auth/sign-ins': nothing,
  'DELETE /api/auth/sign-ins/:id': ({ otherSignIn }) => ({ params: { id: String(otherSignIn) } }),
  'DELETE /api/auth/sign-ins': nothing,
  'POST /api/auth/logout': nothing,
  'GET /api/site': nothing,
  'GET /api/auth/security': nothing,
  'GET /api/auth/consent': nothing,
  'POST /api/auth/consent': () => ({ body: { version: policyVersion } }),
  'POST /api/auth/passkeys/options': ({ password }) => ({ body: { password } }),
  'POST /api/auth/passkeys': () => ({ body: { name: '내 노트북', response: madeUpPasskey } }),
  'POST /api/auth/passkeys/:id': ({ passkey }) => ({
    params: { id: String(passkey) },
    body: { name: '새 이름' },
  }),
  'DELETE /api/auth/passkeys/:id': ({ passkey }) => ({ params: { id: String(passkey) } }),
  'POST /api/auth/passkeys/sign-in-options': nothing,
  'POST /api/auth/passkeys/sign-in': () => ({ body: { response: madeUpPasskey } }),
  'POST /api/auth/second-factor': ({ password }) => ({ body: { password } }),
  'POST /api/auth/second-factor/confirm': () => ({ body: { code: '123456' } }),
  'POST /api/auth/second-factor/recovery-codes': ({ password }) => ({
    body: { password, code: '123456' },
  }),
  'POST /api/auth/second-factor/off': ({ password }) => ({ body: { password, code: '123456' } }),
  'GET /api/admin/overview': nothing,
  'GET /api/admin/client-errors': nothing,
  'POST /api/client-errors': () => ({
    body: {
      kind: 'media',
      message: 'starting the recorder: NotReadableError: in use',
      stack: 'at start (https://daedap.example/assets/live-page.js:1:2345)',
      page: '/interview/live',
      version: '0.1.0',
      browser: 'chrome 140',
    },
  }),
  'POST /api/interviews/analyze-text': (of) => ({
    body: { ...firstQuestion(of), answerText: goodAnswer, answerDuration: 8 },
  }),
  'POST /api/interviews/analyze-audio': (of) => ({
    body: { ...firstQuestion(of), duration: 4 },
    file: { ...webm(of), type: 'audio/webm' },
  }),
  'POST /api/interviews/analyze-video': (of) => ({
    body: { ...firstQuestion(of), duration: 4 },
    file: webm(of),
  }),
  'POST /api/interviews/comprehensive-analysis': ({ open }) => ({ body: { sessionId: open.id } }),
  'POST /api/interview/submit': (of) => ({
    body: { ...firstQuestion(of), answerId: of.open.answers[0], duration: 4 },
    file: webm(of),
  }),
  'GET /api/interview/submit/:videoId': ({ videoId, expires, signature }) => ({
    params: { videoId },
    query: { expires, signature },
  }),
  'GET /api/dashboard/stats': () => ({ query: { tz: 'Asia/Seoul' } }),
  'GET /api/dashboard/recent-sessions': nothing,
  'GET /api/health': nothing,
  'POST /api/ai/generate-questions': () => ({
    body: {
      mainCategory: 'job',
      subCategory: 'it',
      difficulty: 'beginner',
      count: 3,
      enableAds: false,
      timePerQuestion: 60,
      language: 'ko',
      source: 'questions',
      questions: [{ text: '왜 그 방법이었나요?', points: [{ label: '까닭', cues: ['때문'] }] }],
      fillFromBank: true,
    },
  }),
  'POST /api/ai/generate-next-question': (of) => ({
    body: { ...firstQuestion(of), answerText: goodAnswer },
  }),
  'GET /api/interviews/:sessionId/next-question': openSession,
  'GET /api/interviews/:sessionId/questions/:questionId/key-points': ({ open }) => ({
    params: { sessionId: String(open.id), questionId: String(open.questions[0]) },
  }),
  'GET /api/interview/voice': ({ open }) => ({
    query: { sessionId: String(open.id), questionId: String(open.questions[0]) },
  }),
  'GET /api/ai/test': nothing,
  'GET /api/recordings/sessions': () => ({ query: { limit: '10', q: '질문', sort: 'newest' } }),
  'GET /api/recordings/stats': nothing,
  'GET /api/recordings/sessions/:id/answers': openRecord,
  'GET /api/recordings/sessions/:id/questions/:questionId/attempts': ({ open }) => ({
    params: { id: String(open.id), questionId: String(open.questions[0]) },
  }),
  'DELETE /api/recordings/sessions/:id': openRecord,
  'DELETE /api/recordings/sessions/:id/answers/:answerId': ({ open }) => ({
    params: { id: String(open.id), answerId: String(open.answers[0]) },
  }),
  'POST /api/recordings/sessions/:id/answers/:answerId/delivery': ({ open }) => ({
    params: { id: String(open.id), answerId: String(open.answers[0]) },
    body: {
      seconds: 33.6,
      spokenSeconds: 24.4,
      firstWordSeconds: 0.4,
      pace: 4.9,
      paceUnit: 'syllables',
      paceChange: null,
      pauses: 6,
      longestPause: 1.4,
      fillers: null,
      endingFall: 5.5,
      pitchRange: 5.3,
      timeUsed: 0.6,
      problem: null,
    },
  }),
  'GET /api/practice/questions/:questionId/example': openQuestion,
  'GET /api/practice/questions/:questionId/outline': openQuestion,
  'GET /api/practice/questions/:questionId/drills': openQuestion,
  'GET /api/practice/questions/:questionId/script': openQuestion,
  'POST /api/practice/questions/:questionId/script': (of) => ({
    ...openQuestion(of),
    body: { text: '저는 끝까지 하는 사람입니다. [결과를 숫자로]' },
  }),
  'DELETE /api/practice/questions/:questionId/script': openQuestion,
  'GET /api/practice/reviews': () => ({ query: { tz: 'Asia/Seoul' } }),
  'POST /api/practice/answers/:answerId/star': ({ open }) => ({
    params: { answerId: String(open.answers[0]) },
    body: { starred: true },
  }),
  'GET /api/practice/progress': nothing,
  'GET /api/practice/months': () => ({ query: { tz: 'Asia/Seoul' } }),
  'GET /api/practice/month-summary': () => ({ query: { month: '2026-11', tz: 'Asia/Seoul' } }),
  'GET /api/practice/plan': nothing,
  'POST /api/practice/plan': () => ({
    body: { days: [1, 3], minutes: 20, interviewOn: '2026-12-01' },
  }),
  'DELETE /api/practice/plan': nothing,
  'POST /api/practice/paper-questions': ({ mark }) => ({
    body: {
      papers: [{ id: 'one', kind: 'cv', text: `${mark} 재고 오차를 줄였습니다.` }],
      language: 'ko',
      count: 3,
    },
  }),
  'GET /api/practice/bank-questions': () => ({
    query: { language: 'ko', category: 'job', subCategory: 'it', difficulty: 'beginner', q: '팀' },
  }),
  'GET /api/practice/question-sets': nothing,
  'POST /api/practice/question-sets': ({ mark }) => ({
    body: { key: crypto.randomUUID(), name: mark, questions: [{ text: `${mark} 질문` }] },
  }),
  'POST /api/practice/question-sets/:setId': ({ setId, mark }) => ({
    params: { setId: String(setId) },
    body: { version: 1, name: mark, questions: [{ text: `${mark} 새 질문`, points: [] }] },
  }),
  'DELETE /api/practice/question-sets/:setId': ({ setId }) => ({
    params: { setId: String(setId) },
  }),
  'GET /api/interviews/session/:sessionId/results': openSession,
  'GET /api/analysis/results/:id': openRecord,
  'GET /api/analysis/results/analysis/:recordingId': ({ open }) => ({
    params: { recordingId: String(open.id) },
  }),
  'GET /api/analysis/history': () => ({ query: { limit: '10' } }),
  'DELETE /api/analysis/:id': ({ completed }) => ({ params: { id: String(completed.id) } }),
  'GET /api/interviews/sessions/active': nothing,
  'POST /api/interview/session': ({ open }) => ({
    body: { sessionId: open.id, status: 'in_progress', currentQuestionIndex: 1, totalDuration: 30 },
  }),
  'GET /api/interview-lifecycle/session/:sessionId/questions': openSession,
  'POST /api/stt/whisper-chunk': ({ stream, clip }) => ({
    body: { language: 'ko', chunk_index: '0', stream },
    file: { bytes: clip, type: 'audio/webm', name: 'chunk.webm' },
  }),
};

export function goodRequest(call: AnyCall, of: Person): Request {
  const entry = entries[nameOf(call)];
  if (!entry) throw new Error(`no attack knows ${nameOf(call)}: add it to entries.ts`);
  return entry(of);
}
