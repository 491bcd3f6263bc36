// Fails where an error is caught and neither used, rethrown nor explained: see checks/swallowed-errors.ts.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { swallowedErrors } from './checks/swallowed-errors.ts';
import { root } from './lib/root.mjs';

const files = globSync('{apps/{web,server},packages/*}/{src,node}/**/*.{ts,tsx}', {
  cwd: root,
}).filter((file) => !/\.test\.tsx?$|\/(test|testing)\/|-testing\.ts$|-contract\.ts$/.test(file));

const problems = files.flatMap((file) =>
  swallowedErrors(file, readFileSync(join(root, file), 'utf8')).map((line) => `${file}:${line}`),
);

for (const problem of problems) {
  console.error(`${problem}: use the error, report it, or say in a comment why it is ignored`);
}
console.log(`${files.length} files, ${problems.length} errors swallowed without a reason`);
process.exitCode = problems.length > 0 || files.length === 0 ? 1 : 0;
