import pg from 'pg';

/** A transaction whose node fell silent gives its locks back after this. */
const silentTransactionMs = 30_000;

/**
 * How long a server believes in a connection on which nothing comes back: a cable that was pulled does not tell. Our
 * statements take milliseconds; whatever takes longer on purpose (migrations, backups) goes without these.
 */
export const answerLimits = {
  connectionTimeoutMillis: 5_000,
  query_timeout: 15_000,
  // Not among the parameters of a new connection: a pooler in between refuses those that it does not know.
  // oxlint-disable-next-line typescript/no-misused-promises -- the pool waits for it; only its types do not say so
  onConnect: async (client) => {
    endWhenSilent(client);
    await client.query(`set idle_in_transaction_session_timeout = ${silentTransactionMs}`);
  },
} satisfies pg.PoolConfig;

/** pg gives up waiting, but not the connection: the pool would lend it again, with the old question still open. */
function endWhenSilent(client: pg.ClientBase): void {
  // pg has a dozen ways to ask; who asks with a callback is the pool itself, which sees to it.
  // oxlint-disable typescript/no-unsafe-type-assertion
  const plain = client.query.bind(client) as (...given: unknown[]) => unknown;
  const query = (...given: unknown[]) => {
    const outcome = plain(...given);
    if (!(outcome instanceof Promise)) return outcome;
    return outcome.catch((error: unknown) => {
      if (isSilence(error) && client instanceof pg.Client) void client.end();
      throw error;
    });
  };
  client.query = query as typeof client.query;
  // oxlint-enable typescript/no-unsafe-type-assertion
}

const isSilence = (error: unknown) =>
  error instanceof Error && error.message === 'Query read timeout';
