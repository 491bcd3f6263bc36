/** A figure for whoever reads the run. */
export const tell = (line: string) => void process.stdout.write(`    ${line}\n`);
