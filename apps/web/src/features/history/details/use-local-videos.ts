import type { Session, UserAnswer } from '@daedap/contract/interviews';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordingsQuery } from '#/domain/recording/queries.ts';
import type { Recording } from '#/media/store/rows.ts';
import type { SessionDetails } from './session-details-query.ts';

/** The ids of the recordings on this device, by the id of their answer. */
export type LocalVideos = ReadonlyMap<number, string>;

const none: LocalVideos = new Map();

export type LocalCheck = {
  readonly status: 'checking' | 'checked' | 'failed';
  readonly videos: LocalVideos;
  readonly again: () => void;
};

/** Finds the answers of a session whose video is on this device. */
export function useLocalVideos(userId: number, { session, answers }: SessionDetails): LocalCheck {
  const { data, isError, refetch } = useQuery(recordingsQuery(userId));
  const videos = useMemo(
    () => (data ? localVideosOf(session, answers, data.recordings) : none),
    [data, session, answers],
  );
  const checked = data ? 'checked' : 'checking';
  return { status: isError ? 'failed' : checked, videos, again: () => void refetch() };
}

type AnswerVideoFields = Pick<UserAnswer, 'id' | 'questionId' | 'answerVideoPath'>;

/**
 * An answer names its recording. Without a name it gets the newest recording of its question. If the named recording is
 * gone, it gets none: the video of another attempt would not match the transcript.
 */
export function localVideosOf(
  { id, clientSessionId }: Pick<Session, 'id' | 'clientSessionId'>,
  answers: readonly AnswerVideoFields[],
  newestFirst: readonly Recording[],
): LocalVideos {
  const names = new Set([String(id), clientSessionId]);
  const belongs = ({ sessionId, interviewConfig: config }: Recording) =>
    [sessionId, config.clientSessionId, config.serverSessionId].some(
      (name) => name !== undefined && names.has(String(name)),
    );
  const playable = newestFirst.filter(({ blob }) => blob.size > 0);
  const videoOf = ({ answerVideoPath, questionId }: AnswerVideoFields) =>
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
