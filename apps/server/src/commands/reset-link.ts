import { mailLinkMinutes } from '@daedap/contract/constants/accounts';
import { pages } from '@daedap/contract/pages';
import { openCommandDatabase } from '../database/open.ts';
import { createLink } from '../features/accounts/mail/links.ts';
import { findCredentials } from '../features/accounts/repository.ts';
import { systemClock } from '../lib/clock.ts';
import { loadConfig } from '../lib/config.ts';
import { StartError } from '../lib/start-error.ts';
import { runCommand } from './run-command.ts';

/** `npm run reset-link -- someone@example.com`: a link to choose a new password, for a service without a mail server. */
async function makeResetLink(email: string | undefined): Promise<string> {
  if (!email) throw new StartError('usage: npm run reset-link -- someone@example.com');
  const config = loadConfig(process.env);
  const database = await openCommandDatabase(config);
  try {
    const found = await findCredentials(database.db, email.trim().toLowerCase());
    if (!found) throw new StartError(`no account has the email ${email}`);
    const link = { userId: found.id, purpose: 'reset' } as const;
    const token = await createLink(database.db, link, systemClock.now());
    const site = config.publicUrl ?? `http://localhost:${config.port}`;
    const address = new URL(`${pages.resetPassword}#${token}`, site).href;
    return `${address}\nworks once, for ${mailLinkMinutes} minutes; give it to the owner of the account only`;
  } finally {
    await database.close();
  }
}

await runCommand(() => makeResetLink(process.argv[2]));
