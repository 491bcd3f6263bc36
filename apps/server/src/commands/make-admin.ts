import { loadConfig } from '../lib/config.ts';
import { openCommandDatabase } from '../database/open.ts';
import { setRole } from '../features/accounts/repository.ts';
import { runCommand } from './run-command.ts';
import { StartError } from '../lib/start-error.ts';

/** `npm run make-admin -- someone@example.com`: makes an existing account an admin. */
async function makeAdmin(email: string | undefined): Promise<string> {
  if (!email) throw new StartError('usage: npm run make-admin -- someone@example.com');
  const database = await openCommandDatabase(loadConfig(process.env));
  try {
    const found = await setRole(database.db, email.trim().toLowerCase(), 'admin');
    if (!found) throw new StartError(`no account has the email ${email}: register it first`);
    return `${email} is an admin now`;
  } finally {
    await database.close();
  }
}

await runCommand(() => makeAdmin(process.argv[2]));
