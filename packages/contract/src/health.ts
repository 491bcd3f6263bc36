import { z } from 'zod';

/** `off`: the settings or the version of this server exclude it. */
const status = z.enum(['ok', 'down', 'off']);

export const engineRoles = ['questions', 'analysis', 'speech', 'voice'] as const;

export const provider = z.enum(['embedded', 'openai-compatible']);

const engine = z.object({
  status,
  provider,
  model: z.string().nullable(),
  /** The model that makes captions while someone speaks, if it is another one. */
  captions: z.string().optional(),
});

export type EngineHealth = z.infer<typeof engine>;

export const health = z.object({
  status: z.enum(['ok', 'down']),
  version: z.string(),
  /** Seconds since the process started. */
  uptime: z.number().nonnegative(),
  database: z.object({ status, latencyMs: z.number().nullable() }),
  queue: z.object({ status }),
  engines: z.record(z.enum(engineRoles), engine),
});

export type Health = z.infer<typeof health>;
