import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { checkServer, type Database } from '../database/database.ts';
import { migrationNames } from '../database/migrate.ts';
import { openToBackUp } from '../database/open.ts';
import { createEngineReports } from '../engines/engine-health.ts';
import { createLanguageEngines } from '../engines/language/create-engines.ts';
import type { LanguageEngines } from '../engines/language/ports.ts';
import { modelMeasuredBefore, verdictsIn } from '../engines/speech/choose-model.ts';
import { createMailer } from '../features/accounts/mail/mailer.ts';
import type { Clock } from '../lib/clock.ts';
import type { Config } from '../lib/config.ts';
import { createLogger } from '../lib/logger.ts';
import { reasonOf } from '../lib/reason-of.ts';
import { diskSpace } from '../metrics/machine.ts';
import type { DiskSpace } from '../metrics/metrics.ts';
import { createStorage } from '../storage/create-storage.ts';
import { formatBytes } from '../storage/format-bytes.ts';
import { backupKey, backupsOf } from '../storage/storage.ts';
import { checkSite } from './doctor-site.ts';
import { createSpeaker } from '../engines/voice/speaker.ts';
import { openTranscriber } from './speech.ts';

/** One line of the report. `ok` is null for what could not be checked. */
export type Finding = { ok: boolean | null; what: string; text: string };

export type DoctorDeps = {
  clock: Clock;
  disk: (folder: string) => Promise<DiskSpace>;
  /** Certificates to trust besides those of Node. */
  ca?: string;
  /** Instead of those of the settings, which take seconds to load. */
  language?: LanguageEngines;
};

const databaseLimitMs = 10_000;
const clockToleranceMs = 2_000;
const leastFreeBytes = 1024 ** 3;
const leastFreeShare = 0.05;
/** No account gets this id: PostgreSQL counts up to it. */
const nobody = 2_147_483_647;

/** Checks a deployment from where a node would run, and changes nothing. */
export async function examine(config: Config, deps: DoctorDeps): Promise<Finding[]> {
  return [
    ...(await checkDatabase(config, deps)),
    ...(await checkEngines(config, deps)),
    await checkStorage(config),
    await checkDisk(config, deps.disk),
    ...(config.mail ? [await checkMail(config.mail)] : []),
    ...(await checkSite(config, deps.clock, deps.ca)),
  ];
}

export const systemDoctor = { disk: diskSpace };

const finding = (what: string, text: string): Finding => ({ ok: true, what, text });
const wrong = (what: string, text: string): Finding => ({ ok: false, what, text });
const notChecked = (what: string): Finding => ({ ok: null, what, text: 'not checked' });

async function checkDatabase(config: Config, { clock }: DoctorDeps): Promise<Finding[]> {
  const rest = ['migrations', 'clock'].map(notChecked);
  const opened = await openToBackUp(config).catch((error: unknown) => reasonOf(error));
  if (typeof opened === 'string') return [wrong('database', opened), ...rest];
  try {
    const connection = await checkConnection(opened);
    if (!connection.ok) return [connection, ...rest];
    return [connection, await checkMigrations(opened), await checkClock(opened, clock)];
  } finally {
    await opened.close();
  }
}

async function checkConnection({ pool }: Database): Promise<Finding> {
  const start = performance.now();
  const checked = checkServer(pool).then(() => null, reasonOf);
  const problem = await Promise.race([checked, sleep(databaseLimitMs, 'it does not answer')]);
  if (problem) return wrong('database', problem);
  const { rows } = await pool.query<{ server_version: string }>('show server_version');
  const ms = Math.round(performance.now() - start);
  return finding('database', `PostgreSQL ${rows[0]?.server_version}, ${ms} ms`);
}

async function checkMigrations({ db }: Database): Promise<Finding> {
  const applied = await sql<{ name: string }>`select name from kysely_migration`.execute(db).then(
    ({ rows }) => rows.map(({ name }) => name),
    // A database that no node has used yet.
    (): string[] => [],
  );
  const newer = applied.filter((name) => !migrationNames.includes(name));
  const missing = migrationNames.filter((name) => !applied.includes(name));
  if (newer.length > 0) {
    return wrong('migrations', `the database belongs to a newer version (${newer.join(', ')})`);
  }
  if (missing.length > 0) {
    return wrong(
      'migrations',
      `missing: ${missing.join(', ')}; the next start of a node runs them`,
    );
  }
  return finding('migrations', `all ${applied.length}`);
}

