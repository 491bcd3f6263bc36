import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that mostly wait, for servers of their own or for a job that is tried again. Two of them begin first and the
 * others in the middle: side by side they would leave the processor idle, and begun last they would run alone.
 */
const waiting = {
  first: ['/main.test.ts', '/killed-server.test.ts'],
  middle: [
    '/failing-analysis.test.ts',
    '/start.test.ts',
    '/remote-transcriber.test.ts',
    '/pg-boss-additions.test.ts',
  ],
};

class MixWaiting extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const named = (names: readonly string[]) =>
      names.flatMap((name) => files.filter(({ moduleId }) => moduleId.endsWith(name)));
    const [first, middle] = [named(waiting.first), named(waiting.middle)];
    const isOther = (file: TestSpecification) => !first.includes(file) && !middle.includes(file);
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the same name
    const others = await super.sort(files.filter(isOther));
    const half = Math.floor(others.length / 2);
    return [...first, ...others.slice(0, half), ...middle, ...others.slice(half)];
  }
}

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/server', 'apps/web', 'tests/attacks', 'tests/bench', 'scripts'],
    sequence: { sequencer: MixWaiting },
    // On a busy machine a worker takes longer than ten seconds to end.
    teardownTimeout: 120_000,
  },
});
