import { hangs, startScriptedModel } from '@daedap/server/test/scripted-model.ts';
import { rateLimits } from '@daedap/contract/constants/network';
import { setTimeout as sleep } from 'node:timers/promises';
import { describe, expect, onTestFinished, test } from 'vitest';
import { everybodyGoesOn, expectOnly, newcomerGetsThrough } from './support/crowd.ts';
import { createFakeClock, ensureFaketime, type FakeClock } from './support/fake-clock.ts';
import { print, within } from '../harness/progress.ts';
import { openStage, startWorld, type World } from './support/world.ts';

const installed = await ensureFaketime();
if (!installed) print('clock: left out, since libfaketime is not installed (Debian: libfaketime)');

/** The real ones, where a wrong clock could lock people out. */
const realLimits = {
  LIMIT_CALLS: String(rateLimits.calls.points),
  LIMIT_REGISTRATIONS: String(rateLimits.registrations.points),
  LIMIT_SIGN_INS: String(rateLimits.signIns.points),
  LIMIT_ADDRESS_SIGN_INS: String(rateLimits.addressSignIns.points),
};

/** So long each time holds. */
const stayMs = 6_000;

/** Everybody goes on, whatever the clock says, and so does somebody new. */
async function expectLifeGoesOn({ crowd, nodes }: World, clock: FakeClock, hours: number) {
  await clock.jump(hours);
  // Not waiting for anything: this is how long the clock shows it.
  await sleep(stayMs);
  const rounds = crowd.rounds();
  print(`at ${hours} h a newcomer: ${await newcomerGetsThrough(nodes[0].address())}`);
  await within(60_000, () => expect(crowd.rounds()).toBeGreaterThan(rounds + 5));
}

describe.runIf(installed)('the clock jumps an hour forward and back', () => {
  test('of the whole machine: people go on, and others take over the jobs of a killed worker', async () => {
    const stage = await openStage();
    const clock = await createFakeClock(stage.folder);
    const model = await startScriptedModel();
    onTestFinished(model.close);
    const world = await startWorld({
      stage,
      env: { ...realLimits, ...clock.env },
      workerEnv: { AI_BASE_URL: model.baseUrl, AI_MODEL: 'slow' },
      postgres: { env: clock.env },
    });
    const { crowd, worker, end } = world;
    for (const hours of [-1, 0, 1, 0]) await expectLifeGoesOn(world, clock, hours);
    // Its signs of life, and the look for those who give none, were an hour ahead a moment ago.
    model.reply(hangs);
    const asked = model.requests.length;
    await within(60_000, () => expect(model.requests.length).toBeGreaterThan(asked + 3));
    await worker?.kill('SIGKILL');
    await everybodyGoesOn(crowd);
    model.reply();
    await worker?.restart();
    expectOnly(crowd, {});
    await end();
  });

  test('of one node of two: people go on', async () => {
    const stage = await openStage();
    const clock = await createFakeClock(stage.folder);
    const world = await startWorld({ stage, env: realLimits, firstEnv: clock.env });
    for (const hours of [1, 0, -1, 0]) await expectLifeGoesOn(world, clock, hours);
    expectOnly(world.crowd, {});
    await world.end();
  });
});
