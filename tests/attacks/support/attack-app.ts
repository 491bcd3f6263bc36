import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll } from 'vitest';
import { systemClock } from '@daedap/server/src/lib/clock.ts';
import { createLogger } from '@daedap/server/src/lib/logger.ts';
import { speechWith } from '@daedap/server/src/composition/speech.ts';
import { scriptedTranscriber } from '@daedap/server/test/scripted-engines.ts';
import { startScriptedSmtp } from '@daedap/server/test/scripted-smtp.ts';
import { type ScriptedVoice, startScriptedVoice } from '@daedap/server/test/scripted-voice.ts';
import { clientOf, createTestApp, type TestClient } from '@daedap/server/test/test-app.ts';
import { createTestDatabase, type TestDatabase } from '@daedap/server/test/test-database.ts';

/** So much that nothing but the attack itself is refused. */
const generous = {
  LIMIT_SIGN_INS: '1000000',
  LIMIT_ADDRESS_SIGN_INS: '1000000',
  LIMIT_REGISTRATIONS: '1000000',
  LIMIT_SECOND_FACTORS: '1000000',
  LIMIT_PASSKEY_SIGN_INS: '1000000',
  LIMIT_MAILS: '1000000',
  LIMIT_ADDRESS_MAILS: '1000000',
  LIMIT_CALLS: '1000000',
  LIMIT_ANALYSES: '1000000',
  LIMIT_GENERATIONS: '1000000',
  LIMIT_CLIENT_ERRORS: '1000000',
  LIMIT_VOICES: '1000000',
  LIMIT_CLIENT_ERRORS_HOURLY: '1000000',
};

type Created = Awaited<ReturnType<typeof createTestApp>>;

export type AttackApp = Created & {
  database: TestDatabase;
  client: TestClient;
  dataDir: string;
};

/** The whole server with real decoders, a scripted recogniser, a scripted voice and a scripted mail server, on a database of its own, for all tests of a file. */
export function attackAppForFile(
  env: Record<string, string> = {},
  options: { waitMs?: number } = {},
): AttackApp {
  const context = {} as AttackApp;
  let voice: ScriptedVoice | undefined;
  let smtp: Awaited<ReturnType<typeof startScriptedSmtp>> | undefined;
  beforeAll(async () => {
    const database = await createTestDatabase();
    const dataDir = await mkdtemp(join(tmpdir(), 'daedap-attack-'));
    const text = '들은 말';
    const heard = { text, segments: [{ start: 0, end: 2, text }], confidence: 0.9 };
    const speech = speechWith(
      scriptedTranscriber(async () => heard),
      { db: database.db, clock: systemClock, log: createLogger('silent') },
    );
    voice = await startScriptedVoice();
    smtp = await startScriptedSmtp();
    const settings = {
      ...generous,
      DATA_DIR: dataDir,
      TTS_BASE_URL: voice.baseUrl,
      SMTP_URL: smtp.url,
      MAIL_FROM: 'no-reply@daedap.example',
      PUBLIC_URL: 'https://daedap.example',
      ...env,
    };
    const created = await createTestApp(database, settings, { speech, ...options });
    Object.assign(context, created, { database, dataDir, client: clientOf(created.app) });
  });
  afterAll(async () => {
    await context.app.close();
    await voice?.close();
    await smtp?.close();
    await context.database.close();
    await rm(context.dataDir, { recursive: true, force: true });
  });
  return context;
}
