import { StartError } from '../lib/start-error.ts';

/** Runs a command and prints what it has to say. What a person has to change is one line; a stack is a fault of ours. */
export async function runCommand(work: () => Promise<string | string[]>): Promise<void> {
  try {
    for (const line of [await work()].flat()) console.log(line);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}
