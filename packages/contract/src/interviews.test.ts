import { expect, test } from 'vitest';
import { z } from 'zod';
import { answerAnalysis, userAnswer } from './interviews.ts';

/** As it was stored before there were effects. */
const earlier = {
  score: 76,
  relevanceScore: 82,
  clarityScore: 58,
  depthScore: 88,
  feedback: '좋아요.',
  strengths: [],
  improvements: [],
  keywords: [],
  transcription: '저는 협업을 좋아해요',
  segments: [],
  evidence: [],
  engine: 'embedded',
  success: true,
  processingTime: 9,
};

test('an analysis of an earlier version has no effects', () => {
  expect(answerAnalysis.parse(earlier)).toEqual({ ...earlier, effects: [] });
  const shape = z.object({ effects: userAnswer.shape.effects });
  expect(shape.parse({})).toEqual({ effects: [] });
  expect(shape.parse({ effects: 'none' })).toEqual({ effects: [] });
});

test('effects are read leniently: new names stay, what is no effect is left out', () => {
  const known = { dimension: 'depth', name: 'figures', points: -4 };
  const newer = { dimension: 'depth', name: 'humour', points: 5 };
  const broken = [{ ...known, dimension: 'charm' }, { ...known, points: 1.5 }, null];
  const { effects } = answerAnalysis.parse({ ...earlier, effects: [known, newer, ...broken] });
  expect(effects).toEqual([known, newer]);
});
