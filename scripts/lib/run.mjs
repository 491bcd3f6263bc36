import { spawn } from 'node:child_process';
import { root } from './root.mjs';

/**
 * Runs a program in the project's folder and waits for it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<number>} its exit code; 1 when it could not run or a signal ended it
 */
export function run(command, args, options = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', ...options });
    child.once('error', () => resolve(1));
    child.once('close', (code) => resolve(code ?? 1));
  });
}

/** Roughly as much as a test runner prints for one failure. */
const keptLines = 60;

const leftBehindMs = 5_000;

/**
 * Runs a program in the project's folder, shows what it prints, and keeps the end of it.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: NodeJS.ProcessEnv; cwd?: string }} [options]
 * @returns {Promise<{ code: number; lastLines: string }>}
 */
export async function runAndKeep(command, args, { env = process.env, cwd = root } = {}) {
  let kept = '';
  const child = spawn(command, args, {
    cwd,
    // Without a terminal of their own, programs print no colours.
    env: process.stdout.isTTY ? { FORCE_COLOR: '1', ...env } : env,
    stdio: ['inherit', 'pipe', 'pipe'],
  });
  for (const [from, to] of /** @type {const} */ ([
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ])) {
    from.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
      to.write(text);
      kept = `${kept}${text}`.split('\n').slice(-keptLines).join('\n');
    });
  }
  const code = await new Promise((resolve) => {
    child.once('error', ({ message }) => {
      kept += message;
      resolve(1);
    });
    child.once('close', (exitCode) => resolve(exitCode ?? 1));
    child.once('exit', (exitCode) => {
      const giveUp = () => {
        child.stdout.destroy();
        child.stderr.destroy();
        resolve(exitCode ?? 1);
      };
      // A process that the program left behind may hold its output open.
      setTimeout(giveUp, leftBehindMs).unref();
    });
  });
  return { code, lastLines: kept.trim() };
}
