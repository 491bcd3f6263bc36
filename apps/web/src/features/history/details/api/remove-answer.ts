import { deleteAnswer, getAttempts } from '@daedap/contract/calls/history';
import type { UserAnswer } from '@daedap/contract/interviews';
import { ApiError } from '#/lib/api/api-error.ts';
import { call } from '#/lib/api/call.ts';
import { reportError } from '#/lib/errors/report-error.ts';
import { forgetBackup } from '#/media/store/backups.ts';
import { deleteRecordings } from '#/media/store/recordings.ts';

type Removal = {
  readonly userId: number;
  readonly sessionId: number;
  readonly answer: Pick<
    UserAnswer,
    'id' | 'questionId' | 'answerVideoPath' | 'backup' | 'attempts'
  >;
};

/** Deletes the answer that counts, here and on the server, and says what became of its video on this device. */
export async function removeAnswer(removal: Removal): Promise<'all' | 'videoLeft'> {
  const { userId, sessionId: id, answer } = removal;
  await call(deleteAnswer, { params: { id, answerId: String(answer.id) } });
  try {
    if (answer.backup) await forgetBackup(userId, answer.backup.videoId);
    const video = answer.answerVideoPath;
    if (video === null || (await isOfAnotherAttempt(removal, video))) return 'all';
    await deleteRecordings(userId, (recording) => recording.id === video);
    return 'all';
  } catch (error) {
    reportError(error, 'storage', 'deleting the video of an answer');
    // The answer itself is gone: what is left is said, and is no failure to delete it.
    return 'videoLeft';
  }
}

/** A transcript that was corrected is an attempt of its own at the same recording, which stays as long as one is left. */
async function isOfAnotherAttempt(
  { sessionId: id, answer }: Removal,
  video: string,
): Promise<boolean> {
  if (answer.attempts.length <= 1) return false;
  try {
    const { attempts } = await call(getAttempts, {
      params: { id, questionId: String(answer.questionId) },
    });
    return attempts.some(({ answerVideoPath }) => answerVideoPath === video);
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return false;
    throw error;
  }
}
