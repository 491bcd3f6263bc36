import { z } from 'zod';
import { id, sessionRef } from './ids.ts';

/** The events of the socket. */
export const joinSessionEvent = 'join-session';
export const analysisProgressEvent = 'analysisProgress';

export const joinSession = sessionRef;

/** How the server acknowledges `join-session`. */
export const joinSessionResponse = z.object({ success: z.boolean(), sessionId: id.optional() });

export type JoinSessionResponse = z.output<typeof joinSessionResponse>;

export const progressSteps = ['received', 'transcribing', 'analysing', 'done', 'failed'] as const;

export const analysisProgress = z.object({
  sessionId: id,
  questionId: id,
  answerId: id,
  step: z.enum(progressSteps),
  message: z.string(),
  /** Percent. */
  progress: z.int().min(0).max(100),
  error: z.string().optional(),
});

export type AnalysisProgress = z.output<typeof analysisProgress>;
