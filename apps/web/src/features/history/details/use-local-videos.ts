import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { recordingsQuery } from '#/domain/recording/queries.ts';
import type { SessionDetails } from './api/get-session-details.ts';
import { type LocalVideos, localVideosOf } from './local-videos.ts';

const none: LocalVideos = new Map();

export type LocalCheck = {
  readonly status: 'checking' | 'checked' | 'failed';
  readonly videos: LocalVideos;
  readonly again: () => void;
};

/** Which answers of a session have their video on this device. */
export function useLocalVideos(userId: number, { session, answers }: SessionDetails): LocalCheck {
  const { data, isError, refetch } = useQuery(recordingsQuery(userId));
  const videos = useMemo(
    () => (data ? localVideosOf(session, answers, data.recordings) : none),
    [data, session, answers],
  );
  const checked = data ? 'checked' : 'checking';
  return { status: isError ? 'failed' : checked, videos, again: () => void refetch() };
}
