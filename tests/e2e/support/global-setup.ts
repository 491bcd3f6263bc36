import { startOwnServer } from '../../harness/server.ts';

/**
 * Starts the real server for the whole run: on its own database, or on the one of DATABASE_URL. With E2E_BASE_URL the
 * tests use that running server instead.
 */
export default async function setup(): Promise<() => Promise<void>> {
  if (process.env['E2E_BASE_URL']) return async () => undefined;
  // The server and its commands require a secret when the database is not embedded.
  if (process.env['DATABASE_URL']) process.env['JWT_SECRET'] ??= 'only for browser tests';
  const server = await startOwnServer({
    // All tests share one IP address.
    LIMIT_REGISTRATIONS: '100000',
    LIMIT_ADDRESS_SIGN_INS: '100000',
    // One test creates hundreds of sessions.
    LIMIT_ANALYSES: '100000',
    LIMIT_CALLS: '100000',
  });
  process.env['E2E_BASE_URL'] = server.address;
  process.env['E2E_DATA_DIR'] = server.dataDir;
  return server.stop;
}
