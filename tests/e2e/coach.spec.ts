import { fileURLToPath } from 'node:url';
import { gradedAnswers } from '@daedap/coach/calibration/answers';
import { createCoach } from '@daedap/coach/coach';
import { readMorphemeFiles } from '@daedap/coach/node/morpheme-files';
import { build } from 'vite';
import { expect, full, test } from './support/test.ts';

/** Some answers of the calibration set; all of them with `npm run test:full`. */
const answers = gradedAnswers.filter((_, index) => full || index % 16 === 0);
const inputs = answers.map((answer) => ({
  question: { text: answer.question, bankId: answer.questionId },
  transcript: answer.answer,
  durationSeconds: answer.durationSeconds,
  timeLimitSeconds: answer.timeLimitSeconds,
  language: answer.language,
}));

/** The coach as one script for the browser. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: {
      write: false,
      target: 'esnext',
      lib: {
        entry: fileURLToPath(new URL('./support/coach-in-browser.ts', import.meta.url)),
        formats: ['es'],
        fileName: 'coach',
      },
    },
  });
  const [output] = [built].flat();
  if (!output || !('output' in output)) throw new Error('nothing was built');
  return output.output[0].code;
}

test('the coach gives the same analysis in the browser and in Node', async ({ page }) => {
  // The test builds the coach with its whole question bank first.
  const script = await bundle();
  await page.route('https://coach.test/**', async (route) => {
    const isScript = route.request().url().endsWith('.js');
    await route.fulfill(
      isScript
        ? { contentType: 'text/javascript', body: script }
        : { contentType: 'text/html', body: '<script type="module" src="/coach.js"></script>' },
    );
  });
  await page.goto('https://coach.test/');
  await page.waitForFunction(() => 'evaluateAll' in globalThis);

  const files = readMorphemeFiles();
  const inBase64 = {
    program: Buffer.from(files.program).toString('base64'),
    model: Buffer.from(files.model).toString('base64'),
  };
  const inBrowser = await page.evaluate(([given, asked]) => globalThis.evaluateAll(given, asked), [
    inBase64,
    inputs,
  ] as const);
  const coach = createCoach(files);
  expect(inBrowser).toBe(JSON.stringify(inputs.map((input) => coach.evaluate(input))));
});
