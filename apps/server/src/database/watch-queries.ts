import type pg from 'pg';

export type SlowQuery = { sql: string; ms: number };

/** The text of a statement that writes many rows at once is long and says no more than its beginning. */
const longestText = 1_000;

/**
 * Tells of statements that take this long or longer. Only their text: the values are what people typed. Copies and
 * cursors, which hand themselves on, take as long as they take.
 */
export function watchQueries(
  client: pg.PoolClient,
  slowMs: number,
  onSlow: (query: SlowQuery) => void,
): void {
  // pg has a dozen ways to ask; whichever it is comes through here.
  // oxlint-disable typescript/no-unsafe-type-assertion
  const plain = client.query.bind(client) as (...given: unknown[]) => unknown;
  const query = (...given: unknown[]) => {
    const start = performance.now();
    const ended = () => {
      const ms = Math.round(performance.now() - start);
      if (ms >= slowMs) onSlow({ sql: textOf(given[0]), ms });
    };
    const callback = given.at(-1);
    if (typeof callback === 'function') {
      const told = (...outcome: unknown[]) => {
        ended();
        (callback as (...outcome: unknown[]) => void)(...outcome);
      };
      return plain(...given.slice(0, -1), told);
    }
    const outcome = plain(...given);
    if (!(outcome instanceof Promise)) return outcome;
    return outcome.finally(ended);
  };
  client.query = query as typeof client.query;
  // oxlint-enable typescript/no-unsafe-type-assertion
}

function textOf(asked: unknown): string {
  const isConfig = typeof asked === 'object' && asked !== null && 'text' in asked;
  const text = String(isConfig ? asked.text : asked);
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, longestText);
}
