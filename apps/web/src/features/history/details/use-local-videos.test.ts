import { expect, test } from 'vitest';
import { defaultLocalConfig } from '#/media/store/rows.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { localVideosOf } from './use-local-videos.ts';

const session = { id: 40, clientSessionId: null };
const answer = { id: 501, questionId: 71, answerVideoPath: 'mine' };
const ofQuestion = recordingOf({ id: 'other', sessionId: '40', questionId: 71 });

const findVideos = (
  answers: (Omit<typeof answer, 'answerVideoPath'> & { answerVideoPath: string | null })[],
  recordings: Parameters<typeof localVideosOf>[2],
  of: Parameters<typeof localVideosOf>[0] = session,
) => [...localVideosOf(of, answers, recordings)];

test('finds the recording that an answer names', () => {
  expect(findVideos([answer], [ofQuestion, recordingOf({ id: 'mine' })])).toEqual([[501, 'mine']]);
});

test('does not replace a missing recording by that of another attempt', () => {
  expect(findVideos([answer], [ofQuestion])).toEqual([]);
});

test('finds the newest non-empty recording of the question for an answer that names none', () => {
  const empty = recordingOf({ ...ofQuestion, id: 'empty', blob: new Blob([]) });
  const elsewhere = recordingOf({ ...ofQuestion, id: 'elsewhere', sessionId: '41' });
  const rows = [empty, elsewhere, ofQuestion];
  expect(findVideos([{ ...answer, answerVideoPath: null }], rows)).toEqual([[501, 'other']]);
});

test('finds recordings of an offline session under both of its ids', () => {
  const client = 'session-1-abc';
  const rows = [
    recordingOf({
      id: 'offline',
      sessionId: client,
      questionId: 71,
      interviewConfig: { ...defaultLocalConfig, clientSessionId: client },
    }),
  ];
  const answers = [{ ...answer, answerVideoPath: null }];
  expect(findVideos(answers, rows)).toEqual([]);
  expect(findVideos(answers, rows, { id: 40, clientSessionId: client })).toEqual([
    [501, 'offline'],
  ]);
});
