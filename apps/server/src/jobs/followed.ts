import type { Logger } from 'pino';
import type { Metrics } from '../metrics/metrics.ts';
import { withRequestId } from '../lib/request-context.ts';
import type { JobRun, QueueName } from './queue.ts';

type Origin = { jobId: string; requestId: string };

/** Runs jobs under the id of the request that made them, wherever and however late that is, and tells of each. */
export function followed(
  queue: QueueName,
  handler: (run: JobRun) => Promise<void>,
  log: Logger,
  metrics: Pick<Metrics, 'jobEnded'>,
): (run: JobRun, origin: Origin) => Promise<void> {
  return (run, { jobId, requestId }) =>
    withRequestId(requestId, async () => {
      const start = performance.now();
      const line = () => {
        const ms = Math.round(performance.now() - start);
        return { queue, jobId, answerId: run.data.answerId, ms };
      };
      try {
        await handler(run);
        log.info(line(), 'job done');
        metrics.jobEnded(queue, 'done', (performance.now() - start) / 1000);
      } catch (error) {
        log.warn({ ...line(), err: error }, 'job failed: it is tried again');
        metrics.jobEnded(queue, 'failed', (performance.now() - start) / 1000);
        throw error;
      }
    });
}
