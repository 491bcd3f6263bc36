import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that start servers of their own and wait for them: begun last, they would run alone at the end. */
const slow = ['/main.test.ts', '/killed-server.test.ts', '/failing-analysis.test.ts'];

class SlowFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isSlow = ({ moduleId }: TestSpecification) =>
      slow.some((name) => moduleId.endsWith(name));
    // oxlint-disable-next-line unicorn/no-array-sort -- a method of the same name
    const others = await super.sort(files.filter((file) => !isSlow(file)));
    return [...files.filter(isSlow), ...others];
  }
}

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/server', 'apps/web', 'tests/attacks', 'scripts'],
    sequence: { sequencer: SlowFirst },
  },
});
