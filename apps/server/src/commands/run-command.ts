import { StartError } from '../lib/start-error.ts';

/** Runs a command and prints its lines. A StartError is one line; any other error is a bug and has a stack trace. */
export async function runCommand(work: () => Promise<string | string[]>): Promise<void> {
  try {
    for (const line of [await work()].flat()) console.log(line);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
