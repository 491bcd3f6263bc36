import { saveDelivery } from '@daedap/contract/calls/delivery';
import { type DeliverySummary, readDelivery } from '@daedap/contract/delivery';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo } from 'react';
import { call } from '#/lib/api/call.ts';
import { reportAndReturn, reportError } from '#/lib/errors/report-error.ts';
import { useSession } from '#/lib/session/session-store.ts';
import { useStore } from '#/lib/use-store.ts';
import { type Delivery, describeDelivery } from '#/media/delivery/describe-delivery.ts';
import { type MeasureRecording, measureRecording } from '#/media/delivery/measure-recording.ts';
import type { SoundTrack } from '#/media/delivery/sound-track.ts';
import { type LookingMark, summariseLooking } from '#/media/looking/summarise-looking.ts';
import { DatabaseNotInitializedError } from '#/media/store/errors.ts';
import { getLooking, storedLookings } from '#/media/store/looking.ts';
import { findRecording, getRecording } from '#/media/store/recordings.ts';
import { getSoundTrack, putSoundTrack } from '#/media/store/sound-tracks.ts';
import type { AnswerWords, RecordedAnswer } from './recorded-answer.ts';

/**
 * The measured sound of an answer's recording: from the local database, or measured now and stored there. Null when this
 * device has no recording of it, or one without sound.
 */
export async function loadTrack(
  userId: number,
  answer: RecordedAnswer,
  signal: AbortSignal,
  measure: MeasureRecording = measureRecording,
): Promise<SoundTrack | null> {
  try {
    const stored = await recordingOf(userId, answer);
    const recording = stored ?? (answer.blob && { id: answer.recordingId, blob: answer.blob });
    if (!recording) return null;
    const known = stored && (await getSoundTrack(userId, stored.id));
    if (known) return known;
    const track = await measure(recording.blob, signal);
    // A recording that is not stored has nothing that its track could go with.
    if (stored) await keep(userId, stored.id, track);
    return track;
  } catch (error) {
    signal.throwIfAborted();
    // Without the local database there is no recording; the page says so where it shows videos.
    if (error instanceof DatabaseNotInitializedError) return null;
    reportError(error, 'media', 'measuring the sound of a recording');
    return null;
  }
}

async function recordingOf(userId: number, { recordingId, ...answer }: RecordedAnswer) {
  if (recordingId === '') return null;
  const found =
    recordingId === null
      ? await findRecording({ userId, ...answer })
      : await getRecording(userId, recordingId);
  return found && found.blob.size > 0 ? found : null;
}

const keep = (userId: number, recordingId: string, track: SoundTrack) =>
  putSoundTrack(userId, recordingId, track).catch(
    reportAndReturn('storage', 'storing the measured sound of a recording', undefined),
  );

function useUserId(): number | null {
  const session = useSession();
  return session.status === 'signedIn' ? session.user.id : null;
}

export function useTrack(answer: RecordedAnswer) {
  const userId = useUserId();
  const { sessionId, questionId, recordingId } = answer;
  return useQuery({
    queryKey: ['sound-track', userId, sessionId, questionId, recordingId],
    queryFn: ({ signal }) => (userId === null ? null : loadTrack(userId, answer, signal)),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    // The work happens on this device.
    networkMode: 'always',
  });
}

const nothing: readonly LookingMark[] = [];

/** Where the face was turned away from the camera, if the user has had that looked at. */
export function useLookingMarks(answer: RecordedAnswer): readonly LookingMark[] {
  const userId = useUserId();
  const stored = useStore(storedLookings);
  const { sessionId, questionId, recordingId } = answer;
  const { data } = useQuery({
    queryKey: ['looking', userId, sessionId, questionId, recordingId, stored],
    queryFn: () => (userId === null ? nothing : loadLookingMarks(userId, answer)),
    retry: false,
    networkMode: 'always',
  });
  return data ?? nothing;
}

async function loadLookingMarks(userId: number, answer: RecordedAnswer) {
  const recording = await recordingOf(userId, answer);
  const kept = recording && (await getLooking(userId, recording.id));
  const summary = kept && summariseLooking(kept.samples);
  return summary?.kind === 'seen' ? summary.marks : nothing;
}

/** How an answer was said; null without a recording, undefined while it is measured. The server gets the numbers. */
export function useDelivery(
  answer: RecordedAnswer,
  { answerText, segments }: AnswerWords,
): { readonly track: SoundTrack; readonly delivery: Delivery } | null | undefined {
  const { data: track } = useTrack(answer);
  const { limit, onServer } = answer;
  const described = useMemo(
    () =>
      track && {
        track,
        delivery: describeDelivery(track, { text: answerText ?? '', segments, limit }),
      },
    [track, answerText, segments, limit],
  );
  const summary = described?.delivery.summary;
  useEffect(() => {
    if (summary && onServer) void sendDelivery(onServer, summary);
  }, [summary, onServer]);
  return described;
}

type OnServer = NonNullable<RecordedAnswer['onServer']>;

/** What this page has sent: an answer is shown again and again. */
const sent = new Map<number, string>();

/** Tells the server how an answer was said, unless it knows. Without a network, the next visit does. */
export async function sendDelivery(
  { sessionId, answerId, delivery }: OnServer,
  summary: DeliverySummary,
): Promise<void> {
  const body = JSON.stringify(summary);
  if (body === JSON.stringify(readDelivery(delivery)) || sent.get(answerId) === body) return;
  sent.set(answerId, body);
  try {
    const params = { id: sessionId, answerId: String(answerId) };
    await call(saveDelivery, { params, body: summary });
  } catch (error) {
    sent.delete(answerId);
    reportError(error, 'answers', 'sending how an answer was said');
  }
}
