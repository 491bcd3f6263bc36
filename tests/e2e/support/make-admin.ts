import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(
  new URL('../../../apps/server/src/commands/make-admin.ts', import.meta.url),
);

/** Runs the server's command on the database that the tests use. */
export function makeAdmin(email: string): void {
  const env = { ...process.env, DATA_DIR: process.env['E2E_DATA_DIR'] };
  execFileSync(process.execPath, [command, email], { env });
}
