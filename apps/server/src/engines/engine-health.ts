import type { EngineHealth, engineRoles } from '@daedap/contract/health';
import type { Clock } from '../lib/clock.ts';
import type { Config } from '../lib/config.ts';
import type { LanguageEngines } from './language/ports.ts';
import type { Transcriber } from './speech/transcriber.ts';
import type { Speaker } from './voice/speaker.ts';

const probeTimeoutMs = 2_000;
/** Health is public and asked often; an engine is not asked more often than this. */
const probeLifetimeMs = 10_000;

type Role = (typeof engineRoles)[number];

export type EnginesHealth = Record<Role, EngineHealth>;

type EngineTest = {
  provider: EngineHealth['provider'];
  model: string | null;
  ok: boolean;
  latency: number | null;
};

export type EngineReports = {
  /** Which engine serves each role, and whether it is there. */
  health: () => Promise<EnginesHealth>;
  /** The same, by a real call to each. */
  test: () => Promise<Record<Role, EngineTest>>;
};

type Engines = LanguageEngines & { transcriber: Transcriber | null; speaker: Speaker | null };
type EngineConfig = Pick<Config, 'languageModel' | 'speechService' | 'voiceService'>;

export function createEngineReports(
  config: EngineConfig,
  engines: Engines,
  clock: Clock,
): EngineReports {
  const { interviewer, evaluator, transcriber, speaker } = engines;
  return {
    health: atMostEvery(probeLifetimeMs, clock, async () => {
      const [language, speech, voice] = await Promise.all([
        healthOf(interviewer, config.languageModel || null),
        transcriber ? healthOf(engineOf(transcriber), config.speechService || null) : off,
        speaker ? healthOf(speaker, config.voiceService || null) : off,
      ]);
      return { questions: language, analysis: language, speech, voice };
    }),
    test: atMostEvery(probeLifetimeMs, clock, async () => {
      const [questions, analysis, speech, voice] = await Promise.all([
        tested(interviewer),
        tested(evaluator),
        transcriber ? tested(engineOf(transcriber)) : absent,
        speaker ? tested(speaker) : absent,
      ]);
      return { questions, analysis, speech, voice };
    }),
  };
}

/** Asks once for everyone who wants to know within that time. */
function atMostEvery<Answer>(
  lifetimeMs: number,
  clock: Clock,
  ask: () => Promise<Answer>,
): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | null = null;
  return () => {
    const now = clock.now().getTime();
    // In the future when the clock was put back.
    if (!last || now - last.at >= lifetimeMs || last.at > now) last = { at: now, answer: ask() };
    return last.answer;
  };
}

type Engine = {
  provider: EngineHealth['provider'];
  model: string | null;
  captions?: string;
  check: () => Promise<void>;
};

function engineOf({ provider, models, check }: Transcriber): Engine {
  const { text: model, captions } = models();
  return { provider, model, check, ...(captions !== model && { captions }) };
}

const embedded = { provider: 'embedded', model: null } as const;
const off: EngineHealth = { status: 'off', ...embedded };
const absent: EngineTest = { ...embedded, ok: false, latency: null };

async function tested({ provider, model, check }: Engine): Promise<EngineTest> {
  const start = performance.now();
  const ok = await check().then(
    () => true,
    // Whether it answers is all that is asked here; its own calls log why not.
    () => false,
  );
  return { provider, model, ok, latency: Math.round(performance.now() - start) };
}

type Endpoint = { baseUrl: string; apiKey: string | undefined };

/** An endpoint is asked for its models, which every one of them lists and which costs nothing. */
async function healthOf(
  { provider, model, captions }: Engine,
  endpoint: Endpoint | null,
): Promise<EngineHealth> {
  if (!endpoint) return { status: 'ok', provider, model, ...(captions && { captions }) };
  try {
    const answer = await fetch(`${endpoint.baseUrl.replace(/\/$/, '')}/models`, {
      headers: endpoint.apiKey ? { authorization: `Bearer ${endpoint.apiKey}` } : {},
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    await answer.body?.cancel();
    return { status: answer.ok ? 'ok' : 'down', provider, model };
  } catch {
    // No answer in time is the answer: it is down.
    return { status: 'down', provider, model };
  }
}
