import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { rateLimits, type RateLimit } from '@daedap/contract/constants/network';
import { z } from 'zod';
import { StartError } from './start-error.ts';

const whole = (min: number, max: number) => {
  const message = `must be a whole number from ${min} to ${max}`;
  const inRange = z.int(message).min(min, message).max(max, message);
  return z
    .string()
    .regex(/^\d{1,9}$/, message)
    .transform(Number)
    .pipe(inRange);
};

const httpUrl = z.url({ protocol: /^https?$/, error: 'must be an http or https address' });

const listed = z.string().transform((list) =>
  list
    .split(',')
    .map((item) => item.trim())
    .filter(Boolean),
);

const origin = z
  .string()
  .regex(/^[a-z][a-z\d+.-]*:\/\/[^\s/]+$/, 'must list origins such as https://localhost');

/** `10.0.0.0/8`, a single address, or `loopback`. */
const network = z.string().refine((text) => {
  if (text === 'loopback') return true;
  const [address = '', bits, ...more] = text.split('/');
  const most = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  const inRange = bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
  return most > 0 && inRange && more.length === 0;
}, 'must list addresses or networks such as 10.0.0.0/8, or loopback');

const limit = (name: RateLimit) => whole(1, 1_000_000).prefault(String(rateLimits[name].points));

const secret = z.string().min(16, 'must have at least 16 characters');

const settings = z.object({
  PORT: whole(0, 65_535).prefault(String(3000)),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  // Not z.url(): with a socket the host is empty and the folder is in the query.
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\/\S+$/, 'must be an address such as postgres://user@host/name')
    .optional(),
  JWT_SECRET: secret.optional(),
  JWT_SECRET_PREVIOUS: secret.optional(),
  AI_BASE_URL: httpUrl.optional(),
  AI_API_KEY: z.string().optional(),
  AI_MODEL: z.string().optional(),
  STT_BASE_URL: httpUrl.optional(),
  STT_API_KEY: z.string().optional(),
  STT_MODEL: z.string().default('whisper-1'),
  TTS_BASE_URL: httpUrl.optional(),
  TTS_API_KEY: z.string().optional(),
  TTS_MODEL: z.string().default('tts-1'),
  TTS_VOICE: z.string().default('alloy'),
  STT: z.enum(['on', 'off'], 'must be on or off').default('on'),
  WHISPER_MODEL: z.enum(['auto', 'base', 'small'], 'must be auto, base or small').default('auto'),
  WHISPER_MODEL_DIR: z.string().optional(),
  WHISPER_WORKERS: whole(1, 16).prefault(String(1)),
  ALLOWED_ORIGINS: listed.prefault('https://localhost,capacitor://localhost').pipe(z.array(origin)),
  TRUST_PROXY: listed.prefault('').pipe(z.array(network)),
  DRAIN_SECONDS: whole(0, 600).prefault(String(2)),
  // It becomes part of a header, in which these characters would end the directive.
  AD_SCRIPT_URL: httpUrl.regex(/^[^;,\s]+$/, 'must not contain ; , or blanks').optional(),
  BACKUP_QUOTA_MB: whole(1, 1_000_000).prefault(String(2000)),
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  S3_REGION: z.string().optional(),
  LIMIT_SIGN_INS: limit('signIns'),
  LIMIT_ADDRESS_SIGN_INS: limit('addressSignIns'),
  LIMIT_REGISTRATIONS: limit('registrations'),
  LIMIT_MAILS: limit('mails'),
  LIMIT_ADDRESS_MAILS: limit('addressMails'),
  LIMIT_PASSKEY_SIGN_INS: limit('passkeySignIns'),
  LIMIT_SECOND_FACTORS: limit('secondFactors'),
  LIMIT_ANALYSES: limit('analyses'),
  LIMIT_GENERATIONS: limit('generations'),
  LIMIT_VOICES: limit('voices'),
  LIMIT_CALLS: limit('calls'),
  LIMIT_CLIENT_ERRORS: limit('clientErrors'),
  LIMIT_CLIENT_ERRORS_HOURLY: limit('clientErrorsHourly'),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/\S+$/, 'must be an address such as smtps://user:password@host:465')
    .optional(),
  MAIL_FROM: z.string().optional(),
  OPERATOR_NAME: z.string().max(200, 'must have at most 200 characters').optional(),
  OPERATOR_CONTACT: z.string().max(200, 'must have at most 200 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be a level of pino, such as info',
    )
    .default('info'),
  SLOW_QUERY_MS: whole(0, 600_000).prefault(String(500)),
  PUBLIC_URL: httpUrl.optional(),
  TLS_CERT_FILE: z.string().optional(),
  METRICS_PORT: whole(0, 65_535).optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
});

