import { loadConfig } from '../lib/config.ts';
import { rotateSecret } from '../lib/secrets.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../lib/start-error.ts';

/** `npm run rotate-secret`: makes a new secret for tokens. With `-- --forget` the old secret is no longer valid. */
async function rotate(option: string | undefined): Promise<string> {
  const config = loadConfig(process.env);
  if (config.jwtSecret !== undefined) {
    throw new StartError('JWT_SECRET is set in the environment: see docs/operations.md');
  }
  if (option !== undefined && option !== '--forget') {
    throw new StartError('usage: npm run rotate-secret, or npm run rotate-secret -- --forget');
  }
  const keep = option === undefined;
  await rotateSecret(config.dataDir, { keep });
  return keep
    ? 'The secret is new: restart the server. Nobody has to sign in again.'
    : 'The secret is new: restart the server. Everybody has to sign in again.';
}

await runCommand(() => rotate(process.argv[2]));
