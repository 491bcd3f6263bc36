import type { Session, UserAnswer } from '@daedap/contract/interviews';
import type { Recording } from '#/media/store/rows.ts';

/** The recordings of this device, by the id of the answer that they belong to. */
export type LocalVideos = ReadonlyMap<number, string>;

type Named = Pick<UserAnswer, 'id' | 'questionId' | 'answerVideoPath'>;

/**
 * An answer names its recording. One that names none has the newest of its question; one whose own is gone has none: the
 * video of another attempt would not be what was said.
 */
export function localVideosOf(
  { id, clientSessionId }: Pick<Session, 'id' | 'clientSessionId'>,
  answers: readonly Named[],
  newestFirst: readonly Recording[],
): LocalVideos {
  const names = new Set([String(id), clientSessionId]);
  const belongs = ({ sessionId, interviewConfig: config }: Recording) =>
    [sessionId, config.clientSessionId, config.serverSessionId].some(
      (name) => name !== undefined && names.has(String(name)),
    );
  const playable = newestFirst.filter(({ blob }) => blob.size > 0);
  const videoOf = ({ answerVideoPath, questionId }: Named) =>
    answerVideoPath === null
      ? playable.find((row) => row.questionId === questionId && belongs(row))
      : playable.find((row) => row.id === answerVideoPath);
  return new Map(
    answers.flatMap((answer) => {
      const video = videoOf(answer);
      return video ? [[answer.id, video.id] as const] : [];
    }),
  );
}