type Settings = z.infer<typeof settings>;

/** The first setting requires the others. */
const companions: readonly [keyof Settings, readonly (keyof Settings)[]][] = [
  ['DATABASE_URL', ['JWT_SECRET']],
  ['JWT_SECRET_PREVIOUS', ['JWT_SECRET']],
  ['AI_BASE_URL', ['AI_MODEL']],
  ['SMTP_URL', ['MAIL_FROM', 'PUBLIC_URL']],
  ['S3_ENDPOINT', ['S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
];

function s3Of(values: Settings) {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = values;
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = values;
  if (!endpoint || !bucket || !accessKeyId || !secretAccessKey) return undefined;
  return { endpoint, bucket, accessKeyId, secretAccessKey, region };
}

function mailOf({ SMTP_URL: smtpUrl, MAIL_FROM: from, PUBLIC_URL: publicUrl }: Settings) {
  if (!smtpUrl || !from || !publicUrl) return undefined;
  return { smtpUrl, from, publicUrl };
}

/** Reads the environment once. An empty value counts as not set. */
export function loadConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = settings.safeParse(given);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `${String(issue.path[0])} ${issue.message}`);
    throw new StartError(lines.join('; '));
  }
  const values = parsed.data;
  for (const [name, needed] of companions) {
    const missing = needed.filter((other) => values[other] === undefined);
    if (values[name] !== undefined && missing.length > 0) {
      throw new StartError(`${name} needs ${missing.join(' and ')} as well`);
    }
  }
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir: resolve(values.DATA_DIR),
    databaseUrl: values.DATABASE_URL,
    jwtSecret: values.JWT_SECRET,
    previousJwtSecret: values.JWT_SECRET_PREVIOUS,
    languageModel: values.AI_BASE_URL && {
      baseUrl: values.AI_BASE_URL,
      apiKey: values.AI_API_KEY,
      model: values.AI_MODEL ?? null,
    },
    speechService: values.STT_BASE_URL && {
      baseUrl: values.STT_BASE_URL,
      apiKey: values.STT_API_KEY,
      model: values.STT_MODEL,
    },
    voiceService: values.TTS_BASE_URL && {
      baseUrl: values.TTS_BASE_URL,
      apiKey: values.TTS_API_KEY,
      model: values.TTS_MODEL,
      voice: values.TTS_VOICE,
    },
    speech: values.STT === 'on',
    whisper: {
      model: values.WHISPER_MODEL,
      modelDir: values.WHISPER_MODEL_DIR,
      workers: values.WHISPER_WORKERS,
    },
    backupQuotaBytes: values.BACKUP_QUOTA_MB * 1024 * 1024,
    s3: s3Of(values),
    mail: mailOf(values),
    /** Named on the pages about privacy and terms. */
    operator: { name: values.OPERATOR_NAME ?? null, contact: values.OPERATOR_CONTACT ?? null },
    allowedOrigins: values.ALLOWED_ORIGINS,
    adScriptUrl: values.AD_SCRIPT_URL,
    limits: {
      signIns: values.LIMIT_SIGN_INS,
      addressSignIns: values.LIMIT_ADDRESS_SIGN_INS,
      registrations: values.LIMIT_REGISTRATIONS,
      mails: values.LIMIT_MAILS,
      addressMails: values.LIMIT_ADDRESS_MAILS,
      passkeySignIns: values.LIMIT_PASSKEY_SIGN_INS,
      secondFactors: values.LIMIT_SECOND_FACTORS,
      analyses: values.LIMIT_ANALYSES,
      generations: values.LIMIT_GENERATIONS,
      voices: values.LIMIT_VOICES,
      calls: values.LIMIT_CALLS,
      clientErrors: values.LIMIT_CLIENT_ERRORS,
      clientErrorsHourly: values.LIMIT_CLIENT_ERRORS_HOURLY,
    } satisfies Record<RateLimit, number>,
    /** Proxies whose forwarding headers are trusted. */
    trustProxy: values.TRUST_PROXY,
    drainMs: values.DRAIN_SECONDS * 1000,
    logLevel: values.LOG_LEVEL,
    /** 0 switches the report off. */
    slowQueryMs: values.SLOW_QUERY_MS,
    /** Where browsers find the service: for links in mails, passkeys, and `npm run doctor`. */
    publicUrl: values.PUBLIC_URL,
    /** The certificate that the proxy shows: its end is reported as a metric. */
    tlsCertFile: values.TLS_CERT_FILE && resolve(values.TLS_CERT_FILE),
    metrics:
      values.METRICS_PORT === undefined
        ? null
        : { port: values.METRICS_PORT, host: values.METRICS_HOST },
  };
}

export type Config = ReturnType<typeof loadConfig>;
