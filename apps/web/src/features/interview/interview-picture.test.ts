import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { interviewMachine } from './interview-machine.ts';
import { drawRegion } from './testing/draw-machine.ts';

const page = join(import.meta.dirname, '../../../../../docs/live-interview.md');

const between = (name: string) => new RegExp(`(<!-- ${name} -->\n)[^]*?(\n<!-- end -->)`);

/** `UPDATE_PICTURE=1 npx vitest run --project web interview-picture` draws it anew. */
test.each(['flow', 'dialog', 'clock', 'followUp'] as const)(
  'the picture of the %s is the machine',
  (name) => {
    const region = interviewMachine.states[name];
    if (!region) throw new Error(`There is no region ${name}`);
    const picture = `\`\`\`mermaid\n${drawRegion(region)}\n\`\`\``;
    if (process.env['UPDATE_PICTURE']) {
      const old = readFileSync(page, 'utf8');
      writeFileSync(
        page,
        old.replace(between(name), (_, start, end) => `${start}${picture}${end}`),
      );
    }
    expect(between(name).exec(readFileSync(page, 'utf8'))?.[0]).toContain(picture);
  },
);
