/**
 * The calls whose responses are stored for offline use: past work and nothing else. Written by hand, so that the worker
 * does not contain zod; a test compares them with the contract.
 */
export const keptCalls = [
  '/api/dashboard/stats',
  '/api/dashboard/recent-sessions',
  '/api/recordings/sessions',
  '/api/recordings/stats',
  '/api/recordings/sessions/:id/answers',
  '/api/recordings/sessions/:id/questions/:questionId/attempts',
  '/api/interviews/session/:sessionId/results',
  '/api/analysis/results/:id',
  '/api/analysis/results/analysis/:recordingId',
  '/api/analysis/history',
  '/api/interview-lifecycle/session/:sessionId/questions',
  '/api/practice/questions/:questionId/example',
  '/api/practice/questions/:questionId/outline',
  '/api/practice/questions/:questionId/script',
  '/api/practice/questions/:questionId/drills',
  '/api/practice/month-summary',
  '/api/practice/months',
  '/api/practice/plan',
  '/api/practice/progress',
  '/api/practice/reviews',
] as const;

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, String.raw`\d+`)}$`);

const keptPatterns = keptCalls.map(patternOf);
const deletePatterns = [
  '/api/recordings/sessions/:id',
  '/api/recordings/sessions/:id/answers/:answerId',
  '/api/analysis/:id',
].map(patternOf);

/** Search results are not stored: each typed letter would replace a response that the user has read. */
export function isKeptCall({ pathname, searchParams }: URL): boolean {
  return !searchParams.has('q') && keptPatterns.some((pattern) => pattern.test(pathname));
}

/** The session that a DELETE call deletes, or deletes a part of. */
export function deletedSession({ pathname }: URL): string | null {
  if (!deletePatterns.some((pattern) => pattern.test(pathname))) return null;
  return /\d+/.exec(pathname)?.[0] ?? null;
}

/**
 * Whether a stored response may mention a session: its own responses, all lists and figures, and what is about a
 * question, whose session the address does not name.
 */
export function tellsOf(session: string, { pathname }: URL): boolean {
  if (pathname.startsWith('/api/practice/')) return true;
  const ids = pathname.match(/\d+/g);
  return ids === null || ids[0] === session;
}
