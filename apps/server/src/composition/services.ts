import { type Clock, systemClock } from '../lib/clock.ts';
import type { Config } from '../lib/config.ts';
import type { Database } from '../database/database.ts';
import { createChat } from '../engines/language/chat.ts';
import { createLanguageEngines, withCircuitBreaker } from '../engines/language/create-engines.ts';
import { loadCoach } from '../engines/language/load-coach.ts';
import type { LanguageEngines } from '../engines/language/ports.ts';
import { createSpeaker, type Speaker } from '../engines/voice/speaker.ts';
import { createPracticeCoach, type PracticeCoach } from '../engines/language/practice-coach.ts';
import { type EventBus, openEventBus } from '../events/event-bus.ts';
import { removeDueBytes } from '../features/backups/removal.ts';
import { startAnalysisJobs, textsAtATime } from '../features/answers/analysis-jobs.ts';
import { openQueue, type Queue } from '../jobs/queue.ts';
import { measureEngines, measureSpeaker } from '../metrics/measure.ts';
import { type Metrics, noMetrics } from '../metrics/metrics.ts';
import { certificateEnd, diskSpace } from '../metrics/machine.ts';
import type { Logger } from 'pino';
import { openSpeech, type Speech } from './speech.ts';
import { createStorage } from '../storage/create-storage.ts';
import type { Storage } from '../storage/storage.ts';
import { startRemovingLeftovers } from './remove-leftovers.ts';

/** What the app and the jobs use. Whoever opens it closes it. */
export type Services = {
  config: Config;
  database: Database;
  clock: Clock;
  logger: Logger;
  metrics: Metrics;
  events: EventBus;
  queue: Queue;
  engines: LanguageEngines;
  practice: PracticeCoach;
  /** null when the settings switch it off. */
  speech: Speech | null;
  /** Reads questions aloud; null where the settings name no service. */
  speaker: Speaker | null;
  storage: Storage;
  close: () => Promise<void>;
};

/** How long a stop waits for running jobs. Other nodes, or the next start, take over the rest. */
const jobsLimitMs = 1_000;

export async function openServices(
  config: Config,
  database: Database,
  logger: Logger,
  given: {
    clock?: Clock;
    metrics?: Metrics;
    engines?: LanguageEngines;
    storage?: Storage;
    speech?: Speech | null | undefined;
  } = {},
): Promise<Services> {
  const { clock = systemClock, metrics = noMetrics } = given;
  const { db, pool, connection } = database;
  const [events, queue, storage] = await Promise.all([
    openEventBus(connection, logger),
    openQueue(connection, logger, metrics),
    given.storage ?? createStorage(config),
  ]);
  const engines = measureEngines(
    given.engines ?? createLanguageEngines(config, { clock, log: logger, loadCoach }),
    metrics,
  );
  const speech =
    given.speech === undefined
      ? openSpeech(config, { db, clock, log: logger }, metrics)
      : given.speech;
  const speaker =
    config.voiceService && measureSpeaker(createSpeaker(config.voiceService, clock), metrics);
  const { tlsCertFile } = config;
  metrics.watch({
    pool,
    jobs: queue.counts,
    disk: () => diskSpace(config.dataDir),
    ...(tlsCertFile && { certificateEnd: () => certificateEnd(tlsCertFile) }),
  });
  events.onGap(metrics.eventGap);
  events.subscribe((event) => {
    if (event.type === 'job') queue.wake(event.queue);
  });
  return {
    config,
    database,
    clock,
    logger,
    metrics,
    events,
    queue,
    engines,
    practice: createPracticeCoach({ loadCoach, chat: modelChat(config, clock), log: logger }),
    speech,
    speaker: speaker || null,
    storage,
    close: async () => {
      await queue.stop(jobsLimitMs);
      if (speaker) speaker.close();
      await speech?.close();
      await events.close();
      storage.close();
    },
  };
}

/** The configured language model, or null. */
const modelChat = ({ languageModel }: Config, clock: Clock) =>
  languageModel ? withCircuitBreaker(createChat(languageModel), clock) : null;

/** Starts the analysis jobs and the removal of leftovers. Call the result to stop the latter. */
export async function startJobs(services: Services): Promise<() => void> {
  const { queue, speech, engines, config, logger, clock, metrics } = services;
  const { db } = services.database;
  const deps = {
    db,
    clock,
    evaluator: engines.evaluator,
    transcriber: speech?.hearing ?? null,
    log: logger,
    onUnscored: metrics.answerFailed,
  };
  await startAnalysisJobs(queue, deps, {
    texts: textsAtATime(Boolean(config.languageModel)),
    // One more than Whisper can transcribe at a time: a stream is transcribed already and only needs its evaluation.
    speech: config.whisper.workers + 1,
  });
  return startRemovingLeftovers({
    db,
    clock,
    log: logger,
    streams: speech?.streams ?? null,
    removeBackups: () => removeDueBytes(removalOf(services)),
  });
}

export const removalOf = ({ database, storage, logger }: Services) => ({
  db: database.db,
  storage,
  onTrouble: (error: unknown) => logger.warn({ err: error }, 'backups could not be removed'),
});
