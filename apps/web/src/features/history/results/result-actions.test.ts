import { expect, test } from 'vitest';
import { resultsFile } from './result-actions.tsx';
import { answerWith, resultsWith } from './testing/results.ts';

test('saves everything but the signed links', async () => {
  const backup = { videoId: 'v1', url: '/api/interview/submit/v1?signature=secret' };
  const results = resultsWith({ userAnswers: [answerWith(1, { backup }), answerWith(2)] });
  const { name, blob } = resultsFile(results);
  expect(name).toBe('daedap-session-40.json');
  const text = await blob.text();
  expect(text).not.toContain('secret');
  expect(text).toContain('\n  "session": {\n');
  expect(JSON.parse(text)).toEqual({
    ...results,
    userAnswers: [{ ...results.userAnswers[0], backup: { videoId: 'v1' } }, results.userAnswers[1]],
  });
});
