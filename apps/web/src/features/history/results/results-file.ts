import type { Results } from './api/get-results.ts';

/** What the server told, to keep. A link to a backup is signed and lives for minutes: it does not belong in a file. */
export function resultsFile({ session, analysis, userAnswers }: Results) {
  const answers = userAnswers.map(({ backup, ...answer }) => ({
    ...answer,
    backup: backup && { videoId: backup.videoId },
  }));
  const text = JSON.stringify({ session, analysis, userAnswers: answers }, null, 2);
  return {
    name: `daedap-session-${session.id}.json`,
    blob: new Blob([`${text}\n`], { type: 'application/json' }),
  };
}
