import { expect, test } from 'vitest';
import { compareScores, scoreChangeText } from './score-change.ts';
import { attemptOf } from './testing/attempts.ts';

const scored = (score: number) => attemptOf({ id: 1, score });
const waiting = attemptOf({ id: 1, analysisStatus: 'processing' });
const failed = attemptOf({ id: 1, analysisStatus: 'failed', failureReason: 'speech_failed' });

const now = { newest: true, dropped: true, silent: false };
const earlier = { ...now, newest: false };

test.each([
  [scored(62), scored(81), now, '62점에서 81점으로 19점 올랐어요.'],
  [scored(0), scored(4), earlier, '0점에서 4점으로 4점 올랐어요.'],
  [scored(70), scored(70), now, /^두 답변 모두 70점이에요\./],
  [scored(70), scored(65), now, '이번에는 5점 낮아요. 빠진 내용을 다시 넣어볼까요?'],
  [scored(70), scored(65), { ...now, dropped: false }, /^이번에는 5점 낮아요\. 하나씩/],
  [scored(70), scored(0), { ...now, silent: true }, /^이번에는 목소리가 들리지 않아서 0점/],
  [scored(70), scored(65), earlier, '70점에서 65점으로 5점 낮아졌어요.'],
  [scored(70), waiting, now, /^이번 답변을 채점하고 있어요/],
  [waiting, waiting, earlier, /^뒤 시도를 채점하고/],
  [waiting, scored(70), now, /^앞 시도를 채점하고/],
  [scored(70), failed, now, /^이번 답변은 채점하지 못했어요\. 0점이 아니에요/],
  [waiting, failed, earlier, /^뒤 시도는 채점하지 못해서/],
  [failed, scored(70), now, /^앞 시도는 채점하지 못해서/],
])('says how the score changed (%#)', (first, second, circumstances, sentence) => {
  expect(scoreChangeText(compareScores({ first, second }), circumstances)).toMatch(sentence);
});
