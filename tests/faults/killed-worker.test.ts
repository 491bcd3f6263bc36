import { hangs, startScriptedModel } from '@daedap/server/test/scripted-model.ts';
import { expect, onTestFinished, test } from 'vitest';
import { everybodyGoesOn, expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { print, within } from '../harness/progress.ts';
import { startWorld } from './support/world.ts';

test('kill -9 of a worker in the middle of its analyses: others take them over', async () => {
  // The worker alone asks this model, which keeps it waiting: what it asks about is what it works on.
  const model = await startScriptedModel();
  onTestFinished(model.close);
  model.reply(hangs);
  const workerEnv = { AI_BASE_URL: model.baseUrl, AI_MODEL: 'slow' };
  const { crowd, nodes, worker, end } = await startWorld({ workerEnv });
  await within(60_000, () => expect(model.requests.length).toBeGreaterThanOrEqual(5));
  await worker?.kill('SIGKILL');
  print(`${model.requests.length} analyses cut off`);
  await everybodyGoesOn(crowd);
  model.reply();
  await worker?.restart();
  for (const node of nodes) print(`a newcomer: ${await newcomerGetsThrough(node.address())}`);
  expectOnly(crowd, {});
  await end();
});
