/**
 * The calls whose answers are kept for a time without a network: past work, and nothing else. By hand, so that the
 * worker does not carry zod; the test holds them to the contract.
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
] as const;

const patternOf = (path: string) => new RegExp(`^${path.replaceAll(/:\w+/g, String.raw`\d+`)}$`);

const kept = keptCalls.map(patternOf);
const deleting = [
  '/api/recordings/sessions/:id',
  '/api/recordings/sessions/:id/answers/:answerId',
  '/api/analysis/:id',
].map(patternOf);

/** What was searched for is not kept: every letter would push out something that was read. */
export function isKeptCall({ pathname, searchParams }: URL): boolean {
  return !searchParams.has('q') && kept.some((pattern) => pattern.test(pathname));
}

/** The session that a call with DELETE takes away, or takes something from. */
export function deletedSession({ pathname }: URL): string | null {
  if (!deleting.some((pattern) => pattern.test(pathname))) return null;
  return /\d+/.exec(pathname)?.[0] ?? null;
}

/** Whether a kept answer tells of a session: its own, and every list and figure, which may. */
export function tellsOf(session: string, { pathname }: URL): boolean {
  const ids = pathname.match(/\d+/g);
  return ids === null || ids[0] === session;
}
