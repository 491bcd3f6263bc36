import { expect, test } from 'vitest';
import { readSpokenAnswer } from './answer-entry.ts';
import { textEntry, audioEntry } from './answer-entry.ts';
import { answerOf } from './testing/answers.ts';

test('reads the words, times and limits of a text entry', () => {
  const answer = answerOf();
  const said = { text: '저는 개발자입니다.', method: 'webspeech', segments: [] };
  expect(readSpokenAnswer(textEntry(answer, said, 1))).toEqual({
    question: { text: answer.question.question, questionType: answer.question.questionType },
    transcript: '저는 개발자입니다.',
    durationSeconds: answer.duration,
    timeLimitSeconds: answer.config.timePerQuestion,
    language: answer.config.language ?? 'ko',
    segments: undefined,
  });
});

test('reads the words that this device heard of a sound entry', () => {
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
  expect(readSpokenAnswer(entry)).toMatchObject({ transcript: '들린 말' });
  expect(readSpokenAnswer({ ...entry, heard: null })).toBeNull();
  expect(readSpokenAnswer({ ...entry, heard: '  ' })).toBeNull();
});

test('does not read fields of another version', () => {
  expect(readSpokenAnswer({ fields: { answerText: '말' }, heard: null })).toBeNull();
});

test('the points of a question of the user’s own travel with the answer', () => {
  const points = [{ label: '줄인 방법', cues: ['바코드'] }];
  const answer = { ...answerOf(), question: { ...answerOf().question, points } };
  const entry = textEntry(answer, { text: '네.', method: 'typed', segments: [] }, 1);
  expect(entry.fields['questionPoints']).toBe(JSON.stringify(points));
  expect(readSpokenAnswer(entry)?.question.points).toEqual(points);
});
