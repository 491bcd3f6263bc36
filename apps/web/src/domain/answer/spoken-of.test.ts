import { expect, test } from 'vitest';
import { spokenOf } from './spoken-of.ts';
import { textEntry, audioEntry } from './entry-of.ts';
import { answerOf } from './testing/answers.ts';

test('of a text: its words, its times, and the limits of the interview', () => {
  const answer = answerOf();
  const said = { text: '저는 개발자입니다.', method: 'webspeech', segments: [] };
  expect(spokenOf(textEntry(answer, said, 1))).toEqual({
    question: { text: answer.question.question, questionType: answer.question.questionType },
    transcript: '저는 개발자입니다.',
    durationSeconds: answer.duration,
    timeLimitSeconds: answer.config.timePerQuestion,
    language: answer.config.language ?? 'ko',
    segments: undefined,
  });
});

test('of a sound: what was understood of it here, if anything', () => {
  const heard = answerOf().heard;
  const understood = {
    text: '들린 말',
    confidence: 1,
    method: 'whisper-local',
    segments: [],
  } as const;
  const entry = audioEntry(
    { ...answerOf(), heard: { ...heard, ...understood, stream: null } },
    null,
    1,
  );
  expect(spokenOf(entry)).toMatchObject({ transcript: '들린 말' });
  expect(spokenOf({ ...entry, heard: null })).toBeNull();
  expect(spokenOf({ ...entry, heard: '  ' })).toBeNull();
});

test('fields of some other version are not judged', () => {
  expect(spokenOf({ fields: { answerText: '말' }, heard: null })).toBeNull();
});
