import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { loadConfig } from './config.ts';
import { StartError } from './start-error.ts';

test('uses defaults without settings', () => {
  expect(loadConfig({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: resolve('.data'),
    databaseUrl: undefined,
    jwtSecret: undefined,
    speech: true,
    allowedOrigins: ['https://localhost', 'capacitor://localhost'],
    limits: {
      signIns: 10,
      addressSignIns: 100,
      registrations: 100,
      analyses: 60,
      generations: 30,
      calls: 600,
    },
    trustProxy: [],
    drainMs: 2_000,
    logLevel: 'info',
    slowQueryMs: 500,
    metrics: null,
  });
});

test('an empty value counts as not set', () => {
  expect(loadConfig({ PORT: '', DATABASE_URL: '', STT: '' })).toMatchObject({
    port: 3000,
    speech: true,
  });
  // compose.yaml passes on what its .env leaves empty.
  const names = ['SMTP_URL', 'MAIL_FROM', 'OPERATOR_NAME', 'OPERATOR_CONTACT'];
  const engines = ['AI', 'STT', 'TTS'].flatMap((engine) =>
    ['BASE_URL', 'API_KEY', 'MODEL'].map((name) => `${engine}_${name}`),
  );
  const empty = [...names, ...engines, 'TTS_VOICE'].map((name) => [name, '']);
  expect(loadConfig(Object.fromEntries(empty))).toEqual(loadConfig({}));
});

test('accepts addresses, networks and loopback as proxies', () => {
  expect(
    loadConfig({ TRUST_PROXY: 'loopback, 10.0.0.0/8,2001:db8::/32,192.0.2.7' }).trustProxy,
  ).toEqual(['loopback', '10.0.0.0/8', '2001:db8::/32', '192.0.2.7']);
});

test.each(['1', 'everyone', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/', '::/129'])(
  '%s is no proxy',
  (wrong) => {
    expect(() => loadConfig({ TRUST_PROXY: wrong })).toThrow(
      'TRUST_PROXY must list addresses or networks such as 10.0.0.0/8, or loopback',
    );
  },
);

test('serves metrics on the configured port', () => {
  expect(loadConfig({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
  expect(loadConfig({ METRICS_HOST: '10.0.0.1' }).metrics).toBeNull();
});

const secret = 'sixteen letters or more';

describe('reports a wrong setting in one line with its name', () => {
  test.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '70000' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: ' ' }, 'PORT must be a whole number from 0 to 65535'],
    [{ PORT: '0x10' }, 'PORT must be a whole number from 0 to 65535'],
    [
      { AD_SCRIPT_URL: 'https://ads.example/a;b.js' },
      'AD_SCRIPT_URL must not contain ; , or blanks',
    ],
    [{ PORT: '3.5' }, 'PORT must be a whole number from 0 to 65535'],
    [
      { DATABASE_URL: 'mysql://x/y', JWT_SECRET: secret },
      'DATABASE_URL must be an address such as postgres://user@host/name',
    ],
    [{ DATABASE_URL: 'postgres://x/y' }, 'DATABASE_URL needs JWT_SECRET as well'],
    [{ JWT_SECRET: 'short' }, 'JWT_SECRET must have at least 16 characters'],
    [{ JWT_SECRET_PREVIOUS: secret }, 'JWT_SECRET_PREVIOUS needs JWT_SECRET as well'],
    [{ SLOW_QUERY_MS: 'slow' }, 'SLOW_QUERY_MS must be a whole number from 0 to 600000'],
    [{ METRICS_PORT: '-1' }, 'METRICS_PORT must be a whole number from 0 to 65535'],
    [{ AI_BASE_URL: 'localhost' }, 'AI_BASE_URL must be an http or https address'],
    [{ AI_BASE_URL: 'http://localhost:1/v1' }, 'AI_BASE_URL needs AI_MODEL as well'],
    [{ STT: 'yes' }, 'STT must be on or off'],
    [{ WHISPER_MODEL: 'large' }, 'WHISPER_MODEL must be auto, base or small'],
    [{ WHISPER_WORKERS: '0' }, 'WHISPER_WORKERS must be a whole number from 1 to 16'],
    [
      { ALLOWED_ORIGINS: 'https://localhost, nonsense' },
      'ALLOWED_ORIGINS must list origins such as https://localhost',
    ],
    [{ LIMIT_CALLS: '-1' }, 'LIMIT_CALLS must be a whole number from 1 to 1000000'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be a level of pino, such as info'],
    [
      { S3_ENDPOINT: 'http://localhost:9000', S3_BUCKET: 'b' },
      'S3_ENDPOINT needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY as well',
    ],
    [{ PORT: 'x', STT: 'y' }, 'PORT must be a whole number from 0 to 65535; STT must be on or off'],
  ])('%o', (env, message) => {
    expect(() => loadConfig(env)).toThrow(new StartError(message));
  });
});
