import type { EngineHealth, engineRoles } from '@daedap/contract/health';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';

const probeTimeoutMs = 2_000;
/** Health is public and asked often; an endpoint is not asked more often than this. */
const probeLifetimeMs = 10_000;

export type EnginesHealth = Record<(typeof engineRoles)[number], EngineHealth>;

type EngineConfig = Pick<Config, 'languageModel' | 'speechService' | 'speech'>;

type Endpoint = { baseUrl: string; apiKey: string | undefined; model: string | null };

/** Which engine serves each role, by the settings, and whether it answers. */
async function engineHealth(config: EngineConfig): Promise<EnginesHealth> {
  const [language, speech] = await Promise.all([
    endpointHealth(config.languageModel || null),
    config.speech ? endpointHealth(config.speechService || null) : embeddedOff,
  ]);
  return { questions: language, analysis: language, speech };
}

/** The same, asked once for everyone who wants to know within ten seconds. */
export function createEngineHealth(
  config: EngineConfig,
  clock: Clock,
): () => Promise<EnginesHealth> {
  let last: { at: number; answer: Promise<EnginesHealth> } | null = null;
  return () => {
    const now = clock.now().getTime();
    if (!last || now - last.at >= probeLifetimeMs) last = { at: now, answer: engineHealth(config) };
    return last.answer;
  };
}

/** The embedded coach and speech engine are not part of this version. */
const embeddedOff: EngineHealth = { status: 'off', provider: 'embedded', model: null };

/** Asks an OpenAI-compatible endpoint for its models, which every one of them lists and which costs nothing. */
async function endpointHealth(endpoint: Endpoint | null): Promise<EngineHealth> {
  if (!endpoint) return embeddedOff;
  const provider = 'openai-compatible';
  try {
    const answer = await fetch(`${endpoint.baseUrl.replace(/\/$/, '')}/models`, {
      headers: endpoint.apiKey ? { authorization: `Bearer ${endpoint.apiKey}` } : {},
      signal: AbortSignal.timeout(probeTimeoutMs),
    });
    await answer.body?.cancel();
    return { status: answer.ok ? 'ok' : 'down', provider, model: endpoint.model };
  } catch {
    return { status: 'down', provider, model: endpoint.model };
  }
}
