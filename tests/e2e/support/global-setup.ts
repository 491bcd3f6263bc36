import { startOwnServer } from '../../harness/server.ts';

/**
 * Starts the real server for the whole run: on a database of its own, or on the one of DATABASE_URL. A running server
 * at E2E_BASE_URL is used as it is.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  // The server asks for a secret where the database is not its own; so do the commands beside it.
  if (process.env['DATABASE_URL']) process.env['JWT_SECRET'] ??= 'only for browser tests';
  const server = await startOwnServer({
    // All tests come from one address.
    LIMIT_REGISTRATIONS: '100000',
    LIMIT_ADDRESS_SIGN_INS: '100000',
    // One of them practises hundreds of times.
    LIMIT_ANALYSES: '100000',
    LIMIT_CALLS: '100000',
  });
  process.env['E2E_BASE_URL'] = server.address;
  process.env['E2E_DATA_DIR'] = server.dataDir;
  return server.stop;
}
