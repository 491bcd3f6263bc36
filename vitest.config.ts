import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Tests that mostly wait, for servers of their own or for a job that is tried again. They begin first, while the other
 * workers compute; begun last, they would run alone at the end.
 */
const slow = [
  '/killed-server.test.ts',
  '/main.test.ts',
  '/failing-analysis.test.ts',
  '/start.test.ts',
  '/remote-transcriber.test.ts',
  '/pg-boss-additions.test.ts',
];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slow.some((name) => moduleId.endsWith(name));
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the same name
    const others = await super.sort(files.filter((file) => !isSlow(file)));
    const rank = ({ moduleId }: TestSpecification) =>
      slow.findIndex((name) => moduleId.endsWith(name));
    return [...files.filter(isSlow).toSorted((a, b) => rank(a) - rank(b)), ...others];
  }
}

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/server', 'apps/web', 'tests/attacks', 'scripts'],
    sequence: { sequencer: SlowFirst },
    // On a busy machine a worker takes longer than ten seconds to end.
    teardownTimeout: 120_000,
  },
});