/** Tokens, limits and the queue compare times of the nodes with times of the database. */
async function checkClock({ db }: Database, clock: Clock): Promise<Finding> {
  const before = clock.now().getTime();
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  const after = clock.now().getTime();
  const offMs = (before + after) / 2 - (rows[0]?.now.getTime() ?? 0);
  const text = `${(Math.abs(offMs) / 1000).toFixed(1)} s ${offMs < 0 ? 'behind' : 'ahead of'} the database`;
  return Math.abs(offMs) > clockToleranceMs ? wrong('clock', text) : finding('clock', text);
}

async function checkEngines(
  config: Config,
  { clock, language: given }: DoctorDeps,
): Promise<Finding[]> {
  const log = createLogger('silent');
  const { whisper, dataDir } = config;
  const chosen = await modelMeasuredBefore(whisper.model, verdictsIn(dataDir));
  const checked = { ...config, whisper: { ...whisper, model: chosen } };
  const transcriber = openTranscriber(checked, log);
  try {
    const language = given ?? createLanguageEngines(config, { clock, log });
    const speaker = config.voiceService ? createSpeaker(config.voiceService, clock) : null;
    const engines = { ...language, transcriber, speaker };
    const reports = createEngineReports(config, engines, clock);
    const [health, tested] = [await reports.health(), await reports.test()];
    return [
      ...(['questions', 'analysis'] as const).map((role) => ({ role, isOff: false })),
      { role: 'speech' as const, isOff: transcriber === null },
      // Browsers have voices of their own: without a service nothing is missing.
      ...(speaker ? [{ role: 'voice' as const, isOff: false }] : []),
    ].map(({ role, isOff }) => {
      const { provider, model, ok, latency } = tested[role];
      const name = `${role}: ${provider}${model ? `, ${model}` : ''}`;
      if (isOff) return finding('engine', `${role}: off by the settings`);
      const works = ok && health[role].status === 'ok';
      return works
        ? finding('engine', `${name}, ${latency} ms`)
        : wrong('engine', `${name} does not answer`);
    });
  } finally {
    await transcriber?.close();
  }
}

/** Writes a small file, reads it again and removes it. */
async function checkStorage(config: Config): Promise<Finding> {
  const where = config.s3 ? `bucket ${config.s3.bucket}` : `${config.dataDir}/backups`;
  const storage = await createStorage(config);
  const text = randomUUID();
  try {
    await storage.check();
    const key = backupKey(nobody, randomUUID());
    const source = async function* () {
      yield Buffer.from(text);
    };
    await storage.write(key, source(), { contentType: 'text/plain' });
    const read = await textOf(await storage.read(key));
    await storage.removeAll(backupsOf(nobody));
    return read === text
      ? finding('storage', where)
      : wrong('storage', `${where} returns something else`);
  } catch (error) {
    return wrong('storage', `${where}: ${reasonOf(error)}`);
  } finally {
    storage.close();
  }
}

/** Signs in to the mail server and sends nothing. */
async function checkMail(mail: NonNullable<Config['mail']>): Promise<Finding> {
  const { host } = new URL(mail.smtpUrl);
  const mailer = createMailer(mail, createLogger('silent'));
  try {
    await mailer.check();
    return finding('mail', `${host} accepts mail from ${mail.from}`);
  } catch (error) {
    return wrong('mail', `${host}: ${reasonOf(error)}`);
  } finally {
    await mailer.close();
  }
}

async function checkDisk({ dataDir }: Config, disk: DoctorDeps['disk']): Promise<Finding> {
  try {
    await mkdir(dataDir, { recursive: true, mode: 0o700 });
    const { freeBytes, totalBytes } = await disk(dataDir);
    const text = `${formatBytes(freeBytes)} of ${formatBytes(totalBytes)} free at ${dataDir}`;
    const isLow = freeBytes < leastFreeBytes || freeBytes / totalBytes < leastFreeShare;
    return isLow ? wrong('disk', text) : finding('disk', text);
  } catch (error) {
    return wrong('disk', reasonOf(error));
  }
}
