import { expect, test } from 'vitest';
import { defaultLocalConfig } from '#/media/store/rows.ts';
import { recordingOf } from '#/media/store/testing/rows.ts';
import { localVideosOf } from './local-videos.ts';

const session = { id: 40, clientSessionId: null };
const answer = { id: 501, questionId: 71, answerVideoPath: 'mine' };
const ofQuestion = recordingOf({ id: 'other', sessionId: '40', questionId: 71 });

const found = (
  answers: (Omit<typeof answer, 'answerVideoPath'> & { answerVideoPath: string | null })[],
  recordings: Parameters<typeof localVideosOf>[2],
  of: Parameters<typeof localVideosOf>[0] = session,
) => [...localVideosOf(of, answers, recordings)];

test('an answer has the recording that it names', () => {
  expect(found([answer], [ofQuestion, recordingOf({ id: 'mine' })])).toEqual([[501, 'mine']]);
});

test('one whose own is gone has none, though another attempt’s is there', () => {
  expect(found([answer], [ofQuestion])).toEqual([]);
});

test('one that names none has the newest of its question that holds anything', () => {
  const empty = recordingOf({ ...ofQuestion, id: 'empty', blob: new Blob([]) });
  const elsewhere = recordingOf({ ...ofQuestion, id: 'elsewhere', sessionId: '41' });
  const rows = [empty, elsewhere, ofQuestion];
  expect(found([{ ...answer, answerVideoPath: null }], rows)).toEqual([[501, 'other']]);
});

test('a session that began without the server is known by either name', () => {
  const client = 'session-1-abc';
  const rows = [
    recordingOf({
      id: 'offline',
      sessionId: client,
      questionId: 71,
      interviewConfig: { ...defaultLocalConfig, clientSessionId: client },
    }),
  ];
  const asked = [{ ...answer, answerVideoPath: null }];
  expect(found(asked, rows)).toEqual([]);
  expect(found(asked, rows, { id: 40, clientSessionId: client })).toEqual([[501, 'offline']]);
});
