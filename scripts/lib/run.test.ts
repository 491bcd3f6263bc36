import { expect, test } from 'vitest';
import { runAndKeep } from './run.mjs';

const node = (script: string) => runAndKeep(process.execPath, ['--eval', script]);

test('returns the exit code and the last sixty lines of both outputs', async () => {
  const script =
    'for (let at = 1; at <= 70; at += 1) console.log(`line ${at}`); console.error("broken"); process.exitCode = 3;';
  const { code, lastLines } = await node(script);
  expect(code).toBe(3);
  expect(lastLines).toContain('broken');
  expect(lastLines).toContain('line 70');
  expect(lastLines.split('\n')).not.toContain('line 1');
});

test('does not wait for a process that the program left behind', async () => {
  const script =
    'const left = require("node:child_process").spawn(process.execPath, ["--eval", "setInterval(() => {}, 1e6)"], { stdio: "inherit", detached: true }); left.unref(); console.log(left.pid);';
  const { code, lastLines } = await node(script);
  process.kill(Number(lastLines));
  expect(code).toBe(0);
});

test('says why a program could not be started', async () => {
  const { code, lastLines } = await runAndKeep('/there/is/no/such/program', []);
  expect(code).toBe(1);
  expect(lastLines).toContain('ENOENT');
});
